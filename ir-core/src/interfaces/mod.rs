//! Operation interfaces that passes query, and their registration.
//!
//! An interface is a trait that a typed handle implements (`impl BranchOpInterface for CondBranchOp`), and a *model*: a table
//! of the trait's functions for one handle, which can be called without the handle type. A definition offers models
//! ([`OpInterfaces::interfaces`]); generated code names them in its [`OpSpec`](crate::runtime::OpSpec).

mod calls;
mod control_flow;
mod effects;
mod inliner;
mod model;
mod symbol_table;
mod symbol_uses;
mod symbols;

pub use calls::{CallModel, CallOpInterface, Callable, CallableModel, CallableOpInterface};
pub use control_flow::{
    BranchModel, BranchOpInterface, LoopLikeModel, LoopLikeOpInterface, RegionBranchModel,
    RegionBranchOpInterface, RegionBranchTerminatorModel, RegionBranchTerminatorOpInterface, RegionPoint,
    RegionSuccessor, SuccessorOperands,
};
pub use effects::{
    EffectInstance, EffectKind, MemoryEffectsModel, MemoryEffectsOpInterface, Speculatability,
    SpeculationModel, SpeculationOpInterface, effects_of, is_memory_effect_free, is_pure, is_speculatable,
    is_trivially_dead, would_be_trivially_dead,
};
pub(crate) use effects::{blocking_op, has_droppable_effects};
pub use inliner::DialectInlinerInterface;
pub use model::OpInterfaces;
pub use symbol_table::{SymbolError, SymbolTable, replace_all_symbol_uses, symbol_uses};
pub use symbol_uses::{SymbolUse, SymbolUses};
pub(crate) use symbols::{SYMBOL_ATTRIBUTES, string_value};
pub use symbols::{Visibility, is_symbol, symbol_name, visibility};

use crate::diagnostic::Diagnostic;

/// Declares an interface's trait and model.
macro_rules! interface {
    (
        $(#[$doc:meta])*
        $name:ident, $(#[$model_doc:meta])* $model:ident {
            $($(#[$method_doc:meta])* fn $method:ident(self, ctx, ir $(, $argument:ident: $ty:ty)*) -> $result:ty
                $({ $default:expr })?;)*
        }
    ) => {
        $(#[$doc])*
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not implement an interface that its definition names",
            note = "write `impl interfaces::… for {Self}` beside the generated code; `odsgen skeleton` prints it"
        )]
        pub trait $name: $crate::ir::OpHandle {
            $(interface!(@method $(#[$method_doc])* $method ($($argument: $ty),*) -> $result $({ $default })?);)*
        }

        $(#[$model_doc])*
        #[derive(Debug)]
        pub struct $model {
            $($(#[$method_doc])*
            pub $method: fn(
                &$crate::context::Context, &$crate::ir::Ir, $crate::ir::Op $(, $ty)*
            ) -> $result,)*
        }

        impl $model {
            /// Creates the model from the handle's implementation.
            #[must_use]
            pub const fn of<T: $name>() -> Self {
                Self {
                    $($method: |_ctx, ir, op $(, $argument)*| {
                        T::$method(T::from_op_unchecked(op), ir $(, $argument)*)
                    },)*
                }
            }
        }
    };
    (@method $(#[$doc:meta])* $method:ident ($($argument:ident: $ty:ty),*) -> $result:ty) => {
        $(#[$doc])*
        fn $method(self, ir: &$crate::ir::Ir $(, $argument: $ty)*) -> $result;
    };
    (@method $(#[$doc:meta])* $method:ident ($($argument:ident: $ty:ty),*) -> $result:ty { $default:expr }) => {
        $(#[$doc])*
        fn $method(self, _ir: &$crate::ir::Ir $(, $argument: $ty)*) -> $result {
            $(let _ = $argument;)*
            $default
        }
    };
}
use interface;

interface! {
    /// Operations that refer to symbols and verify the references (MLIR's `SymbolUserOpInterface`).
    SymbolUserOpInterface,
    /// See [`SymbolUserOpInterface`].
    SymbolUserModel {
        /// Verifies the symbols that the operation refers to.
        fn verify_symbol_uses(self, ctx, ir) -> Result<(), Diagnostic>;
    }
}

/// The interfaces that an operation implements.
#[derive(Clone, Copy, Debug)]
pub struct Interfaces {
    /// Branches to other blocks.
    pub branch: Option<&'static BranchModel>,
    /// Branches to its own regions.
    pub region_branch: Option<&'static RegionBranchModel>,
    /// Terminates a region of an operation that branches to its regions.
    pub region_branch_terminator: Option<&'static RegionBranchTerminatorModel>,
    /// A loop.
    pub loop_like: Option<&'static LoopLikeModel>,
    /// A call.
    pub call: Option<&'static CallModel>,
    /// A callable.
    pub callable: Option<&'static CallableModel>,
    /// Verifies the symbols that it refers to.
    pub symbol_user: Option<&'static SymbolUserModel>,
    /// Computes its memory effects.
    pub memory_effects: Option<&'static MemoryEffectsModel>,
    /// Computes whether it may be executed speculatively.
    pub speculation: Option<&'static SpeculationModel>,
}

impl Interfaces {
    /// No interfaces.
    pub const NONE: Self = Interfaces {
        branch: None,
        region_branch: None,
        region_branch_terminator: None,
        loop_like: None,
        call: None,
        callable: None,
        symbol_user: None,
        memory_effects: None,
        speculation: None,
    };
}

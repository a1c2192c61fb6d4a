//! Operation interfaces that passes query, and their registration.
//!
//! An interface is a trait that a typed handle implements (`impl BranchOpInterface for CondBranchOp`), and
//! a *model*: a table of the trait's functions for one handle, which can be called without the handle type.
//! A definition supplies models ([`OpInterfaces::interfaces`]). Generated code lists them in its
//! [`OpSpec`](crate::runtime::OpSpec).
//!
//! The dispatch through a table of functions does not need a handle type.

mod calls;
mod control_flow;
mod destructuring;
mod effect_instances;
mod effects;
mod inliner;
mod memory_slots;
mod model;
mod op_trait;
mod symbol_table;
mod symbol_uses;
mod symbols;

pub use calls::{CallModel, CallOpInterface, Callable, CallableModel, CallableOpInterface};
pub use control_flow::{
    BranchModel, BranchOpInterface, LoopLikeModel, LoopLikeOpInterface, RegionBranchModel,
    RegionBranchOpInterface, RegionBranchTerminatorModel, RegionBranchTerminatorOpInterface, RegionPoint,
    RegionSuccessor, SuccessorOperands,
};
pub use destructuring::{
    DestructurableAccessorModel, DestructurableAccessorOpInterface, DestructurableAllocationModel,
    DestructurableAllocationOpInterface, DestructurableMemorySlot, DestructurableTypeInterface, Rewiring,
    SafeMemorySlotAccessModel, SafeMemorySlotAccessOpInterface, Subslot, Subslots, elements_of_aggregate,
};
pub use effect_instances::{EffectInstance, EffectKind};
pub use effects::{
    DialectSpeculationInterface, EffectFreeOps, MemoryEffectsModel, MemoryEffectsOpInterface,
    Speculatability, SpeculationModel, SpeculationOpInterface, effects_of, is_memory_effect_free, is_pure,
    is_speculatable, is_trivially_dead, would_be_trivially_dead,
};
pub(crate) use effects::{blocking_op, has_droppable_effects};
pub use inliner::{DialectInlinerInterface, replace_by_operands};
pub use memory_slots::{
    DeletionKind, MemorySlot, PromotableAllocationModel, PromotableAllocationOpInterface, PromotableMemModel,
    PromotableMemOpInterface, PromotableModel, PromotableOpInterface, erase_promoted,
};
pub use model::OpInterfaces;
pub use op_trait::OpTrait;
pub use symbol_table::{SymbolError, SymbolTable, replace_all_symbol_uses, symbol_uses};
pub use symbol_uses::{SymbolUse, SymbolUses};
pub(crate) use symbols::{SYMBOL_ATTRIBUTES, string_value};
pub use symbols::{Visibility, is_symbol, symbol_name, visibility};

use crate::diagnostic::Diagnostic;

/// Declares an interface's trait and model: methods that query the IR, then methods that change it.
macro_rules! interface {
    (
        $(#[$doc:meta])*
        $name:ident, $(#[$model_doc:meta])* $model:ident {
            $($(#[$method_doc:meta])* fn $method:ident(self, ctx, ir $(, $argument:ident: $ty:ty)*) -> $result:ty
                $({ $default:expr })?;)*
        }
        $(changes {
            $($(#[$change_doc:meta])* fn $change:ident(self, builder $(, $given:ident: $given_ty:ty)*) -> $changed:ty
                $({ $change_default:expr })?;)*
        })?
    ) => {
        $(#[$doc])*
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not implement an interface that its definition names",
            note = "write `impl interfaces::… for {Self}` beside the generated code; `odsgen skeleton` prints it"
        )]
        pub trait $name: $crate::ir::OpHandle {
            $(interface!(@method $(#[$method_doc])* $method ($($argument: $ty),*) -> $result $({ $default })?);)*
            $($(interface!(
                @change $(#[$change_doc])* $change ($($given: $given_ty),*) -> $changed $({ $change_default })?
            );)*)?
        }

        $(#[$model_doc])*
        pub struct $model {
            $($(#[$method_doc])*
            pub $method: &'static (
                dyn Fn(
                    &$crate::context::Context, &$crate::ir::Ir, $crate::ir::Op $(, $ty)*
                ) -> $result + Send + Sync
            ),)*
            $($($(#[$change_doc])*
            pub $change: &'static (
                dyn Fn(&mut $crate::ir::Builder<'_>, $crate::ir::Op $(, $given_ty)*) -> $changed
                    + Send + Sync
            ),)*)?
        }

        impl std::fmt::Debug for $model {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($model))
            }
        }

        impl $model {
            /// Creates the model from the handle's implementation.
            #[must_use]
            pub const fn new<T: $name>() -> Self {
                Self {
                    $($method: &|_ctx, ir, op $(, $argument)*| {
                        T::$method(T::from_op_unchecked(op), ir $(, $argument)*)
                    },)*
                    $($($change: &|builder, op $(, $given)*| {
                        T::$change(T::from_op_unchecked(op), builder $(, $given)*)
                    },)*)?
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
    (@change $(#[$doc:meta])* $method:ident ($($given:ident: $ty:ty),*) -> $result:ty) => {
        $(#[$doc])*
        fn $method(self, builder: &mut $crate::ir::Builder<'_> $(, $given: $ty)*) -> $result;
    };
    (@change $(#[$doc:meta])* $method:ident ($($given:ident: $ty:ty),*) -> $result:ty { $default:expr }) => {
        $(#[$doc])*
        fn $method(self, _builder: &mut $crate::ir::Builder<'_> $(, $given: $ty)*) -> $result {
            $(let _ = $given;)*
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
    /// Allocates memory slots that can be promoted.
    pub promotable_allocation: Option<&'static PromotableAllocationModel>,
    /// Accesses memory slots that can be promoted.
    pub promotable_memory: Option<&'static PromotableMemModel>,
    /// Can do without uses of pointers of memory slots.
    pub promotable: Option<&'static PromotableModel>,
    /// Allocates memory slots that can be destructured.
    pub destructurable_allocation: Option<&'static DestructurableAllocationModel>,
    /// Accesses elements of memory slots that can be destructured.
    pub destructurable_accessor: Option<&'static DestructurableAccessorModel>,
    /// May stay within the memory slots that it uses.
    pub safe_access: Option<&'static SafeMemorySlotAccessModel>,
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
        promotable_allocation: None,
        promotable_memory: None,
        promotable: None,
        destructurable_allocation: None,
        destructurable_accessor: None,
        safe_access: None,
    };
}

//! Names of values in printed text.

use super::{OpHandle, OpSpec};
use crate::context::Context;
use crate::ir::{Ir, Op, Region, Value};

/// What the author of an operation writes that names values when they are printed (MLIR's `getAsmResultNames` and
/// `getAsmBlockArgumentNames`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not name its values, which an interface in its definition promises",
    note = "write `impl AsmNames for {Self}` beside the generated code"
)]
pub trait AsmNames: OpHandle {
    /// Calls `name` with results, in order, and names for them: with the first result of each group that is to have a name
    /// of its own.
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str));

    /// Calls `name` with arguments of a region's blocks and names for them.
    fn block_argument_names(self, _ir: &Ir, _region: Region, _name: &mut dyn FnMut(Value, &str)) {}
}

/// Names the results of an operation.
pub type NameResults = fn(&Context, &Ir, Op, &mut dyn FnMut(Value, &str));

/// Names the arguments of a region's blocks.
pub type NameArguments = fn(&Context, &Ir, Op, Region, &mut dyn FnMut(Value, &str));

/// How an operation's values are named when they are printed.
#[derive(Clone, Copy, Debug)]
pub enum ValueNames {
    /// They have numbers.
    Numbers,
    /// Each group of results has its name in the definition: what mlir-tblgen does where there is more than one.
    Groups,
    /// The author says it.
    ByHand {
        /// Of results.
        results: NameResults,
        /// Of arguments of a region's blocks.
        arguments: NameArguments,
    },
}

impl ValueNames {
    /// What the author wrote for the operation of this handle.
    #[must_use]
    pub const fn by_hand<T: AsmNames>() -> ValueNames {
        ValueNames::ByHand {
            results: |_, ir, op, name| T::from_op_unchecked(op).result_names(ir, name),
            arguments: |_, ir, op, region, name| {
                T::from_op_unchecked(op).block_argument_names(ir, region, name);
            },
        }
    }

    /// Names the results of an operation.
    pub(super) fn results(
        &self,
        spec: &OpSpec,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        name: &mut dyn FnMut(Value, &str),
    ) {
        match self {
            ValueNames::Numbers => {}
            ValueNames::Groups => {
                for (index, group) in spec.results.iter().enumerate() {
                    if let Some(first) = super::groups::result_group(spec, ir, op, index).next() {
                        name(ir.result(op, first), group.name);
                    }
                }
            }
            ValueNames::ByHand { results, .. } => results(ctx, ir, op, name),
        }
    }
}

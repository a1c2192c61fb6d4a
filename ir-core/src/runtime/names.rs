//! Suggested names of values in the printed form.

use super::{OpHandle, OpSpec};
use crate::context::{Context, function_traits};
use crate::ir::{Ir, Op, Region, Value};

/// User-provided names of values (MLIR's `getAsmResultNames` and `getAsmBlockArgumentNames`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not name its values, which an interface in its definition promises",
    note = "write `impl AsmNames for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait AsmNames: OpHandle {
    /// Calls `name` with results, in order, and their suggested names. The results are the first ones of
    /// groups with a name.
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str));

    /// Calls `name` with block arguments of a region and their suggested names.
    fn block_argument_names(self, _ir: &Ir, _region: Region, _name: &mut dyn FnMut(Value, &str)) {}
}

function_traits! {
    /// Names the results of an operation.
    NameResults = Fn(&Context, &Ir, Op, &mut dyn FnMut(Value, &str));
    /// Names the block arguments of a region.
    NameArguments = Fn(&Context, &Ir, Op, Region, &mut dyn FnMut(Value, &str));
}

/// The source of the names of an operation's values.
#[derive(Clone, Copy, Debug)]
pub enum ValueNames {
    /// Values are numbered.
    Numbers,
    /// Each result segment has its name in the definition: mlir-tblgen's default for several segments.
    Groups,
    /// User-provided names.
    HandWritten {
        /// Names results.
        results: &'static dyn NameResults,
        /// Names block arguments of a region.
        arguments: &'static dyn NameArguments,
    },
}

impl ValueNames {
    /// The user-provided names for the operation of this handle.
    #[must_use]
    pub const fn hand_written<T: AsmNames>() -> ValueNames {
        ValueNames::HandWritten {
            results: &|_, ir, op, name| T::from_op_unchecked(op).result_names(ir, name),
            arguments: &|_, ir, op, region, name| {
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
            ValueNames::HandWritten { results, .. } => results(ctx, ir, op, name),
        }
    }
}

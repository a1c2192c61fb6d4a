//! Patterns that convert the types of functions, calls, branches and structured control flow, and nothing
//! else (MLIR's `populate…TypeConversion…` functions), with the corresponding legality.

mod branches;
mod functions;
mod regions;

pub(crate) use branches::converted_block;
pub use branches::{
    add_branch_conversions, add_branch_operand_conversion, is_legal_branch, make_branches_legal,
};
pub use functions::{
    add_call_conversion, add_function_conversion, add_return_conversion, is_legal_return, is_legal_signature,
};
pub use regions::{add_scf_conversions, make_scf_legal};

use ir_core::ir::{Op, Value};
use ir_core::rewrite::{ConversionRewriter, TypeConverter};

/// The converted types of each result of an operation; `None` if one has no conversion.
fn result_lists(
    rewriter: &ConversionRewriter<'_, '_>,
    op: Op,
    converter: &TypeConverter,
) -> Option<Vec<Vec<ir_core::context::Type>>> {
    let types = rewriter.ir().result_types(op);
    types.map(|ty| converter.convert_types(rewriter.context(), [ty])).collect()
}

/// Replaces an operation by another one. Each old result becomes a list of new results.
fn replace_by_lists<T>(rewriter: &mut ConversionRewriter<'_, '_>, op: Op, new: Op, lists: &[Vec<T>]) {
    let mut results = rewriter.ir().results(new).to_vec().into_iter();
    let values: Vec<Vec<Value>> =
        lists.iter().map(|list| results.by_ref().take(list.len()).collect()).collect();
    rewriter.replace_op_with_multiple(op, &values);
}

//! References to symbols, and calls of functions by name.

use ir_core::runtime::checks::quoted_types;

use crate::prelude::*;

/// The name that a reference begins with; empty if there is no reference.
pub(crate) fn root(ctx: &Context, reference: Option<Attribute>) -> Ident {
    match reference.map(|attr| attr.kind(ctx)) {
        Some(AttrKind::SymbolRef { root, .. }) => root,
        _ => ctx.ident(""),
    }
}

/// Checks a call of the function of this name, by its argument types and result types; `None` if there is no such function.
pub(crate) fn verify_call(ir: &Ir, op: Op, name: Ident, signature: Option<(&[Type], &[Type])>) -> Verified {
    let ctx = ir.context();
    let fail = |message: String| Err(op_error(ir, op, &message));
    let Some((inputs, results)) = signature else {
        return fail(format!("'{}' does not reference a valid function", name.as_str(ctx)));
    };
    if inputs.len() != ir.num_operands(op) {
        return fail("incorrect number of operands for callee".to_owned());
    }
    for (index, (expected, given)) in inputs.iter().zip(ir.operand_types(op)).enumerate() {
        if *expected != given {
            let (expected, given) = (expected.to_text(ctx), given.to_text(ctx));
            return fail(format!(
                "operand type mismatch: expected operand type '{expected}', but provided '{given}' for operand number \
                 {index}"
            ));
        }
    }
    let given: Vec<Type> = ir.result_types(op).collect();
    if results.len() != given.len() {
        return fail("incorrect number of results for callee".to_owned());
    }
    let Some(index) = results.iter().zip(&given).position(|(expected, given)| expected != given) else {
        return Ok(());
    };
    let location = ir.location(op);
    let notes = [("      op", given.as_slice()), ("function", results)];
    let error = op_error(ir, op, &format!("result type mismatch at index {index}"));
    Err(notes.into_iter().fold(error, |error, (subject, types)| {
        error.with_note(location, format!("{subject} result types: {}", quoted_types(ctx, types)))
    }))
}

//! `FunctionOpInterface`.

use crate::context::{Context, Type};
use crate::ir::{Ir, Op};
use crate::predicates::{
    attributes::{array_elements, type_value},
    types::{function_inputs, function_results},
};
use crate::runtime::{properties::get, verify::Verified};
use crate::verify::{SignatureElement, attribute_verifier, op_error};

/// `FunctionOpInterface`, for operations with the attributes `function_type`, `arg_attrs` and `res_attrs`.
pub fn function(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let ty = get(ir, op, "function_type").and_then(|attr| type_value(ctx, attr));
    let Some((inputs, results)) = ty.and_then(|ty| function_inputs(ctx, ty).zip(function_results(ctx, ty)))
    else {
        return Ok(());
    };
    signature(ctx, ir, op, inputs, results)
}

/// Verifies a function whose type is not builtin as [`function`] does: the attributes of arguments and results, and the
/// arguments of the entry block.
///
/// # Errors
/// With MLIR's messages.
pub fn signature(ctx: &Context, ir: &Ir, op: Op, inputs: &[Type], results: &[Type]) -> Verified {
    dictionaries(ctx, ir, op, "argument", inputs.len())?;
    dictionaries(ctx, ir, op, "result", results.len())?;
    let Some(entry) = ir.first_block(ir.region(op, 0)) else { return Ok(()) };
    if ir.num_arguments(entry) != inputs.len() {
        let message = format!("entry block must have {} arguments to match function signature", inputs.len());
        return Err(op_error(ir, op, &message));
    }
    for (index, (argument, expected)) in ir.arguments(entry).zip(inputs).enumerate() {
        let ty = ir.value_type(argument);
        if ty != *expected {
            let message = format!(
                "type of entry block argument #{index}('{}') must match the type of the corresponding argument in \
                 function signature('{}')",
                ty.to_text(ctx),
                expected.to_text(ctx)
            );
            return Err(op_error(ir, op, &message));
        }
    }
    Ok(())
}

/// Verifies the attributes of arguments or results: one dictionary for each, whose names have a dialect prefix.
fn dictionaries(ctx: &Context, ir: &Ir, op: Op, kind: &str, expected: usize) -> Verified {
    let error = |message: String| Err(op_error(ir, op, &message));
    let name = if kind == "argument" { "arg_attrs" } else { "res_attrs" };
    let Some(entries) = get(ir, op, name).and_then(|attr| array_elements(ctx, attr)) else {
        return Ok(());
    };
    if entries.len() != expected {
        return error(format!(
            "expects {kind} attribute array to have the same number of elements as the number of function {kind}s, \
             got {}, but expected {expected}",
            entries.len()
        ));
    }
    for (index, entry) in entries.iter().enumerate() {
        let Some(attributes) = entry.dictionary_entries(ctx) else {
            return error(format!(
                "expects {kind} attribute dictionary to be a DictionaryAttr, but got `{}`",
                entry.to_text(ctx)
            ));
        };
        let place = SignatureElement { region: 0, index };
        for attribute in attributes {
            if !attribute.name.as_str(ctx).contains('.') {
                return error(format!("{kind}s may only have dialect attributes"));
            }
            let Some(dialect) = attribute_verifier(ctx, attribute.name) else { continue };
            match kind {
                "argument" => dialect.verify_region_argument_attribute(ctx, ir, op, place, *attribute)?,
                _ => dialect.verify_region_result_attribute(ctx, ir, op, place, *attribute)?,
            }
        }
    }
    Ok(())
}

//! Calls of functions of the C library.

use dialects::func::{CallOp, FuncOp};
use ir_core::context::{Attribute, Location, Type};
use ir_core::ir::{Op, OpBuilder, OpHandle as _};
use ir_core::num::FloatSemantics;
use ir_core::rewrite::PatternRewriter;
use ir_core::verify::{nearest_symbol, nearest_symbol_table};

/// The name of a function for a float format. `function` is the name for `f64`; that for `f32` has the
/// suffix `f`.
pub(crate) fn function_for(format: FloatSemantics, function: &str) -> Option<String> {
    match format {
        FloatSemantics::F32 => Some(format!("{function}f")),
        FloatSemantics::F64 => Some(function.to_owned()),
        _ => None,
    }
}

/// Replaces an operation by a call of the function. Declares the function with an attribute if no symbol
/// has its name.
pub(crate) fn replace_by_call(
    rewriter: &mut PatternRewriter<'_>,
    op: Op,
    name: &str,
    attribute: Option<&str>,
) -> Option<()> {
    let ir = rewriter.ir();
    let types: Vec<Type> = ir.result_types(op).collect();
    let operands = ir.operands(op).to_vec();
    declare(rewriter, op, name, attribute)?;
    rewriter.set_insertion_point(op);
    let call = CallOp::create(rewriter, &types, name, &operands);
    let results = rewriter.ir().results(call.op()).to_vec();
    rewriter.replace_op(op, &results);
    Some(())
}

/// Declares a function with the operand and result types of an operation at the start of the nearest symbol
/// table.
fn declare(rewriter: &mut PatternRewriter<'_>, op: Op, name: &str, attribute: Option<&str>) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let table = nearest_symbol_table(ir, op)?;
    let body = ir.first_block(ir.regions(table).next()?)?;
    if nearest_symbol(ir, op, ctx.ident(name)).is_some() {
        return Some(());
    }
    let operands: Vec<Type> = ir.operand_types(op).collect();
    let results: Vec<Type> = ir.result_types(op).collect();
    let ty = ctx.function_type(&operands, &results);
    let location = rewriter.location();
    rewriter.set_insertion_point_to_start(body);
    rewriter.set_location(Location::UNKNOWN);
    let function = FuncOp::builder(rewriter, name, ty).sym_visibility("private").create();
    if let Some(attribute) = attribute {
        rewriter.modify(function.op(), |ir| ir.set_attribute(function.op(), attribute, Attribute::UNIT));
    }
    rewriter.set_location(location);
    Some(())
}

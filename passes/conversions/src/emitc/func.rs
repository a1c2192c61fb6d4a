//! Functions, calls and returns.

use super::types::add;
use dialects::emitc;
use dialects::func::{CallOp, FuncOp, ReturnOp};
use ir_core::context::{Context, NamedAttribute, Type};
use ir_core::interfaces::{Visibility, visibility};
use ir_core::ir::{Ir, Op, OpHandle as _, Value};
use ir_core::rewrite::{ConversionRewriter, PatternSet, TypeConverter};
use std::sync::Arc;

/// Adds the patterns that convert operations of `func` (MLIR's `populateFuncToEmitCPatterns`).
pub fn add_func_to_emitc(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    add(patterns, converter, "CallOpConversion", lower_call);
    add(patterns, converter, "FuncOpConversion", lower_function);
    add(patterns, converter, "ReturnOpConversion", lower_return);
}

/// The attributes of an operation, inherent and discardable, but for those with these names.
fn attributes_except(ctx: &Context, ir: &Ir, op: Op, names: &[&str]) -> Vec<NamedAttribute> {
    let dictionaries = [ir.properties(op), ir.attributes(op)].into_iter().flatten();
    let entries = dictionaries.filter_map(|dictionary| dictionary.dictionary_entries(ctx)).flatten();
    entries.filter(|entry| !names.contains(&entry.name.as_str(ctx))).copied().collect()
}

/// Sets attributes of a new operation.
fn set_attributes(rewriter: &mut ConversionRewriter<'_, '_>, op: Op, attributes: &[NamedAttribute]) {
    let ctx = rewriter.context();
    rewriter.modify(op, |ir| {
        for entry in attributes {
            ir.set_attribute(op, entry.name.as_str(ctx), entry.value);
        }
    });
}

fn lower_call(
    _converter: &Arc<TypeConverter>,
    rewriter: &mut ConversionRewriter<'_, '_>,
    call: CallOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), call.op());
    let types: Vec<Type> = ir.result_types(op).collect();
    if types.len() > 1 {
        return rewriter.mismatch("only functions with zero or one result can be converted");
    }
    let callee = call.callee(ir).to_owned();
    let attributes = attributes_except(ctx, ir, op, &["callee"]);
    let new = emitc::CallOp::create(&mut **rewriter, &types, &callee, operands).op();
    set_attributes(rewriter, new, &attributes);
    let results = rewriter.ir().results(new).to_vec();
    rewriter.replace_op(op, &results);
    Some(())
}

fn lower_function(
    converter: &Arc<TypeConverter>,
    rewriter: &mut ConversionRewriter<'_, '_>,
    function: FuncOp,
    _operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), function.op());
    let (inputs, results) = function.signature(ir);
    if results.len() > 1 {
        return rewriter.mismatch("only functions with zero or one result can be converted");
    }
    let (inputs, results) = (inputs.to_vec(), results.to_vec());
    let Some(signature) = converter.convert_signature(ctx, inputs.iter().copied()) else {
        return rewriter.mismatch("argument type conversion failed");
    };
    let Some(results) = converter.convert_types(ctx, results) else {
        return rewriter.mismatch("result type conversion failed");
    };
    let ir = rewriter.ir();
    let region = ir.region(op, 0);
    let is_declaration = ir.is_empty_region(region);
    let specifier = if is_declaration {
        Some("extern")
    } else {
        (visibility(ir, op) == Visibility::Private).then_some("static")
    };
    let name = function.sym_name(ir).to_owned();
    let attributes = attributes_except(ctx, ir, op, &["sym_name", "function_type"]);
    let ty = ctx.function_type(signature.types(), &results);
    let new = emitc::FuncOp::create(&mut **rewriter, &name, ty).op();
    set_attributes(rewriter, new, &attributes);
    if let Some(specifier) = specifier {
        let specifiers = ctx.array_attr(&[ctx.string_attr(specifier)]);
        rewriter.modify(new, |ir| ir.set_attribute(new, "specifiers", specifiers));
    }
    if !is_declaration {
        let to = rewriter.ir().region(new, 0);
        rewriter.inline_region_at_end(region, to);
        rewriter.convert_region_types(to, converter, Some(&signature))?;
    }
    rewriter.erase_op(op);
    Some(())
}

fn lower_return(
    _converter: &Arc<TypeConverter>,
    rewriter: &mut ConversionRewriter<'_, '_>,
    end: ReturnOp,
    operands: &[Value],
) -> Option<()> {
    if operands.len() > 1 {
        return rewriter.mismatch("only zero or one operand is supported");
    }
    let new = emitc::ReturnOp::builder(&mut **rewriter);
    match operands.first() {
        Some(operand) => new.operand(*operand).create(),
        None => new.create(),
    };
    rewriter.erase_op(end.op());
    Some(())
}

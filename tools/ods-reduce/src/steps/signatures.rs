//! Arguments and results of functions, and arguments of blocks.

use super::{Edit, nested_ops};
use ir_core::Module;
use ir_core::context::{AttrKind, Attribute, Ident, TypeKind};
use ir_core::interfaces::{Callable, is_symbol, symbol_name};
use ir_core::ir::properties::erase_operands;
use ir_core::ir::{Block, Builder, InsertionPoint, Ir, Op, OpBuilder as _, OpState, Order};
use ir_core::rewrite::erase_passed;

const TYPE: &str = "function_type";

/// Drops unused arguments, the last ones first.
pub fn arguments(module: &Module) -> Vec<Edit> {
    let (ir, top) = (module.ir(), module.operation());
    let mut edits: Vec<Edit> = Vec::new();
    for op in nested_ops(module) {
        for index in (0..signature(ir, op).map_or(0, |(inputs, _)| inputs.len())).rev() {
            edits.push(Box::new(move |ir| drop_function_argument(ir, top, op, index)));
        }
        for block in ir.regions(op).flat_map(|region| ir.blocks(region).skip(1)) {
            for index in (0..ir.num_arguments(block)).rev() {
                edits.push(Box::new(move |ir| drop_block_argument(ir, op, block, index)));
            }
        }
    }
    edits
}

/// Drops results of functions that no call uses, the last ones first.
pub fn results(module: &Module) -> Vec<Edit> {
    let (ir, top) = (module.ir(), module.operation());
    let mut edits: Vec<Edit> = Vec::new();
    for op in nested_ops(module) {
        for index in (0..signature(ir, op).map_or(0, |(_, results)| results.len())).rev() {
            edits.push(Box::new(move |ir| drop_function_result(ir, top, op, index)));
        }
    }
    edits
}

/// The inputs and results of a function.
fn signature(ir: &Ir, op: Op) -> Option<(&[ir_core::context::Type], &[ir_core::context::Type])> {
    if !is_symbol(ir, op) {
        return None;
    }
    let AttrKind::Type(ty) = ir.attribute(op, TYPE)?.kind(ir.context()) else { return None };
    match ty.kind(ir.context()) {
        TypeKind::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

/// The direct calls of a function in the module.
fn calls(ir: &Ir, top: Op, function: Option<Ident>) -> Vec<Op> {
    let ctx = ir.context();
    let is_call = |op: &Op| {
        let callable = ir.interfaces(ctx, *op).call.and_then(|call| (call.callable)(ctx, ir, *op));
        let Some(Callable::Symbol(symbol)) = callable else { return false };
        matches!(symbol.kind(ctx), AttrKind::SymbolRef { root, nested: [] } if Some(root) == function)
    };
    ir.nested_ops(top, Order::Pre).filter(is_call).collect()
}

fn without<T: Copy>(list: &[T], index: usize) -> Vec<T> {
    list.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, element)| *element).collect()
}

/// Removes an element of the attributes of arguments or results.
fn drop_element(ir: &mut Ir, op: Op, name: &str, index: usize) {
    let ctx = ir.context().clone();
    let Some(AttrKind::Array(elements)) = ir.attribute(op, name).map(|value| value.kind(&ctx)) else {
        return;
    };
    let rest: Vec<Attribute> = without(elements, index);
    ir.set_attribute(op, name, (!rest.is_empty()).then(|| ctx.array_attr(&rest)));
}

fn drop_function_argument(ir: &mut Ir, top: Op, function: Op, index: usize) -> bool {
    let ctx = ir.context().clone();
    if !ir.is_live(function) {
        return false;
    }
    let Some((inputs, results)) = signature(ir, function).filter(|(inputs, _)| index < inputs.len()) else {
        return false;
    };
    let ty = ctx.type_attr(ctx.function_type(&without(inputs, index), results));
    let entry = ir.regions(function).next().and_then(|region| ir.first_block(region));
    if let Some(entry) = entry {
        if index >= ir.num_arguments(entry) || !ir.is_unused(ir.argument(entry, index)) {
            return false;
        }
        ir.erase_argument(entry, index);
    }
    ir.set_attribute(function, TYPE, ty);
    drop_element(ir, function, "arg_attrs", index);
    for call in calls(ir, top, symbol_name(ir, function)) {
        let operands = ir.interfaces(&ctx, call).call.map(|model| (model.argument_operands)(&ctx, ir, call));
        if let Some(operands) = operands.filter(|operands| index < operands.len()) {
            erase_operands(ir, call, &[operands.start + index]);
            drop_element(ir, call, "arg_attrs", index);
        }
    }
    true
}

fn drop_function_result(ir: &mut Ir, top: Op, function: Op, index: usize) -> bool {
    let ctx = ir.context().clone();
    if !ir.is_live(function) {
        return false;
    }
    let Some((inputs, results)) = signature(ir, function).filter(|(_, results)| index < results.len()) else {
        return false;
    };
    let num_results = results.len();
    let ty = ctx.type_attr(ctx.function_type(inputs, &without(results, index)));
    let calls = calls(ir, top, symbol_name(ir, function));
    let is_unused = |&call: &Op| ir.num_results(call) == num_results && ir.is_unused(ir.result(call, index));
    if !calls.iter().all(is_unused) {
        return false;
    }
    let blocks = ir.regions(function).flat_map(|region| ir.blocks(region));
    let last: Vec<Op> = blocks.filter_map(|block| ir.last_op(block)).collect();
    for op in last {
        if ir.num_successors(op) == 0 && ir.num_operands(op) == num_results {
            erase_operands(ir, op, &[index]);
        }
    }
    ir.set_attribute(function, TYPE, ty);
    drop_element(ir, function, "res_attrs", index);
    for call in calls {
        drop_call_result(ir, call, index);
    }
    true
}

/// Replaces a call by one without the unused result.
fn drop_call_result(ir: &mut Ir, call: Op, index: usize) {
    let types: Vec<_> = ir.result_types(call).collect();
    let operands = ir.operands(call).to_vec();
    let state =
        OpState { operands: &operands, result_types: &without(&types, index), ..OpState::like(ir, call) };
    let mut builder = Builder::new(ir);
    builder.restore_insertion_point(InsertionPoint::before_op(builder.ir(), call));
    let created = builder.create(&state);
    drop_element(ir, created, "res_attrs", index);
    let old = without(&ir.results(call).to_vec(), index);
    for (old, new) in old.into_iter().zip(ir.results(created).to_vec()) {
        ir.replace_all_uses(old, new);
    }
    ir.erase(call);
}

/// Drops an argument of a block that is not an entry block, with the operands that branches pass to it.
fn drop_block_argument(ir: &mut Ir, parent: Op, block: Block, index: usize) -> bool {
    if !ir.is_live(parent) || !ir.is_live_block(block) || index >= ir.num_arguments(block) {
        return false;
    }
    let ctx = ir.context().clone();
    let branches: Vec<(Op, usize)> = ir.block_uses(block).collect();
    let is_plain = |&(op, successor): &(Op, usize)| {
        let passed =
            ir.interfaces(&ctx, op).branch.map(|model| (model.successor_operands)(&ctx, ir, op, successor));
        passed.is_some_and(|passed| passed.produced == 0 && index < passed.operands.len())
    };
    if !ir.is_unused(ir.argument(block, index)) || !branches.iter().all(is_plain) {
        return false;
    }
    for (op, successor) in branches {
        erase_passed(&ctx, ir, op, successor, &[index]);
    }
    ir.erase_argument(block, index);
    true
}

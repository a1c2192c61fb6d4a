//! Loops and conditions. Results become variables, which the regions assign.

use super::types::{add, no_value};
use dialects::emitc;
use dialects::emitc::LValueType;
use dialects::scf::{ConditionOp, ForOp, IfOp, IndexSwitchOp, WhileOp, YieldOp};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Type;
use ir_core::ir::{Block, Op, OpBuilder as _, OpHandle as _, Region, Value};
use ir_core::rewrite::{ConversionRewriter, PatternSet, TypeConverter};
use std::sync::Arc;

type Rewriter<'r, 'a, 'b> = &'r mut ConversionRewriter<'a, 'b>;

/// Adds the patterns that convert operations of `scf` (MLIR's `populateSCFToEmitCConversionPatterns`).
pub fn add_scf_to_emitc(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    add(patterns, converter, "ForLowering", lower_for);
    add(patterns, converter, "IfLowering", lower_if);
    add(patterns, converter, "IndexSwitchOpLowering", lower_switch);
    add(patterns, converter, "WhileLowering", lower_while);
}

/// A variable of the type without an initial value.
fn variable(rewriter: Rewriter<'_, '_, '_>, ty: Type) -> Value {
    let ctx = rewriter.context();
    let op = emitc::VariableOp::create(&mut **rewriter, LValueType::get(ctx, ty).base(), no_value(ctx)).op();
    rewriter.ir().result(op, 0)
}

/// A variable for each result of an operation.
fn result_variables(converter: &TypeConverter, rewriter: Rewriter<'_, '_, '_>, op: Op) -> Option<Vec<Value>> {
    let types: Vec<Type> = rewriter.ir().result_types(op).collect();
    let mut variables = Vec::with_capacity(types.len());
    for ty in types {
        let Some(ty) = converter.convert_type(rewriter.context(), ty) else {
            return rewriter.mismatch("result type conversion failed");
        };
        variables.push(variable(rewriter, ty));
    }
    Some(variables)
}

fn assign(rewriter: Rewriter<'_, '_, '_>, values: &[Value], variables: &[Value]) {
    for (value, variable) in values.iter().zip(variables) {
        emitc::AssignOp::create(&mut **rewriter, *variable, *value);
    }
}

fn load(rewriter: Rewriter<'_, '_, '_>, variables: &[Value]) -> Vec<Value> {
    let ctx = rewriter.context();
    let mut values = Vec::with_capacity(variables.len());
    for variable in variables {
        let variable_type = rewriter.ir().value_type(*variable);
        let ty = LValueType::cast(ctx, variable_type).map_or(variable_type, |ty| ty.value_type(ctx));
        values.push(emitc::LoadOp::create(&mut **rewriter, ty, *variable).result(rewriter.ir()));
    }
    values
}

/// Replaces the `scf.yield` at the end of a block by assignments to variables.
fn end_by_assignments(rewriter: Rewriter<'_, '_, '_>, block: Block, variables: &[Value]) -> Option<()> {
    let ir = rewriter.ir();
    let end = ir.last_op(block).filter(|end| YieldOp::cast(ir, *end).is_some())?;
    let operands: Vec<Value> = ir.operands(end).collect();
    let location = ir.location(end);
    let (point, outer) = (rewriter.insertion_point(), rewriter.location());
    rewriter.set_insertion_point(end);
    rewriter.set_location(location);
    let Some(operands) = rewriter.remapped_values(&operands) else {
        return rewriter.mismatch("failed to lower yield operands");
    };
    assign(rewriter, operands.flat(), variables);
    emitc::YieldOp::create(&mut **rewriter);
    rewriter.erase_op(end);
    rewriter.restore_insertion_point(point);
    rewriter.set_location(outer);
    Some(())
}

/// Moves the blocks of a region, and replaces its yield by assignments to variables.
fn move_blocks(rewriter: Rewriter<'_, '_, '_>, from: Region, to: Region, variables: &[Value]) -> Option<()> {
    rewriter.inline_region_at_end(from, to);
    let block = rewriter.ir().last_block(to)?;
    end_by_assignments(rewriter, block, variables)
}

/// Replaces an operation by the values of its variables.
fn replace(rewriter: Rewriter<'_, '_, '_>, op: Op, variables: &[Value]) {
    let values = load(rewriter, variables);
    rewriter.replace_op(op, &values);
}

fn lower_if(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    choice: IfOp,
    operands: &[Value],
) -> Option<()> {
    let op = choice.op();
    let variables = result_variables(converter, rewriter, op)?;
    let new = emitc::IfOp::create(&mut **rewriter, *operands.first()?);
    let ir = rewriter.ir();
    let then = (choice.then_region(ir), new.then_region(ir));
    let otherwise = (choice.else_region(ir), new.else_region(ir));
    let has_else = !ir.is_empty_region(otherwise.0);
    move_blocks(rewriter, then.0, then.1, &variables)?;
    if has_else {
        move_blocks(rewriter, otherwise.0, otherwise.1, &variables)?;
    }
    replace(rewriter, op, &variables);
    Some(())
}

fn lower_switch(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    switch: IndexSwitchOp,
    operands: &[Value],
) -> Option<()> {
    let op = switch.op();
    let variables = result_variables(converter, rewriter, op)?;
    let cases = switch.cases(rewriter.ir()).to_vec();
    let new = emitc::SwitchOp::create(&mut **rewriter, *operands.first()?, &cases, cases.len() + 1).op();
    // The default region is the first one, and is lowered last.
    for index in (1..=cases.len()).chain([0]) {
        let ir = rewriter.ir();
        let (from, to) = (ir.region(op, index), ir.region(new, index));
        move_blocks(rewriter, from, to, &variables)?;
    }
    replace(rewriter, op, &variables);
    Some(())
}

fn lower_for(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    looped: ForOp,
    operands: &[Value],
) -> Option<()> {
    let op = looped.op();
    let [lower, upper, step, ref inits @ ..] = *operands else { return None };
    if looped.unsigned_cmp(rewriter.ir()) {
        return rewriter.mismatch("unsigned loops are not supported");
    }
    let variables = result_variables(converter, rewriter, op)?;
    assign(rewriter, inits, &variables);
    let counter = rewriter.ir().value_type(lower);
    let new = emitc::ForOp::create(&mut **rewriter, lower, upper, step);
    let point = rewriter.insertion_point();
    let (location, to) = (rewriter.location(), new.region(rewriter.ir()));
    let body = rewriter.create_block(to, None, &[(counter, location)]);
    rewriter.set_insertion_point_to_end(body);
    let mut arguments = vec![rewriter.ir().argument(body, 0)];
    arguments.extend(load(rewriter, &variables));
    rewriter.restore_insertion_point(point);
    let from = looped.region(rewriter.ir());
    let Some(converted) = rewriter.convert_region_types(from, converter, None) else {
        return rewriter.mismatch("region types conversion failed");
    };
    rewriter.merge_blocks(converted?, body, &arguments);
    end_by_assignments(rewriter, body, &variables)?;
    replace(rewriter, op, &variables);
    Some(())
}

/// Creates a loop. Its body computes the condition, and then executes the second region if the condition
/// holds.
fn lower_while(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    looped: WhileOp,
    operands: &[Value],
) -> Option<()> {
    let op = looped.op();
    let results = result_variables(converter, rewriter, op)?;
    let mut variables = Vec::with_capacity(operands.len());
    for init in operands {
        let ty = rewriter.ir().value_type(*init);
        let variable = variable(rewriter, ty);
        assign(rewriter, &[*init], &[variable]);
        variables.push(variable);
    }
    let condition = variable(rewriter, Type::I1);
    let new = emitc::DoOp::create(&mut **rewriter);
    let point = rewriter.insertion_point();
    let regions = [new.body_region(rewriter.ir()), new.condition_region(rewriter.ir())];
    let body = rewriter.create_block(regions[0], None, &[]);
    lower_while_body(converter, rewriter, looped, body, [&results, &variables], condition)?;
    let block = rewriter.create_block(regions[1], None, &[]);
    rewriter.set_insertion_point_to_end(block);
    let expression = emitc::ExpressionOp::create(&mut **rewriter, Type::I1, &[condition]);
    super::arith::expression_body(rewriter, expression);
    let argument = rewriter.insertion_point().map(|point| rewriter.ir().argument(point.block, 0))?;
    let loaded = load(rewriter, &[argument]);
    emitc::YieldOp::builder(&mut **rewriter).result(*loaded.first()?).create();
    rewriter.set_insertion_point_to_end(block);
    let value = expression.result(rewriter.ir());
    emitc::YieldOp::builder(&mut **rewriter).result(value).create();
    rewriter.restore_insertion_point(point);
    replace(rewriter, op, &results);
    Some(())
}

/// Moves both regions of a loop to the body, the second one into a condition.
fn lower_while_body(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    looped: WhileOp,
    body: Block,
    [results, variables]: [&[Value]; 2],
    condition: Value,
) -> Option<()> {
    let ir = rewriter.ir();
    let (before, after) = (looped.before(ir), ir.first_block(looped.after(ir))?);
    rewriter.set_insertion_point_to_end(body);
    let arguments = load(rewriter, variables);
    let Some(before) = rewriter.convert_region_types(before, converter, None) else {
        return rewriter.mismatch("region types conversion failed");
    };
    rewriter.merge_blocks(before?, body, &arguments);
    let ir = rewriter.ir();
    let end = ConditionOp::cast(ir, ir.last_op(body)?)?;
    let (flag, args) = (end.condition(ir), end.args(ir).to_vec());
    rewriter.set_insertion_point(end.op());
    let flag = rewriter.remapped_value(flag)?;
    let assigned = rewriter.remapped_values(&args)?;
    assign(rewriter, assigned.flat(), results);
    assign(rewriter, &[flag], &[condition]);
    // As in MLIR, a second region without operations is omitted, regardless of its yield.
    let is_empty = rewriter.ir().ops(after).count() == 1;
    if !is_empty {
        let new = emitc::IfOp::create(&mut **rewriter, flag);
        let region = new.then_region(rewriter.ir());
        let then = rewriter.create_block(region, None, &[]);
        rewriter.merge_blocks(after, then, &args);
        end_by_assignments(rewriter, then, variables)?;
    }
    rewriter.erase_op(end.op());
    Some(())
}

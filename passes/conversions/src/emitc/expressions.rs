//! `form-expressions`: turns C operators into expressions, and merges single-use expressions into their
//! users.

use super::passes::FormExpressionsPass;
use dialects::emitc::expressions::is_c_expression;
use dialects::emitc::{ExpressionOp, YieldOp};
use ir_core::context::Context;
use ir_core::ir::{Block, Builder, Ir, Mapping, Op, OpBuilder, OpHandle as _, Order, Region, Value};
use ir_core::pass::{PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{
    FrozenPatterns, GreedyConfig, PatternRewriter, PatternSet, RegionSimplification, apply_patterns_greedily,
};

/// Whether the operation becomes an expression.
fn is_wrapped(ir: &Ir, op: Op) -> bool {
    let mut around = std::iter::successors(ir.parent_op(op), |op| ir.parent_op(*op));
    ir.num_results(op) == 1
        && is_c_expression(ir, op)
        && !around.any(|around| ExpressionOp::cast(ir, around).is_some())
}

/// Creates the block of an expression, with an argument for each operand.
fn create_body(b: &mut dyn OpBuilder, expression: ExpressionOp) -> Block {
    let ir = b.ir();
    let arguments: Vec<_> =
        ir.operands(expression.op()).map(|value| (ir.value_type(value), ir.value_location(value))).collect();
    let region = expression.region(ir);
    b.create_block(region, None, &arguments)
}

/// Wraps an operation in an expression.
fn wrap(ir: &mut Ir, op: Op) {
    let (operands, location) = (ir.operands(op).to_vec(), ir.location(op));
    let result = ir.result(op, 0);
    let ty = ir.value_type(result);
    let mut builder = Builder::new(ir);
    builder.set_insertion_point_after(op);
    builder.set_location(location);
    let expression = ExpressionOp::create(&mut builder, ty, &operands);
    let value = expression.result(builder.ir());
    let body = create_body(&mut builder, expression);
    let mut mapping = Mapping::default();
    for (operand, argument) in operands.iter().zip(builder.ir().arguments(body)) {
        mapping.map_value(*operand, argument);
    }
    ir.replace_all_uses(result, value);
    let root = ir.clone_op(op, &mut mapping);
    ir.insert(root, body, None);
    ir.erase(op);
    let root = ir.result(root, 0);
    let mut builder = Builder::new(ir);
    builder.set_insertion_point_to_end(body);
    builder.set_location(location);
    YieldOp::builder(&mut builder).result(root).create();
}

/// Appends a value unless the list contains it.
fn add_once(values: &mut Vec<Value>, value: Value) {
    if !values.contains(&value) {
        values.push(value);
    }
}

/// Merges the first operand that is a single-use expression without side effects into the expression.
fn fold_operand(rewriter: &mut PatternRewriter<'_>, expression: ExpressionOp) -> Option<()> {
    let ir = rewriter.ir();
    let (mut inputs, mut used) = (Vec::new(), None);
    for operand in ir.operands(expression.op()) {
        let found = ir.defining_op(operand).and_then(|op| ExpressionOp::cast(ir, op));
        let is_foldable = |found: &ExpressionOp| ir.has_one_use(operand) && !found.has_side_effects(ir);
        match found.filter(is_foldable) {
            Some(found) if used.is_none() => used = Some(found),
            _ => add_once(&mut inputs, operand),
        }
    }
    let used = used?;
    let root = used.root(ir)?;
    ir.operands(used.op()).for_each(|operand| add_once(&mut inputs, operand));
    let ty = ir.value_type(expression.result(ir));
    let is_kept = expression.do_not_inline(ir);
    rewriter.set_insertion_point_after(expression.op());
    let new = ExpressionOp::builder(rewriter, ty, &inputs).do_not_inline(is_kept).create();
    let body = create_body(rewriter, new);
    let mut mapping = Mapping::default();
    for (input, argument) in inputs.iter().zip(rewriter.ir().arguments(body)) {
        mapping.map_value(*input, argument);
    }
    rewriter.set_insertion_point_to_start(body);
    copy_body(rewriter, used, &mut mapping, false)?;
    let result = rewriter.ir().result(root, 0);
    let copy = mapping.value(result);
    let used_value = used.result(rewriter.ir());
    mapping.map_value(used_value, copy);
    copy_body(rewriter, expression, &mut mapping, true)?;
    let value = new.result(rewriter.ir());
    rewriter.replace_op(expression.op(), &[value]);
    rewriter.erase_op(used.op());
    Some(())
}

/// Copies the operations of an expression. Its arguments are replaced by the mapped operands.
fn copy_body(
    rewriter: &mut PatternRewriter<'_>,
    expression: ExpressionOp,
    mapping: &mut Mapping,
    with_terminator: bool,
) -> Option<()> {
    let ir = rewriter.ir();
    let body = expression.body(ir)?;
    for (operand, argument) in ir.operands(expression.op()).zip(ir.arguments(body)) {
        let mapped = mapping.value(operand);
        mapping.map_value(argument, mapped);
    }
    let last = ir.last_op(body);
    let ops: Vec<Op> = ir.ops(body).filter(|op| with_terminator || Some(*op) != last).collect();
    for op in ops {
        rewriter.clone_op(op, mapping);
    }
    Some(())
}

impl PreparedPass for FormExpressionsPass {
    type State = FrozenPatterns;

    fn prepare(&self, ctx: &Context) -> FrozenPatterns {
        let mut patterns = PatternSet::new();
        patterns.add_fn("FoldExpressionOp", fold_operand);
        patterns.freeze(ctx)
    }

    fn run_prepared(&self, patterns: &FrozenPatterns, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut found = Vec::new();
        run.ir.visit(run.op, Order::Post, |op| {
            if is_wrapped(run.ir, op) {
                found.push(op);
            }
        });
        found.into_iter().for_each(|op| wrap(run.ir, op));
        let regions: Vec<Region> = run.ir.regions(run.op).collect();
        let config = GreedyConfig {
            region_simplification: RegionSimplification::Aggressive,
            ..GreedyConfig::default()
        };
        for region in regions {
            apply_patterns_greedily(run.ir, region, patterns, &config)
                .and_then(|outcome| outcome.check_converged(run.ir, run.op))
                .map_err(|error| run.fail(error))?;
        }
        Ok(())
    }
}

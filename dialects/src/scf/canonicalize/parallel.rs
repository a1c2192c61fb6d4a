//! Canonicalization of `scf.parallel`.

use ir_core::ir::Mapping;

use super::{body, terminator};
use crate::arith::ConstantOp;
use crate::fold::defined_by;
use crate::prelude::*;
use crate::scf::{ParallelOp, ReduceOp};

impl CanonicalizationPatterns for ParallelOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("ParallelOpSingleOrZeroIterationDimsFolder", known_dimensions)
            .add_fn("MergeNestedParallelLoops", merge_nested);
    }
}

/// Bounds and steps of all dimensions.
#[derive(Default)]
struct Dimensions {
    lower: Vec<Value>,
    upper: Vec<Value>,
    step: Vec<Value>,
}

impl Dimensions {
    /// The bounds and steps of a loop; `None` if their numbers differ, which MLIR's verifier does not check.
    fn from_loop(ir: &Ir, looped: ParallelOp) -> Option<Self> {
        let lower = looped.lower_bound(ir).to_vec();
        let (upper, step) = (looped.upper_bound(ir).to_vec(), looped.step(ir).to_vec());
        let is_complete = upper.len() == lower.len() && step.len() == lower.len();
        is_complete.then_some(Dimensions { lower, upper, step })
    }

    fn push(&mut self, other: &Dimensions, index: usize) {
        self.lower.push(other.lower[index]);
        self.upper.push(other.upper[index]);
        self.step.push(other.step[index]);
    }

    /// The number of iterations in that dimension.
    fn count(&self, ir: &Ir, index: usize) -> Option<Count> {
        let ctx = ir.context();
        if self.lower[index] == self.upper[index] {
            return Some(Count::None);
        }
        let constant = |value: Value| {
            let constant: ConstantOp = defined_by(ir, value)?;
            int(ctx, constant.value_attr(ir)?)
        };
        let [lower, upper] = [self.lower[index], self.upper[index]].map(constant);
        let size = i128::from(upper?) - i128::from(lower?);
        if size <= 0 {
            return Some(Count::None);
        }
        (size <= i128::from(constant(self.step[index])?)).then_some(Count::One)
    }
}

/// A known number of iterations that simplifies the loop.
enum Count {
    None,
    One,
}

/// Creates a parallel loop with these dimensions, without a body.
fn create(
    rewriter: &mut PatternRewriter<'_>,
    Dimensions { lower, upper, step }: &Dimensions,
    inits: &[Value],
) -> ParallelOp {
    let types: Vec<Type> = inits.iter().map(|value| rewriter.ir().value_type(*value)).collect();
    ParallelOp::create(rewriter, &types, lower, upper, step, inits)
}

/// Removes dimensions with a single iteration; replaces a loop without iterations by its inits.
fn known_dimensions(rewriter: &mut PatternRewriter<'_>, looped: ParallelOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = looped.op();
    let (all, inits, region) =
        (Dimensions::from_loop(ir, looped)?, looped.init_vals(ir).to_vec(), looped.region(ir));
    let block = body(ir, region).filter(|block| ir.num_arguments(*block) == all.lower.len())?;
    let mut mapping = Mapping::new();
    let mut kept = Dimensions::default();
    for index in 0..all.lower.len() {
        match all.count(ir, index) {
            Some(Count::None) => {
                rewriter.replace_op(op, &inits);
                return Some(());
            }
            Some(Count::One) => mapping.map_value(ir.argument(block, index), all.lower[index]),
            None => kept.push(&all, index),
        }
    }
    if kept.lower.len() == all.lower.len() {
        return None;
    }
    if kept.lower.is_empty() {
        return only_iteration(rewriter, op, &inits, &mut mapping);
    }
    let new = create(rewriter, &kept, &inits);
    let target = new.region(rewriter.ir());
    rewriter.clone_region(region, target, &mut mapping);
    let results: Vec<Value> = new.results(rewriter.ir()).to_vec();
    rewriter.replace_op(op, &results);
    Some(())
}

/// Copies the operations of the region's block, except the terminator, to the insertion point.
fn clone_body(rewriter: &mut PatternRewriter<'_>, region: Region, mapping: &mut Mapping) -> Option<()> {
    let ir = rewriter.ir();
    let block = body(ir, region)?;
    let end = ir.last_op(block);
    let ops: Vec<Op> = ir.ops(block).filter(|op| Some(*op) != end).collect();
    for op in ops {
        rewriter.clone_op(op, mapping);
    }
    Some(())
}

/// Replaces the loop by its only iteration.
fn only_iteration(
    rewriter: &mut PatternRewriter<'_>,
    op: Op,
    inits: &[Value],
    mapping: &mut Mapping,
) -> Option<()> {
    let ir = rewriter.ir();
    let region = ir.region(op, 0);
    let reduce = ReduceOp::cast(ir, terminator(ir, region)?)?;
    let reduced: Vec<(Value, Region)> = ir.operands(reduce.op()).zip(ir.regions(reduce.op())).collect();
    clone_body(rewriter, region, mapping)?;
    let mut results = Vec::new();
    for (init, (operand, region)) in inits.iter().zip(reduced) {
        let ir = rewriter.ir();
        let (block, end) = (body(ir, region)?, terminator(ir, region)?);
        mapping.map_value(ir.argument(block, 0), *init);
        mapping.map_value(ir.argument(block, 1), mapping.value(operand));
        let result = ir.operand(end, 0);
        clone_body(rewriter, region, mapping)?;
        results.push(mapping.value(result));
    }
    rewriter.replace_op(op, &results);
    Some(())
}

/// The loop that is the only operation in another one, and does not depend on it.
fn nested(ir: &Ir, outer: ParallelOp) -> Option<ParallelOp> {
    let block = body(ir, outer.region(ir))?;
    let only = ir.first_op(block)?;
    let inner = ParallelOp::cast(ir, only)?;
    let is_alone = ir.next(only) == ir.last_op(block);
    let is_free = ir.operands(only).all(|operand| ir.arguments(block).all(|argument| argument != operand));
    let reduces = ir.num_results(outer.op()) + ir.num_results(only) != 0;
    (is_alone && is_free && !reduces).then_some(inner)
}

/// Merges a loop with a nested loop that is its only operation.
fn merge_nested(rewriter: &mut PatternRewriter<'_>, outer: ParallelOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), outer.op());
    let inner = nested(ir, outer)?;
    let (first, second) = (Dimensions::from_loop(ir, outer)?, Dimensions::from_loop(ir, inner)?);
    let dimensions = Dimensions {
        lower: [first.lower, second.lower].concat(),
        upper: [first.upper, second.upper].concat(),
        step: [first.step, second.step].concat(),
    };
    let [from_outer, from_inner] = [body(ir, outer.region(ir))?, body(ir, inner.region(ir))?];
    let location = ir.location(op);
    let region = create(rewriter, &dimensions, &[]).region(rewriter.ir());
    let arguments = vec![(Type::INDEX, location); dimensions.lower.len()];
    let block = rewriter.create_block(region, None, &arguments);
    let ir = rewriter.ir();
    let mut mapping = Mapping::new();
    let old = ir.arguments(from_outer).chain(ir.arguments(from_inner));
    for (from, to) in old.zip(ir.arguments(block)) {
        mapping.map_value(from, to);
    }
    let inner_region = inner.region(ir);
    clone_body(rewriter, inner_region, &mut mapping)?;
    ReduceOp::create(rewriter, &[], 0);
    rewriter.replace_op(op, &[]);
    Some(())
}

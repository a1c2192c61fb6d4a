//! Lowering of multi-dimensional loops to `scf.for`.

use dialects::IndexOrValue;
use dialects::scf::{ForOp, ForallOp, ParallelOp, ReduceOp, YieldOp};
use ir_core::prelude::*;

/// Creates an `scf.for` with an empty body.
fn create_for(
    rewriter: &mut PatternRewriter<'_>,
    location: Location,
    bounds: [Value; 3],
    inits: &[Value],
) -> (Op, Block) {
    let ctx = rewriter.context();
    let types: Vec<Type> = inits.iter().map(|value| rewriter.ir().value_type(*value)).collect();
    let operands: Vec<Value> = bounds.into_iter().chain(inits.iter().copied()).collect();
    let state = OpState {
        operands: &operands,
        result_types: &types,
        num_regions: 1,
        ..OpState::new(ctx.op_name(ForOp::NAME), location)
    };
    let op = rewriter.create(&state);
    let counter = rewriter.ir().value_type(bounds[0]);
    let of_init = |value: &Value| (rewriter.ir().value_type(*value), rewriter.ir().value_location(*value));
    let mut typed = vec![(counter, location)];
    typed.extend(inits.iter().map(of_init));
    let region = rewriter.ir().region(op, 0);
    (op, rewriter.create_block(region, None, &typed))
}

fn yield_values(rewriter: &mut PatternRewriter<'_>, block: Block, values: &[Value]) {
    rewriter.set_insertion_point_to_end(block);
    YieldOp::create(rewriter, values);
}

/// The nested loops for a multi-dimensional one: the loops, the body of the innermost one, and the induction variables.
struct Nest {
    loops: Vec<Op>,
    body: Block,
    counters: Vec<Value>,
}

/// Creates nested loops, each of which yields the results of the next inner one.
fn nest(rewriter: &mut PatternRewriter<'_>, looped: ParallelOp, inits: &[Value]) -> Option<Nest> {
    let ir = rewriter.ir();
    let location = ir.location(looped.op());
    let bounds = [looped.lower_bound(ir), looped.upper_bound(ir), looped.step(ir)].map(|list| list.to_vec());
    let (mut loops, mut counters, mut body) = (Vec::new(), Vec::new(), None);
    let mut inits = inits.to_vec();
    let [lower, upper, step] = &bounds;
    for ((lower, upper), step) in lower.iter().zip(upper).zip(step) {
        let (op, block) = create_for(rewriter, location, [*lower, *upper, *step], &inits);
        if let Some(around) = body {
            let results: Vec<Value> = rewriter.ir().results(op).collect();
            yield_values(rewriter, around, &results);
        }
        let mut arguments = rewriter.ir().arguments(block);
        counters.push(arguments.next()?);
        inits = arguments.collect();
        rewriter.set_insertion_point_to_start(block);
        loops.push(op);
        body = Some(block);
    }
    Some(Nest { loops, body: body?, counters })
}

/// The `scf.reduce` of the body, if the loop is complete: bounds, steps and induction variables for each dimension, and a
/// result, an operand and a reduction block for each init.
fn reduction(ir: &Ir, looped: ParallelOp) -> Option<Op> {
    let body = ir.first_block(looped.region(ir))?;
    let reduce = ReduceOp::cast(ir, ir.last_op(body)?)?.op();
    let dims = looped.lower_bound(ir).len();
    let counts = [looped.upper_bound(ir).len(), looped.step(ir).len(), ir.num_arguments(body)];
    let carried = looped.init_vals(ir).len();
    let pairs = [ir.num_results(looped.op()), ir.num_operands(reduce), ir.num_regions(reduce)];
    let puts_together = |region: Region| {
        let block = ir.first_block(region).filter(|block| ir.num_arguments(*block) == 2);
        block.and_then(|block| ir.last_op(block)).is_some_and(|end| ir.num_operands(end) == 1)
    };
    let is_whole = counts.iter().all(|count| *count == dims)
        && pairs.iter().all(|count| *count == carried)
        && ir.regions(reduce).all(puts_together);
    is_whole.then_some(reduce)
}

/// Lowers to one loop for each dimension; reductions become `iter_args`.
pub(super) fn parallel(rewriter: &mut PatternRewriter<'_>, looped: ParallelOp) -> Option<()> {
    let ir = rewriter.ir();
    let source = ir.first_block(looped.region(ir))?;
    let inits = looped.init_vals(ir).to_vec();
    let reduce = reduction(ir, looped)?;
    let nest = nest(rewriter, looped, &inits)?;
    let carried: Vec<Value> = rewriter.ir().arguments(nest.body).skip(1).collect();
    let mut yielded = Vec::new();
    for (index, value) in carried.into_iter().enumerate() {
        let ir = rewriter.ir();
        let block = ir.first_block(ir.region(reduce, index))?;
        let end = ir.last_op(block)?;
        let arguments = [value, ir.operand(reduce, index)];
        let result = ir.operand(end, 0);
        let of_argument = ir.arguments(block).position(|argument| argument == result);
        yielded.push(of_argument.map_or(result, |place| arguments[place]));
        rewriter.erase_op(end);
        rewriter.inline_block_before(block, source, Some(reduce), &arguments);
    }
    rewriter.erase_op(reduce);
    rewriter.merge_blocks(source, nest.body, &nest.counters);
    yield_values(rewriter, nest.body, &yielded);
    let results: Vec<Value> = rewriter.ir().results(*nest.loops.first()?).collect();
    rewriter.replace_op(looped.op(), &results);
    Some(())
}

/// Converts a loop without outputs to an `scf.parallel`.
pub(super) fn forall(rewriter: &mut PatternRewriter<'_>, looped: ForallOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), looped.op());
    if ir.num_results(op) != 0 {
        return None;
    }
    let region = looped.region(ir);
    let bounds = [
        IndexOrValue::list(&looped.static_lower_bound(ir), &looped.dynamic_lower_bound(ir).to_vec()),
        IndexOrValue::list(&looped.static_upper_bound(ir), &looped.dynamic_upper_bound(ir).to_vec()),
        IndexOrValue::list(&looped.static_step(ir), &looped.dynamic_step(ir).to_vec()),
    ];
    let mut values =
        |bound: Vec<IndexOrValue>| bound.into_iter().map(|item| item.to_value(rewriter)).collect();
    let [lower, upper, step]: [Vec<Value>; 3] = bounds.map(&mut values);
    let new = ParallelOp::create(rewriter, &[], &lower, &upper, &step, &[]);
    let target = new.region(rewriter.ir());
    rewriter.inline_region_at_end(region, target);
    let body = rewriter.ir().first_block(target)?;
    let end = rewriter.ir().last_op(body)?;
    // Erased operations stay in their blocks until a conversion ends, and the new one must be the last.
    rewriter.set_insertion_point_and_location(end);
    rewriter.set_insertion_point_to_end(body);
    ReduceOp::create(rewriter, &[], 0);
    rewriter.erase_op(end);
    rewriter.replace_op(op, &[]);
    Some(())
}

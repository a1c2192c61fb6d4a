//! Verifiers of interfaces for branches, loops, and operations that branch to their regions.

use crate::context::{Context, Type};
use crate::diagnostic::Diagnostic;
use crate::interfaces::RegionPoint;
use crate::ir::{Ir, Op};
use crate::runtime::{OpHandle, properties::dense_i32, verify::Verified};
use crate::verify::{op_error, op_failure};

/// User-provided part of the verification of `LoopLikeOpInterface`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no loop-carried values, which `LoopLikeOpInterface` in its definition promises",
    note = "write `impl checks::LoopValues for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait LoopValues: OpHandle {
    /// The types of the loop-carried values.
    fn loop_values(self, ir: &Ir) -> CarriedTypes;
}

/// The types of loop-carried values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CarriedTypes {
    /// Types of the inits.
    pub inits: Vec<Type>,
    /// The types of the region iter_args; `None` if the entry block has too few arguments.
    pub iter_args: Option<Vec<Type>>,
    /// The types of the yielded values; also empty if they are unknown.
    pub yielded: Vec<Type>,
    /// Types of the loop results, if the loop has results.
    pub results: Option<Vec<Type>>,
}

/// `BranchOpInterface`: the successor operands match the block arguments.
pub fn branch(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let Some(model) = ir.interfaces(ctx, op).branch else { return Ok(()) };
    for (index, (block, passed)) in ir.successors(op).zip(model.passed(ctx, ir, op)).enumerate() {
        let (given, expected) = (passed.produced + passed.operands.len(), ir.num_arguments(block));
        if given != expected {
            let message = format!(
                "branch has {given} operands for successor #{index}, but target block has {expected}"
            );
            return Err(op_failure(ir, op, &message));
        }
        for (argument, operand) in (passed.produced..).zip(passed.operands) {
            let ty = ir.value_type(ir.operand(op, operand));
            if ty != ir.value_type(ir.argument(block, argument)) {
                let message = format!("type mismatch for bb argument #{argument} of successor #{index}");
                return Err(op_failure(ir, op, &message));
            }
        }
    }
    Ok(())
}

/// `WeightedBranchOpInterface`
pub fn branch_weights(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    weights(ir, op, "branch", "successors", ir.num_successors(op))
}

/// `WeightedRegionBranchOpInterface`
pub fn region_weights(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    weights(ir, op, "region", "regions", ir.num_regions(op))
}

/// Accepts missing weights. Otherwise, there must be `count` weights, and one of them must be nonzero.
fn weights(ir: &Ir, op: Op, kind: &str, targets: &str, count: usize) -> Verified {
    let weights = dense_i32(ir, op, &format!("{kind}_weights"));
    let message = match weights.len() {
        0 => return Ok(()),
        given if given != count => {
            format!("expects number of {kind} weights to match number of {targets}: {given} vs {count}")
        }
        _ if weights.iter().all(|weight| *weight == 0) => format!("{kind} weights cannot all be zero"),
        _ => return Ok(()),
    };
    Err(op_failure(ir, op, &message))
}

/// `LoopLikeOpInterface`, after the regions were verified.
pub fn loop_like<T: LoopValues>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let CarriedTypes { inits, iter_args, yielded, results } = T::from_op_unchecked(op).loop_values(ir);
    let error = |message: String| Err(op_error(ir, op, &message));
    let Some(args) = iter_args else {
        let message = "different number of inits and region iter_args";
        // MLIR subtracts the missing induction variable from the number of arguments, which wraps around.
        return error(format!("{message}: {} != {}", inits.len(), u64::MAX));
    };
    if inits.len() != args.len() {
        let message = "different number of inits and region iter_args";
        return error(format!("{message}: {} != {}", inits.len(), args.len()));
    }
    if !yielded.is_empty() && args.len() != yielded.len() {
        let message = "different number of region iter_args and yielded values";
        return error(format!("{message}: {} != {}", args.len(), yielded.len()));
    }
    if let Some(results) = &results
        && results.len() != args.len()
    {
        let message = "different number of loop results and region iter_args";
        return error(format!("{message}: {} != {}", results.len(), args.len()));
    }
    let differ = |index: usize, kind: &str, other: &str, a: Type, b: Type| {
        let (a, b) = (a.to_text(ctx), b.to_text(ctx));
        error(format!("{index}-th {kind} and {index}-th {other} have different type: '{a}' != '{b}'"))
    };
    for (index, (init, arg)) in inits.iter().zip(&args).enumerate() {
        if init != arg {
            return differ(index, "init", "region iter_arg", *init, *arg);
        }
        if let Some(value) = yielded.get(index).filter(|value| *value != arg) {
            return differ(index, "region iter_arg", "yielded value", *arg, *value);
        }
    }
    for (index, (arg, result)) in args.iter().zip(results.iter().flatten()).enumerate() {
        if arg != result {
            return differ(index, "region iter_arg", "loop result", *arg, *result);
        }
    }
    Ok(())
}

/// `RegionBranchOpInterface`, after the regions: operands have the types of the successor inputs that they
/// are forwarded to.
pub fn region_branch(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let Some(model) = ir.interfaces(ctx, op).region_branch else { return Ok(()) };
    let parent = || "parent".to_owned();
    edges(ctx, ir, [op, op], RegionPoint::Parent, parent, |to| {
        (model.entry_successor_operands)(ctx, ir, op, to)
    })?;
    for region in ir.regions(op) {
        let ends = ir.blocks(region).filter_map(|block| ir.last_op(block));
        for end in ends {
            let Some(terminator) = ir.interfaces(ctx, end).region_branch_terminator else { continue };
            let source = || format!("Operation {}", ir.name(end).as_str(ctx));
            edges(ctx, ir, [op, end], RegionPoint::Region(region), source, |to| {
                (terminator.successor_operands)(ctx, ir, end, to)
            })?;
        }
    }
    Ok(())
}

/// Verifies the edges from one point of `op`'s control flow. `branch` passes the operands in the index
/// range from `operands`.
fn edges(
    ctx: &Context,
    ir: &Ir,
    [op, branch]: [Op; 2],
    from: RegionPoint,
    source: impl Fn() -> String,
    operands: impl Fn(RegionPoint) -> std::ops::Range<usize>,
) -> Result<(), Diagnostic> {
    let Some(model) = ir.interfaces(ctx, op).region_branch else { return Ok(()) };
    let error = |message: &str| {
        let error = op_error(ir, op, message);
        Err(error.with_note(ir.location(branch), "region branch point".to_owned()))
    };
    for successor in (model.successor_regions)(ctx, ir, op, from) {
        let edge = || {
            let target = match successor.point {
                RegionPoint::Parent => "parent".to_owned(),
                RegionPoint::Region(region) => format!("Region #{}", ir.region_index(region)),
            };
            format!("along control flow edge from {} to {target}", source())
        };
        let given = operands(successor.point);
        if given.len() != successor.inputs.len() {
            let message = format!(
                "{}: region branch point has {} operands, but region successor needs {} inputs",
                edge(),
                given.len(),
                successor.inputs.len()
            );
            return error(&message);
        }
        for (index, (position, input)) in given.zip(&successor.inputs).enumerate() {
            let (given, expected) = (ir.value_type(ir.operand(branch, position)), ir.value_type(*input));
            if given != expected {
                let message = format!(
                    "{}: successor operand type #{index} '{}' should match successor input type #{index} '{}'",
                    edge(),
                    given.to_text(ctx),
                    expected.to_text(ctx)
                );
                return error(&message);
            }
        }
    }
    Ok(())
}

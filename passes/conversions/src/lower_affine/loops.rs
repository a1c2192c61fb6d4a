//! Loops and conditions.

use super::expressions::{expand, expand_extremum};
use crate::arithmetic::{and, compare, constant, index_constant, max_signed, min_signed};
use dialects::affine::{AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp};
use dialects::arith::{
    AddFOp, AddIOp, AndIOp, AtomicRMWKind, CmpIPredicate, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp,
    MinSIOp, MinUIOp, MinimumFOp, MulFOp, MulIOp, OrIOp, XOrIOp,
};
use dialects::scf::{ForOp, IfOp, ParallelOp, ReduceOp, ReduceReturnOp, YieldOp};
use ir_core::context::{AttrKind, Attribute, Context, Type, TypeKind};
use ir_core::fold::number_constant;
use ir_core::ir::{OpBuilder, OpHandle as _, Value};
use ir_core::num::{ApFloat, ApInt};
use ir_core::predicates::attributes::{affine_map, int, int_elements};
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::runtime::EnumValue as _;

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("AffineParallelLowering", parallel);
    patterns.add_fn("AffineForLowering", for_loop);
    patterns.add_fn("AffineIfLowering", if_op);
    patterns.add_fn("AffineYieldOpLowering", yield_op);
}

fn for_loop(rewriter: &mut PatternRewriter<'_>, looped: AffineForOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), looped.op());
    let (lower_map, upper_map) = (looped.lower_bound_map(ir), looped.upper_bound_map(ir));
    let (lower, upper) = (looped.lower_bound_operands(ir).to_vec(), looped.upper_bound_operands(ir).to_vec());
    let (inits, region) = (looped.inits(ir).to_vec(), looped.region(ir));
    let step = int(ir.context(), looped.step(ir))?;
    let types: Vec<Type> = inits.iter().map(|value| ir.value_type(*value)).collect();
    let lower = expand_extremum(rewriter, lower_map, &lower, max_signed)?;
    let upper = expand_extremum(rewriter, upper_map, &upper, min_signed)?;
    let step = index_constant(rewriter, step);
    let new = ForOp::create(rewriter, &types, lower, upper, step, &inits);
    rewriter.inline_region_at_end(region, new.region(rewriter.ir()));
    let results = rewriter.ir().results(new.op()).to_vec();
    rewriter.replace_op(op, &results);
    Some(())
}

fn if_op(rewriter: &mut PatternRewriter<'_>, choice: AffineIfOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), choice.op());
    let AttrKind::IntegerSet(set) = choice.condition(ir).kind(ir.context()) else { return None };
    let operands = ir.operands(op).to_vec();
    let types: Vec<Type> = ir.result_types(op).collect();
    let regions = [choice.then_region(ir), choice.else_region(ir)];
    let dims = set.num_dims(ir.context());
    let constraints = set.constraints(ir.context()).to_vec();
    let zero = index_constant(rewriter, 0);
    let mut condition = None;
    for constraint in constraints {
        let value = *expand(rewriter, &[constraint.expr], dims, &operands)?.first()?;
        let predicate = if constraint.is_equality { CmpIPredicate::Eq } else { CmpIPredicate::Sge };
        let holds = compare(rewriter, predicate, value, zero);
        condition = Some(match condition {
            None => holds,
            Some(before) => and(rewriter, before, holds),
        });
    }
    let condition = condition.unwrap_or_else(|| {
        let yes = rewriter.context().bool_attr(true);
        constant(rewriter, yes)
    });
    let new = IfOp::create(rewriter, &types, condition);
    let new_regions = [new.then_region(rewriter.ir()), new.else_region(rewriter.ir())];
    for (from, to) in regions.into_iter().zip(new_regions) {
        rewriter.inline_region_at_end(from, to);
    }
    let results = rewriter.ir().results(new.op()).to_vec();
    rewriter.replace_op(op, &results);
    Some(())
}

/// The lowering of a parallel loop rewrites its terminator.
fn yield_op(rewriter: &mut PatternRewriter<'_>, end: AffineYieldOp) -> Option<()> {
    let ir = rewriter.ir();
    let parent = ir.parent_op(end.op())?;
    if parent.isa::<ParallelOp>(ir) || parent.isa::<AffineParallelOp>(ir) {
        return None;
    }
    let values = end.operands(ir).to_vec();
    YieldOp::create(rewriter, &values);
    rewriter.erase_op(end.op());
    Some(())
}

/// The sizes of the groups.
fn sizes(ctx: &Context, groups: Attribute) -> Option<Vec<usize>> {
    int_elements(ctx, groups)?.map(|size| usize::try_from(size.as_i64()?).ok()).collect()
}

/// The map of one dimension of a bound.
fn bound_map(ctx: &Context, map: Attribute, sizes: &[usize], dimension: usize) -> Option<Attribute> {
    let map = affine_map(ctx, map)?;
    let start: usize = sizes.get(..dimension)?.iter().sum();
    let results = map.results(ctx).get(start..start + sizes.get(dimension)?)?;
    Some(ctx.affine_map_attr(map.with_results(ctx, results)))
}

/// The steps and bounds of a parallel loop.
struct Bounds {
    lower: Vec<Value>,
    upper: Vec<Value>,
    steps: Vec<Value>,
}

fn bounds(rewriter: &mut PatternRewriter<'_>, looped: AffineParallelOp) -> Option<Bounds> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let steps: Vec<i64> =
        looped.steps(ir).iter().map(|step| int(ctx, *step)).collect::<Option<Vec<i64>>>()?;
    let lower_groups = sizes(ctx, looped.lower_bounds_groups(ir))?;
    let upper_groups = sizes(ctx, looped.upper_bounds_groups(ir))?;
    let (lower_map, upper_map) = (looped.lower_bounds_map(ir), looped.upper_bounds_map(ir));
    let lower_value = affine_map(ctx, lower_map)?;
    let operands = looped.map_operands(ir).to_vec();
    let split = (lower_value.num_dims(ctx) + lower_value.num_symbols(ctx)) as usize;
    let (lower_operands, upper_operands) = operands.split_at_checked(split)?;
    let mut bounds = Bounds { lower: Vec::new(), upper: Vec::new(), steps: Vec::new() };
    for dimension in 0..steps.len() {
        let map = bound_map(ctx, lower_map, &lower_groups, dimension)?;
        bounds.lower.push(expand_extremum(rewriter, map, lower_operands, max_signed)?);
        let map = bound_map(ctx, upper_map, &upper_groups, dimension)?;
        bounds.upper.push(expand_extremum(rewriter, map, upper_operands, min_signed)?);
    }
    for step in steps {
        bounds.steps.push(index_constant(rewriter, step));
    }
    Some(bounds)
}

fn parallel(rewriter: &mut PatternRewriter<'_>, looped: AffineParallelOp) -> Option<()> {
    let (ctx, op) = (rewriter.context(), looped.op());
    let Bounds { lower, upper, steps } = bounds(rewriter, looped)?;
    let ir = rewriter.ir();
    let types: Vec<Type> = ir.result_types(op).collect();
    let region = looped.region(ir);
    let end = ir.last_op(ir.first_block(region)?)?;
    let kind = |kind: &Attribute| AtomicRMWKind::from_value(u64::try_from(int(ctx, *kind)?).ok()?);
    let kinds: Vec<AtomicRMWKind> = looped.reductions(ir).iter().map(kind).collect::<Option<_>>()?;
    let mut inits = Vec::new();
    for (kind, ty) in kinds.iter().zip(&types) {
        let identity = identity(ctx, *kind, *ty)?;
        inits.push(constant(rewriter, identity));
    }
    let new = ParallelOp::create(rewriter, &types, &lower, &upper, &steps, &inits);
    rewriter.inline_region_at_end(region, new.region(rewriter.ir()));
    let results = rewriter.ir().results(new.op()).to_vec();
    rewriter.set_insertion_point(end);
    let yielded = rewriter.ir().operands(end).to_vec();
    let reduce = ReduceOp::create(rewriter, &yielded, types.len());
    rewriter.erase_op(end);
    let location = rewriter.location();
    for (index, (kind, ty)) in kinds.into_iter().zip(types).enumerate() {
        let region = rewriter.ir().region(reduce.op(), index);
        let block = rewriter.create_block(region, None, &[(ty, location), (ty, location)]);
        let [lhs, rhs] = [0, 1].map(|index| rewriter.ir().argument(block, index));
        let value = reduction(rewriter, kind, lhs, rhs)?;
        ReduceReturnOp::create(rewriter, value);
    }
    rewriter.replace_op(op, &results);
    Some(())
}

/// The initial value of a reduction of this kind.
fn identity(ctx: &Context, kind: AtomicRMWKind, ty: Type) -> Option<Attribute> {
    use AtomicRMWKind::*;
    if let TypeKind::Integer { .. } | TypeKind::Index = ty.kind(ctx) {
        let width = match ty.kind(ctx) {
            TypeKind::Integer { width, .. } => width,
            _ => 64,
        };
        let value = match kind {
            Addi | Maxu | Ori | Xori => ApInt::from_i64(width, 0),
            Andi | Minu => ApInt::from_i64(width, -1),
            Muli => ApInt::from_i64(width, 1),
            Maxs => ApInt::signed_min(width),
            Mins => ApInt::signed_max(width),
            _ => return None,
        };
        return number_constant(ctx, ty, &value);
    }
    let TypeKind::Float(format) = ty.kind(ctx) else { return None };
    let value = match kind {
        Addf => ApFloat::zero(format, false),
        Mulf => ApFloat::one(format),
        Maximumf => ApFloat::infinity(format, true),
        Minimumf => ApFloat::infinity(format, false),
        _ => return None,
    };
    number_constant(ctx, ty, &value)
}

/// Creates the operation of a reduction.
fn reduction(b: &mut dyn OpBuilder, kind: AtomicRMWKind, lhs: Value, rhs: Value) -> Option<Value> {
    use AtomicRMWKind::*;
    /// The result of an operation.
    macro_rules! result {
        ($op:ident) => {
            $op::create(b, lhs, rhs).result(b.ir())
        };
    }
    Some(match kind {
        Addf => result!(AddFOp),
        Addi => result!(AddIOp),
        Andi => result!(AndIOp),
        Maximumf => result!(MaximumFOp),
        Maxnumf => result!(MaxNumFOp),
        Maxs => result!(MaxSIOp),
        Maxu => result!(MaxUIOp),
        Minimumf => result!(MinimumFOp),
        Minnumf => result!(MinNumFOp),
        Mins => result!(MinSIOp),
        Minu => result!(MinUIOp),
        Mulf => result!(MulFOp),
        Muli => result!(MulIOp),
        Ori => result!(OrIOp),
        Xori => result!(XOrIOp),
        Assign => return None,
    })
}

//! Separation of full tiles from partial ones.

use ir_core::context::{AffineBinary, Constraint};
use ir_core::ir::{Builder, Mapping, OpBuilder};

use super::nest::NewLoop;
use crate::affine::canonicalize::Applied;
use crate::affine::constraints::ValueConstraints;
use crate::affine::dependence::Row;
use crate::affine::{AffineForOp, AffineIfOp, AffineYieldOp};
use crate::prelude::*;

/// Copies the loops over the points of a tile with constant trip counts, for full tiles (MLIR's
/// `separateFullTiles`). Returns `None` if a step is not 1, or if a bound is not affine.
///
/// ```mlir
/// affine.if affine_set<(d0)[s0] : (-d0 + s0 - 4 >= 0)>(%i)[%n] {
///   affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) {
///   }
/// } else {
///   affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%i)[%n] {
///   }
/// }
/// ```
pub(super) fn separate(ir: &mut Ir, points: &[AffineForOp]) -> Option<()> {
    let root = *points.first()?;
    if points.iter().any(|looped| looped.step_number(ir) != Some(1)) || !root.has_room_for_copies(ir, 2) {
        return None;
    }
    let bounds: Vec<[Applied; 2]> =
        points.iter().map(|looped| full_bounds(ir, *looped)).collect::<Option<_>>()?;
    let (condition, exprs) = condition(ir, points)?;
    let exprs = exprs.canonical(ir);
    let [full, partial] = create_condition(ir, root, &condition, &exprs);
    copy(ir, points, &bounds, full);
    ir.move_before(root.op(), partial);
    Some(())
}

/// The expression of a row. The variables are dimensions.
fn expr(ctx: &Context, row: &[i128]) -> Option<AffineExpr> {
    let (constant, coefficients) = row.split_last()?;
    let mut sum = ctx.affine_constant(0);
    for (index, coefficient) in coefficients.iter().enumerate().filter(|(_, number)| **number != 0) {
        let dim = ctx.affine_dim(u32::try_from(index).ok()?);
        let factor = ctx.affine_constant(i64::try_from(*coefficient).ok()?);
        sum = ctx.affine_binary(AffineBinary::Add, sum, ctx.affine_binary(AffineBinary::Mul, dim, factor));
    }
    let constant = ctx.affine_constant(i64::try_from(*constant).ok()?);
    Some(ctx.affine_binary(AffineBinary::Add, sum, constant))
}

/// The row without the columns of quotients; `None` if it depends on one.
fn without_quotients(constraints: &ValueConstraints<'_>, row: &[i128]) -> Option<Row> {
    let (shared, end) = (constraints.values.len(), constraints.system.variables);
    let is_free = row.get(shared..end)?.iter().all(|number| *number == 0);
    is_free.then(|| row[..shared].iter().chain(&row[end..]).copied().collect())
}

/// The values of all columns from `start` on.
fn values(constraints: &ValueConstraints<'_>, start: usize) -> Option<Vec<Value>> {
    constraints.values.iter().skip(start).copied().collect()
}

/// The bounds of a loop over the points of a full tile: those with a constant difference.
fn full_bounds(ir: &Ir, looped: AffineForOp) -> Option<[Applied; 2]> {
    let ctx = ir.context();
    let mut constraints = ValueConstraints::from_loops(ir, &[looped])?;
    constraints.dims = 1;
    let extent = constraints.extent(0).filter(|extent| !extent.is_equality)?;
    let dims = values(&constraints, 1)?;
    let bound = |row: &Row, sign: i128, offset: i128| {
        let mut row: Row = without_quotients(&constraints, row)?[1..].iter().map(|n| n * sign).collect();
        *row.last_mut()? += offset;
        Some(Applied { exprs: vec![expr(ctx, &row)?], dims: dims.clone(), symbols: Vec::new() }.canonical(ir))
    };
    Some([bound(&extent.lower, -1, 0)?, bound(&extent.upper, 1, 1)?])
}

/// The condition for full tiles: their bounds are within those of all loops (MLIR's
/// `createSeparationCondition`). Returns whether each expression is an equality, and the expressions.
fn condition(ir: &Ir, points: &[AffineForOp]) -> Option<(Vec<bool>, Applied)> {
    let ctx = ir.context();
    let mut constraints = ValueConstraints::from_loops(ir, points)?;
    let depends = |row: &Row| row[..points.len()].iter().any(|number| *number != 0);
    constraints.system.equalities.retain(depends);
    constraints.system.inequalities.retain(depends);
    for _ in points {
        constraints.dims = 1;
        let full = constraints.extent(0)?;
        for row in &mut constraints.system.inequalities {
            let is_lower = row[0] > 0;
            if row[0] == 0 {
                continue;
            }
            for (number, full) in row.iter_mut().zip(if is_lower { &full.lower } else { &full.upper }) {
                *number = if is_lower { full - *number } else { *number - full };
            }
        }
        constraints.remove_column(0);
    }
    constraints.system.remove_redundant_inequalities();
    let system = &constraints.system;
    let mut is_zero = vec![true; system.equalities.len()];
    is_zero.resize(system.equalities.len() + system.inequalities.len(), false);
    let rows = system.equalities.iter().chain(&system.inequalities);
    let exprs = rows.map(|row| expr(ctx, &without_quotients(&constraints, row)?));
    let mut exprs = exprs.collect::<Option<Vec<AffineExpr>>>()?;
    if exprs.is_empty() {
        // The condition always holds.
        (is_zero, exprs) = (vec![true], vec![ctx.affine_constant(0)]);
    }
    Some((is_zero, Applied { exprs, dims: values(&constraints, 0)?, symbols: Vec::new() }))
}

/// Creates an `affine.if` with empty regions before a loop. Returns their terminators.
///
/// ```mlir
/// affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
/// } else {
/// }
/// ```
fn create_condition(ir: &mut Ir, looped: AffineForOp, is_zero: &[bool], exprs: &Applied) -> [Op; 2] {
    let ctx = ir.context().clone();
    let constraints = exprs.exprs.iter().zip(is_zero);
    let constraints: Vec<Constraint> = constraints
        .map(|(expr, is_equality)| Constraint { expr: *expr, is_equality: *is_equality })
        .collect();
    let (dims, symbols) = exprs.counts();
    let set = ctx.integer_set_attr(ctx.integer_set(dims, symbols, &constraints));
    let location = ir.location(looped.op());
    let mut b = Builder::new(ir);
    b.set_insertion_point(looped.op());
    b.set_location(location);
    let choice = AffineIfOp::create(&mut b, &[], &exprs.operands(), set);
    [choice.then_region(b.ir()), choice.else_region(b.ir())].map(|region| {
        b.ir_mut().clear_region(region);
        b.create_block(region, None, &[]);
        AffineYieldOp::create(&mut b, &[]).op()
    })
}

/// Copies loops before an operation, with other bounds.
fn copy(ir: &mut Ir, points: &[AffineForOp], bounds: &[[Applied; 2]], before: Op) -> Option<()> {
    let mut mapping = Mapping::new();
    let mut before = before;
    for (looped, bounds) in points.iter().zip(bounds) {
        let location = ir.location(looped.op());
        let new = NewLoop::create(ir, before, location, bounds, 1);
        mapping.map_value(looped.induction_variable(ir)?, new.variable);
        before = new.end;
    }
    let body = ir.first_block(points.last()?.region(ir))?;
    let block = ir.parent_block(before)?;
    let ops: Vec<Op> = ir.ops(body).filter(|op| ir.next(*op).is_some()).collect();
    for op in ops {
        let copied = ir.clone_op(op, &mut mapping);
        ir.insert(copied, block, Some(before));
    }
    Some(())
}

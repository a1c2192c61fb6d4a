//! Tiling of a perfect loop nest.

use ir_core::context::AffineBinary;
use ir_core::ir::{Builder, OpBuilder};
use ir_core::predicates::build::index_attr;

use crate::affine::bounds::Bound;
use crate::affine::canonicalize::Applied;
use crate::affine::constraints::ValueConstraints;
use crate::affine::{AffineForOp, AffineYieldOp};
use crate::prelude::*;

/// A new loop with an empty body.
#[derive(Clone, Copy)]
pub(super) struct NewLoop {
    pub(super) looped: AffineForOp,
    pub(super) variable: Value,
    /// The terminator of the body.
    pub(super) end: Op,
}

impl NewLoop {
    /// Creates a loop before an operation.
    ///
    /// ```mlir
    /// affine.for %i = 0 to 10 step 2 {
    /// }
    /// ```
    pub(super) fn create(
        ir: &mut Ir,
        before: Op,
        location: Location,
        bounds: &[Applied; 2],
        step: i64,
    ) -> Self {
        let ctx = ir.context().clone();
        let [lower, upper] = bounds;
        let map = |applied: &Applied| ctx.affine_map_attr(applied.map(&ctx));
        let mut b = Builder::new(ir);
        b.set_insertion_point(before);
        b.set_location(location);
        let (from, to) = (lower.operands(), upper.operands());
        let step = index_attr(&ctx, step);
        let looped = AffineForOp::create(&mut b, &[], &from, &to, &[], map(lower), map(upper), step);
        let region = looped.region(b.ir());
        b.ir_mut().clear_region(region);
        let body = b.create_block(region, None, &[(Type::INDEX, location)]);
        let end = AffineYieldOp::create(&mut b, &[]).op();
        NewLoop { looped, variable: b.ir().argument(body, 0), end }
    }
}

/// A loop of the nest, and the size of its tiles.
struct TiledLoop {
    lower: Applied,
    upper: Applied,
    step: i64,
    size: u32,
    variable: Value,
    trip_count: Option<u64>,
    /// The greatest known divisor of the trip count. As in MLIR, that of zero is -1.
    divisor: u64,
}

impl TiledLoop {
    fn from_loop(ir: &Ir, looped: AffineForOp, size: u32) -> Option<TiledLoop> {
        let ctx = ir.context();
        i64::from(size).checked_mul(looped.step_number(ir)?)?;
        let bound = |bound: Bound| {
            let (map, operands) = looped.bound(ir, bound);
            Some(Applied::from_map(ctx, map?, &operands))
        };
        Some(TiledLoop {
            lower: bound(Bound::Lower)?,
            upper: bound(Bound::Upper)?,
            step: looped.step_number(ir)?,
            size,
            variable: looped.induction_variable(ir)?,
            trip_count: looped.constant_trip_count(ir),
            divisor: looped.largest_trip_count_divisor(ir),
        })
    }

    /// The distance between tiles.
    fn distance(&self) -> i64 {
        i64::from(self.size).wrapping_mul(self.step)
    }

    /// The upper bound of the loop over a tile: the end of the tile, and the bounds of the old loop unless
    /// all tiles are full.
    fn end_of_tile(&self, ctx: &Context, start: Value) -> Applied {
        let after = |dim: u32, distance: i64| {
            ctx.affine_binary(AffineBinary::Add, ctx.affine_dim(dim), ctx.affine_constant(distance))
        };
        if let Some(count) = self.trip_count.filter(|count| *count < u64::from(self.size)) {
            let distance = count.cast_signed().wrapping_mul(self.step);
            return Applied::new(&[after(0, distance)], &[start], 1);
        }
        if self.divisor.cast_signed() % i64::from(self.size) == 0 {
            return Applied::new(&[after(0, self.distance())], &[start], 1);
        }
        let (dims, _) = self.upper.counts();
        let mut upper = self.upper.clone();
        upper.exprs.insert(0, after(dims, self.distance()));
        upper.dims.push(start);
        upper
    }
}

/// Whether a nest can be tiled: it has no results, and no bound depends on an induction variable of the
/// nest.
fn is_tileable(ir: &Ir, band: &[AffineForOp]) -> bool {
    if band.iter().any(|looped| ir.num_results(looped.op()) > 0) {
        return false;
    }
    if band.len() == 1 {
        return true;
    }
    let Some(constraints) = ValueConstraints::from_loops(ir, band) else { return false };
    let mut rows = constraints.system.equalities.iter().chain(&constraints.system.inequalities);
    rows.all(|row| row[..band.len()].iter().filter(|number| **number != 0).count() <= 1)
}

/// Replaces a perfect nest by loops over tiles, with loops over the points of a tile inside of them (MLIR's
/// `tilePerfectlyNested`). Returns the inner ones; `None` if the nest is unchanged.
///
/// ```mlir
/// affine.for %i = 0 to %n step 4 {
///   affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%i)[%n] {
///   }
/// }
/// ```
pub(super) fn tile(ir: &mut Ir, band: &[AffineForOp], sizes: &[u32]) -> Option<Vec<AffineForOp>> {
    let (root, innermost) = (*band.first()?, *band.last()?);
    if sizes.contains(&0) || !is_tileable(ir, band) {
        return None;
    }
    let tiled: Vec<TiledLoop> = band
        .iter()
        .zip(sizes)
        .map(|(looped, size)| TiledLoop::from_loop(ir, *looped, *size))
        .collect::<Option<_>>()?;
    let old = ir.first_block(innermost.region(ir))?;
    let points = create_nest(ir, root.op(), &tiled);
    let end = points.last()?.end;
    let moved: Vec<Op> = ir.ops(old).filter(|op| ir.next(*op).is_some()).collect();
    for op in moved {
        ir.move_before(op, end);
    }
    for (tiled, point) in tiled.iter().zip(&points) {
        ir.replace_all_uses(tiled.variable, point.variable);
    }
    ir.erase(root.op());
    Some(points.into_iter().map(|point| point.looped).collect())
}

/// Creates the loops over tiles and over points before the old nest. Returns the loops over points.
fn create_nest(ir: &mut Ir, root: Op, tiled: &[TiledLoop]) -> Vec<NewLoop> {
    let ctx = ir.context().clone();
    let location = ir.location(root);
    let mut before = root;
    let mut tiles = Vec::new();
    for looped in tiled {
        let bounds = [looped.lower.clone(), looped.upper.clone()];
        let tile = NewLoop::create(ir, before, location, &bounds, looped.distance());
        before = tile.end;
        tiles.push(tile.variable);
    }
    let mut points = Vec::new();
    for (looped, start) in tiled.iter().zip(tiles) {
        let bounds = [Applied::new(&[ctx.affine_dim(0)], &[start], 1), looped.end_of_tile(&ctx, start)];
        let point = NewLoop::create(ir, before, location, &bounds, looped.step);
        before = point.end;
        points.push(point);
    }
    points
}

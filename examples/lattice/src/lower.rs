//! The lowering to `arith`, and to `memref` for tables of more than one cell.
//!
//! In a cell of a table, interpolation is a polynomial that is linear in each coordinate. Its coefficients
//! are differences of entries, known at compile time; evaluation by Horner's scheme takes an addition and a
//! multiplication for each coefficient. Those of a table with sizes 2, which is a single cell, are in the
//! code; those of several cells are in memory.

use crate::cells::Cells;
use crate::lattice::{CalibrateOp, InterpolateOp, MeanOp};
use dialects::arith::{
    AddFOp, AddIOp, CmpFOp, CmpFPredicate, ConstantOp, DivFOp, ExtUIOp, IndexCastOp, MulFOp, MulIOp,
    SIToFPOp, SelectOp, SubFOp,
};
use dialects::memref::{GetGlobalOp, GlobalOp, LoadOp};
use ir_core::fold::elements_attr;
use ir_core::num::ApFloat;
use ir_core::predicates::build::f64_attr;
use ir_core::prelude::*;
use ir_core::verify::{nearest_symbol, nearest_symbol_table};

/// Adds the patterns of the lowering.
pub fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("lower-calibrate", calibrate)
        .add_fn("lower-interpolate", interpolate)
        .add_fn("lower-mean", mean);
}

fn number(rw: &mut PatternRewriter<'_>, value: f64) -> Value {
    let value = f64_attr(rw.context(), value);
    ConstantOp::create(rw, value).result(rw.ir())
}

fn integer(rw: &mut PatternRewriter<'_>, value: usize) -> Value {
    let value = rw.context().integer_attr_of(rw.context().integer_type(64), value as i64);
    ConstantOp::create(rw, value).result(rw.ir())
}

/// `x`, or `low` or `high` if it is below or above them.
fn clamp(rw: &mut PatternRewriter<'_>, x: Value, low: f64, high: f64) -> Value {
    let (low, high) = (number(rw, low), number(rw, high));
    let x = choose(rw, CmpFPredicate::Ogt, x, low);
    choose(rw, CmpFPredicate::Olt, x, high)
}

/// The first value if the comparison with the second one holds, else the second one.
fn choose(rw: &mut PatternRewriter<'_>, predicate: CmpFPredicate, first: Value, second: Value) -> Value {
    let holds = CmpFOp::create(rw, predicate, first, second).result(rw.ir());
    SelectOp::create(rw, holds, first, second).result(rw.ir())
}

// ANCHOR: calibrate
/// The first output, plus for each keypoint the change of the slope there times the distance of `x` beyond
/// it. The distance is `max(x, keypoint) - keypoint`; `start` already contains the constant second term.
fn calibrate(rw: &mut PatternRewriter<'_>, op: CalibrateOp) -> Option<()> {
    let (x, function) = (op.input(rw.ir()), op.calibrator(rw.ir()));
    let slopes = function.keypoints.windows(2).zip(function.outputs.windows(2));
    let slopes = slopes.map(|(keypoints, outputs)| (outputs[1] - outputs[0]) / (keypoints[1] - keypoints[0]));
    let (mut start, mut slope, mut changes) = (function.outputs[0], 0.0, Vec::new());
    for (keypoint, next) in function.keypoints.iter().zip(slopes) {
        changes.push((*keypoint, next - slope));
        start -= (next - slope) * keypoint;
        slope = next;
    }
    let end = number(rw, *function.keypoints.last()?);
    let x = choose(rw, CmpFPredicate::Olt, x, end);
    let mut sum = Term::Known(start);
    for (keypoint, change) in changes.into_iter().filter(|(_, change)| *change != 0.0) {
        let keypoint = number(rw, keypoint);
        let reached = choose(rw, CmpFPredicate::Ogt, x, keypoint);
        sum = sum.plus(rw, reached, Term::Known(change));
    }
    let result = sum.value(rw);
    rw.replace_op(op.op(), &[result]);
    Some(())
}
// ANCHOR_END: calibrate

// ANCHOR: interpolate
/// The polynomial of the cell that the coordinates are in.
fn interpolate(rw: &mut PatternRewriter<'_>, op: InterpolateOp) -> Option<()> {
    let inputs: Vec<Value> = op.inputs(rw.ir()).collect();
    let cells = Cells::of(&op.lattice(rw.ir()));
    let points: Vec<Value> =
        inputs.into_iter().zip(&cells.counts).map(|(x, count)| clamp(rw, x, 0.0, *count as f64)).collect();
    let result = if cells.counts.iter().all(|count| *count == 1) {
        let coefficients: Vec<Term> = cells.coefficients.iter().copied().map(Term::Known).collect();
        polynomial(rw, &points, &coefficients)
    } else {
        let (number, parts) = cell(rw, &points, &cells);
        let coefficients = load(rw, op.op(), &cells, number)?;
        polynomial(rw, &parts, &coefficients)
    };
    let result = result.value(rw);
    rw.replace_op(op.op(), &[result]);
    Some(())
}

/// The index of the cell that contains the points, and their coordinates in it.
fn cell(rw: &mut PatternRewriter<'_>, points: &[Value], cells: &Cells) -> (Value, Vec<Value>) {
    let (mut number, mut parts) = (integer(rw, 0), Vec::new());
    let i64 = rw.context().integer_type(64);
    for (point, count) in points.iter().zip(&cells.counts) {
        if *count == 1 {
            parts.push(*point);
            continue;
        }
        // The number of boundaries up to the point, without the end of the last cell.
        let mut whole = integer(rw, 0);
        for boundary in 1..*count {
            let boundary = self::number(rw, boundary as f64);
            let is_past = CmpFOp::create(rw, CmpFPredicate::Oge, *point, boundary).result(rw.ir());
            let step = ExtUIOp::create(rw, i64, is_past).out(rw.ir());
            whole = AddIOp::create(rw, whole, step).result(rw.ir());
        }
        let from = SIToFPOp::create(rw, Type::F64, whole).out(rw.ir());
        parts.push(SubFOp::create(rw, *point, from).result(rw.ir()));
        let factor = integer(rw, *count);
        number = MulIOp::create(rw, number, factor).result(rw.ir());
        number = AddIOp::create(rw, number, whole).result(rw.ir());
    }
    (number, parts)
}

/// The coefficients of a cell, from a table of all cells that is in the module.
fn load(rw: &mut PatternRewriter<'_>, op: Op, cells: &Cells, cell: Value) -> Option<Vec<Term>> {
    let ctx = rw.context().clone();
    let shape = [cells.number() as i64, cells.corners() as i64];
    let values: Vec<ApFloat> = cells.coefficients.iter().copied().map(ApFloat::from_f64).collect();
    let table = elements_attr(&ctx, ctx.ranked_tensor_type(&shape, Type::F64, None), &values)?;
    let ty = ctx.memref_type(&shape, Type::F64, None, None);
    let module = nearest_symbol_table(rw.ir(), op)?;
    let is_free = |name: &String| nearest_symbol(rw.ir(), op, ctx.ident(name)).is_none();
    let name = (0..).map(|index| format!("cells_{index}")).find(is_free)?;
    let place = rw.insertion_point();
    rw.set_insertion_point_to_start(rw.ir().first_block(rw.ir().region(module, 0))?);
    GlobalOp::builder(rw, &name, ty).sym_visibility("private").initial_value(table).constant(true).create();
    rw.restore_insertion_point(place);
    let memory = GetGlobalOp::create(rw, ty, &name).result(rw.ir());
    let cell = IndexCastOp::create(rw, Type::INDEX, cell).out(rw.ir());
    let mut load = |corner: usize| {
        let corner = ConstantOp::create(rw, ctx.integer_attr_of(Type::INDEX, corner as i64)).result(rw.ir());
        Term::Computed(LoadOp::create(rw, memory, &[cell, corner]).result(rw.ir()))
    };
    Some((0..cells.corners()).map(&mut load).collect())
}

/// The value of a polynomial that is linear in each variable: the first half of the coefficients is for the
/// other variables, the second one for their products with the first variable.
fn polynomial(rw: &mut PatternRewriter<'_>, variables: &[Value], coefficients: &[Term]) -> Term {
    let Some((first, others)) = variables.split_first() else { return coefficients[0] };
    let (without, with) = coefficients.split_at(coefficients.len() / 2);
    let factor = polynomial(rw, others, with);
    polynomial(rw, others, without).plus(rw, *first, factor)
}
// ANCHOR_END: interpolate

/// The mean is the sum divided by the count.
fn mean(rw: &mut PatternRewriter<'_>, op: MeanOp) -> Option<()> {
    let inputs: Vec<Value> = op.inputs(rw.ir()).collect();
    let (first, others) = inputs.split_first()?;
    let mut sum = *first;
    for input in others {
        sum = AddFOp::create(rw, sum, *input).result(rw.ir());
    }
    let count = number(rw, inputs.len() as f64);
    let result = DivFOp::create(rw, sum, count).result(rw.ir());
    rw.replace_op(op.op(), &[result]);
    Some(())
}

// ANCHOR: term
/// A number that is known now, or when the program runs.
#[derive(Clone, Copy, Debug)]
enum Term {
    Known(f64),
    Computed(Value),
}

impl Term {
    fn value(self, rw: &mut PatternRewriter<'_>) -> Value {
        match self {
            Term::Known(value) => number(rw, value),
            Term::Computed(value) => value,
        }
    }

    /// `self + variable * factor`; nothing is computed for a factor 0.
    fn plus(self, rw: &mut PatternRewriter<'_>, variable: Value, factor: Term) -> Term {
        if matches!(factor, Term::Known(0.0)) {
            return self;
        }
        let factor = factor.value(rw);
        let product = MulFOp::create(rw, variable, factor).result(rw.ir());
        if matches!(self, Term::Known(0.0)) {
            return Term::Computed(product);
        }
        let start = self.value(rw);
        Term::Computed(AddFOp::create(rw, start, product).result(rw.ir()))
    }
}
// ANCHOR_END: term

//! The lowering to `arith`.
//!
//! On a table of sizes 2, interpolation is a polynomial that is linear in each coordinate. Its coefficients are differences of
//! entries, known at compile time; evaluation by Horner's scheme takes an addition and a multiplication for each coefficient.
//! A dimension of size n has n - 1 variables: for each step of the coordinate, how much of it is done.

use crate::lattice::{CalibrateOp, InterpolateOp, MeanOp};
use dialects::arith::{AddFOp, CmpFOp, CmpFPredicate, ConstantOp, DivFOp, MulFOp, SelectOp, SubFOp};
use ir_core::predicates::build::f64_attr;
use ir_core::prelude::*;

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

/// The part of the way from `low` to `high` that `x` has gone: 0 before `low`, 1 behind `high`.
fn progress(rw: &mut PatternRewriter<'_>, x: Value, low: f64, high: f64) -> Value {
    let from = number(rw, low);
    let done = SubFOp::create(rw, x, from).result(rw.ir());
    let scale = number(rw, 1.0 / (high - low));
    let done = MulFOp::create(rw, done, scale).result(rw.ir());
    let (zero, one) = (number(rw, 0.0), number(rw, 1.0));
    let done = choose(rw, CmpFPredicate::Ogt, done, zero);
    choose(rw, CmpFPredicate::Olt, done, one)
}

/// The first value if the comparison with the second one holds, else the second one.
fn choose(rw: &mut PatternRewriter<'_>, predicate: CmpFPredicate, first: Value, second: Value) -> Value {
    let holds = CmpFOp::create(rw, predicate, first, second).result(rw.ir());
    SelectOp::create(rw, holds, first, second).result(rw.ir())
}

// ANCHOR: calibrate
/// The first output, and for each segment its difference times the progress in it.
fn calibrate(rw: &mut PatternRewriter<'_>, op: CalibrateOp) -> Option<()> {
    let (x, function) = (op.input(rw.ir()), op.calibrator(rw.ir()));
    let mut sum = Term::Known(function.outputs[0]);
    for (keypoints, outputs) in function.keypoints.windows(2).zip(function.outputs.windows(2)) {
        let difference = outputs[1] - outputs[0];
        if difference != 0.0 {
            let done = progress(rw, x, keypoints[0], keypoints[1]);
            sum = sum.plus(rw, done, Term::Known(difference));
        }
    }
    let result = sum.value(rw);
    rw.replace_op(op.op(), &[result]);
    Some(())
}
// ANCHOR_END: calibrate

// ANCHOR: interpolate
/// The polynomial of the table.
fn interpolate(rw: &mut PatternRewriter<'_>, op: InterpolateOp) -> Option<()> {
    let inputs: Vec<Value> = op.inputs(rw.ir()).collect();
    let mut table = op.lattice(rw.ir());
    for dimension in 0..table.sizes.len() {
        let (stride, size) = (table.stride(dimension), table.sizes[dimension]);
        for row in table.entries.chunks_exact_mut(stride * size) {
            for index in (stride..row.len()).rev() {
                row[index] -= row[index - stride];
            }
        }
    }
    let variables: Vec<Vec<Value>> = inputs
        .into_iter()
        .zip(&table.sizes)
        .map(|(x, size)| (1..*size).map(|step| progress(rw, x, step as f64 - 1.0, step as f64)).collect())
        .collect();
    let result = polynomial(rw, &variables, &table.entries).value(rw);
    rw.replace_op(op.op(), &[result]);
    Some(())
}

/// The value of a polynomial: of the first dimension's variables, each times the polynomial of the others that its coefficients
/// are.
fn polynomial(rw: &mut PatternRewriter<'_>, variables: &[Vec<Value>], coefficients: &[f64]) -> Term {
    let Some((first, others)) = variables.split_first() else { return Term::Known(coefficients[0]) };
    let mut parts = coefficients.chunks_exact(coefficients.len() / (first.len() + 1));
    let mut sum = polynomial(rw, others, parts.next().unwrap_or_default());
    for (variable, coefficients) in first.iter().zip(parts) {
        let factor = polynomial(rw, others, coefficients);
        sum = sum.plus(rw, *variable, factor);
    }
    sum
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

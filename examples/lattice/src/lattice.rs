//! The dialect: what is generated of `lattice.ods`, and what the definitions leave to Rust.

use crate::model::{Calibrator, Lattice};
use dialects::arith;
use ir_core::diagnostic::Diagnostic;
use ir_core::fold::FoldResult;
use ir_core::predicates::{attributes::float_value, build::f64_attr};
use ir_core::runtime::{FoldOp, MaterializeConstant, VerifyOp};
use ir_core::verify::op_error;

ir_core::include_dialect!("lattice");

// ANCHOR: views
impl CalibrateOp {
    /// The function as a value of the interpreter.
    #[must_use]
    pub fn calibrator(self, ir: &Ir) -> Calibrator {
        Calibrator { feature: 0, keypoints: self.keypoints(ir), outputs: self.outputs(ir) }
    }
}

impl InterpolateOp {
    /// The table as a value of the interpreter. Its inputs are the operands, in order.
    #[must_use]
    pub fn lattice(self, ir: &Ir) -> Lattice {
        let sizes: Vec<usize> =
            self.sizes(ir).into_iter().map(|size| usize::try_from(size).unwrap_or(0)).collect();
        Lattice { inputs: (0..sizes.len()).collect(), sizes, entries: self.entries(ir) }
    }
}
// ANCHOR_END: views

// ANCHOR: verify
impl VerifyOp for CalibrateOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let Calibrator { keypoints, outputs, .. } = self.calibrator(ir);
        if keypoints.is_empty() || keypoints.len() != outputs.len() {
            return Err(op_error(ir, self.op(), "needs an output for each keypoint, and at least one"));
        }
        if !keypoints.is_sorted_by(|one, next| one < next) {
            return Err(op_error(ir, self.op(), "needs keypoints in ascending order"));
        }
        Ok(())
    }
}

impl VerifyOp for InterpolateOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let sizes = self.sizes(ir);
        if sizes.len() != self.inputs(ir).len() {
            return Err(op_error(ir, self.op(), "needs a size for each input"));
        }
        if sizes.iter().any(|size| *size < 2) {
            return Err(op_error(ir, self.op(), "needs sizes of at least 2"));
        }
        let count = sizes.iter().try_fold(1_i64, |count, size| count.checked_mul(*size));
        if count != i64::try_from(self.entries(ir).len()).ok() {
            return Err(op_error(ir, self.op(), "needs an entry for each element of the table"));
        }
        Ok(())
    }
}

impl VerifyOp for MeanOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        if self.inputs(ir).is_empty() {
            return Err(op_error(ir, self.op(), "needs a number"));
        }
        Ok(())
    }
}
// ANCHOR_END: verify

// ANCHOR: fold
/// The numbers, if all are constant.
fn numbers(ctx: &Context, constants: &[Option<Attribute>]) -> Option<Vec<f64>> {
    constants.iter().map(|constant| Some(float_value(ctx, (*constant)?)?.to_f64())).collect()
}

/// The number that all are; `None` if they differ.
fn only(numbers: &[f64]) -> Option<f64> {
    let first = *numbers.first()?;
    numbers.iter().all(|number| number.to_bits() == first.to_bits()).then_some(first)
}

impl FoldOp for CalibrateOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let calibrator = self.calibrator(ir);
        let known = numbers(ctx, operands).map(|input| calibrator.evaluate(input[0]));
        known.or_else(|| only(&calibrator.outputs)).map(|result| f64_attr(ctx, result)).into()
    }
}

impl FoldOp for InterpolateOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let lattice = self.lattice(ir);
        let known = numbers(ctx, operands).map(|inputs| lattice.evaluate(&inputs));
        known.or_else(|| only(&lattice.entries)).map(|result| f64_attr(ctx, result)).into()
    }
}

impl FoldOp for MeanOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let inputs: Vec<Value> = self.inputs(ir).collect();
        if let [input] = inputs[..] {
            return input.into();
        }
        let inputs = numbers(ctx, operands);
        inputs.map(|inputs| f64_attr(ctx, inputs.iter().sum::<f64>() / inputs.len() as f64)).into()
    }
}

impl MaterializeConstant for Registered {
    fn materialize_constant(&self, b: &mut dyn OpBuilder, value: Attribute, _ty: Type) -> Option<Op> {
        Some(arith::ConstantOp::create(b, value).op())
    }
}
// ANCHOR_END: fold

//! Simplifications that need more than a fold: a table loses the dimensions that are known or say nothing.

use crate::lattice::{CalibrateOp, InterpolateOp};
use crate::model::{Calibrator, Lattice};
use ir_core::fold::constant_of;
use ir_core::predicates::attributes::float_value;
use ir_core::prelude::*;
use ir_core::runtime::Canonicalize;

// ANCHOR: calibrate
impl Canonicalize for CalibrateOp {
    /// Before the first keypoint the function is constant, so another keypoint there with the same
    /// value is redundant. Likewise at the end.
    fn canonicalize(self, rw: &mut PatternRewriter<'_>) -> Option<()> {
        let Calibrator { keypoints, outputs, .. } = self.calibrator(rw.ir());
        let count = outputs.len();
        let flat_begin = outputs.windows(2).take_while(|pair| pair[0] == pair[1]).count();
        let flat_end = outputs.windows(2).rev().take_while(|pair| pair[0] == pair[1]).count();
        if flat_begin + flat_end == 0 || flat_begin == count - 1 {
            return None;
        }
        let kept = flat_begin..count - flat_end;
        rw.modify(self.op(), |ir| {
            self.set_keypoints(ir, &keypoints[kept.clone()]);
            self.set_outputs(ir, &outputs[kept]);
        });
        Some(())
    }
}
// ANCHOR_END: calibrate

// ANCHOR: interpolate
impl Canonicalize for InterpolateOp {
    /// Removes a dimension whose coordinate is constant, or along which the table does not change.
    fn canonicalize(self, rw: &mut PatternRewriter<'_>) -> Option<()> {
        let mut inputs: Vec<Value> = self.inputs(rw.ir()).collect();
        let lattice = self.lattice(rw.ir());
        let (dimension, smaller) = inputs.iter().enumerate().find_map(|(dimension, input)| {
            let known = constant_of(rw.ir(), *input).and_then(|value| float_value(rw.context(), value));
            let at = match known {
                Some(known) => known.to_f64(),
                None => lattice.is_constant_along(dimension).then_some(0.0)?,
            };
            Some((dimension, lattice.at(dimension, at)))
        })?;
        inputs.remove(dimension);
        let sizes: Vec<i64> = smaller.sizes.iter().map(|size| *size as i64).collect();
        let new = InterpolateOp::create(rw, Type::F64, &inputs, &sizes, &smaller.entries).result(rw.ir());
        rw.replace_op(self.op(), &[new]);
        Some(())
    }
}
// ANCHOR_END: interpolate

impl Lattice {
    /// Number of entries from one coordinate of the dimension to the next.
    #[must_use]
    pub fn stride(&self, dimension: usize) -> usize {
        self.sizes[dimension + 1..].iter().product()
    }

    /// Whether entries that differ in this coordinate only are equal.
    fn is_constant_along(&self, dimension: usize) -> bool {
        let stride = self.stride(dimension);
        let mut rows = self.entries.chunks_exact(stride * self.sizes[dimension]);
        rows.all(|row| row.windows(stride + 1).all(|pair| pair[0] == pair[stride]))
    }

    /// The table without the dimension, whose coordinate is `point`.
    fn at(&self, dimension: usize, point: f64) -> Lattice {
        let (stride, size) = (self.stride(dimension), self.sizes[dimension]);
        let mut smaller = self.clone();
        smaller.sizes.remove(dimension);
        smaller.inputs.pop();
        smaller.entries = self
            .entries
            .chunks_exact(stride * size)
            .flat_map(|row| {
                (0..stride).map(move |offset| {
                    let entries = row[offset..].iter().step_by(stride).copied().collect();
                    Lattice { inputs: vec![0], sizes: vec![size], entries }.evaluate(&[point])
                })
            })
            .collect();
        smaller
    }
}

//! The interpreter: evaluates a model as it is.

use crate::model::{Calibrator, Lattice, Model};

impl Model {
    /// The prediction for the values of the features.
    ///
    /// # Panics
    /// When there are fewer values than features.
    #[must_use]
    pub fn evaluate(&self, features: &[f64]) -> f64 {
        let calibrated: Vec<f64> = self
            .calibrators
            .iter()
            .map(|calibrator| calibrator.evaluate(features[calibrator.feature]))
            .collect();
        let sum: f64 = self.lattices.iter().map(|lattice| lattice.evaluate(&calibrated)).sum();
        sum / self.lattices.len() as f64
    }
}

impl Calibrator {
    /// The value of the function at `x`.
    #[must_use]
    pub fn evaluate(&self, x: f64) -> f64 {
        let above = self.keypoints.partition_point(|keypoint| *keypoint <= x);
        match (above.checked_sub(1), self.keypoints.get(above)) {
            (None, _) => self.outputs[0],
            (Some(last), None) => self.outputs[last],
            (Some(low), Some(high)) => {
                let part = (x - self.keypoints[low]) / (high - self.keypoints[low]);
                self.outputs[low] + part * (self.outputs[above] - self.outputs[low])
            }
        }
    }
}

impl Lattice {
    /// The entry at the coordinates that its calibrators give: the weighted sum over the corners of a cell.
    #[must_use]
    pub fn evaluate(&self, calibrated: &[f64]) -> f64 {
        // Of each dimension: the lower coordinate of the cell, and where the point is between it and the next
        // one.
        let cell: Vec<(usize, f64)> = self
            .inputs
            .iter()
            .zip(&self.sizes)
            .map(|(input, size)| {
                let point = calibrated[*input].clamp(0.0, (size - 1) as f64);
                let low = (point as usize).min(size - 2);
                (low, point - low as f64)
            })
            .collect();
        let mut sum = 0.0;
        for corner in 0..1_usize << cell.len() {
            let (mut weight, mut index) = (1.0, 0);
            for (dimension, ((low, part), size)) in cell.iter().zip(&self.sizes).enumerate() {
                let is_high = corner >> dimension & 1;
                weight *= if is_high == 1 { *part } else { 1.0 - part };
                index = index * size + low + is_high;
            }
            sum += weight * self.entries[index];
        }
        sum
    }
}

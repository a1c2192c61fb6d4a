//! Whether fusion is profitable, and at which depth (MLIR's `isFusionProfitable`).

use ir_core::diagnostic::Diagnostic;

use super::cost::{additional_fraction, is_known};
use super::{Choices, Pair};
use crate::affine::dependence::Access;
use crate::affine::memory_regions::{MemoryRegion, NoRegion, RegionOptions};
use crate::affine::passes::footprint::footprint;
use crate::affine::slices::Slice;
use crate::prelude::*;

/// The most profitable depth, and what is reported about accesses; `None` if fusion is not profitable.
pub(super) fn best_depth(
    ir: &Ir,
    pair: Pair,
    choices: &Choices,
    stores: &[Access],
    tolerance: f64,
) -> (Option<usize>, Vec<Diagnostic>) {
    let mut evaluation = Evaluation { ir, pair, choices, tolerance, reports: Vec::new() };
    let depth = match stores {
        [] => None,
        _ if choices.deepest == 0 || !is_known(ir, pair) => None,
        [store] => evaluation.with_least_memory(*store),
        // The memory that several stores need is not known.
        [..] => evaluation.fraction(choices.deepest).map(|_| choices.deepest),
    };
    (depth, evaluation.reports)
}

struct Evaluation<'a> {
    ir: &'a Ir,
    pair: Pair,
    choices: &'a Choices,
    tolerance: f64,
    reports: Vec<Diagnostic>,
}

impl Evaluation<'_> {
    /// The additional computation at a depth, if it is tolerated.
    fn fraction(&self, depth: usize) -> Option<f64> {
        let fraction = additional_fraction(self.ir, self.pair, self.choices.slice(depth)?)?;
        (fraction <= self.tolerance).then_some(fraction)
    }

    /// The bytes that a store writes in a slice, or in all iterations.
    fn bytes(&mut self, store: Access, slice: Option<&Slice>) -> Option<i64> {
        let options = RegionOptions { slice, ..RegionOptions::default() };
        let region: Result<MemoryRegion<'_>, NoRegion> = MemoryRegion::compute(self.ir, store, options);
        match region {
            Ok(region) => region.bytes(),
            Err(reason) => {
                let report = reason.map(|message| op_failure(self.ir, store.op, message));
                self.reports.extend(report);
                None
            }
        }
    }

    /// The depth at which the least memory is written.
    fn with_least_memory(&mut self, store: Access) -> Option<usize> {
        let choices = self.choices;
        let whole = self.bytes(store, None)?;
        let (mut best, mut largest) = (None, 0.0);
        for depth in (1..=choices.deepest).rev() {
            let Some(slice) = choices.slice(depth) else { continue };
            if additional_fraction(self.ir, self.pair, slice).is_none() {
                continue;
            }
            let Some(bytes) = self.bytes(store, Some(slice)).filter(|bytes| *bytes != 0) else { continue };
            let reduction = whole as f64 / bytes as f64;
            if reduction > largest && self.fraction(depth).is_some() {
                (best, largest) = (Some((depth, bytes)), reduction);
            }
        }
        let (depth, bytes) = best?;
        let [target, source] = [self.pair.target, self.pair.source].map(|nest| {
            let (bytes, reports) = footprint(self.ir, nest);
            self.reports.extend(reports);
            bytes
        });
        let (target, source) = (target?, source?);
        (target.wrapping_add(bytes) <= source.wrapping_add(target)).then_some(depth)
    }
}

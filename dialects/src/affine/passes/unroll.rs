//! `affine-loop-unroll`: unrolls innermost loops, or short ones.

use ir_core::ir::Order;
use ir_core::pass::{OptionError, PassFailure, PassOptionValue, PassRun, RunPass};

use super::AffineLoopUnroll;
use crate::affine::AffineForOp;
use crate::prelude::*;

/// The optional maximum trip count of loops that are unrolled completely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FullUnrollThreshold(Option<u32>);

impl PassOptionValue for FullUnrollThreshold {
    const KIND: &'static str = u32::KIND;

    fn parse(value: Option<&str>) -> Result<Self, OptionError> {
        u32::parse(value).map(|count| FullUnrollThreshold(Some(count)))
    }

    fn text(&self) -> String {
        self.0.unwrap_or(1).text()
    }
}

/// The factor that requests complete unrolling.
const FULL: i64 = -1;

impl RunPass for AffineLoopUnroll {
    fn check_options(&self) -> Result<(), String> {
        if self.unroll_factor > 0 || self.unroll_factor == FULL {
            return Ok(());
        }
        Err("Invalid option: 'unroll-factor' should be greater than 0 or equal to -1".to_owned())
    }

    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        match self.unroll_full_threshold.0 {
            Some(threshold) if self.unroll_factor == FULL => unroll_short(run, u64::from(threshold)),
            _ => self.unroll_innermost(run),
        }
        Ok(())
    }
}

/// Unrolls all loops with at most this trip count completely, inner ones first.
fn unroll_short(run: &mut PassRun<'_>, threshold: u64) {
    let is_short = |ir: &Ir, looped: &AffineForOp| {
        looped.constant_trip_count(ir).is_some_and(|count| count <= threshold)
    };
    let mut loops = loops_in(run.ir, run.op);
    loops.retain(|looped| is_short(run.ir, looped));
    for looped in loops {
        looped.unroll_full(run.ir);
    }
}

/// All loops, innermost first.
fn loops_in(ir: &Ir, op: Op) -> Vec<AffineForOp> {
    let mut loops = Vec::new();
    ir.visit(op, Order::Post, |op| loops.extend(AffineForOp::cast(ir, op)));
    loops
}

/// All loops without inner loops. In this order, they are the loops that do not contain the loop before
/// them.
fn innermost_loops_in(ir: &Ir, op: Op) -> Vec<AffineForOp> {
    let loops = loops_in(ir, op);
    let before = std::iter::once(None).chain(loops.iter().map(Some));
    let contains = |looped: &AffineForOp, inner: &AffineForOp| ir.is_ancestor(looped.op(), inner.op());
    let is_innermost = |looped: &AffineForOp, before: Option<&AffineForOp>| {
        before.is_none_or(|before| !contains(looped, before))
    };
    loops
        .iter()
        .zip(before)
        .filter(|(looped, before)| is_innermost(looped, *before))
        .map(|(l, _)| *l)
        .collect()
}

impl AffineLoopUnroll {
    /// Unrolls innermost loops, repeatedly.
    fn unroll_innermost(&self, run: &mut PassRun<'_>) {
        for _ in 0..self.num_repetitions {
            let mut has_unrolled = false;
            for looped in innermost_loops_in(run.ir, run.op) {
                has_unrolled |= self.unroll(run.ir, looped);
            }
            if !has_unrolled {
                return;
            }
        }
    }

    /// Unrolls a loop. Returns whether it succeeded.
    fn unroll(&self, ir: &mut Ir, looped: AffineForOp) -> bool {
        let factor = self.unroll_factor.cast_unsigned();
        if self.unroll_factor == FULL {
            looped.unroll_full(ir)
        } else if self.unroll_up_to_factor {
            looped.unroll_up_to_factor(ir, factor)
        } else {
            looped.unroll_by_factor(ir, factor, self.clean_up_unroll)
        }
    }
}

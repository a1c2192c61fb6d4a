//! Running pipelines on several operations concurrently.
//!
//! Each thread moves a few adjacent operations to its own arena, runs their pipelines there, and continues
//! with the next ones. The transformed operations are moved back, and reports are collected, in the order of
//! the operations.

use super::base::PassFailure;
use super::pipeline::Pipeline;
use super::report::Report;
use crate::ir::{Detached, Ir, Op, process_chunks};

/// Operations with the pipelines that run on them.
pub(super) type Targets<'p> = [(Op, &'p Pipeline)];

/// The outcome for some of the operations.
struct ChunkOutcome {
    detached: Detached,
    reports: Vec<Report>,
    result: Result<(), PassFailure>,
}

/// Runs all pipelines with `run_pipeline`, even if one fails. The operations have the same parent.
pub(super) fn run(
    run_pipeline: impl Fn(&Pipeline, &mut Ir, Op, &mut Vec<Report>) -> Result<(), PassFailure> + Sync,
    threads: usize,
    targets: &Targets<'_>,
    ir: &mut Ir,
    reports: &mut Vec<Report>,
) -> Result<(), PassFailure> {
    let mut result = Ok(());
    let run_chunk = |targets: &Targets<'_>| {
        let ops: Vec<Op> = targets.iter().map(|&(op, _)| op).collect();
        let mut detached = ir.detach(&ops);
        let mut reports = Vec::new();
        let mut result = Ok(());
        for (&(_, pipeline), &op) in targets.iter().zip(&detached.ops) {
            result = result.and(run_pipeline(pipeline, &mut detached.ir, op, &mut reports));
        }
        ChunkOutcome { detached, reports, result }
    };
    for chunk in process_chunks(threads, targets, run_chunk) {
        ir.reattach(chunk.detached);
        reports.extend(chunk.reports);
        result = result.and(chunk.result);
    }
    result
}

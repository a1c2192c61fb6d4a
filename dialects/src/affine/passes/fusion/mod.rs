//! `affine-loop-fusion`: fuses loop nests that store to a memref with those that load from it, and nests that
//! load from the same memref.

mod cost;
mod fuse;
mod legality;
mod private;
mod producers;
mod profit;
mod reductions;
mod siblings;

use ir_core::diagnostic::Diagnostic;
use ir_core::ir::Order;
use ir_core::pass::{DependentDialects, OptionError, PassFailure, PassOptionValue, PassRun, RunPass};

use super::{AffineLoopFusion, FusionMode, warning};
use crate::affine::AffineForOp;
use crate::affine::dependence::{Access, has_cycle};
use crate::affine::memory_graph::{Id, MemoryGraph};
use crate::affine::slices::Slice;
use crate::prelude::*;

/// The optional index of a memory space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FastMemorySpace(Option<u32>);

impl PassOptionValue for FastMemorySpace {
    const KIND: &'static str = u32::KIND;

    fn parse(value: Option<&str>) -> Result<Self, OptionError> {
        u32::parse(value).map(|space| FastMemorySpace(Some(space)))
    }

    fn text(&self) -> String {
        self.0.unwrap_or(0).text()
    }
}

impl DependentDialects for AffineLoopFusion {
    fn register_dialects(ctx: &Context) {
        crate::memref::register(ctx);
    }
}

impl RunPass for AffineLoopFusion {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut has_found = false;
        let mut blocks = Vec::new();
        run.ir.visit(run.op, Order::Post, |op| blocks.extend(blocks_with_loops(run.ir, op)));
        for block in blocks {
            // Fusion in another block may have removed this one, or its loops.
            if run.ir.is_live_block(block) && has_two_loops(run.ir, block) {
                has_found = true;
                let reports = fuse_block(self, run.ir, block);
                // MLIR reports errors and succeeds. The loops stay as they are, so these are warnings.
                reports.into_iter().for_each(|report| run.report(warning(report)));
            }
        }
        if !has_found {
            run.preserve_all();
        }
        Ok(())
    }
}

/// The blocks of an operation with several loops.
fn blocks_with_loops(ir: &Ir, op: Op) -> Vec<Block> {
    let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
    blocks.filter(|block| has_two_loops(ir, *block)).collect()
}

fn has_two_loops(ir: &Ir, block: Block) -> bool {
    ir.ops(block).filter(|op| AffineForOp::cast(ir, *op).is_some()).nth(1).is_some()
}

/// Fuses the nests of a block. Returns the messages about accesses.
fn fuse_block(options: &AffineLoopFusion, ir: &mut Ir, block: Block) -> Vec<Diagnostic> {
    let Some(graph) = MemoryGraph::build(ir, block) else { return Vec::new() };
    let mut fusion = Fusion { ir, graph, options, reports: Vec::new() };
    match options.affine_fusion_mode {
        FusionMode::Greedy => {
            fusion.fuse_producers(1);
            fusion.fuse_siblings();
            fusion.fuse_producers(usize::MAX);
        }
        FusionMode::ProducerConsumer => fusion.fuse_producers(usize::MAX),
        FusionMode::Sibling => fusion.fuse_siblings(),
    }
    fusion.erase_unused_memrefs();
    fusion.reports
}

/// The fusion of the nests of a block.
struct Fusion<'a> {
    ir: &'a mut Ir,
    graph: MemoryGraph,
    options: &'a AffineLoopFusion,
    reports: Vec<Diagnostic>,
}

/// Two nests. The first one is fused into the second one.
#[derive(Clone, Copy)]
struct Pair {
    source: AffineForOp,
    target: AffineForOp,
}

/// Slices at the depths of the target, starting at one, and the greatest depth at which fusion is legal.
struct Choices {
    slices: Vec<Option<Slice>>,
    deepest: usize,
}

impl Choices {
    /// The slice at a depth.
    fn slice(&self, depth: usize) -> Option<&Slice> {
        self.slices.get(depth.checked_sub(1)?)?.as_ref()
    }
}

/// The decision about the fusion of two nests.
enum Decision {
    Depth(usize),
    NotProfitable,
    /// As in MLIR, no other nest is fused into the target.
    StopAtTarget,
}

impl Fusion<'_> {
    /// The loop of a node.
    fn nest(&self, id: Id) -> Option<AffineForOp> {
        AffineForOp::cast(self.ir, self.graph.op(id)?)
    }

    /// Chooses the depth at which two nests are fused.
    fn decide(&mut self, pair: Pair, choices: &Choices, stores: &[Access]) -> Decision {
        let is_cyclic = has_cycle(self.ir, pair.source);
        if self.options.maximal_fusion {
            let slice = choices.slice(choices.deepest);
            let fraction = slice.and_then(|slice| cost::additional_fraction(self.ir, pair, slice));
            let is_repeated = fraction.is_none_or(|fraction| fraction > 0.0);
            return if is_cyclic && is_repeated {
                Decision::StopAtTarget
            } else {
                Decision::Depth(choices.deepest)
            };
        }
        // Recomputation is wrong for accesses that depend on themselves.
        let tolerance = if is_cyclic { 0.0 } else { self.options.compute_tolerance_threshold };
        let (depth, reports) = profit::best_depth(self.ir, pair, choices, stores, tolerance);
        self.reports.extend(reports);
        depth.map_or(Decision::NotProfitable, Decision::Depth)
    }

    /// Removes allocations of memrefs without uses.
    fn erase_unused_memrefs(&mut self) {
        for memref in self.graph.unused_memrefs() {
            let alloc = self.ir.defining_op(memref).filter(|_| self.ir.is_unused(memref));
            if let Some(alloc) = alloc.and_then(|op| crate::memref::AllocOp::cast(self.ir, op)) {
                self.ir.erase(alloc.op());
            }
        }
    }
}

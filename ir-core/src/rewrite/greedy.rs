//! The greedy driver: folds operations and applies patterns to a fixed point.
//!
//! **Invariant**: operations are processed in MLIR's order, which determines the order of constants and
//! names in the result. Each round first moves constants to their block and then erases unreachable blocks.

use std::collections::VecDeque;

use super::constants::UniqueConstants;
use super::cycles::{CycleCuts, is_graph_region};
use super::dead::DeadOps;
use super::observed::Observed;
use super::regions::{erase_unreachable_blocks, simplify_regions};
use super::snapshot::Snapshot;
use super::worklist::Worklist;
use super::{Applied, FrozenPatterns, PatternRewriter};
use crate::context::{Attribute, Context, Traits};
use crate::diagnostic::Diagnostic;
use crate::fold::{FoldResult, OpFoldResult};
use crate::ir::{Ir, Op, OpBuilder, Order, Region, Value, Walk};
use crate::verify::verify;

/// The level of region simplification between rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionSimplification {
    /// Not at all.
    Disabled,
    /// Erase unreachable blocks and dead code.
    Normal,
    /// Merge identical blocks, too.
    Aggressive,
}

/// The operations that the driver processes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strictness {
    /// All.
    #[default]
    AnyOp,
    /// The initial operations, and those that patterns create or move.
    ExistingAndNewOps,
    /// Those that exist before.
    ExistingOps,
}

/// The configuration of the driver; the defaults are MLIR's.
#[derive(Clone, Debug)]
pub struct GreedyConfig {
    /// Whether to seed the worklist in top-down order.
    pub top_down: bool,
    /// The level of region simplification between rounds.
    pub region_simplification: RegionSimplification,
    /// The maximum number of rounds; `None` for no limit.
    pub max_iterations: Option<u64>,
    /// The maximum number of applied patterns in a round; `None` for no limit.
    pub max_rewrites: Option<u64>,
    /// The operations that are processed.
    pub strictness: Strictness,
    /// Whether to fold operations.
    pub fold: bool,
    /// Whether to unique constants at the start of their isolated operation.
    pub unique_constants: bool,
    /// Whether to verify the IR after each applied pattern, to find one that breaks it.
    pub verify_patterns: bool,
    /// Whether an error restores the operations. This needs a copy of them, and they have new handles after
    /// an error.
    pub roll_back: bool,
}

impl Default for GreedyConfig {
    fn default() -> Self {
        GreedyConfig {
            top_down: false,
            region_simplification: RegionSimplification::Disabled,
            max_iterations: Some(10),
            max_rewrites: None,
            strictness: Strictness::AnyOp,
            fold: true,
            unique_constants: true,
            verify_patterns: false,
            roll_back: false,
        }
    }
}

/// The outcome of a run of the driver.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use = "'converged' states whether the patterns came to an end, and 'still_applied' names those that did not"]
pub struct GreedyOutcome {
    /// Whether the last round changed nothing.
    pub converged: bool,
    /// Whether the IR changed.
    pub changed: bool,
    /// The last applied patterns if the driver did not converge, each with the location of its definition.
    pub still_applied: Vec<String>,
}

impl GreedyOutcome {
    /// Checks that the patterns came to an end.
    ///
    /// # Errors
    /// At the location of `op`, with the patterns that still applied in the last round.
    pub fn check_converged(&self, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        if self.converged {
            return Ok(());
        }
        let message = match self.still_applied.as_slice() {
            [] => "the patterns do not come to an end".to_owned(),
            names => {
                format!("the patterns do not come to an end: the last round applied {}", names.join(", "))
            }
        };
        Err(Diagnostic::error(ir.location(op), message))
    }
}

/// The default limit of rewrites in a round: a constant, and a number for each operation. The operations
/// are those that are initially on the worklist, or those of the arena if the driver is restricted. Beyond
/// the limit, patterns undo each other or create operations forever.
const ENDLESS: (u64, u64) = (20_000, 1_000);

/// The least number of rewrites and folds in a round after which unreachable blocks are erased again. Blocks
/// that became unreachable can branch to each other, and an operation of such a cycle can become its own
/// operand, so that folds would not end.
const FIRST_SWEEP: u64 = 1_000;

/// The number of recorded most recent patterns.
const REMEMBERED: usize = 16;

/// Folds the operations in the region, and applies the patterns, to a fixpoint or a limit. The region must
/// belong to an isolated operation.
///
/// # Errors
/// With [`GreedyConfig::verify_patterns`] or [`Context::verify_patterns`], a pattern made the IR invalid.
/// Always, a pattern erased its root, or patterns without a limit do not converge.
///
/// # Panics
/// When the patterns were frozen for another context.
#[track_caller]
pub fn apply_patterns_greedily(
    ir: &mut Ir,
    region: Region,
    patterns: &FrozenPatterns,
    config: &GreedyConfig,
) -> Result<GreedyOutcome, Diagnostic> {
    patterns.assert_context(ir);
    let snapshot = config.roll_back.then(|| Snapshot::new(ir, region));
    let ctx = ir.context().clone();
    let verifying = ctx.verifies_patterns().then(|| GreedyConfig { verify_patterns: true, ..config.clone() });
    let config = verifying.as_ref().unwrap_or(config);
    let outcome = Driver::new(&ctx, ir, region, patterns, config).run();
    if let Some(snapshot) = snapshot {
        snapshot.end(ir, outcome.is_err());
    }
    outcome
}

/// Folds the operations and applies the patterns to them, the last one first, and to all operations that
/// are created or changed, to a fixpoint (MLIR's `applyOpPatternsGreedily`).
///
/// # Errors
/// When a pattern erased its root, and when patterns do not converge.
pub fn apply_patterns_to_ops(
    ctx: &Context,
    ir: &mut Ir,
    ops: &[Op],
    patterns: &FrozenPatterns,
) -> Result<(), Diagnostic> {
    let Some(scope) = common_region(ir, ops) else { return Ok(()) };
    let config = GreedyConfig::default();
    let mut driver = Driver::new(ctx, ir, scope, patterns, &config);
    driver.worklist.add_only(ops);
    // A few operations can cause many rewrites: one branch can start the merge of a long chain of blocks.
    driver.allowance += ENDLESS.1.saturating_mul(driver.ir.num_op_slots() as u64);
    driver.process().map(|_| ())
}

/// The innermost region that contains all operations.
fn common_region(ir: &Ir, ops: &[Op]) -> Option<Region> {
    let mut scope = ir.parent_region(*ops.first()?)?;
    for &op in ops {
        while ir.ancestor_in_region(scope, op).is_none() {
            scope = ir.parent_region(ir.parent_op(scope))?;
        }
    }
    Some(scope)
}

/// The state of a run.
pub(super) struct Driver<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    region: Region,
    patterns: &'a FrozenPatterns,
    config: &'a GreedyConfig,
    worklist: Worklist,
    dead: DeadOps,
    /// The constant operands of the current operation.
    constants: Vec<Option<Attribute>>,
    /// The last applied patterns.
    last: VecDeque<Applied<'a>>,
    /// The number of rewrites that a round may perform in addition to those for each operation.
    pub(super) allowance: u64,
    /// The cuts of cycles in graph regions, during a round.
    cuts: CycleCuts,
    /// The graph regions, found when the worklist was filled.
    graph_regions: Vec<Region>,
    /// The number of rewrites and folds before unreachable blocks are erased within a round.
    before_sweep: u64,
}

impl<'a> Driver<'a> {
    pub(super) fn new(
        ctx: &'a Context,
        ir: &'a mut Ir,
        region: Region,
        patterns: &'a FrozenPatterns,
        config: &'a GreedyConfig,
    ) -> Self {
        let mut worklist = Worklist::new(region);
        if config.strictness != Strictness::AnyOp {
            let mut existing = Vec::new();
            for op in ir.blocks(region).flat_map(|block| ir.ops(block)) {
                ir.visit(op, Order::Pre, |op| existing.push(op));
            }
            worklist.restrict(existing, config.strictness == Strictness::ExistingAndNewOps);
        }
        Driver {
            ctx,
            ir,
            region,
            patterns,
            config,
            worklist,
            dead: DeadOps::default(),
            constants: Vec::new(),
            last: VecDeque::new(),
            allowance: ENDLESS.0,
            cuts: CycleCuts::default(),
            graph_regions: Vec::new(),
            before_sweep: u64::MAX,
        }
    }

    pub(super) fn run(mut self) -> Result<GreedyOutcome, Diagnostic> {
        let mut changed_any = false;
        let mut iteration = 0;
        loop {
            iteration += 1;
            if self.config.max_iterations.is_some_and(|most| iteration > most) {
                let still_applied = self.still_applied();
                return Ok(GreedyOutcome { converged: false, changed: changed_any, still_applied });
            }
            // Constants in unreachable blocks are uniqued, too, before those blocks are erased, as in MLIR;
            // this is done at every level of simplification.
            changed_any |= self.fill();
            let mut changed = erase_unreachable_blocks(self.ir, &[self.region], &mut self.worklist);
            changed |= self.process_without_cycles()?;
            let simplification = self.config.region_simplification;
            if simplification != RegionSimplification::Disabled {
                let merge_blocks = simplification == RegionSimplification::Aggressive;
                changed |= simplify_regions(self.ctx, self.ir, &[self.region], merge_blocks);
            }
            if !changed {
                return Ok(GreedyOutcome {
                    converged: true,
                    changed: changed_any,
                    still_applied: Vec::new(),
                });
            }
            changed_any = true;
        }
    }

    /// Processes the worklist while the cycles of graph regions are cut.
    fn process_without_cycles(&mut self) -> Result<bool, Diagnostic> {
        self.before_sweep = FIRST_SWEEP.max(4 * self.worklist.len() as u64);
        let mut regions = std::mem::take(&mut self.graph_regions);
        // Duplicate constants were erased with their regions, and unreachable blocks with their operations.
        regions.retain(|region| self.ir.is_live_region(*region));
        self.cuts = CycleCuts::new(self.ir, &regions);
        let processed = self.process();
        std::mem::take(&mut self.cuts).remove(self.ir);
        processed
    }

    fn rewriter(&mut self) -> PatternRewriter<'_> {
        PatternRewriter::new(self.ctx, self.ir, &mut self.worklist)
    }

    /// Fills the worklist with all operations, uniques constants, and finds graph regions. Returns whether
    /// any constant changed.
    fn fill(&mut self) -> bool {
        self.worklist.clear();
        self.graph_regions.clear();
        self.graph_regions.extend(Some(self.region).filter(|region| is_graph_region(self.ir, *region)));
        let mut constants = UniqueConstants::default();
        let order = if self.config.top_down { Order::Pre } else { Order::Post };
        let mut next_block = self.ir.first_block(self.region);
        while let Some(block) = next_block {
            next_block = self.ir.next_block(block);
            let mut next_op = self.ir.first_op(block);
            while let Some(op) = next_op {
                next_op = self.ir.next(op);
                let (ctx, worklist, unique) = (self.ctx, &mut self.worklist, self.config.unique_constants);
                let graph_regions = &mut self.graph_regions;
                self.ir.walk(op, order, |ir, op| {
                    if ir.num_regions(op) != 0 {
                        graph_regions.extend(ir.regions(op).filter(|region| is_graph_region(ir, *region)));
                    }
                    let mut rewriter = PatternRewriter::new(ctx, ir, worklist);
                    if unique && constants.insert(&mut rewriter, op) {
                        return Walk::Skip;
                    }
                    worklist.add(ir, op);
                    Walk::Advance
                });
            }
        }
        if self.config.top_down {
            self.worklist.reverse();
        }
        constants.changed
    }

    /// Processes the worklist. Returns whether anything changed.
    fn process(&mut self) -> Result<bool, Diagnostic> {
        let mut changed = false;
        let (mut rewrites, mut folds) = (0, 0);
        let endless = self.allowance + ENDLESS.1.saturating_mul(self.worklist.len() as u64);
        while self.config.max_rewrites.is_none_or(|most| rewrites < most) {
            if rewrites + folds >= self.before_sweep {
                self.before_sweep = self.before_sweep.saturating_mul(2);
                changed |= erase_unreachable_blocks(self.ir, &[self.region], &mut self.worklist);
            }
            let Some(op) = self.worklist.pop() else { break };
            // A callback of a foreign language may erase operations without a notification.
            if !self.ir.is_live(op) {
                continue;
            }
            if self.dead.contains(self.ir, op) {
                if let Some(observed) = Observed::new(self.ctx, self.ir, op) {
                    observed.report("(dead)", None);
                }
                self.rewriter().erase_op(op);
                changed = true;
            } else if self.cuts.contains(op) {
                // Nothing looks through a cut.
            } else if self.config.fold && self.fold(op) {
                changed = true;
                folds += 1;
                if folds > endless {
                    return Err(self.endless_folds(op));
                }
            } else if self.apply_patterns(op)? {
                changed = true;
                rewrites += 1;
                if self.config.max_rewrites.is_none() && rewrites > endless {
                    return Err(self.endless(rewrites));
                }
            }
        }
        Ok(changed)
    }

    /// Folds the operation. Returns whether anything changed.
    fn fold(&mut self, op: Op) -> bool {
        let Some(definition) = self.ir.name(op).definition(self.ctx) else { return false };
        if definition.traits().has(Traits::CONSTANT_LIKE) {
            return false;
        }
        let observed = Observed::new(self.ctx, self.ir, op);
        let mut constants = std::mem::take(&mut self.constants);
        let folded = self.rewriter().fold(op, &mut constants);
        let changed = match folded {
            FoldResult::Failure => false,
            FoldResult::InPlace => {
                self.rewriter().notify_modified(op);
                true
            }
            // In graph regions, an operation can fold to its own result.
            _ if folded.results().iter().any(|result| self.is_own(op, *result)) => false,
            FoldResult::One(_) | FoldResult::Many(_) => {
                replace_by(&mut self.rewriter(), op, folded.results())
            }
        };
        self.constants = constants;
        if let Some(observed) = observed.filter(|_| changed) {
            observed.report("(fold)", None);
        }
        changed
    }

    fn is_own(&self, op: Op, result: OpFoldResult) -> bool {
        matches!(result, OpFoldResult::Value(value) if self.cuts.is_own(self.ir, op, value))
    }

    /// Applies the best matching pattern. Returns whether one matched.
    fn apply_patterns(&mut self, op: Op) -> Result<bool, Diagnostic> {
        if self.cuts.closes_around(self.ir, op) {
            return Ok(false);
        }
        let patterns = self.patterns;
        let Some(applied) = patterns.apply(&mut self.rewriter(), op) else { return Ok(false) };
        if self.last.len() == REMEMBERED {
            self.last.pop_front();
        }
        self.last.push_back(applied);
        if let Some(fault) = applied.fault {
            let location = self.ir.location(self.ir.parent_op(self.region));
            return Err(Diagnostic::error(location, format!("pattern {applied} {fault}")));
        }
        self.check(applied).map(|()| true)
    }

    /// The last applied patterns, without duplicates.
    fn still_applied(&self) -> Vec<String> {
        let mut names: Vec<String> = self.last.iter().map(ToString::to_string).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// The error about patterns that do not converge.
    fn endless(&self, rewrites: u64) -> Diagnostic {
        let location = self.ir.location(self.ir.parent_op(self.region));
        let names = self.still_applied().join(", ");
        Diagnostic::error(
            location,
            format!("patterns do not come to an end: after {rewrites} rewrites still {names}"),
        )
        .with_help("a pattern must not match what it creates, nor undo what another one does")
    }

    /// The error about folds that do not converge.
    fn endless_folds(&self, op: Op) -> Diagnostic {
        let name = self.ir.name(op).as_str(self.ctx);
        let message = format!("folds do not come to an end: '{name}' still folds");
        Diagnostic::error(self.ir.location(op), message)
            .with_help("a fold in place must not undo what another one does")
    }

    /// Verifies the IR after a pattern, if the configuration requests it.
    fn check(&self, pattern: Applied<'_>) -> Result<(), Diagnostic> {
        if !self.config.verify_patterns {
            return Ok(());
        }
        let scope = self.ir.parent_op(self.region);
        verify(self.ir, scope).map_err(|cause| {
            let message = format!("pattern {pattern} made the IR invalid: {}", cause.message);
            Diagnostic { message, ..cause }
        })
    }
}

/// Replaces the operation by its fold results and creates constants before it. Returns whether that
/// succeeded.
fn replace_by(rewriter: &mut PatternRewriter<'_>, op: Op, results: &[OpFoldResult]) -> bool {
    let ctx = rewriter.context();
    rewriter.set_insertion_point(op);
    let mut values: Vec<Value> = Vec::with_capacity(results.len());
    let mut created: Vec<Op> = Vec::new();
    for (index, result) in results.iter().enumerate() {
        let expected = rewriter.ir().value_type(rewriter.ir().result(op, index));
        match *result {
            OpFoldResult::Value(value) => values.push(value),
            OpFoldResult::Attribute(value) => {
                let Some(dialect) = ctx.dialect(rewriter.ir().name(op).dialect(ctx)) else { return false };
                rewriter.set_location(rewriter.ir().location(op));
                let constant = dialect.materialize_constant(rewriter, value, expected);
                let Some(constant) = constant else {
                    for constant in created {
                        rewriter.erase_op(constant);
                    }
                    return false;
                };
                created.push(constant);
                values.push(rewriter.ir().result(constant, 0));
            }
        }
    }
    rewriter.replace_op(op, &values);
    true
}

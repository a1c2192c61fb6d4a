//! Legalization of one operation: by a fold, or by patterns and legalization of their results.

use super::FoldingMode;
use super::action::{Action, Saved};
use super::candidates::{Candidate, Candidates};
use super::journal::Mark;
use super::state::Conversion;
use super::target::{Decision, ResolvedTarget};
use super::trace::Trace;
use crate::context::{Attribute, Context, Traits};
use crate::diagnostic::Diagnostic;
use crate::fold::{FoldResult, OpFoldResult, OpFolder, fold_op};
use crate::ir::{Block, Ir, Op, OpBuilder as _, Value};
use crate::rewrite::PatternRewriter;
use crate::rewrite::observed::Observed;
use crate::stack;

/// The maximum number of applied patterns: a constant, and a number for each operation to convert. Beyond
/// it, patterns create operations forever.
const ENDLESS: (u64, u64) = (20_000, 100);

/// The depth of applied patterns up to which operations that they create have a budget of their own: a
/// pattern may create any number of operations, but only finitely many at these depths.
const MAX_PAID_DEPTH: u32 = 4;

/// Traits that make operations fold.
const FOLDING: [Traits; 4] = [Traits::COMMUTATIVE, Traits::INVOLUTION, Traits::IDEMPOTENT, Traits::CAST];

/// The maximum number of consecutive in-place folds of an operation.
const MOST_FOLDS: usize = 64;

/// A conversion of some operations.
pub(super) struct Legalizer<'a> {
    pub(super) ctx: &'a Context,
    pub(super) ir: &'a mut Ir,
    pub(super) target: &'a ResolvedTarget,
    candidates: &'a Candidates,
    folding: FoldingMode,
    pub(super) state: Conversion,
    /// Patterns that are being applied, by index.
    is_applied: Vec<bool>,
    /// The number of patterns that may still be applied.
    budget: u64,
    /// The number of patterns whose results are being legalized.
    depth: u32,
    /// The attempts, if they are shown.
    pub(super) trace: Option<Trace>,
    constants: Vec<Option<Attribute>>,
}

impl<'a> Legalizer<'a> {
    pub(super) fn new(
        ctx: &'a Context,
        ir: &'a mut Ir,
        target: &'a ResolvedTarget,
        candidates: &'a Candidates,
        folding: FoldingMode,
        can_roll_back: bool,
    ) -> Self {
        Legalizer {
            ctx,
            ir,
            target,
            candidates,
            folding,
            state: Conversion::new(can_roll_back),
            is_applied: vec![false; candidates.len()],
            budget: ENDLESS.0,
            depth: 0,
            trace: None,
            constants: Vec::new(),
        }
    }

    /// Increases the budget of applied patterns for this many operations.
    pub(super) fn allow(&mut self, ops: usize) {
        self.budget = self.budget.saturating_add(ENDLESS.1.saturating_mul(ops as u64));
    }

    /// Legalizes an operation. Returns whether it is legal now, or replaced by legal ones. If not, the IR
    /// is unchanged except for in-place folds, which stay, as in MLIR.
    ///
    /// # Errors
    /// A pattern broke a rule for patterns, so the conversion must end.
    pub(super) fn legalize(&mut self, op: Op) -> Result<bool, Diagnostic> {
        let (ctx, name) = (self.ctx, self.ir.name(op));
        if let Some(trace) = &mut self.trace {
            trace.enter(|| format!("'{}'", name.as_str(ctx)));
        }
        let result = self.legalize_unshown(op);
        if let Some(trace) = &mut self.trace {
            trace.leave(match result {
                Ok(true) => "-> legal",
                Ok(false) => "-> not legalized",
                Err(_) => "-> the conversion ends",
            });
        }
        result
    }

    /// Shows a step of a legalization.
    fn note_step(&mut self, text: &str) {
        if let Some(trace) = &mut self.trace {
            trace.step(text);
        }
    }

    fn legalize_unshown(&mut self, op: Op) -> Result<bool, Diagnostic> {
        for _ in 0..MOST_FOLDS {
            if self.state.is_done(op) {
                self.note_step("converted or ignored before");
                return Ok(true);
            }
            if let Decision::Legal { recursively } = self.target.decide(self.ir, op) {
                if recursively {
                    self.state.ignore_nested(self.ir, op);
                }
                self.note_step("the target says that it is legal");
                return Ok(true);
            }
            if self.folding != FoldingMode::BeforePatterns {
                break;
            }
            match self.fold(op)? {
                Folded::No => break,
                Folded::Replaced => return Ok(true),
                Folded::InPlace => {}
            }
        }
        if self.apply_patterns(op)? {
            return Ok(true);
        }
        match self.folding {
            FoldingMode::AfterPatterns => match self.fold(op)? {
                Folded::No => Ok(false),
                Folded::Replaced => Ok(true),
                Folded::InPlace => self.legalize_again(op),
            },
            _ => Ok(false),
        }
    }

    /// Legalizes an operation after an in-place fold.
    fn legalize_again(&mut self, op: Op) -> Result<bool, Diagnostic> {
        self.spend(op, "a fold")?;
        stack::grow(|| self.legalize(op))
    }

    /// Counts an applied pattern.
    fn spend(&mut self, op: Op, title: &str) -> Result<(), Diagnostic> {
        match self.budget.checked_sub(1) {
            Some(rest) => {
                self.budget = rest;
                Ok(())
            }
            None => {
                let message =
                    format!("patterns do not come to an end: the last one that was applied is {title}");
                let help = "a pattern must not create operations that lead to itself again";
                Err(Diagnostic::error(self.ir.location(op), message).with_help(help))
            }
        }
    }

    /// Tries to fold an operation, and reports the outcome.
    fn fold(&mut self, op: Op) -> Result<Folded, Diagnostic> {
        let folded = self.try_fold(op)?;
        match folded {
            Folded::No => {}
            Folded::Replaced => self.note_step("folded"),
            Folded::InPlace => self.note_step("folded in place"),
        }
        Ok(folded)
    }

    fn try_fold(&mut self, op: Op) -> Result<Folded, Diagnostic> {
        let Some(definition) = self.ir.name(op).definition(self.ctx) else { return Ok(Folded::No) };
        let traits = definition.traits();
        let has_folder = definition.model::<dyn OpFolder>().is_some_and(OpFolder::has_folder);
        if traits.has(Traits::CONSTANT_LIKE)
            || !(has_folder || FOLDING.iter().any(|folding| traits.has(*folding)))
        {
            return Ok(Folded::No);
        }
        let mark = self.state.mark();
        let saved = Saved::new(self.ir, op);
        let mut constants = std::mem::take(&mut self.constants);
        // MLIR folds as long as this changes the operation. Then it undoes all of it if constants are
        // illegal.
        let mut folds = 0;
        let folded = loop {
            let folded = fold_op(self.ctx, self.ir, op, &mut constants);
            if !matches!(folded, FoldResult::InPlace) || folds == MOST_FOLDS {
                break folded;
            }
            folds += 1;
        };
        self.constants = constants;
        if folds > 0 {
            self.state.journal.push(Action::Modified(Box::new(saved)));
        }
        match folded {
            FoldResult::Failure if folds == 0 => Ok(Folded::No),
            FoldResult::Failure | FoldResult::InPlace => Ok(Folded::InPlace),
            _ if self.closes_cycle(op, folded.results()) => Ok(Folded::No),
            FoldResult::One(_) | FoldResult::Many(_) => {
                let is_legal = self.replace_by(op, folded.results())?;
                if !is_legal {
                    self.state.undo(self.ir, mark);
                }
                Ok(if is_legal { Folded::Replaced } else { Folded::No })
            }
        }
    }

    /// Whether a fold result is, or was replaced by, a result of the operation. This happens around cycles
    /// in graph regions, and lookups of replacements would not end.
    fn closes_cycle(&self, op: Op, results: &[OpFoldResult]) -> bool {
        let is_own = |value: &Value| self.ir.defining_op(*value) == Some(op);
        results.iter().any(|result| match *result {
            OpFoldResult::Value(value) => self.state.latest(self.ir, value, false).iter().any(is_own),
            OpFoldResult::Attribute(_) => false,
        })
    }

    /// Replaces an operation by its fold results, and legalizes the constants. Returns whether that
    /// succeeded.
    fn replace_by(&mut self, op: Op, results: &[OpFoldResult]) -> Result<bool, Diagnostic> {
        let ctx = self.ctx;
        let mut rewriter = PatternRewriter::with_implementation(ctx, self.ir, &mut self.state);
        rewriter.set_insertion_point_and_location(op);
        let mut values: Vec<Value> = Vec::with_capacity(results.len());
        let mut created = Vec::new();
        for (index, result) in results.iter().enumerate() {
            match *result {
                OpFoldResult::Value(value) => values.push(value),
                OpFoldResult::Attribute(value) => {
                    let ty = rewriter.ir().value_type(rewriter.ir().result(op, index));
                    let dialect = ctx.dialect(rewriter.ir().name(op).dialect(ctx));
                    let constant =
                        dialect.and_then(|dialect| dialect.materialize_constant(&mut rewriter, value, ty));
                    let Some(constant) = constant else { return Ok(false) };
                    values.push(rewriter.ir().result(constant, 0));
                    created.push(constant);
                }
            }
        }
        rewriter.replace_op(op, &values);
        self.state.clear_pattern();
        self.legalize_all(&created)
    }

    fn legalize_all(&mut self, ops: &[Op]) -> Result<bool, Diagnostic> {
        for &op in ops {
            if !self.legalize_nested(op)? {
                self.note_failure("failed to legalize generated operation", op);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Legalizes an operation that the legalization of another one created or changed.
    fn legalize_nested(&mut self, op: Op) -> Result<bool, Diagnostic> {
        if self.ir.parent_block(op).is_none() {
            return Ok(true);
        }
        stack::grow(|| self.legalize(op))
    }

    /// Reports that an operation that a pattern created or changed is illegal.
    fn note_failure(&mut self, text: &str, op: Op) {
        if let Some(trace) = &mut self.trace {
            trace.failed(format!("{text} '{}'", self.ir.name(op).as_str(self.ctx)));
        }
    }

    /// Tries the patterns for an operation, the best first.
    fn apply_patterns(&mut self, op: Op) -> Result<bool, Diagnostic> {
        let candidates = self.candidates;
        for &index in candidates.lookup(self.ir.name(op)) {
            let candidate = candidates.get(index);
            if !candidate.has_bounded_recursion() && self.is_applied[index] {
                if let Some(trace) = &mut self.trace {
                    trace.attempt(candidate.title(), "pattern was already applied");
                }
                continue;
            }
            self.is_applied[index] = true;
            let is_legal = self.try_candidate(candidate, op);
            self.is_applied[index] = false;
            if is_legal? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Applies a pattern and legalizes its results. Returns whether all are legal. If not, all changes are
    /// undone.
    fn try_candidate(&mut self, candidate: &Candidate, op: Op) -> Result<bool, Diagnostic> {
        let mark = self.state.mark();
        let observed = Observed::new(self.ctx, self.ir, op);
        self.state.reason = None;
        let mut rewriter = PatternRewriter::with_implementation(self.ctx, self.ir, &mut self.state);
        let applied = candidate.apply(&mut rewriter, op);
        let is_applied = applied.map_err(|fault| self.fault(candidate, op, fault))?;
        if !is_applied {
            if !self.state.can_roll_back && self.state.has_changes_since(mark) {
                return Err(self.fault(candidate, op, "does not match but changes the IR"));
            }
            self.state.undo(self.ir, mark);
            if let Some(trace) = &mut self.trace {
                let reason = self.state.reason.take();
                trace.attempt(
                    candidate.title(),
                    &reason.unwrap_or_else(|| "pattern failed to match".to_owned()),
                );
            }
            return Ok(false);
        }
        self.spend(op, &candidate.title())?;
        if !self.state.is_changed_since(mark, op) && self.state.can_roll_back {
            let fault = "matches, but does not replace the operation nor modify it in place";
            return Err(self.fault(candidate, op, fault));
        }
        if let Some(trace) = &mut self.trace {
            trace.begin(candidate.title());
        }
        let is_legal = self.legalize_results(op)?;
        if let Some(trace) = &mut self.trace {
            trace.end();
        }
        if !is_legal {
            if !self.state.can_roll_back {
                return Err(self.fault(candidate, op, "produced IR that could not be legalized"));
            }
            self.state.undo(self.ir, mark);
        }
        if let Some(observed) = observed.filter(|_| is_legal) {
            observed.report(candidate.name(), candidate.place());
        }
        Ok(is_legal)
    }

    /// The error about a pattern that broke a rule for patterns.
    fn fault(&self, candidate: &Candidate, op: Op, fault: &str) -> Diagnostic {
        Diagnostic::error(self.ir.location(op), format!("pattern {} {fault}", candidate.title()))
    }

    /// Legalizes the results of the current pattern: blocks that it created or moved, operations that it
    /// modified or created.
    fn legalize_results(&mut self, op: Op) -> Result<bool, Diagnostic> {
        let created = std::mem::take(&mut self.state.created);
        let modified = self.state.take_modified();
        let inserted = std::mem::take(&mut self.state.inserted);
        if self.depth < MAX_PAID_DEPTH {
            self.allow(created.len());
        }
        self.depth += 1;
        let are_legal = self.legalize_blocks(op, &inserted, &created)?
            && self.legalize_all(&modified)?
            && self.legalize_all(&created)?;
        self.depth -= 1;
        Ok(are_legal)
    }

    /// Converts the argument types of blocks that the current pattern created or moved: by the converter of
    /// their region, or by legalizing their parent operation.
    fn legalize_blocks(&mut self, root: Op, blocks: &[Block], created: &[Op]) -> Result<bool, Diagnostic> {
        let mut legalized: Vec<Op> = Vec::new();
        for &block in blocks {
            let Some(region) = self.ir.parent_region(block) else { continue };
            let parent = self.ir.parent_op(region);
            if parent == root || self.ir.num_arguments(block) == 0 {
                continue;
            }
            if let Some(&id) = self.state.regions.get(&region) {
                let converter = self.state.converters[id as usize].clone();
                let Some(signature) = converter.convert_block_signature(self.ir, block) else {
                    return Ok(false);
                };
                self.state.apply_signature(self.ir, block, Some(id), &signature);
                self.state.inserted.clear();
            } else if !legalized.contains(&parent)
                && !created.contains(&parent)
                // As in MLIR, operations of unknown legality may have such blocks.
                && self.target.decide(self.ir, parent) != Decision::Unknown
            {
                legalized.push(parent);
                if !self.legalize_nested(parent)? {
                    self.note_failure("the pattern made this operation illegal:", parent);
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Undoes everything.
    pub(super) fn undo_all(&mut self, mark: Mark) {
        self.state.undo(self.ir, mark);
    }
}

/// The outcome of a fold.
enum Folded {
    No,
    InPlace,
    Replaced,
}

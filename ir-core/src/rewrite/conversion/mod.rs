//! Dialect conversion: rewriting operations until all are legal on a target, with conversion of types (MLIR's framework of that
//! name, in its order, since results depend on it).
//!
//! A [`ConversionTarget`] says which operations are legal, a [`TypeConverter`] which types, and patterns
//! ([`ConversionPattern`], or any other pattern, declared rules included) rewrite the others. [`DialectConversion`] applies them:
//! it goes through the operations, and legalizes what patterns create at once. What a pattern did is undone when its results cannot
//! be legalized, and the next pattern is tried.
//!
//! - **Invariant**: until the end of a run, replaced values keep their uses, and replaced operations and
//!   blocks stay, because the results of patterns depend on what they see. The mapping (`mapping`) holds
//!   the replacements.
//! - **Invariant**: orders and locations are MLIR's: of operations, of patterns (steps to legal operations,
//!   then benefit, then the last one added first), of casts (after the definition of their inputs) and of
//!   materializations.
//! - **Invariant**: a failed conversion leaves the module unchanged.
//! - No set of patterns runs forever. A pattern is not applied to its own results unless it declares that
//!   this terminates, and a budget bounds the number of applications.
//! - `DialectConversion` is resolved in a context and then immutable, so that passes share it. Its state
//!   belongs to a `PatternRewriter`, so that patterns of any kind work in a conversion.
//! - A message about an illegal operation lists the patterns that were tried. Legalization runs again for
//!   it after everything is undone, so a successful run records nothing.
//! - Without rollback the same code runs, but records no states of modified operations. An action that
//!   needs them is an error.
//! - A fold in place repeats while it changes the operation. All of it is undone if it ends with an illegal
//!   constant.
//! - Blocks with arguments that a pattern creates in another operation are legalized with it only if the
//!   target decides about that operation.
//! - Deliberately absent: listeners (changes become visible late and in another order), conversions of a
//!   type that depend on the value, PDL, and argument materializations, which MLIR 22 also lacks.

mod action;
mod candidates;
mod finish;
mod isolated;
mod journal;
mod legalize;
mod lookup;
mod mapping;
mod order;
mod pattern;
mod remap;
mod rewriter;
mod state;
mod target;
mod trace;
mod types;
mod values;

pub use pattern::{AnyConversionPattern, ConversionPattern};
pub use rewriter::ConversionRewriter;
pub use target::{ConversionTarget, Legality};
pub use types::{AttributeConversion, InputMapping, SignatureConversion, TypeConversion, TypeConverter};
pub use values::ConvertedValues;

pub(super) use state::Conversion;

use super::PatternSet;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use candidates::Candidates;
use legalize::Legalizer;
use target::{Decision, ResolvedTarget};
use trace::Trace;

/// When illegal operations are folded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FoldingMode {
    /// Never.
    Never,
    /// Before patterns are tried.
    #[default]
    BeforePatterns,
    /// When no pattern applies.
    AfterPatterns,
}

/// The configuration of a conversion; the defaults are MLIR's.
#[derive(Clone, Copy, Debug)]
pub struct ConversionConfig {
    /// When illegal operations are folded.
    pub folding: FoldingMode,
    /// Whether casts that remain become operations of the type converters, and are errors otherwise. Without, they stay.
    pub build_materializations: bool,
    /// Whether changes can be undone. Without, less is recorded, a pattern whose results cannot be legalized is an error, and so is
    /// one that changes something but does not match; after an error, the IR is what the conversion has made of it so far.
    pub allow_rollback: bool,
}

impl Default for ConversionConfig {
    fn default() -> Self {
        ConversionConfig {
            folding: FoldingMode::BeforePatterns,
            build_materializations: true,
            allow_rollback: true,
        }
    }
}

/// The demand of a conversion on the operations that it leaves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// None is explicitly illegal.
    Partial,
    /// All are legal.
    Full,
    /// None; nothing is changed.
    Analysis,
}

/// A conversion: target, patterns and configuration, resolved in a context. It is not changed by being applied, so that passes can
/// share it.
pub struct DialectConversion {
    context: Context,
    target: ResolvedTarget,
    candidates: Candidates,
    config: ConversionConfig,
}

impl DialectConversion {
    /// Prepares a conversion with MLIR's defaults.
    #[must_use]
    pub fn new(ctx: &Context, target: ConversionTarget, patterns: PatternSet) -> Self {
        let target = ResolvedTarget::new(ctx, target);
        let candidates = Candidates::new(ctx, &target, patterns);
        DialectConversion { context: ctx.clone(), target, candidates, config: ConversionConfig::default() }
    }

    /// The same conversion with another configuration.
    #[must_use]
    pub fn with_config(self, config: ConversionConfig) -> Self {
        DialectConversion { config, ..self }
    }

    /// Converts the operation and everything nested in it so that no explicitly illegal operation remains. Returns the operations
    /// that are neither legal nor explicitly illegal, and that remain.
    ///
    /// # Errors
    /// When an explicitly illegal operation cannot be legalized, with notes about the patterns that were tried; then the IR is
    /// unchanged, if the configuration allows rollback.
    ///
    /// # Panics
    /// When the conversion was prepared for another context.
    #[track_caller]
    pub fn apply_partial(&self, ir: &mut Ir, op: Op) -> Result<Vec<Op>, Diagnostic> {
        self.run(ir, op, Mode::Partial)
    }

    /// Converts the operation and everything nested in it so that all operations are legal.
    ///
    /// # Errors
    /// When an operation cannot be legalized; see [`apply_partial`](Self::apply_partial).
    ///
    /// # Panics
    /// When the conversion was prepared for another context.
    #[track_caller]
    pub fn apply_full(&self, ir: &mut Ir, op: Op) -> Result<(), Diagnostic> {
        self.run(ir, op, Mode::Full).map(|_| ())
    }

    /// Finds the operations nested in `op`, and itself, that are legal or can be legalized. Nothing is changed.
    ///
    /// # Errors
    /// When a pattern does what patterns must not do.
    ///
    /// # Panics
    /// When the conversion was prepared for another context.
    #[track_caller]
    pub fn analyze(&self, ir: &mut Ir, op: Op) -> Result<Vec<Op>, Diagnostic> {
        self.run(ir, op, Mode::Analysis)
    }

    #[track_caller]
    fn run(&self, ir: &mut Ir, op: Op, mode: Mode) -> Result<Vec<Op>, Diagnostic> {
        ir.assert_context(&self.context);
        let can_roll_back = self.config.allow_rollback || mode == Mode::Analysis;
        let ops = order::ops_to_convert(ir, op, &self.target);
        let (target, candidates) = (&self.target, &self.candidates);
        let mut legalizer =
            Legalizer::new(&self.context, ir, target, candidates, self.config.folding, can_roll_back);
        legalizer.allow(ops.len());
        let start = legalizer.state.mark();
        let found = legalizer.convert(&ops, mode);
        let reported = std::mem::take(&mut legalizer.state.reported);
        let found = found.map_err(|error| append_to_reported(reported, error));
        if mode == Mode::Analysis {
            legalizer.undo_all(start);
            return found;
        }
        let finished = match &found {
            Ok(_) => legalizer.finish(self.config.build_materializations),
            // Changes that were made so far stay, and the error is that of the operation.
            Err(_) if !can_roll_back => legalizer.finish(false).or(Ok(())),
            Err(_) => Ok(()),
        };
        if can_roll_back && (found.is_err() || finished.is_err()) {
            legalizer.undo_all(start);
        }
        finished.and(found).map(|mut unknown| {
            unknown.retain(|op| ir.is_live(*op));
            unknown
        })
    }
}

impl Legalizer<'_> {
    /// Legalizes the operations in turn. Returns those that the mode asks for.
    fn convert(&mut self, ops: &[Op], mode: Mode) -> Result<Vec<Op>, Diagnostic> {
        let mut found = Vec::new();
        for &op in ops {
            match (self.legalize_observed(op)?, mode) {
                (true, Mode::Analysis) | (false, Mode::Partial) => {
                    if !mode_allows(mode, self.target.decide(self.ir, op)) {
                        return Err(self.illegal(op, mode));
                    }
                    found.push(op);
                }
                (false, Mode::Full) => return Err(self.illegal(op, mode)),
                (true, _) | (false, Mode::Analysis) => {}
            }
        }
        Ok(found)
    }

    /// Legalizes an operation, and reports the attempts to the observer of conversions, if there is one.
    fn legalize_observed(&mut self, op: Op) -> Result<bool, Diagnostic> {
        let Some(observer) = self.ctx.conversion_observer() else { return self.legalize(op) };
        self.trace = Some(Trace::whole());
        let result = self.legalize(op);
        if let Some(attempts) = self.trace.take().and_then(Trace::text) {
            observer.attempted(&attempts);
        }
        result
    }

    /// The error about an operation that cannot be legalized, with the patterns that were tried.
    fn illegal(&mut self, op: Op, mode: Mode) -> Diagnostic {
        let name = self.ir.name(op).as_str(self.ctx);
        let message = match mode {
            Mode::Full => format!("failed to legalize operation '{name}'"),
            _ => format!("failed to legalize operation '{name}' that was explicitly marked illegal"),
        };
        let error = crate::verify::op_failure(self.ir, op, &message);
        let location = self.ir.location(op);
        // Everything is undone, so the same attempts fail in the same way.
        self.trace = Some(Trace::default());
        let num_reported = self.state.reported.len();
        let again = self.legalize(op);
        self.state.reported.truncate(num_reported);
        let tried = self.trace.take().and_then(Trace::text);
        match (again, tried) {
            (Ok(_), Some(tried)) => error.with_note(location, format!("patterns that were tried:\n{tried}")),
            _ => error.with_note(location, "there is no pattern for this operation"),
        }
    }
}

/// The error of a conversion, after those that its patterns reported.
fn append_to_reported(reported: Vec<Diagnostic>, error: Diagnostic) -> Diagnostic {
    reported.into_iter().rev().fold(error, |error, earlier| earlier.followed_by(error))
}

/// Whether the mode allows an operation to remain of which this is said.
fn mode_allows(mode: Mode, decision: Decision) -> bool {
    mode == Mode::Analysis || decision != Decision::Illegal
}

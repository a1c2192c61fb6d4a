//! Dialect conversion: rewrites operations until all are legal on a target, with type conversion. It
//! follows MLIR's framework of that name, in the same order, since results depend on it.
//!
//! A [`ConversionTarget`] determines which operations are legal, and a [`TypeConverter`] which types.
//! Patterns ([`ConversionPattern`], or any other pattern, including declared rules) rewrite the others.
//! [`DialectConversion`] applies them: it visits the operations, and legalizes new operations at once. If
//! the results of a pattern cannot be legalized, its changes are undone, and the next pattern is tried.
//!
//! - **Invariant**: until the end of a run, replaced values keep their uses, and replaced operations and
//!   blocks stay, because the results of patterns depend on the visible IR. The mapping (`mapping`) holds
//!   the replacements.
//! - **Invariant**: orders and locations are MLIR's: of operations, of patterns (steps to legal operations,
//!   then benefit, then the last one added first), of casts (after the definition of their inputs) and of
//!   materializations.
//! - **Invariant**: a failed conversion leaves the module unchanged.
//! - No set of patterns runs forever. A pattern is not applied to its own results unless it declares that
//!   this terminates, and a budget limits the number of applications.
//! - `DialectConversion` is resolved in a context and then immutable, so that passes share it. Its state
//!   is an implementation of the changes of `PatternRewriter`, so that patterns of any kind work in a
//!   conversion.
//! - A message about an illegal operation lists the tried patterns. Legalization runs again for it after
//!   all changes are undone, so a successful run records nothing.
//! - Without rollback, the same code runs, but does not record the states of modified operations. An action
//!   that needs them is an error.
//! - An in-place fold repeats while it changes the operation. All of it is undone if it ends with an
//!   illegal constant.
//! - If a pattern creates blocks with arguments in another operation, they are legalized with the pattern
//!   only if the target decides about that operation.
//! - Deliberately absent: listeners (changes become visible late and in another order), type conversions
//!   that depend on the value, PDL, and argument materializations, which MLIR 22 also lacks.

mod action;
mod any_pattern;
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
mod rewriter_impl;
mod state;
mod target;
mod trace;
mod types;
mod values;

pub use any_pattern::AnyConversionPattern;
pub use pattern::ConversionPattern;
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

/// The condition for folding illegal operations.
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
    /// Whether remaining casts become operations of the type converters; without a materialization, they
    /// are errors. Otherwise, they stay.
    pub build_materializations: bool,
    /// Whether changes can be undone. Otherwise, less is recorded. Then it is an error if the results of a
    /// pattern cannot be legalized, or if a pattern changes the IR but does not match. After an error, the
    /// IR is partially converted.
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

/// The requirement of a conversion on the remaining operations.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// No remaining operation may be explicitly illegal.
    Partial,
    /// All are legal.
    Full,
    /// Analysis only; the IR is unchanged.
    Analysis,
}

/// A conversion: target, patterns and configuration, resolved in a context. Applying it does not change it,
/// so passes can share it.
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

    /// Converts the operation and all nested operations so that no explicitly illegal operation remains.
    /// Returns the remaining operations of unknown legality.
    ///
    /// # Errors
    /// An explicitly illegal operation cannot be legalized. Notes list the tried patterns. The IR is
    /// unchanged if the configuration allows rollback.
    ///
    /// # Panics
    /// When the conversion was prepared for another context.
    #[track_caller]
    pub fn apply_partial(&self, ir: &mut Ir, op: Op) -> Result<Vec<Op>, Diagnostic> {
        self.run(ir, op, Mode::Partial)
    }

    /// Converts the operation and all nested operations so that all are legal.
    ///
    /// # Errors
    /// An operation cannot be legalized; see [`apply_partial`](Self::apply_partial).
    ///
    /// # Panics
    /// When the conversion was prepared for another context.
    #[track_caller]
    pub fn apply_full(&self, ir: &mut Ir, op: Op) -> Result<(), Diagnostic> {
        self.run(ir, op, Mode::Full).map(|_| ())
    }

    /// Collects the operations nested in `op`, and itself, that are legal or can be legalized. The IR is
    /// unchanged.
    ///
    /// # Errors
    /// A pattern broke a rule for patterns.
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
            // The changes so far stay, and the error is that of the operation.
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
    /// Legalizes the operations in turn. Returns those that the mode requests.
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

    /// Legalizes an operation, and reports the attempts to the observer of conversions, if one is set.
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
        // All changes are undone, so the same attempts fail in the same way.
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

/// Whether the mode permits an operation with this decision to remain.
fn mode_allows(mode: Mode, decision: Decision) -> bool {
    mode == Mode::Analysis || decision != Decision::Illegal
}

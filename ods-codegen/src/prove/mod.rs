//! Proofs of rewrite rules: for each assignment of types, a question for an SMT solver.
//!
//! A rule becomes two computations over the same inputs (`rule`), by the terms that `ods/Semantics.td`
//! states. A question is satisfiable if the target does not refine the source: the source is defined and not
//! poison, and the target is undefined, poison or another value. So "unsatisfiable" is a proof.
//!
//! Data flows one way: `sexpr`, `term` and `types`, then `rule`, `build`, `source` and `target`, then
//! `question` and `example`. Nothing here runs a solver.

mod answer;
mod build;
mod example;
mod question;
mod rule;
mod sexpr;
mod source;
mod target;
mod term;
mod types;

pub use answer::{Answer, Model};
pub use question::{Question, Widths};
pub use rule::Refusal;
pub use term::Ty;

use crate::model::{Pattern, Semantics};
use build::Builder;
use rule::{Built, Rule};

/// A rule to prove: one computation for each order of operands that match in either order.
pub struct Problem<'r> {
    variants: Vec<Rule<'r>>,
}

impl<'r> Problem<'r> {
    /// The problem of a rule.
    ///
    /// # Errors The reason why the rule is not proved: an operation without semantics, or a form of rules
    /// without any.
    pub fn new(pattern: &Pattern<'r>, semantics: &Semantics<'r>) -> Result<Problem<'r>, Refusal<'r>> {
        let eithers: usize = pattern.source.iter().map(|op| op.eithers.len()).sum();
        if eithers > 6 {
            return Err(Refusal::new("too many operands that match in either order"));
        }
        let variants = (0..1 << eithers).map(|swapped| variant(pattern, semantics, swapped));
        Ok(Problem { variants: variants.collect::<Built<'r, Vec<_>>>()? })
    }

    /// The questions for these widths, those with small types first.
    ///
    /// # Errors
    /// A term that has no meaning for some types.
    pub fn questions(&self, widths: &Widths) -> Result<Vec<Question<'_, 'r>>, Refusal<'r>> {
        let mut questions = Vec::new();
        for rule in &self.variants {
            questions.extend(question::questions(rule, widths)?);
        }
        Ok(questions)
    }

    /// The constraints without semantics, which are ignored. A rule with a counterexample is not refuted if
    /// there are any.
    #[must_use]
    pub fn ignored(&self) -> &[String] {
        self.variants.first().map_or(&[], |rule| &rule.ignored)
    }
}

fn variant<'r>(pattern: &Pattern<'r>, semantics: &Semantics<'r>, swapped: u32) -> Built<'r, Rule<'r>> {
    let mut builder = Builder::new(semantics, pattern.symbols.all.len());
    source::read(&mut builder, pattern, swapped)?;
    target::read(&mut builder, pattern)?;
    Ok(builder.rule)
}

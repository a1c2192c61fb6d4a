//! Counts of the outcomes of mutants.

use super::findings::{Finding, What};
use crate::tools::Outcome;
use std::collections::BTreeMap;
use std::fmt;

/// Number of mutants for each outcome.
#[derive(Clone, Debug, Default)]
struct Row {
    mutants: usize,
    accepted: usize,
    refused: usize,
    same_message: usize,
    peer_died: usize,
}

/// Counts of mutants and findings.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// Outcomes by subject, and by whether the mutants contain dialects that only the peer registers.
    rows: BTreeMap<(What, bool), Row>,
    /// Number of findings of each kind without an excuse, and the smallest of them.
    kinds: BTreeMap<String, (usize, Finding)>,
    /// Number of findings for each excuse, by their subject.
    excuses: BTreeMap<(&'static str, What), usize>,
}

/// Share of the mutants that both tools refuse that must get the same first message, in thousandths.
const SAME_MESSAGES: usize = 995;

impl Summary {
    /// Counts a mutant's outcomes.
    pub(super) fn count(
        &mut self,
        about: What,
        is_foreign: bool,
        outcomes: &[Outcome; 2],
        found: Option<What>,
    ) {
        let row = self.rows.entry((about, is_foreign)).or_default();
        row.mutants += 1;
        match outcomes {
            [_, Outcome::Died] => row.peer_died += 1,
            [Outcome::Refused(_), Outcome::Refused(_)] => {
                row.refused += 1;
                row.same_message += usize::from(found.is_none());
            }
            [Outcome::Printed(_), Outcome::Printed(_)] => row.accepted += 1,
            _ => {}
        }
    }

    /// Adds a finding. Each kind keeps the smallest one.
    pub(super) fn add(&mut self, finding: Finding) {
        if let Some(excuse) = finding.excuse {
            *self.excuses.entry((excuse, finding.subject)).or_default() += 1;
            return;
        }
        match self.kinds.get_mut(&finding.kind) {
            Some((count, kept)) => {
                *count += 1;
                if finding.text.len() < kept.text.len() {
                    *kept = finding;
                }
            }
            None => drop(self.kinds.insert(finding.kind.clone(), (1, finding))),
        }
    }

    /// The kinds of differences without an excuse, most frequent first.
    #[must_use]
    pub fn kinds(&self) -> Vec<(usize, &Finding)> {
        let mut kinds: Vec<_> = self.kinds.values().map(|(count, finding)| (*count, finding)).collect();
        kinds.sort_by_key(|(count, finding)| (std::cmp::Reverse(*count), finding.number));
        kinds
    }

    /// Number of failures: all differences except for messages, and those, too, if there are too many.
    #[must_use]
    pub fn failures(&self) -> usize {
        let sum = |is_message: bool| -> usize {
            let kinds = self.kinds.values().filter(|(_, f)| (f.subject == What::Message) == is_message);
            kinds.map(|(count, _)| count).sum()
        };
        let refused: usize = self.rows.values().map(|row| row.refused).sum();
        let messages = sum(true);
        sum(false) + if messages * 1000 > refused * (1000 - SAME_MESSAGES) { messages } else { 0 }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<22} {:<12} {:>8} {:>13} {:>12} {:>13} {:>10}",
            "compared", "dialects", "mutants", "both accept", "both refuse", "same message", "peer died"
        )?;
        for ((subject, is_foreign), row) in &self.rows {
            let dialects = if *is_foreign { "the peer's" } else { "common" };
            writeln!(
                f,
                "{:<22} {dialects:<12} {:>8} {:>13} {:>12} {:>13} {:>10}",
                subject.to_string(),
                row.mutants,
                row.accepted,
                row.refused,
                row.same_message,
                row.peer_died
            )?;
        }
        for ((excuse, subject), count) in &self.excuses {
            writeln!(f, "excused: {count} ({subject}): {excuse}")?;
        }
        for (count, finding) in self.kinds() {
            writeln!(f, "differ: {count}: {} (number {})", finding.kind, finding.number)?;
        }
        Ok(())
    }
}

//! Differences between the tools about mutants.

use super::Mutant;
use super::corpus::Corpus;
use super::excused::{excuse, explained_by_foreign};
use super::kinds::kind;
use super::summary::Summary;
use crate::tools::{Outcome, Tool, Tools};
use std::fmt;
use std::io;
use std::path::Path;

/// The subject of a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// Our tool crashed, or needed too much time or memory.
    Death,
    /// One tool accepts the mutant, and the other refuses it.
    Verdict,
    /// Both tools refuse it, with different first messages.
    Message,
    /// Both tools accept it, and print different generic forms.
    Generic,
    /// Both tools accept it, and print different custom forms.
    Custom,
    /// The output of a pass.
    Pass(&'static str),
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            What::Death => "death",
            What::Verdict => "verdict",
            What::Message => "message",
            What::Generic => "generic form",
            What::Custom => "custom form",
            What::Pass(pass) => pass,
        })
    }
}

/// A mutant with a difference between the tools.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The mutant's number.
    pub number: u64,
    /// The mutant.
    pub text: String,
    /// The subject of the difference.
    pub subject: What,
    /// The difference without names and numbers; findings with equal kinds are one group.
    pub kind: String,
    /// Outcomes of our tool and of the peer.
    pub outcomes: [Outcome; 2],
    /// The options of both tools.
    pub options: Vec<String>,
    /// The reason why our tool is not at fault, if there is one.
    pub excuse: Option<&'static str>,
}

/// The passes for mutants that both tools accept.
const PASSES: [&str; 8] = [
    "--canonicalize",
    "--cse",
    "--sccp",
    "--inline",
    "--symbol-dce",
    "--remove-dead-values",
    "--convert-scf-to-cf",
    "--topological-sort",
];

/// Settings of a round of comparisons.
#[derive(Clone, Copy, Debug)]
pub struct Round<'a> {
    /// The modules that mutants are derived from.
    pub corpus: &'a Corpus,
    /// The programs.
    pub tools: &'a Tools,
    /// A folder for inputs.
    pub scratch: &'a Path,
    /// Whether unregistered dialects are allowed.
    pub allows_unregistered: bool,
    /// Whether to run passes, too.
    pub runs_passes: bool,
}

/// The subject of one comparison, and the options of both tools.
struct Comparison {
    /// The subject of a difference if both tools accept the mutant.
    of_output: What,
    options: Vec<String>,
    /// Whether a crash counts as a refusal, for a peer that dies on modules that it refuses.
    peer_dies_when_refusing: bool,
}

/// Compares the tools on mutants; `summary` counts all outcomes.
///
/// # Errors
/// When a tool cannot be run.
pub fn compare(round: &Round<'_>, mutants: &[Mutant], summary: &mut Summary) -> io::Result<()> {
    let all: Vec<&Mutant> = mutants.iter().collect();
    let accepted = pass_over(round, &round.comparison(What::Generic), &all, summary)?;
    let common: Vec<&Mutant> = accepted.into_iter().filter(|mutant| !mutant.is_foreign).collect();
    let accepted = pass_over(round, &round.comparison(What::Custom), &common, summary)?;
    if round.runs_passes {
        for pass in PASSES {
            pass_over(round, &round.comparison(What::Pass(pass)), &accepted, summary)?;
        }
    }
    Ok(())
}

/// Runs one comparison of mutants; returns the mutants that both tools accept alike.
fn pass_over<'a>(
    round: &Round<'_>,
    comparison: &Comparison,
    mutants: &[&'a Mutant],
    summary: &mut Summary,
) -> io::Result<Vec<&'a Mutant>> {
    let texts: Vec<String> = mutants.iter().map(|mutant| mutant.text.clone()).collect();
    let (ours, peer) = round.pair(comparison);
    let (ours, peer) = (ours.run(&texts, round.scratch)?, peer.run(&texts, round.scratch)?);
    let mut accepted = Vec::new();
    for ((mutant, a), b) in mutants.iter().zip(ours).zip(peer) {
        let mut outcomes = [a, b];
        let mut found = difference(comparison, &outcomes);
        if found.is_some() {
            // Messages of several modules may have been attributed to the wrong ones.
            outcomes = round.outcomes(comparison, &mutant.text)?;
            found = difference(comparison, &outcomes);
        }
        summary.count(comparison.of_output, mutant.is_foreign, &outcomes, found);
        match (found, &outcomes) {
            (Some(subject), _) => summary.add(round.finding(comparison, mutant, subject, outcomes)?),
            (None, [Outcome::Printed(_), Outcome::Printed(_)]) => accepted.push(*mutant),
            _ => {}
        }
    }
    Ok(accepted)
}

/// The subject of the difference between two outcomes, if they differ. Our tool must not crash. A crash of
/// the peer is not a difference.
fn difference(comparison: &Comparison, outcomes: &[Outcome; 2]) -> Option<What> {
    match outcomes {
        [Outcome::Died, _] => Some(What::Death),
        [_, Outcome::Died] => None,
        [a, b] if a == b => None,
        [Outcome::Refused(_), Outcome::Refused(_)] => Some(What::Message),
        [Outcome::Printed(_), Outcome::Printed(_)] => Some(comparison.of_output),
        _ => Some(match comparison.of_output {
            pass @ What::Pass(_) => pass,
            _ => What::Verdict,
        }),
    }
}

impl Round<'_> {
    fn comparison(&self, of_output: What) -> Comparison {
        let mut options = Vec::new();
        if self.allows_unregistered {
            options.push("--allow-unregistered-dialect".to_owned());
        }
        match of_output {
            What::Custom => {}
            What::Pass(pass) => options.extend([pass.to_owned(), "--verify-each".to_owned()]),
            _ => options.push("--mlir-print-op-generic".to_owned()),
        }
        // The peer's pass drops operands and branches of code that is not executed.
        let peer_dies_when_refusing = of_output == What::Pass("--remove-dead-values");
        Comparison { of_output, options, peer_dies_when_refusing }
    }

    fn pair(&self, comparison: &Comparison) -> (Tool, Tool) {
        let mut ours = Tool::ours(&self.tools.ours, &comparison.options);
        let mut peer = Tool::peer(&self.tools.peer, &comparison.options);
        (ours.notes_messages, peer.notes_messages) = (true, true);
        peer.dies_when_refusing = comparison.peer_dies_when_refusing;
        (ours, peer)
    }

    /// Outcomes of both tools for one module.
    fn outcomes(&self, comparison: &Comparison, text: &str) -> io::Result<[Outcome; 2]> {
        let texts = [text.to_owned()];
        let (ours, peer) = self.pair(comparison);
        let run =
            |tool: &Tool| Ok::<_, io::Error>(tool.run(&texts, self.scratch)?.pop().unwrap_or(Outcome::Died));
        Ok([run(&ours)?, run(&peer)?])
    }

    fn finding(
        &self,
        comparison: &Comparison,
        mutant: &Mutant,
        subject: What,
        outcomes: [Outcome; 2],
    ) -> io::Result<Finding> {
        let foreign = mutant.is_foreign && explained_by_foreign(self.corpus, &mutant.text, &outcomes);
        let excuse = if foreign {
            Some("operations, types or attributes of dialects that only the peer has registered")
        } else {
            excuse(&mutant.text, &outcomes)
        };
        Ok(Finding {
            number: mutant.number,
            text: mutant.text.clone(),
            subject,
            kind: kind(subject, &outcomes),
            outcomes,
            options: comparison.options.clone(),
            excuse,
        })
    }

    /// The finding on a smaller text, reduced in at most `trials` trials.
    ///
    /// # Errors
    /// When a tool cannot be run.
    pub fn reduced(&self, finding: Finding, trials: usize) -> io::Result<Finding> {
        let comparison = Comparison {
            of_output: finding.subject,
            options: finding.options.clone(),
            peer_dies_when_refusing: finding.subject == What::Pass("--remove-dead-values"),
        };
        let mut best = finding;
        reduce::reduce_text(&best.text.clone(), trials, |smaller| {
            for (index, smaller) in smaller.iter().enumerate() {
                let text = format!("{}\n", smaller.trim_end());
                let outcomes = self.outcomes(&comparison, &text)?;
                if difference(&comparison, &outcomes).is_some() && kind(best.subject, &outcomes) == best.kind
                {
                    best = Finding { text, outcomes, ..best.clone() };
                    return Ok(vec![index]);
                }
            }
            Ok(Vec::new())
        })?;
        Ok(best)
    }
}

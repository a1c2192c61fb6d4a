//! Differences that are known and stay, each with its reason.

use super::corpus::Corpus;
use super::findings::What;
use super::kinds::{differing_lines, without_place};
use crate::differential::Outcome;

/// A difference that is known: both messages hold these words.
struct Excused {
    /// Words of our first message; empty where we accept the module, or where any message goes.
    ours: &'static str,
    /// Words of the peer's first message; empty likewise.
    peer: &'static str,
    reason: &'static str,
}

const EXCUSED: &[Excused] = &[];

/// Why a difference is none of ours, if the list has a reason.
pub(super) fn excuse(what: What, _text: &str, outcomes: &[Outcome; 2]) -> Option<&'static str> {
    if what == What::Death {
        return None;
    }
    let [ours, peer] = outcomes.each_ref().map(message);
    let found = EXCUSED.iter().find(|known| ours.contains(known.ours) && peer.contains(known.peer));
    found.map(|known| known.reason)
}

fn message(outcome: &Outcome) -> &str {
    match outcome {
        Outcome::Refused(message) => without_place(message),
        Outcome::Printed(_) | Outcome::Died => "",
    }
}

/// Whether what the tools differ in is about a dialect that only the peer knows: a message names one or is about a line
/// that does, or the first lines that differ do.
pub(super) fn explained_by_foreign(corpus: &Corpus, text: &str, outcomes: &[Outcome; 2]) -> bool {
    if let [Outcome::Printed(ours), Outcome::Printed(peer)] = outcomes {
        let (a, b) = differing_lines(ours, peer);
        return corpus.is_foreign(a) || corpus.is_foreign(b);
    }
    outcomes.iter().any(|outcome| {
        let Outcome::Refused(message) = outcome else { return false };
        let quoted = message.split('\'').skip(1).step_by(2).any(|name| corpus.is_foreign(name));
        let line = message.split(':').next().and_then(|line| line.parse::<usize>().ok());
        let line = line.and_then(|line| text.lines().nth(line.wrapping_sub(1)));
        quoted || line.is_some_and(|line| corpus.is_foreign(line))
    })
}

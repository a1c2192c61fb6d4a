//! The flat parse tree: a node's children follow it, so a chunk of a file is two allocations and goes from
//! one thread to another as it is.

use super::grammar::Rule;
use crate::diagnostics::Diagnostic;

/// The match of a grammar rule.
pub(super) struct Node {
    pub(super) rule: Rule,
    /// Its tokens, by their numbers in the chunk.
    pub(super) start: u32,
    pub(super) end: u32,
    /// Number of nodes of the subtree, this one included; the others follow.
    pub(super) size: u32,
}

/// The syntax of a chunk of a file: items without a mistake, and the mistakes between them.
#[derive(Default)]
pub(super) struct Syntax {
    pub(super) nodes: Vec<Node>,
    /// Where parsing had to begin again.
    runs: Vec<Run>,
    mistakes: usize,
}

/// Items without errors, followed by tokens that do not parse.
struct Run {
    /// The index after the last item.
    end: usize,
    /// Why it does not parse; none when that was reported before, with a token.
    mistake: Option<Diagnostic>,
}

impl Syntax {
    /// Ends a run of items before tokens that do not parse; `mistake` is the reason.
    pub(super) fn end_run(&mut self, mistake: Option<Diagnostic>) {
        self.mistakes += usize::from(mistake.is_some());
        self.runs.push(Run { end: self.nodes.len(), mistake });
    }

    /// Number of mistakes.
    pub(super) fn mistakes(&self) -> usize {
        self.mistakes
    }

    /// Whether all items were parsed.
    pub(super) fn is_right(&self) -> bool {
        self.runs.is_empty()
    }

    /// The items up to each mistake, and the mistake; last, the items after all mistakes.
    pub(super) fn runs(&self) -> impl Iterator<Item = (Pairs<'_>, Option<&Diagnostic>)> {
        let ends =
            self.runs.iter().map(|run| (run.end, run.mistake.as_ref())).chain([(self.nodes.len(), None)]);
        ends.scan(0, |begin, (end, mistake)| {
            let nodes = &self.nodes[std::mem::replace(begin, end)..end];
            Some((Pairs { nodes }, mistake))
        })
    }

    /// Forgets everything but the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.runs.clear();
        self.mistakes = 0;
    }
}

/// A node and its children.
#[derive(Clone, Copy)]
pub(super) struct Pair<'p> {
    node: &'p Node,
    inner: &'p [Node],
}

impl<'p> Pair<'p> {
    /// The rule that matched.
    pub(super) fn as_rule(self) -> Rule {
        self.node.rule
    }

    /// Its first token.
    pub(super) fn start(self) -> usize {
        self.node.start as usize
    }

    /// The index of the token after it.
    pub(super) fn end(self) -> usize {
        self.node.end as usize
    }

    /// Its children.
    pub(super) fn into_inner(self) -> Pairs<'p> {
        Pairs { nodes: self.inner }
    }
}

/// Nodes side by side.
pub(super) struct Pairs<'p> {
    nodes: &'p [Node],
}

impl<'p> Pairs<'p> {
    /// The rule of the next node.
    pub(super) fn peek(&self) -> Option<Rule> {
        self.nodes.first().map(|node| node.rule)
    }

    pub(super) fn next_if(&mut self, accept: impl FnOnce(Rule) -> bool) -> Option<Pair<'p>> {
        if self.peek().is_some_and(accept) { self.next() } else { None }
    }
}

impl<'p> Iterator for Pairs<'p> {
    type Item = Pair<'p>;

    fn next(&mut self) -> Option<Pair<'p>> {
        let node = self.nodes.first()?;
        let (pair, rest) = self.nodes.split_at(node.size as usize);
        self.nodes = rest;
        Some(Pair { node, inner: &pair[1..] })
    }
}

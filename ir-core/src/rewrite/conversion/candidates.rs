//! The patterns of a conversion by root operation, in the order of application.

use super::pattern;
use super::state::Conversion;
use super::target::{Legality, ResolvedTarget};
use crate::context::{Context, OpName};
use crate::ir::{Op, OpBuilder as _};
use crate::rewrite::{AnyPattern, PatternRewriter, PatternRoot, PatternSet};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The number of steps to legal operations, for an operation that cannot become legal.
const NEVER: usize = usize::MAX;

/// A pattern.
pub(super) struct Candidate {
    pattern: Arc<dyn AnyPattern>,
    root: Option<OpName>,
    generated: Vec<OpName>,
}

impl Candidate {
    fn new(ctx: &Context, pattern: Arc<dyn AnyPattern>) -> Self {
        let root = match pattern.root() {
            PatternRoot::Op(name) => Some(ctx.op_name(&name)),
            PatternRoot::Any => None,
        };
        let generated = pattern.generated_ops().iter().map(|name| ctx.op_name(name)).collect();
        Candidate { pattern, root, generated }
    }

    /// The name, with the location of its definition if it is generated.
    pub(super) fn title(&self) -> String {
        match self.pattern.place() {
            Some(place) => format!("'{}' ({place})", self.pattern.name()),
            None => format!("'{}'", self.pattern.name()),
        }
    }

    /// The name of the pattern.
    pub(super) fn name(&self) -> &str {
        self.pattern.name()
    }

    /// The file and line of the pattern's definition, for a generated pattern.
    pub(super) fn place(&self) -> Option<&'static str> {
        self.pattern.place()
    }

    /// Whether the pattern may be applied to its own results.
    pub(super) fn has_bounded_recursion(&self) -> bool {
        self.pattern.has_bounded_recursion()
    }

    /// The index of the type converter among those of the conversion.
    fn converter(&self, conversion: &mut Conversion) -> Option<u32> {
        let converter = self.pattern.conversion()?.type_converter()?;
        Some(conversion.converter_id(converter))
    }

    /// Applies the pattern. Returns whether it matches, or the violated rule for patterns.
    pub(super) fn apply(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Result<bool, &'static str> {
        let Some((conversion, _)) = rewriter.conversion() else { return Ok(false) };
        conversion.current = self.converter(conversion);
        rewriter.set_insertion_point_and_location(op);
        let is_applied = match (self.pattern.rule(), self.pattern.conversion()) {
            (Some(rule), _) => match rule.apply(rewriter, op) {
                Some(applied) => applied.fault.map_or(Ok(true), Err),
                None => Ok(false),
            },
            (None, Some(pattern)) => Ok(pattern::apply(pattern, rewriter, op).is_some()),
            (None, None) => Ok(self.pattern.match_and_rewrite(rewriter, op).is_some()),
        };
        if let Some((conversion, _)) = rewriter.conversion() {
            conversion.current = None;
        }
        is_applied
    }
}

/// The patterns of a conversion.
pub(super) struct Candidates {
    all: Vec<Candidate>,
    /// Indices of the patterns to try, by the operation's name.
    by_name: FxHashMap<OpName, Box<[usize]>>,
    /// The indices of patterns for any operation. They apply to all other names.
    any: Box<[usize]>,
}

impl Candidates {
    pub(super) fn new(ctx: &Context, target: &ResolvedTarget, patterns: PatternSet) -> Self {
        let all: Vec<Candidate> =
            patterns.into_patterns().into_iter().map(|pattern| Candidate::new(ctx, pattern)).collect();
        let mut graph = Graph::new(ctx, target, &all);
        for candidate in &all {
            candidate.root.map(|name| graph.depth(name));
        }
        let any_patterns = std::mem::take(&mut graph.any);
        let (any, _) = graph.sorted(any_patterns);
        let by_name = graph.by_root.iter().map(|(name, own)| (*name, merged(own, &any).into())).collect();
        Candidates { all, by_name, any: any.into() }
    }

    /// The indices of the patterns for an operation, in the order of application.
    pub(super) fn lookup(&self, name: OpName) -> &[usize] {
        self.by_name.get(&name).unwrap_or(&self.any)
    }

    pub(super) fn get(&self, index: usize) -> &Candidate {
        &self.all[index]
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }
}

/// Merges the patterns of an operation with those for any operation. Both lists are sorted. The benefit is
/// the distance from the end of the own list; at equal benefit, those of the operation come first.
fn merged(own: &[usize], any: &[usize]) -> Vec<usize> {
    let benefit = |list: &[usize]| (1..=list.len()).rev().collect::<Vec<usize>>();
    let own = own.iter().copied().zip(benefit(own)).map(|(index, benefit)| (index, benefit, 0));
    let any = any.iter().copied().zip(benefit(any)).map(|(index, benefit)| (index, benefit, 1));
    let mut all: Vec<(usize, usize, u8)> = own.chain(any).collect();
    all.sort_by_key(|(_, benefit, kind)| (std::cmp::Reverse(*benefit), *kind));
    all.into_iter().map(|(index, ..)| index).collect()
}

/// The graph of operations and the patterns that lead from one to others (MLIR's legalization graph).
struct Graph<'a> {
    all: &'a [Candidate],
    by_root: FxHashMap<OpName, Vec<usize>>,
    any: Vec<usize>,
    depths: FxHashMap<OpName, usize>,
}

impl<'a> Graph<'a> {
    /// Collects the patterns with results that are legal, or that become legal by other patterns.
    fn new(ctx: &Context, target: &ResolvedTarget, all: &'a [Candidate]) -> Self {
        let mut graph =
            Graph { all, by_root: FxHashMap::default(), any: Vec::new(), depths: FxHashMap::default() };
        let mut pending = Vec::new();
        for (index, candidate) in all.iter().enumerate() {
            match candidate.root {
                None => graph.any.push(index),
                // Operations that are always legal need no patterns.
                Some(root) if target.legality(ctx, root) == Some(Legality::Legal) => {}
                Some(root) => pending.push((index, root)),
            }
        }
        if !graph.any.is_empty() {
            // A pattern for any operation may make all operations legal.
            for (index, root) in pending {
                graph.by_root.entry(root).or_default().push(index);
            }
            return graph;
        }
        graph.add_possible(ctx, target, pending);
        graph
    }

    /// Adds the patterns that only create operations that can become legal. As in MLIR, the last ones are
    /// processed first, so the most recently added one of patterns with equal benefit is tried first.
    fn add_possible(&mut self, ctx: &Context, target: &ResolvedTarget, patterns: Vec<(usize, OpName)>) {
        let mut worklist = patterns.clone();
        let mut is_queued = vec![true; self.all.len()];
        let mut is_added = vec![false; self.all.len()];
        while let Some((index, root)) = worklist.pop() {
            is_queued[index] = false;
            let is_possible = |name: &OpName| {
                let legality = target.legality(ctx, *name);
                self.by_root.contains_key(name)
                    || legality.is_some_and(|legality| legality != Legality::Illegal)
            };
            if !self.all[index].generated.iter().all(is_possible) {
                continue;
            }
            self.by_root.entry(root).or_default().push(index);
            is_added[index] = true;
            let leads_here = |parent: &(usize, OpName)| self.all[parent.0].generated.contains(&root);
            let parents: Vec<OpName> = patterns.iter().filter(|p| leads_here(p)).map(|p| p.1).collect();
            for &(other, name) in &patterns {
                if parents.contains(&name) && !is_added[other] && !is_queued[other] {
                    is_queued[other] = true;
                    worklist.push((other, name));
                }
            }
        }
    }

    /// The number of steps to legal operations; 0 without patterns. Also sorts the patterns.
    fn depth(&mut self, name: OpName) -> usize {
        if let Some(&depth) = self.depths.get(&name) {
            return depth;
        }
        let Some(patterns) = self.by_root.get(&name).cloned() else { return 0 };
        // For cycles.
        self.depths.insert(name, NEVER);
        let (sorted, depth) = self.sorted(patterns);
        self.by_root.insert(name, sorted);
        self.depths.insert(name, depth);
        depth
    }

    /// Sorts patterns by the number of steps to legal operations, then by benefit. Returns the least
    /// number.
    fn sorted(&mut self, patterns: Vec<usize>) -> (Vec<usize>, usize) {
        let mut by_depth = Vec::with_capacity(patterns.len());
        for index in patterns {
            let mut depth: usize = 1;
            for name in &self.all[index].generated {
                depth = depth.max(self.depth(*name).saturating_add(1));
            }
            by_depth.push((depth, std::cmp::Reverse(self.all[index].pattern.benefit()), index));
        }
        let least = by_depth.iter().map(|(depth, ..)| *depth).min().unwrap_or(NEVER);
        by_depth.sort_by_key(|(depth, benefit, _)| (*depth, *benefit));
        (by_depth.into_iter().map(|(.., index)| index).collect(), least)
    }
}

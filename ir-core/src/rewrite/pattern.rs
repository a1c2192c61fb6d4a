//! Patterns and sets of them.

use super::PatternRewriter;
use crate::context::{Context, OpName};
use crate::ir::Op;
use rustc_hash::FxHashMap;

/// Which operations a pattern looks at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PatternRoot {
    /// Those of this name.
    Op(String),
    /// All.
    Any,
}

/// A rewrite that fits some operations.
pub trait RewritePattern: Send + Sync {
    /// A name for messages and for choosing patterns.
    fn name(&self) -> &str;

    /// Further names for choosing patterns.
    fn labels(&self) -> &[&str] {
        &[]
    }

    /// The operations that the pattern looks at.
    fn root(&self) -> PatternRoot;

    /// How much is won: patterns with more are tried first.
    fn benefit(&self) -> u16 {
        1
    }

    /// Rewrites the operation; `None` when the pattern does not fit, and then nothing was changed.
    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()>;
}

/// A pattern that is a function.
struct FunctionPattern<F> {
    name: String,
    root: PatternRoot,
    benefit: u16,
    rewrite: F,
}

impl<F> RewritePattern for FunctionPattern<F>
where
    F: Fn(&mut PatternRewriter<'_>, Op) -> Option<()> + Send + Sync,
{
    fn name(&self) -> &str {
        &self.name
    }

    fn root(&self) -> PatternRoot {
        self.root.clone()
    }

    fn benefit(&self) -> u16 {
        self.benefit
    }

    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        (self.rewrite)(rewriter, op)
    }
}

/// Patterns to be applied together, in the order in which they were added.
#[derive(Default)]
pub struct PatternSet {
    patterns: Vec<Box<dyn RewritePattern>>,
}

impl PatternSet {
    /// No patterns.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pattern.
    pub fn add(&mut self, pattern: impl RewritePattern + 'static) -> &mut Self {
        self.patterns.push(Box::new(pattern));
        self
    }

    /// Adds a function as a pattern for operations of the name `root`.
    pub fn add_fn(
        &mut self,
        name: &str,
        root: &str,
        rewrite: impl Fn(&mut PatternRewriter<'_>, Op) -> Option<()> + Send + Sync + 'static,
    ) -> &mut Self {
        self.add(FunctionPattern {
            name: name.to_owned(),
            root: PatternRoot::Op(root.to_owned()),
            benefit: 1,
            rewrite,
        })
    }

    /// Keeps the patterns for which `wanted` holds.
    pub fn retain(&mut self, wanted: impl FnMut(&Box<dyn RewritePattern>) -> bool) {
        self.patterns.retain(wanted);
    }

    /// Makes the set ready to be applied.
    #[must_use]
    pub fn freeze(mut self, ctx: &Context) -> FrozenPatterns {
        // Those of one benefit stay in their order.
        self.patterns.sort_by_key(|pattern| std::cmp::Reverse(pattern.benefit()));
        let mut frozen =
            FrozenPatterns { patterns: self.patterns, by_op: FxHashMap::default(), any: Vec::new() };
        for (index, pattern) in frozen.patterns.iter().enumerate() {
            match pattern.root() {
                PatternRoot::Op(name) => frozen.by_op.entry(ctx.op_name(&name)).or_default().push(index),
                PatternRoot::Any => frozen.any.push(index),
            }
        }
        frozen
    }
}

/// Patterns by the operations that they look at, best first.
#[derive(Default)]
pub struct FrozenPatterns {
    patterns: Vec<Box<dyn RewritePattern>>,
    by_op: FxHashMap<OpName, Vec<usize>>,
    any: Vec<usize>,
}

impl FrozenPatterns {
    /// The patterns for operations of this name, best first; of equally good ones those for this name only come first.
    pub fn of(&self, name: OpName) -> impl Iterator<Item = &dyn RewritePattern> {
        let mut own = self.by_op.get(&name).map_or(&[][..], Vec::as_slice).iter().peekable();
        let mut any = self.any.iter().peekable();
        let benefit = |index: usize| self.patterns[index].benefit();
        std::iter::from_fn(move || {
            let next = match (own.peek(), any.peek()) {
                (Some(&&a), Some(&&b)) if benefit(a) < benefit(b) => any.next(),
                (Some(_), _) => own.next(),
                (None, _) => any.next(),
            };
            next.map(|&index| &*self.patterns[index])
        })
    }
}

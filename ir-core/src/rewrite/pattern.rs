//! Rewrite patterns and pattern sets.

use super::observed::Observed;
use super::rules::{DefinerIndex, Rule};
use super::{AnyConversionPattern, PatternRewriter};
use crate::context::{Context, OpName};
use crate::ir::{Ir, Op, OpBuilder, OpHandle};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::sync::Arc;

/// The operations that a pattern matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PatternRoot {
    /// Operations with this name.
    Op(String),
    /// All operations.
    Any,
}

/// The name of a type without its path: the default name of a pattern.
pub(super) fn type_name<T: ?Sized>() -> &'static str {
    let path = std::any::type_name::<T>();
    path.rsplit("::").next().unwrap_or(path)
}

/// A typed handle of a pattern's root operation: a handle of one definition, or [`Op`] for any operation.
pub trait RootHandle: Copy {
    /// The operations that the handle can refer to.
    fn root() -> PatternRoot;

    /// Creates the handle of `op`. The operation must match the root.
    fn from_root(op: Op) -> Self;
}

impl<T: OpHandle> RootHandle for T {
    fn root() -> PatternRoot {
        PatternRoot::Op(T::NAME.to_owned())
    }

    fn from_root(op: Op) -> Self {
        T::from_op_unchecked(op)
    }
}

impl RootHandle for Op {
    fn root() -> PatternRoot {
        PatternRoot::Any
    }

    fn from_root(op: Op) -> Self {
        op
    }
}

/// A rewrite of matching operations.
///
/// ```
/// use ir_core::ops::UnrealizedConversionCastOp;
/// use ir_core::prelude::*;
///
/// /// Splits a cast of two values into two casts.
/// struct SplitCast;
///
/// impl RewritePattern for SplitCast {
///     type Root = UnrealizedConversionCastOp;
///
///     fn match_and_rewrite(&self, cast: UnrealizedConversionCastOp, rw: &mut PatternRewriter<'_>) -> Option<()> {
///         let inputs: Vec<Value> = cast.inputs(rw.ir()).collect();
///         let types: Vec<Type> = rw.ir().result_types(cast.op()).collect();
///         let ([first, second], [to_first, to_second]) = (&inputs[..], &types[..]) else { return None };
///         let first = UnrealizedConversionCastOp::create(rw, &[*to_first], &[*first]);
///         let second = UnrealizedConversionCastOp::create(rw, &[*to_second], &[*second]);
///         let results = [first, second].map(|cast| rw.ir().result(cast.op(), 0));
///         rw.replace_op(cast.op(), &results);
///         Some(())
///     }
/// }
///
/// let ctx = Context::new();
/// ir_core::ops::register_builtin(&ctx);
/// ctx.allow_unregistered_dialects(true);
/// let mut module = Module::parse(
///     &ctx,
///     r#"
/// %0:2 = "test.source"() : () -> (i32, i64)
/// %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, i64 to f32, f64
/// "test.use"(%1#0, %1#1) : (f32, f64) -> ()
/// "#,
/// )?;
/// let mut patterns = PatternSet::new();
/// patterns.add(SplitCast);
/// module.rewrite(&patterns.freeze(&ctx))?;
/// assert_eq!(module.to_string().matches("= unrealized_conversion_cast").count(), 2);
/// # Ok::<(), Diagnostics>(())
/// ```
///
/// [`PatternSet::add_fn`] adds a function as a pattern without state.
pub trait RewritePattern: Send + Sync {
    /// The root operation: a handle of one definition, or [`Op`].
    type Root: RootHandle;

    /// The name, in messages and in pattern filters: by default the name of the type.
    fn name(&self) -> &str {
        type_name::<Self>()
    }

    /// The root operations. A pattern for operations with a name that is only known at run time overrides
    /// this, and has [`Op`] as its root type.
    fn root(&self) -> PatternRoot {
        Self::Root::root()
    }

    /// The benefit: patterns with a higher benefit are tried first.
    fn benefit(&self) -> u16 {
        1
    }

    /// Rewrites the operation. `None` if the pattern does not match; then the IR must be unchanged.
    fn match_and_rewrite(&self, op: Self::Root, rewriter: &mut PatternRewriter<'_>) -> Option<()>;
}

/// A type-erased pattern, as a set stores it.
pub trait AnyPattern: Send + Sync {
    /// The name, in messages and in pattern filters.
    fn name(&self) -> &str;

    /// Debug labels: further names in pattern filters.
    fn labels(&self) -> &[&str] {
        &[]
    }

    /// The root operations.
    fn root(&self) -> PatternRoot;

    /// The benefit: patterns with a higher benefit are tried first.
    fn benefit(&self) -> u16 {
        1
    }

    /// The file and line of the definition, for a generated pattern.
    fn place(&self) -> Option<&'static str> {
        None
    }

    /// The declared rule that this is.
    fn rule(&self) -> Option<&'static Rule> {
        None
    }

    /// The known names of operations that the pattern creates; see
    /// [`ConversionPattern::generated_ops`](super::ConversionPattern::generated_ops).
    fn generated_ops(&self) -> &[&str] {
        &[]
    }

    /// Whether a dialect conversion may apply the pattern to its own results.
    fn has_bounded_recursion(&self) -> bool {
        false
    }

    /// The conversion pattern that this is.
    fn conversion(&self) -> Option<&dyn AnyConversionPattern> {
        None
    }

    /// Rewrites the operation. `None` if the pattern does not match; then the IR is unchanged.
    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()>;
}

/// Adapter of a [`RewritePattern`].
struct Typed<P>(P);

impl<P: RewritePattern> AnyPattern for Typed<P> {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn root(&self) -> PatternRoot {
        self.0.root()
    }

    fn benefit(&self) -> u16 {
        self.0.benefit()
    }

    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        self.0.match_and_rewrite(P::Root::from_root(op), rewriter)
    }
}

/// Adapter of a function.
struct FunctionPattern<F> {
    name: String,
    root: PatternRoot,
    rewrite: F,
}

impl<F> AnyPattern for FunctionPattern<F>
where
    F: Fn(&mut PatternRewriter<'_>, Op) -> Option<()> + Send + Sync,
{
    fn name(&self) -> &str {
        &self.name
    }

    fn root(&self) -> PatternRoot {
        self.root.clone()
    }

    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        (self.rewrite)(rewriter, op)
    }
}

/// A list of patterns, in insertion order.
#[derive(Default)]
pub struct PatternSet {
    patterns: Vec<Arc<dyn AnyPattern>>,
}

impl PatternSet {
    /// Creates an empty set.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pattern.
    pub fn add(&mut self, pattern: impl RewritePattern + 'static) -> &mut Self {
        self.add_any(Typed(pattern))
    }

    /// Adds a pattern whose root is determined at run time.
    pub fn add_any(&mut self, pattern: impl AnyPattern + 'static) -> &mut Self {
        self.patterns.push(Arc::new(pattern));
        self
    }

    /// Adds a function as a pattern; the type of its parameter determines the root.
    pub fn add_fn<R: RootHandle>(
        &mut self,
        name: &str,
        rewrite: impl Fn(&mut PatternRewriter<'_>, R) -> Option<()> + Send + Sync + 'static,
    ) -> &mut Self {
        let rewrite = move |rewriter: &mut PatternRewriter<'_>, op: Op| rewrite(rewriter, R::from_root(op));
        self.add_any(FunctionPattern { name: name.to_owned(), root: R::root(), rewrite })
    }

    /// Adds a function as a pattern for operations with the name `root`.
    pub fn add_fn_for(
        &mut self,
        name: &str,
        root: &str,
        rewrite: impl Fn(&mut PatternRewriter<'_>, Op) -> Option<()> + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_any(FunctionPattern {
            name: name.to_owned(),
            root: PatternRoot::Op(root.to_owned()),
            rewrite,
        })
    }

    /// Keeps the patterns that satisfy `expected`.
    pub fn retain(&mut self, expected: impl FnMut(&Arc<dyn AnyPattern>) -> bool) {
        self.patterns.retain(expected);
    }

    /// The patterns in insertion order.
    pub(super) fn into_patterns(self) -> Vec<Arc<dyn AnyPattern>> {
        self.patterns
    }

    /// Finds the patterns of each root for a driver, best first.
    #[must_use]
    pub fn freeze(self, ctx: &Context) -> FrozenPatterns {
        let mut order: Vec<usize> = (0..self.patterns.len()).collect();
        // The sort is stable: patterns of equal benefit keep their order.
        order.sort_by_key(|&index| std::cmp::Reverse(self.patterns[index].benefit()));
        let mut frozen = FrozenPatterns {
            patterns: self.patterns,
            context: Some(ctx.clone()),
            ..FrozenPatterns::default()
        };
        for index in order {
            match frozen.patterns[index].root() {
                PatternRoot::Op(name) => {
                    frozen.by_op.entry(ctx.op_name(&name)).or_default().indices.push(index);
                }
                PatternRoot::Any => frozen.any.push(index),
            }
        }
        let FrozenPatterns { patterns, by_op, .. } = &mut frozen;
        by_op.values_mut().for_each(|own| own.index = definer_index(ctx, patterns, &own.indices));
        frozen
    }
}

/// The patterns for operations of one name.
#[derive(Default)]
struct OwnPatterns {
    /// Their indices, best first.
    indices: Vec<usize>,
    /// Finds those that may match, if some have definers.
    index: Option<DefinerIndex>,
}

impl OwnPatterns {
    /// The indices of the patterns to try, best first.
    fn candidates(&self, ir: &Ir, op: Op) -> Cow<'_, [usize]> {
        match &self.index {
            Some(index) => {
                let places = index.candidates(ir, op).into_iter();
                Cow::Owned(places.map(|place| self.indices[place]).collect())
            }
            None => Cow::Borrowed(&self.indices),
        }
    }
}

/// An applied pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Applied<'p> {
    /// The name of the pattern.
    pub name: &'p str,
    /// The file and line of its definition, for a generated pattern.
    pub place: Option<&'static str>,
    /// A violation of the rules for patterns.
    pub fault: Option<&'static str>,
}

impl std::fmt::Display for Applied<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.place {
            Some(place) => write!(f, "'{}' ({place})", self.name),
            None => write!(f, "'{}'", self.name),
        }
    }
}

/// Patterns in insertion order, and their indices by root operation, best first.
#[derive(Default)]
pub struct FrozenPatterns {
    /// The context in which operation names were looked up; `None` for an empty set.
    context: Option<Context>,
    patterns: Vec<Arc<dyn AnyPattern>>,
    by_op: FxHashMap<OpName, OwnPatterns>,
    any: Vec<usize>,
}

impl FrozenPatterns {
    /// Panics if the IR belongs to another context.
    #[track_caller]
    pub(super) fn assert_context(&self, ir: &Ir) {
        if let Some(context) = &self.context {
            ir.assert_context(context);
        }
    }

    /// The patterns as a set in insertion order, for another driver.
    #[must_use]
    pub fn to_set(&self) -> PatternSet {
        PatternSet { patterns: self.patterns.clone() }
    }

    /// Whether some pattern matches operations with that name.
    pub(super) fn has_any_for(&self, name: OpName) -> bool {
        !self.any.is_empty() || self.by_op.contains_key(&name)
    }

    /// Applies the best pattern that matches the operation; the insertion point is before the operation. At
    /// equal benefit, patterns for its name precede patterns for any operation.
    pub fn apply(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<Applied<'_>> {
        let own = self.by_op.get(&rewriter.ir().name(op));
        let own = own.map(|own| own.candidates(rewriter.ir(), op)).unwrap_or_default();
        let (mut own, mut any) = (own.iter().copied().peekable(), self.any.iter().copied().peekable());
        let ctx = rewriter.context();
        let observed = Observed::new(ctx, rewriter.ir(), op);
        loop {
            let is_any_first = match (own.peek(), any.peek()) {
                (Some(own), Some(any)) => self.patterns[*own].benefit() < self.patterns[*any].benefit(),
                (None, Some(_)) => true,
                (_, None) => false,
            };
            let index = if is_any_first { any.next() } else { own.next() }?;
            rewriter.set_insertion_point_and_location(op);
            let applied = self.try_pattern(index, rewriter, op);
            if let Some(applied) = applied {
                if let Some(observed) = observed {
                    observed.report(applied.name, applied.place);
                }
                return Some(applied);
            }
        }
    }

    fn try_pattern(&self, index: usize, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<Applied<'_>> {
        let pattern = &self.patterns[index];
        if let Some(rule) = pattern.rule() {
            return rule.apply(rewriter, op);
        }
        let is_applied = pattern.match_and_rewrite(rewriter, op).is_some();
        let is_gone = !is_applied && !rewriter.ir().is_live(op);
        let fault =
            is_gone.then_some("erases the operation that it is applied to, and says that it does not apply");
        (is_applied || is_gone).then(|| Applied { name: pattern.name(), place: pattern.place(), fault })
    }
}

/// The index of patterns for one name; `None` if none of them has definers.
fn definer_index(ctx: &Context, patterns: &[Arc<dyn AnyPattern>], indices: &[usize]) -> Option<DefinerIndex> {
    let definers = |index: &usize| patterns[*index].rule().map_or(&[][..], |rule| rule.definers());
    if indices.iter().all(|index| definers(index).is_empty()) {
        return None;
    }
    let mut found = DefinerIndex::default();
    indices.iter().enumerate().for_each(|(place, index)| found.add(ctx, definers(index), place));
    Some(found)
}

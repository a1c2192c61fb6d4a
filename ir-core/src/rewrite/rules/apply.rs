//! Application of a matching rule.

use super::compiled::MatchedLeaf;
use super::{Compiled, DescribedOperation, Position, Probe, Rewrite, Rule, RuleTree, joined};
use crate::context::{Attribute, Context, Location, Type};
use crate::ir::{Definition, Ir, Op, OpBuilder, Region, Value};
use crate::rewrite::{AnyPattern, Applied, PatternRewriter, PatternRoot};

/// Accessors of the entities in slots, by the probe's accessors of the same names.
macro_rules! slots {
    ($($(#[$doc:meta])* $name:ident -> $ty:ty;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $name(&self, slot: usize) -> $ty {
            self.probe().$name(self.position(slot))
        }
    )*};
}

impl<'r> Rewrite<'_, 'r> {
    /// The context.
    #[must_use]
    pub fn ctx(&self) -> &'r Context {
        self.rewriter.context()
    }

    /// The IR.
    #[must_use]
    pub fn ir(&self) -> &Ir {
        self.rewriter.ir()
    }

    /// The root operation. The rule replaces it.
    #[must_use]
    pub fn root(&self) -> Op {
        self.root
    }

    /// The matched entities.
    #[must_use]
    pub fn probe(&self) -> Probe<'_> {
        Probe {
            ctx: self.rewriter.context(),
            ir: self.rewriter.ir(),
            tree: self.tree,
            root: self.root,
            chosen: self.chosen,
        }
    }

    fn position(&self, slot: usize) -> Position {
        self.leaf.slots.get(slot).copied().unwrap_or(Position::MAX)
    }

    slots! {
        /// The value in a slot.
        value -> Option<Value>;
        /// The values in a slot.
        values -> Vec<Value>;
        /// The attribute in a slot.
        attribute -> Option<Attribute>;
        /// The operation in a slot.
        op -> Option<Op>;
        /// The type in a slot.
        ty -> Option<Type>;
        /// The region in a slot.
        region -> Option<Region>;
    }

    /// The fused location of all matched operations.
    #[must_use]
    pub fn location(&self) -> Location {
        let probe = self.probe();
        let ops = self.leaf.ops.iter().filter_map(|position| probe.op(*position));
        let locations: Vec<Location> = ops.map(|op| probe.ir.location(op)).collect();
        self.ctx().fused_location(&locations, None)
    }

    /// The location of a value: that of its defining operation or block argument.
    #[must_use]
    pub fn location_of(&self, value: Value) -> Location {
        match self.ir().definition(value) {
            Definition::Result(op, _) => self.ir().location(op),
            Definition::Argument(block, index) => self.ir().argument_location(block, index),
        }
    }

    /// The operations that the rule replaces: the root, and the chosen ones.
    fn replaced(&self) -> Vec<Op> {
        joined::replaced(&self.probe()).collect()
    }

    /// The type of the result with that index among all replaced results.
    #[must_use]
    pub fn root_type(&self, result: usize) -> Option<Type> {
        self.root_types().get(result).copied()
    }

    /// The types of all replaced results.
    #[must_use]
    pub fn root_types(&self) -> Vec<Type> {
        self.replaced().iter().flat_map(|op| self.ir().result_types(*op)).collect()
    }

    /// The results of an operation.
    #[must_use]
    pub fn results(&self, op: Op) -> Vec<Value> {
        self.ir().results(op).collect()
    }

    /// Creates an operation; `None` if its result types cannot be inferred.
    pub fn make(&mut self, new: impl DescribedOperation) -> Option<Op> {
        new.create(self.rewriter)
    }

    /// The result of an operation by its index.
    #[must_use]
    pub fn result(&self, op: Op, index: usize) -> Option<Value> {
        (index < self.ir().num_results(op)).then(|| self.ir().result(op, index))
    }

    /// Moves the blocks of a region to the region with that index of a new operation, once the root is
    /// replaced.
    pub fn take_region(&mut self, region: Region, op: Op, index: usize) {
        self.moves.push((region, op, index));
    }

    /// Inlines the only block of a region before the root, with these values as block arguments, and
    /// replaces the root by the operands of the block's terminator. `None` if the number of arguments is
    /// wrong, or if the terminator's operands and the root's results differ in number.
    pub fn replace_root_by_region(&mut self, region: Region, arguments: &[Value]) -> Option<()> {
        let (ir, root) = (self.rewriter.ir(), self.root);
        let block = ir.only_block(region)?;
        let (last, target) = (ir.last_op(block)?, ir.parent_block(root)?);
        let is_fit =
            ir.num_operands(last) == ir.num_results(root) && ir.num_arguments(block) == arguments.len();
        if self.rewriter.is_guard_violated() || !is_fit {
            return None;
        }
        self.rewriter.unguard();
        self.rewriter.inline_block_before(block, target, Some(root), arguments);
        let values: Vec<Value> = self.ir().operands(last).collect();
        self.rewriter.erase_op(last);
        self.rewriter.replace_op(root, &values);
        Some(())
    }

    /// Replaces the root and any further roots by these values and erases them. `None` if this is
    /// impossible, because native code erased the root or returned its own results. The caller of the rule
    /// reports it.
    pub fn replace_root(&mut self, values: &[Value]) -> Option<()> {
        let (ir, replaced) = (self.rewriter.ir(), self.replaced());
        let results: usize = replaced.iter().map(|op| ir.num_results(*op)).sum();
        let is_own = |value: &Value| ir.defining_op(*value).is_some_and(|op| replaced.contains(&op));
        let fault = if self.rewriter.is_guard_violated() {
            ERASES
        } else if results != values.len() {
            "returns a number of values that differs from the number of replaced results"
        } else if values.iter().any(|value| !ir.is_live_value(*value)) {
            "returns a value that no longer exists"
        } else if values.iter().any(is_own) {
            "replaces the operation that it is applied to by itself"
        } else {
            self.replace_all(&replaced, values);
            return Some(());
        };
        self.fault = Some(fault);
        None
    }

    fn replace_all(&mut self, replaced: &[Op], values: &[Value]) {
        self.rewriter.unguard();
        for (region, op, index) in std::mem::take(&mut self.moves) {
            let to = self.ir().region(op, index);
            self.rewriter.inline_region_at_end(region, to);
        }
        let mut rest = values;
        for &op in replaced {
            let (own, others) = rest.split_at(self.ir().num_results(op));
            self.rewriter.replace_op(op, own);
            rest = others;
        }
    }
}

/// The fault of a rule with native code that erases or replaces the root operation.
const ERASES: &str = "erases the operation that it is applied to";

/// Erases unused created operations in reverse order. In-place changes by native code remain.
fn undo(rewriter: &mut PatternRewriter<'_>, created: &[Op]) {
    for &op in created.iter().rev() {
        if rewriter.ir().is_live(op) && !rewriter.ir().has_uses(op) {
            rewriter.erase_op(op);
        }
    }
}

impl Compiled {
    /// Applies the best matching rule and returns it.
    pub fn apply(&self, rewriter: &mut PatternRewriter<'_>, root: Op) -> Option<Applied<'static>> {
        let mut from = 0;
        while let Some(MatchedLeaf { index, leaf, chosen }) =
            self.find(rewriter.context(), rewriter.ir(), root, from)
        {
            let tree = self.tree();
            let further = chosen.iter().copied().flatten();
            if let Some(first) = joined::first(rewriter.ir(), std::iter::once(root).chain(further)) {
                rewriter.set_insertion_point_before(first);
            }
            rewriter.guard(root);
            let mut rewrite = Rewrite {
                rewriter: &mut *rewriter,
                tree,
                leaf,
                root,
                chosen,
                moves: Vec::new(),
                fault: None,
            };
            let is_applied = (leaf.rule.rewrite)(&mut rewrite).is_some();
            let mut fault = rewrite.fault;
            // A successful rule replaces the root, which ends the guard.
            if let Some(guard) = rewriter.unguard() {
                fault = fault.or(guard.is_violated.then_some(ERASES));
                undo(rewriter, &guard.created);
            }
            if is_applied || fault.is_some() {
                return Some(Applied { name: leaf.rule.name, place: Some(leaf.rule.place), fault });
            }
            from = index + 1;
        }
        None
    }
}

/// A single rule as a pattern of a set.
pub struct DeclaredRule {
    pub(super) tree: &'static RuleTree,
    pub(super) rule: &'static Rule,
}

impl AnyPattern for DeclaredRule {
    fn name(&self) -> &str {
        self.rule.name
    }

    fn root(&self) -> PatternRoot {
        PatternRoot::Op(self.tree.root.to_owned())
    }

    fn benefit(&self) -> u16 {
        self.rule.benefit
    }

    fn place(&self) -> Option<&'static str> {
        Some(self.rule.place)
    }

    fn declared(&self) -> Option<(&'static RuleTree, &'static Rule)> {
        Some((self.tree, self.rule))
    }

    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        let is_this = |rule: &&'static Rule| std::ptr::eq(*rule, self.rule);
        let expected = self.tree.rules.iter().map(is_this).collect();
        let applied = Compiled::new(rewriter.context(), self.tree, expected).apply(rewriter, op)?;
        applied.fault.is_none().then_some(())
    }
}

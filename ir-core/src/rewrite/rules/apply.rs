//! Applying a rule that fits.

use super::{Compiled, Leaf, Probe, Rule, RuleTree};
use crate::context::{Attribute, Context, Location, Type};
use crate::ir::{Definition, Ir, Op, Value};
use crate::rewrite::{Applied, PatternRewriter, PatternRoot, RewritePattern};
use crate::spec::NewOp;

/// What a rule's own code works with: what was matched, and the means to make operations. Everything that was made is
/// erased again when the rule does not come to its end.
pub struct Rewrite<'a, 'r> {
    /// The rewriter; new operations come before the root.
    pub rewriter: &'a mut PatternRewriter<'r>,
    tree: &'static RuleTree,
    leaf: &'static Leaf,
    root: Op,
    made: Vec<Op>,
    /// What the rule did that no rule may do.
    fault: Option<&'static str>,
}

impl<'r> Rewrite<'_, 'r> {
    /// The context.
    #[must_use]
    pub fn ctx(&self) -> &'r Context {
        self.rewriter.ctx
    }

    /// The IR.
    #[must_use]
    pub fn ir(&self) -> &Ir {
        self.rewriter.ir()
    }

    /// The operation that the rule replaces.
    #[must_use]
    pub fn root(&self) -> Op {
        self.root
    }

    /// What was matched.
    #[must_use]
    pub fn probe(&self) -> Probe<'_> {
        Probe { ctx: self.rewriter.ctx, ir: self.rewriter.ir(), tree: self.tree, root: self.root }
    }

    fn position(&self, slot: usize) -> u16 {
        self.leaf.slots.get(slot).copied().unwrap_or(u16::MAX)
    }

    /// The value in a slot.
    #[must_use]
    pub fn value(&self, slot: usize) -> Option<Value> {
        self.probe().value(self.position(slot))
    }

    /// The values in a slot.
    #[must_use]
    pub fn values(&self, slot: usize) -> Vec<Value> {
        self.probe().values(self.position(slot))
    }

    /// The attribute in a slot.
    #[must_use]
    pub fn attribute(&self, slot: usize) -> Option<Attribute> {
        self.probe().attribute(self.position(slot))
    }

    /// The operation in a slot.
    #[must_use]
    pub fn op(&self, slot: usize) -> Option<Op> {
        self.probe().op(self.position(slot))
    }

    /// The locations of all operations that were matched, fused.
    #[must_use]
    pub fn location(&self) -> Location {
        let probe = self.probe();
        let ops = self.leaf.ops.iter().filter_map(|position| probe.op(*position));
        let locations: Vec<Location> = ops.map(|op| probe.ir.location(op)).collect();
        self.ctx().fused_location(&locations, None)
    }

    /// The location of a value: of the operation that defines it, or of the block's argument.
    #[must_use]
    pub fn location_of(&self, value: Value) -> Location {
        match self.ir().definition(value) {
            Definition::Result(op, _) => self.ir().location(op),
            Definition::Argument(block, number) => self.ir().argument_location(block, number),
        }
    }

    /// The type of the root's result of that number.
    #[must_use]
    pub fn root_type(&self, result: usize) -> Option<Type> {
        self.ir().result_types(self.root).nth(result)
    }

    /// The types of all results of the root.
    #[must_use]
    pub fn root_types(&self) -> Vec<Type> {
        self.ir().result_types(self.root).collect()
    }

    /// The results of an operation.
    #[must_use]
    pub fn results(&self, op: Op) -> Vec<Value> {
        self.ir().results(op).collect()
    }

    /// Makes an operation.
    pub fn make(&mut self, new: NewOp<'_>) -> Op {
        let op = self.rewriter.build(|builder, _| new.create(builder));
        self.made.push(op);
        op
    }

    /// The result of that number of an operation.
    #[must_use]
    pub fn result(&self, op: Op, number: usize) -> Option<Value> {
        (number < self.ir().num_results(op)).then(|| self.ir().result(op, number))
    }

    /// Replaces the root by these values and erases it. `None` when that cannot be, which whoever applies the rule reports:
    /// native code may have erased the root, or give it its own results.
    pub fn replace_root(&mut self, values: &[Value]) -> Option<()> {
        let (ir, root) = (self.rewriter.ir(), self.root);
        let fault = if !ir.is_live(root) {
            "erases the operation that it is applied to"
        } else if ir.num_results(root) != values.len() {
            "does not give as many values as the operation that it is applied to has results"
        } else if values.iter().any(|value| !ir.is_live_value(*value)) {
            "gives a value that does not exist any more"
        } else if values.iter().any(|value| ir.defining_op(*value) == Some(root)) {
            "replaces the operation that it is applied to by itself"
        } else {
            self.rewriter.replace_op(root, values);
            return Some(());
        };
        self.fault = Some(fault);
        None
    }

    /// Erases everything that was made and is not used, last things first.
    fn undo(&mut self) {
        while let Some(op) = self.made.pop() {
            if self.rewriter.ir().is_live(op) && !self.rewriter.ir().has_uses(op) {
                self.rewriter.erase_op(op);
            }
        }
    }
}

impl Compiled {
    /// Applies the best rule that fits. Returns the one that was applied.
    pub(in crate::rewrite) fn apply(
        &self,
        rewriter: &mut PatternRewriter<'_>,
        root: Op,
    ) -> Option<Applied<'static>> {
        let mut from = 0;
        while let Some((number, leaf)) = self.find(rewriter.ctx, rewriter.ir(), root, from) {
            let tree = self.tree();
            let mut rewrite =
                Rewrite { rewriter: &mut *rewriter, tree, leaf, root, made: Vec::new(), fault: None };
            let is_applied = (leaf.rule.rewrite)(&mut rewrite).is_some();
            let mut fault = rewrite.fault;
            if !is_applied {
                rewrite.undo();
                if !rewriter.ir().is_live(root) {
                    fault = fault.or(Some("erases the operation that it is applied to"));
                }
            }
            if is_applied || fault.is_some() {
                return Some(Applied { name: leaf.rule.name, place: Some(leaf.rule.place), fault });
            }
            from = number + 1;
        }
        None
    }
}

/// A rule as a pattern of a set, on its own.
pub(in crate::rewrite) struct DeclaredRule {
    pub(super) tree: &'static RuleTree,
    pub(super) rule: &'static Rule,
}

impl RewritePattern for DeclaredRule {
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
        let wanted = self.tree.rules.iter().map(is_this).collect();
        let applied = Compiled::new(rewriter.ctx, self.tree, wanted).apply(rewriter, op)?;
        applied.fault.is_none().then_some(())
    }
}

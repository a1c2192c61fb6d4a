//! The walk through the tree: all matches of all patterns for an operation.
//!
//! **Invariant**: no pattern makes the walk or the compiler recurse: users of a value are steps of the
//! walk. All matches of an operation are found first; then their rewrites are tried by benefit.

use ir_core::context::{AttrKind, Location, Type};
use ir_core::ir::{Ir, Op, OpBuilder as _, Value};
use ir_core::predicates::attributes::{attribute_type, type_value};
use ir_core::rewrite::PatternRewriter;

use super::Matcher;
use super::positions::{Answer, CallId, Position, PositionId, Question};
use super::tree::{NodeId, NodeKind};
use crate::segments::{operand_segment, result_segment};
use crate::value::PdlValue;

/// A match of a pattern.
pub(crate) struct Match {
    /// The index of the pattern.
    pub(crate) pattern: usize,
    /// The entities that the rewrite uses; none where a position has no entity.
    pub(crate) values: Vec<Option<PdlValue>>,
    /// The location of new operations: that of the matched operations, fused.
    pub(crate) location: Location,
}

/// A step of the walk that is to be taken.
enum Step {
    /// The node and those after it.
    Visit(NodeId),
    /// The node itself.
    Test(NodeId),
    /// Another user of a value, for the test of a node.
    Users { node: NodeId, position: PositionId, users: std::vec::IntoIter<Op> },
    /// Forgets what was found since.
    Forget { known: usize, operations: usize },
}

/// A walk for one operation.
struct Walk<'w, 'r> {
    matcher: &'w Matcher,
    rewriter: &'w mut PatternRewriter<'r>,
    root: Op,
    /// The knowledge of each position: none yet, or its entity, if there is one.
    known: Vec<Option<Option<PdlValue>>>,
    /// The positions that are known, in the order of finding them.
    order: Vec<PositionId>,
    /// The operations that were tested on the way, and whether a position is one of them.
    operations: Vec<PositionId>,
    is_tested: Vec<bool>,
    pending: Vec<Step>,
    matches: Vec<Match>,
}

impl Matcher {
    /// All matches of all patterns with `root` as the root operation, in the order in which MLIR finds them.
    pub(crate) fn matches(&self, rewriter: &mut PatternRewriter<'_>, root: Op) -> Vec<Match> {
        let mut walk = Walk {
            matcher: self,
            rewriter,
            root,
            known: vec![None; self.positions.len()],
            order: Vec::new(),
            operations: Vec::new(),
            is_tested: vec![false; self.positions.len()],
            pending: self.tree.root.map(Step::Visit).into_iter().collect(),
            matches: Vec::new(),
        };
        while let Some(step) = walk.pending.pop() {
            walk.step(step);
        }
        walk.matches
    }
}

impl Walk<'_, '_> {
    fn ir(&self) -> &Ir {
        self.rewriter.ir()
    }

    fn forget_later(&mut self) {
        self.pending.push(Step::Forget { known: self.order.len(), operations: self.operations.len() });
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Visit(node) => {
                self.pending.extend(self.matcher.tree.nodes[node].next.map(Step::Visit));
                self.forget_later();
                self.test(node);
            }
            Step::Test(node) => self.test(node),
            Step::Users { node, position, mut users } => {
                if let Some(user) = users.next() {
                    self.pending.push(Step::Users { node, position, users });
                    self.forget_later();
                    self.learn(position, Some(PdlValue::Operation(user)));
                    self.pending.push(Step::Test(node));
                }
            }
            Step::Forget { known, operations } => {
                for position in self.order.drain(known..) {
                    self.known[position] = None;
                }
                for position in self.operations.drain(operations..) {
                    self.is_tested[position] = false;
                }
            }
        }
    }

    fn learn(&mut self, position: PositionId, entity: Option<PdlValue>) {
        if self.known[position].is_none() {
            self.order.push(position);
        }
        self.known[position] = Some(entity);
    }

    /// Finds the entities at positions. `false` if there is a choice of users, each of which is then a step of its own.
    fn find(&mut self, node: NodeId, positions: &[PositionId]) -> bool {
        for position in positions {
            let mut way = Vec::new();
            let mut at = Some(*position);
            while let Some(position) = at.filter(|position| self.known[*position].is_none()) {
                way.push(position);
                at = self.matcher.positions.get(position).parent();
            }
            for position in way.into_iter().rev() {
                if let Position::User(value, _) = self.matcher.positions.get(position) {
                    let users = self.users(*value).into_iter();
                    self.pending.push(Step::Users { node, position, users });
                    return false;
                }
                let entity = self.entity(position);
                self.learn(position, entity);
            }
        }
        true
    }

    /// The operations that use a value, or the first of a range, once for each use.
    fn users(&self, position: PositionId) -> Vec<Op> {
        let values =
            self.known[position].as_ref().and_then(|entity| entity.as_ref()).and_then(PdlValue::values);
        let first = values.and_then(|values| values.first().copied());
        first.into_iter().flat_map(|value| self.ir().uses(value)).map(|found| found.op).collect()
    }

    fn value_at(&self, position: PositionId) -> Option<&PdlValue> {
        self.known[position].as_ref()?.as_ref()
    }

    fn operation(&self, position: PositionId) -> Option<Op> {
        match self.value_at(position)? {
            PdlValue::Operation(op) => Some(*op),
            _ => None,
        }
    }

    /// The entity at a position whose parent is known.
    fn entity(&self, position: PositionId) -> Option<PdlValue> {
        let ir = self.ir();
        match self.matcher.positions.get(position) {
            Position::Root => Some(PdlValue::Operation(self.root)),
            Position::DefiningOp(value) => {
                let value = self.value_at(*value)?.values()?.first()?;
                ir.defining_op(*value).map(PdlValue::Operation)
            }
            Position::Operand(op, index) => {
                let op = self.operation(*op)?;
                (*index < ir.num_operands(op)).then(|| PdlValue::Value(ir.operand(op, *index)))
            }
            Position::Operands(op, segment, is_range) => {
                entity_of(operand_segment(ir, self.operation(*op)?, *segment)?, *is_range)
            }
            Position::Attribute(op, name) => {
                ir.attribute(self.operation(*op)?, name.as_str(ir.context())).map(PdlValue::Attribute)
            }
            Position::Result(op, index) => {
                let op = self.operation(*op)?;
                (*index < ir.num_results(op)).then(|| PdlValue::Value(ir.result(op, *index)))
            }
            Position::Results(op, segment, is_range) => {
                entity_of(result_segment(ir, self.operation(*op)?, *segment)?, *is_range)
            }
            Position::Type(of) => self.type_of(*of),
            Position::AttributeLiteral(value) => Some(PdlValue::Attribute(*value)),
            Position::TypeLiteral(value) => match value.kind(ir.context()) {
                AttrKind::Type(ty) => Some(PdlValue::Type(ty)),
                AttrKind::Array(types) => {
                    let types: Option<Vec<Type>> =
                        types.iter().map(|ty| type_value(ir.context(), *ty)).collect();
                    types.map(PdlValue::Types)
                }
                _ => None,
            },
            // Choices of users and results of calls are known when they are asked for.
            Position::User(..) | Position::CallResult(..) => None,
        }
    }

    fn type_of(&self, position: PositionId) -> Option<PdlValue> {
        let ir = self.ir();
        match self.value_at(position)? {
            PdlValue::Attribute(attribute) => attribute_type(ir.context(), *attribute).map(PdlValue::Type),
            PdlValue::Value(value) => Some(PdlValue::Type(ir.value_type(*value))),
            PdlValue::Values(values) => {
                Some(PdlValue::Types(values.iter().map(|value| ir.value_type(*value)).collect()))
            }
            _ => None,
        }
    }

    fn test(&mut self, node: NodeId) {
        let matcher = self.matcher;
        let (position, question, children) = match &matcher.tree.nodes[node].kind {
            NodeKind::Match(pattern) => return self.record(node, *pattern),
            NodeKind::Test { position, question, children } => (*position, *question, children),
        };
        let mut needed = vec![position];
        match question {
            Question::EqualTo(other) => needed.push(other),
            Question::Call(call) => needed.extend(&matcher.positions.calls[call].arguments),
            _ => {}
        }
        if !self.find(node, &needed) {
            return;
        }
        if matcher.positions.get(position).is_operation() && !self.is_tested[position] {
            self.is_tested[position] = true;
            self.operations.push(position);
        }
        let mut passed: Vec<(usize, NodeId)> = Vec::new();
        for (answer, child) in children {
            if self.passes(position, question, answer) {
                let order = if let Answer::Count(count) = answer { *count } else { 0 };
                passed.extend(child.map(|child| (order, child)));
            }
        }
        // The smallest count is tried first.
        passed.sort_by_key(|(order, _)| std::cmp::Reverse(*order));
        self.pending.extend(passed.into_iter().map(|(_, child)| Step::Visit(child)));
    }

    fn passes(&mut self, position: PositionId, question: Question, answer: &Answer) -> bool {
        if let Question::Call(call) = question {
            return self.call(call);
        }
        if let Question::EqualTo(other) = question {
            return self.value_at(position) == self.value_at(other);
        }
        let ir = self.ir();
        let Some(entity) = self.value_at(position) else { return false };
        match (question, answer, entity) {
            (Question::NotNull, ..) => true,
            (Question::OperationName, Answer::Name(name), PdlValue::Operation(op)) => ir.name(*op) == *name,
            (Question::OperandCount, Answer::Count(count), PdlValue::Operation(op)) => {
                ir.num_operands(*op) == *count
            }
            (Question::OperandCountAtLeast, Answer::Count(count), PdlValue::Operation(op)) => {
                ir.num_operands(*op) >= *count
            }
            (Question::ResultCount, Answer::Count(count), PdlValue::Operation(op)) => {
                ir.num_results(*op) == *count
            }
            (Question::ResultCountAtLeast, Answer::Count(count), PdlValue::Operation(op)) => {
                ir.num_results(*op) >= *count
            }
            (Question::Type | Question::Attribute, Answer::Is(expected), entity) => entity == expected,
            _ => false,
        }
    }

    /// Calls a constraint; what it returns is known from then on.
    fn call(&mut self, id: CallId) -> bool {
        let call = &self.matcher.positions.calls[id];
        let arguments: Option<Vec<PdlValue>> =
            call.arguments.iter().map(|argument| self.value_at(*argument).cloned()).collect();
        // An argument without an entity, such as a missing type, satisfies no constraint.
        let Some(arguments) = arguments else { return false };
        self.rewriter.set_insertion_point_and_location(self.root);
        let results = (call.function)(self.rewriter, &arguments);
        if call.is_negated {
            return results.is_none();
        }
        let Some(results) = results else { return false };
        if !results.iter().map(PdlValue::kind).eq(call.results.iter().copied()) {
            return false;
        }
        for (index, result) in results.into_iter().enumerate() {
            let position = Position::CallResult(id, index);
            if let Some(position) = self.matcher.positions.find(&position) {
                self.learn(position, Some(result));
            }
        }
        true
    }

    fn record(&mut self, node: NodeId, pattern: usize) {
        let used = &self.matcher.used[pattern];
        if !self.find(node, used) {
            return;
        }
        let values = used.iter().map(|position| self.value_at(*position).cloned()).collect();
        let operations = self.operations.iter().filter_map(|position| self.operation(*position));
        let locations: Vec<Location> = operations.map(|op| self.ir().location(op)).collect();
        let location = self.ir().context().fused_location(&locations, None);
        self.matches.push(Match { pattern, values, location });
    }
}

/// The values of a segment as an entity; a handle of a single value needs exactly one.
fn entity_of(values: Vec<Value>, is_range: bool) -> Option<PdlValue> {
    match (is_range, &values[..]) {
        (true, _) => Some(PdlValue::Values(values)),
        (false, [value]) => Some(PdlValue::Value(*value)),
        (false, _) => None,
    }
}

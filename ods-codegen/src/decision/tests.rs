//! The tests of a rule.

use std::rc::Rc;

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::RecordRef;

use super::{Leaf, Position, Positions, Step};
use crate::codes;
use crate::model::{
    Argument, Attribute, Binding, Constraint, Matcher, NativeMatcher, Operation, Pattern, Result, SourceArg,
    SourceItem,
};

/// A test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Test<'r> {
    /// The operation at a position has this name.
    Name(Position, String),
    /// There are so many values at a position.
    Count(Position, usize),
    /// There is something at a position.
    Present(Position),
    /// There is nothing at a position.
    Absent(Position),
    /// The attribute at a position is this constant.
    Constant(Position, RecordRef<'r>),
    /// The types of the values at a position meet a constraint.
    Type(Position, Constraint<'r>),
    /// The attribute at a position meets a constraint.
    Attribute(Position, Constraint<'r>),
    /// The values at two positions are the same.
    Equal(Position, Position),
    /// A constraint on several things holds.
    Condition(Constraint<'r>, Vec<Entity<'r>>),
}

/// What a condition is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entity<'r> {
    /// The position.
    pub position: Position,
    /// Of an operation the group of results; of a group of operands the value.
    pub index: Option<usize>,
    /// What it is.
    pub kind: EntityKind<'r>,
}

/// What a symbol of a source stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntityKind<'r> {
    /// A value.
    Value,
    /// Any number of values.
    Values,
    /// An attribute, of the definition where there is one.
    Attribute(Option<Attribute<'r>>),
    /// The results of an operation.
    Op,
}

impl Test<'_> {
    /// What is asked, without the answer: tests of one question lead to different nodes by the answer.
    pub(super) fn question(&self) -> (u8, Position) {
        match self {
            Test::Name(at, _) => (0, *at),
            Test::Count(at, _) => (1, *at),
            Test::Present(at) => (2, *at),
            Test::Absent(at) => (3, *at),
            Test::Constant(at, _) => (4, *at),
            Test::Type(at, _) => (5, *at),
            Test::Attribute(at, _) => (6, *at),
            Test::Equal(at, _) => (7, *at),
            Test::Condition(..) => (8, 0),
        }
    }

    /// Whether the answers to the question exclude each other, so that one look decides between them.
    #[must_use]
    pub fn is_switch(&self) -> bool {
        matches!(self, Test::Name(..) | Test::Count(..) | Test::Constant(..))
    }
}

/// The tests of a rule in one of the ways in which it matches: the bits of `way` say which operands of `either` change
/// places.
pub(super) fn leaf<'r>(
    rule: &Pattern<'r>,
    number: usize,
    way: usize,
    positions: &mut Positions<'r>,
) -> Result<Leaf<'r>> {
    let root = positions.root();
    let mut walk = Walk {
        rule,
        way,
        positions,
        tests: Vec::new(),
        ops: vec![root; rule.source.len()],
        order: vec![root],
        natives: Vec::new(),
    };
    walk.op(0)?;
    let mut symbols = Vec::new();
    for symbol in &rule.symbols.0 {
        let Some(position) = walk.binding(symbol.binding) else { break };
        symbols.push(position);
        for other in &symbol.equal {
            if let Some(other) = walk.binding(*other) {
                walk.tests.push(Test::Equal(position, other));
            }
        }
    }
    for condition in &rule.conditions {
        walk.condition(condition, &symbols);
    }
    let Walk { mut tests, order, .. } = walk;
    tests.sort_by_key(Test::question);
    tests.dedup();
    Ok(Leaf { rule: number, symbols, ops: order, tests })
}

struct Walk<'a, 'r> {
    rule: &'a Pattern<'r>,
    way: usize,
    positions: &'a mut Positions<'r>,
    tests: Vec<Test<'r>>,
    /// The position of each operation of the source.
    ops: Vec<Position>,
    /// The same in the order in which mlir-tblgen collects them: the root, then each behind those that define its operands.
    order: Vec<Position>,
    /// The position and the matcher of each native matcher.
    natives: Vec<(Position, NativeMatcher<'r>)>,
}

impl<'r> Walk<'_, 'r> {
    /// The group of operands at an argument; two of an `either` may change places.
    fn group(&self, op: usize, group: usize) -> usize {
        let source = &self.rule.source[op];
        let before: usize = self.rule.source[..op].iter().map(|op| op.eithers.len()).sum();
        for (number, first) in source.eithers.iter().enumerate() {
            let pair = [source.operation.arguments[*first], source.operation.arguments[*first + 1]];
            if let [Argument::Operand(a), Argument::Operand(b)] = pair
                && self.way >> (before + number) & 1 == 1
            {
                match group {
                    _ if group == a => return b,
                    _ if group == b => return a,
                    _ => {}
                }
            }
        }
        group
    }

    /// The position of a group of operands.
    fn operand(&mut self, op: usize, group: usize) -> Position {
        let operation = &self.rule.source[op].operation;
        let group = self.group(op, group);
        let from = self.ops[op];
        if operation.variable_length_operands() == 0 {
            return self.positions.step(from, Step::Operand(group));
        }
        let is_single = !operation.operands[group].constraint.is_variable_length();
        let values = self.positions.step(from, Step::Group(Rc::clone(operation), group));
        if is_single { self.positions.step(values, Step::Item(0)) } else { values }
    }

    fn attribute(&mut self, op: usize, index: usize) -> Position {
        let operation = &self.rule.source[op].operation;
        let attribute = &operation.attributes[index];
        let step = match attribute.constraint.default_value() {
            Some(_) => Step::AttributeOrDefault(Rc::clone(operation), attribute.name),
            None => Step::Attribute(attribute.name),
        };
        self.positions.step(self.ops[op], step)
    }

    fn property(&mut self, op: usize, index: usize) -> Position {
        let name = self.rule.source[op].operation.properties[index].name;
        self.positions.step(self.ops[op], Step::Attribute(name))
    }

    /// The position of what a symbol of the source is bound to.
    fn binding(&mut self, binding: Binding) -> Option<Position> {
        Some(match binding {
            Binding::Operand { op, group, item, .. } => {
                let position = self.operand(op, group);
                item.map_or(position, |item| self.positions.step(position, Step::Item(item)))
            }
            Binding::Attribute { op, attribute } => self.attribute(op, attribute),
            Binding::Property { op, property } => self.property(op, property),
            Binding::Op(op) => self.ops[op],
            Binding::Native { matcher, output, .. } => {
                let (from, matcher) = self.natives.iter().find(|(_, found)| found.number == matcher)?.clone();
                self.positions.step(from, Step::Native(matcher, Some(output)))
            }
            Binding::Made { .. } | Binding::Computed { .. } => return None,
        })
    }

    fn op(&mut self, op: usize) -> Result<()> {
        let rule = self.rule;
        let source = &rule.source[op];
        for (argument, arg) in source.operation.arguments.iter().zip(&source.args) {
            match (argument, arg) {
                (Argument::Operand(group), SourceArg::One(item)) => {
                    let position = self.operand(op, *group);
                    self.value(position, item)?;
                }
                (Argument::Operand(group), SourceArg::Variadic(items)) => {
                    let position = self.operand(op, *group);
                    self.tests.push(Test::Count(position, items.len()));
                    for (number, item) in items.iter().enumerate() {
                        let position = self.positions.step(position, Step::Item(number));
                        self.value(position, item)?;
                    }
                }
                (Argument::Attribute(index), SourceArg::One(item)) => {
                    let position = self.attribute(op, *index);
                    let attribute = source.operation.attributes[*index].constraint;
                    let may_be_absent = attribute.is_optional()? || attribute.default_value().is_some();
                    self.attribute_item(position, item, may_be_absent)?;
                }
                (Argument::Property(index), SourceArg::One(item)) => {
                    let position = self.property(op, *index);
                    self.property_item(position, item, &source.operation, *index)?;
                }
                (Argument::Attribute(_) | Argument::Property(_), SourceArg::Variadic(_)) => {}
            }
        }
        Ok(())
    }

    fn value(&mut self, position: Position, item: &SourceItem<'r>) -> Result<()> {
        match item {
            SourceItem::Leaf(leaf) => {
                if let Matcher::Type(constraint) = leaf.matcher {
                    self.tests.push(Test::Type(position, constraint));
                }
            }
            SourceItem::Op(op) => {
                let definer = self.positions.step(position, Step::Definer);
                self.tests.push(Test::Name(definer, self.rule.source[*op].operation.name()));
                self.ops[*op] = definer;
                self.op(*op)?;
                self.order.push(definer);
            }
            SourceItem::Native(matcher) => {
                let definer = self.positions.step(position, Step::Definer);
                self.native(definer, matcher);
            }
        }
        Ok(())
    }

    fn native(&mut self, position: Position, matcher: &NativeMatcher<'r>) {
        self.natives.push((position, matcher.clone()));
        if matcher.outputs.is_empty() {
            let found = self.positions.step(position, Step::Native(matcher.clone(), None));
            self.tests.push(Test::Present(found));
        }
        for (output, leaf) in matcher.outputs.iter().enumerate() {
            let found = self.positions.step(position, Step::Native(matcher.clone(), Some(output)));
            self.tests.push(match leaf.matcher {
                Matcher::Any | Matcher::Property(_) => Test::Present(found),
                Matcher::Type(constraint) => Test::Type(found, constraint),
                Matcher::Attribute(constraint) => Test::Attribute(found, constraint),
                Matcher::Constant(record) => Test::Constant(found, record),
            });
            self.tests.push(Test::Present(found));
        }
    }

    fn attribute_item(
        &mut self,
        position: Position,
        item: &SourceItem<'r>,
        may_be_absent: bool,
    ) -> Result<()> {
        match item {
            SourceItem::Leaf(leaf) => match leaf.matcher {
                Matcher::Attribute(constraint) if is_absence(constraint) => {
                    self.tests.push(Test::Absent(position))
                }
                Matcher::Attribute(constraint) => self.tests.push(Test::Attribute(position, constraint)),
                Matcher::Constant(record) => self.tests.push(Test::Constant(position, record)),
                _ if may_be_absent => {}
                _ => self.tests.push(Test::Present(position)),
            },
            SourceItem::Native(matcher) => self.native(position, matcher),
            SourceItem::Op(_) => {}
        }
        Ok(())
    }

    fn property_item(
        &mut self,
        position: Position,
        item: &SourceItem<'r>,
        operation: &Operation<'r>,
        index: usize,
    ) -> Result<()> {
        let SourceItem::Leaf(leaf) = item else { return Ok(()) };
        match leaf.matcher {
            Matcher::Constant(record) => self.tests.push(Test::Constant(position, record)),
            // What every value of the property fulfils needs no test.
            Matcher::Property(constraint)
                if constraint.record() == operation.properties[index].constraint.record() => {}
            Matcher::Property(constraint) => {
                let message = format!(
                    "the constraint '{}' on a property cannot be tested in a rule",
                    constraint.record().name()
                );
                return Err(Diagnostic::error(codes::UNSUPPORTED, leaf.span, message));
            }
            _ => {}
        }
        Ok(())
    }

    fn condition(&mut self, condition: &crate::model::Condition<'r>, symbols: &[Position]) {
        let mut entities = Vec::new();
        for reference in &condition.entities {
            let Some(&position) = symbols.get(reference.symbol) else { return };
            let kind = self.kind(self.rule.symbols.symbol(*reference).binding);
            entities.push(Entity { position, index: reference.index, kind });
        }
        self.tests.push(match entities.as_slice() {
            [Entity { position, index: None, kind: EntityKind::Value | EntityKind::Values }]
                if condition.is_on_type =>
            {
                Test::Type(*position, condition.constraint)
            }
            _ => Test::Condition(condition.constraint, entities),
        });
    }

    fn kind(&self, binding: Binding) -> EntityKind<'r> {
        match binding {
            Binding::Operand { is_variadic: true, item: None, .. } => EntityKind::Values,
            Binding::Operand { .. } | Binding::Native { is_value: true, .. } => EntityKind::Value,
            Binding::Attribute { op, attribute } => {
                EntityKind::Attribute(Some(self.rule.source[op].operation.attributes[attribute].constraint))
            }
            Binding::Property { .. } | Binding::Native { is_value: false, .. } => EntityKind::Attribute(None),
            Binding::Op(_) | Binding::Made { .. } | Binding::Computed { .. } => EntityKind::Op,
        }
    }
}

/// Whether a constraint on an attribute demands that there is none.
fn is_absence(constraint: Constraint<'_>) -> bool {
    constraint.record().name() == "IsNullAttr"
}

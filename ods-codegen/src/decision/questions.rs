//! The tests of a rule.

use bumpalo::Bump;

use super::{
    Condition, Entity, EntityKind, IgnoredSpan, Leaf, OperationRef, Position, Positions, RegionShape, Step,
    Test,
};
use crate::model::{
    Argument, Binding, Constraint, Demand, Matcher, NativeMatcher, OperandSelection, Operation, Pattern,
    RegionItem, Result, Root, SourceArg, SourceItem, TypeItem,
};
use crate::{Diagnostic, codes};

/// The question of a test without the expected answer: tests of one question are cases of one choice.
pub(super) fn question(test: &Test<'_, '_>) -> (u8, Position) {
    match test {
        Test::Name(at, _) => (0, *at),
        Test::Count(at, _) | Test::AtLeast(at, _) => (1, *at),
        Test::Present(at) | Test::BlockArgument(at, _) | Test::Region(at, _) => (2, *at),
        Test::Absent(at) => (3, *at),
        Test::Constant(at, _) => (4, *at),
        Test::Type(at, _) => (5, *at),
        Test::Attribute(at, _) => (6, *at),
        Test::Equal(at, _) => (7, *at),
        Test::Not(_) => (8, 0),
        Test::Holds(_) => (9, 0),
        Test::User(at, ..) => (10, *at),
    }
}

/// The sort key of tests: a test comes after the choice of the operations that it uses, and more selective
/// tests come first.
fn order(test: &Test<'_, '_>, positions: &Positions<'_, '_>) -> (usize, bool, (u8, Position)) {
    match test {
        Test::User(_, number, _) => (number + 1, false, question(test)),
        _ => (stage(test, positions), true, question(test)),
    }
}

/// The number of operations besides the root that must be found before the test can be made.
fn stage(test: &Test<'_, '_>, positions: &Positions<'_, '_>) -> usize {
    match test {
        Test::Equal(a, b) => positions.stage(*a).max(positions.stage(*b)),
        Test::Holds(condition) => {
            let stages = condition.entities().iter().map(|entity| positions.stage(entity.position));
            stages.max().unwrap_or(0)
        }
        Test::Not(tests) => tests.iter().map(|test| stage(test, positions)).max().unwrap_or(0),
        _ => positions.stage(question(test).1),
    }
}

/// The tests of a rule in one of the ways in which it matches: each bit of `way` swaps the operands of one
/// `either`.
pub(super) fn leaf<'p, 'r>(
    arena: &'p Bump,
    rule: &'p Pattern<'r>,
    index: usize,
    way: usize,
    positions: &mut Positions<'p, 'r>,
) -> Result<Leaf<'p, 'r>> {
    let root = positions.root();
    let mut walk = Walk {
        arena,
        rule,
        way,
        positions,
        tests: Vec::new(),
        ops: vec![root; rule.source.len()],
        order: vec![root],
        natives: Vec::new(),
        types: Vec::new(),
        scope: None,
        negations: Vec::new(),
    };
    walk.op(0)?;
    for (index, further) in rule.roots.iter().enumerate() {
        walk.further_root(index, further)?;
    }
    let mut symbols = Vec::new();
    for symbol in &rule.symbols.all {
        let Some(position) = walk.binding(symbol.binding) else { break };
        symbols.push(position);
        for (other, scope) in &symbol.equal {
            if let Some(other) = walk.binding(*other) {
                walk.scope = *scope;
                walk.push(Test::Equal(position, other));
            }
        }
        walk.scope = None;
    }
    for condition in &rule.conditions {
        walk.condition(condition, &symbols);
    }
    let Walk { tests, ops: source, order, negations, positions, .. } = walk;
    let negations =
        negations.into_iter().map(|tests| Test::Not(arena.alloc_slice_copy(&ordered(tests, positions))));
    let tests = ordered(tests.into_iter().chain(negations).collect(), positions);
    Ok(Leaf { rule: index, symbols, source, ops: order, tests })
}

/// Tests in the order of the tree, without duplicates.
fn ordered<'p, 'r>(mut tests: Vec<Test<'p, 'r>>, positions: &Positions<'p, 'r>) -> Vec<Test<'p, 'r>> {
    tests.sort_by_key(|test| order(test, positions));
    tests.dedup();
    tests
}

struct Walk<'a, 'p, 'r> {
    arena: &'p Bump,
    rule: &'p Pattern<'r>,
    way: usize,
    positions: &'a mut Positions<'p, 'r>,
    tests: Vec<Test<'p, 'r>>,
    /// The position of each operation of the source pattern.
    ops: Vec<Position>,
    /// The same positions in the order in which mlir-tblgen collects them: the root, then each operation
    /// after the ones that define its operands.
    order: Vec<Position>,
    /// The position and the matcher of each native matcher.
    natives: Vec<(Position, NativeMatcher<'r>)>,
    /// The position of each type that the rule constrains.
    types: Vec<(usize, Position)>,
    /// The negative match that is being visited, to which new tests are added.
    scope: Option<usize>,
    /// The tests of each negative match.
    negations: Vec<Vec<Test<'p, 'r>>>,
}

impl<'p, 'r> Walk<'_, 'p, 'r> {
    /// Adds a test to the negative match that is being visited, or else to the rule.
    fn push(&mut self, test: Test<'p, 'r>) {
        match self.scope.and_then(|number| self.negations.get_mut(number)) {
            Some(tests) => tests.push(test),
            None => self.tests.push(test),
        }
    }

    /// The tests of a further operation that the rule replaces.
    fn further_root(&mut self, index: usize, further: &Root) -> Result<()> {
        let Some(shared) = self.binding(further.shared) else { return Ok(()) };
        self.push(Test::User(shared, index, self.definition(further.op)));
        let position = self.positions.step(0, Step::Chosen(index));
        self.ops[further.op] = position;
        self.op(further.op)?;
        self.order.push(position);
        Ok(())
    }

    /// The definition of an operation of the source pattern.
    fn definition(&self, op: usize) -> OperationRef<'p, 'r> {
        OperationRef(&self.rule.source[op].operation)
    }

    /// The operand group of an argument; `way` may swap the two of an `either`.
    fn group(&self, op: usize, group: usize) -> usize {
        let source = &self.rule.source[op];
        let before: usize = self.rule.source[..op].iter().map(|op| op.eithers.len()).sum();
        for (index, first) in source.eithers.iter().enumerate() {
            let pair = [source.operation.arguments[*first], source.operation.arguments[*first + 1]];
            if let [Argument::Operand(a), Argument::Operand(b)] = pair
                && self.way >> (before + index) & 1 == 1
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

    /// The position of an operand group.
    fn operand(&mut self, op: usize, group: usize) -> Position {
        let operation = &self.rule.source[op].operation;
        let group = self.group(op, group);
        let from = self.ops[op];
        if operation.variable_length_operands() == 0 {
            return self.positions.step(from, Step::Operand(group));
        }
        let is_single = !operation.operands[group].constraint.is_variable_length();
        let values = self.positions.step(from, Step::Group(OperationRef(operation), group));
        if is_single { self.positions.step(values, Step::Item(0)) } else { values }
    }

    fn attribute(&mut self, op: usize, index: usize) -> Position {
        let operation = &self.rule.source[op].operation;
        let attribute = &operation.attributes[index];
        let step = match attribute.constraint.default_value() {
            Some(_) => Step::AttributeOrDefault(OperationRef(operation), attribute.name),
            None => Step::Attribute(attribute.name),
        };
        self.positions.step(self.ops[op], step)
    }

    fn property(&mut self, op: usize, index: usize) -> Position {
        let name = self.rule.source[op].operation.properties[index].name;
        self.positions.step(self.ops[op], Step::Attribute(name))
    }

    /// The position that a symbol of the source pattern is bound to.
    fn binding(&mut self, binding: Binding) -> Option<Position> {
        Some(match binding {
            Binding::Operand { op, group, part, .. } => {
                let position = self.operand(op, group);
                self.part(position, part)
            }
            Binding::Attribute { op, attribute } => self.attribute(op, attribute),
            Binding::Property { op, property } => self.property(op, property),
            Binding::Op(op) => self.ops[op],
            Binding::Type(number) => self.types.iter().find(|(known, _)| *known == number)?.1,
            Binding::Region { op, region, .. } => self.positions.step(self.ops[op], Step::Region(region)),
            Binding::Native { matcher, output, .. } => {
                let (from, matcher) = self.natives.iter().find(|(_, found)| found.index == matcher)?.clone();
                self.positions.step(from, Step::Native(matcher, Some(output)))
            }
            Binding::Created { .. } | Binding::Computed { .. } => return None,
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
                (Argument::Operand(group), SourceArg::Variadic(items, rest)) => {
                    let position = self.operand(op, *group);
                    self.push(match rest {
                        Some(_) => Test::AtLeast(position, items.len()),
                        None => Test::Count(position, items.len()),
                    });
                    for (nth, item) in items.iter().enumerate() {
                        let part = match rest {
                            Some(front) if nth >= *front => OperandSelection::FromEnd(items.len() - 1 - nth),
                            _ => OperandSelection::At(nth),
                        };
                        let position = self.part(position, part);
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
                (Argument::Attribute(_) | Argument::Property(_), SourceArg::Variadic(..)) => {}
            }
        }
        for (nth, item) in source.result_types.iter().enumerate() {
            let position = self.positions.step(self.ops[op], Step::ResultType(nth));
            self.type_item(position, item);
        }
        for (nth, item) in source.regions.iter().enumerate() {
            let position = self.positions.step(self.ops[op], Step::Region(nth));
            self.region(position, *item)?;
        }
        Ok(())
    }

    /// The position of a part of an operand group.
    fn part(&mut self, group: Position, part: OperandSelection) -> Position {
        let step = match part {
            OperandSelection::All => return group,
            OperandSelection::At(number) => Step::Item(number),
            OperandSelection::FromEnd(number) => Step::FromEnd(number),
            OperandSelection::Rest(front, back) => Step::Rest(front, back),
        };
        self.positions.step(group, step)
    }

    fn type_item(&mut self, position: Position, item: &TypeItem<'r>) {
        self.types.push((item.index, position));
        self.push(match item.leaf.matcher {
            Matcher::Type(constraint) => Test::Type(position, constraint),
            _ => Test::Present(position),
        });
    }

    fn region(&mut self, position: Position, item: RegionItem) -> Result<()> {
        let RegionItem::Block { terminator, is_alone } = item else {
            if item == RegionItem::Empty {
                self.push(Test::Region(position, RegionShape::Empty));
            }
            return Ok(());
        };
        let shape = if is_alone { RegionShape::OnlyOp } else { RegionShape::SingleBlock };
        self.push(Test::Region(position, shape));
        let Some(op) = terminator else { return Ok(()) };
        let last = self.positions.step(position, Step::Terminator);
        self.nested(last, op)
    }

    /// Adds the tests of an operation of the source pattern that is reached from another one.
    fn nested(&mut self, position: Position, op: usize) -> Result<()> {
        self.push(Test::Name(position, self.definition(op)));
        self.ops[op] = position;
        self.op(op)?;
        if self.scope.is_none() {
            self.order.push(position);
        }
        Ok(())
    }

    fn value(&mut self, position: Position, item: &SourceItem<'r>) -> Result<()> {
        match item {
            SourceItem::Leaf(leaf) => {
                if let Matcher::Type(constraint) = leaf.matcher {
                    self.push(Test::Type(position, constraint));
                }
            }
            SourceItem::Op(op) => {
                let definer = self.positions.step(position, Step::Definer);
                self.nested(definer, *op)?;
            }
            SourceItem::BlockArgument(leaf, number) => {
                self.push(Test::BlockArgument(position, *number));
                if let Matcher::Type(constraint) = leaf.matcher {
                    self.push(Test::Type(position, constraint));
                }
            }
            SourceItem::Not(item, number) => {
                self.negations.resize_with(self.negations.len().max(number + 1), Vec::new);
                self.scope = Some(*number);
                self.value(position, item)?;
                self.scope = None;
            }
            SourceItem::Typed(item, ty) => {
                self.value(position, item)?;
                let position = self.positions.step(position, Step::TypeOf);
                self.type_item(position, ty);
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
            self.push(Test::Present(found));
        }
        for (output, leaf) in matcher.outputs.iter().enumerate() {
            let found = self.positions.step(position, Step::Native(matcher.clone(), Some(output)));
            self.push(match leaf.matcher {
                Matcher::Any | Matcher::Property(_) | Matcher::Absent => Test::Present(found),
                Matcher::Type(constraint) => Test::Type(found, constraint),
                Matcher::Attribute(constraint) => Test::Attribute(found, constraint),
                Matcher::Constant(record) => Test::Constant(found, record),
            });
            self.push(Test::Present(found));
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
                Matcher::Attribute(constraint) if is_absence(constraint) => self.push(Test::Absent(position)),
                Matcher::Attribute(constraint) => self.push(Test::Attribute(position, constraint)),
                Matcher::Constant(record) => self.push(Test::Constant(position, record)),
                Matcher::Absent => self.push(Test::Absent(position)),
                _ if may_be_absent => {}
                _ => self.push(Test::Present(position)),
            },
            SourceItem::Native(matcher) => self.native(position, matcher),
            _ => {}
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
            Matcher::Constant(record) => self.push(Test::Constant(position, record)),
            // A constraint that every value of the property satisfies needs no test.
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
        let entities = self.arena.alloc_slice_copy(&entities);
        let test = match (&condition.demand, &*entities) {
            (Demand::Where(text), _) => {
                let text = self.arena.alloc_str(text);
                Test::Holds(Condition::Expression(text, entities, IgnoredSpan(condition.span)))
            }
            (Demand::Type(constraint), [entity]) => Test::Type(self.typed(*entity), *constraint),
            (Demand::Type(constraint) | Demand::Constraint(constraint), _) => {
                Test::Holds(Condition::Constraint(*constraint, entities))
            }
        };
        self.push(test);
    }

    /// The position of the value, values or type that a type constraint tests.
    fn typed(&mut self, entity: Entity<'r>) -> Position {
        match (entity.kind, entity.index) {
            (EntityKind::Op, result) => {
                self.positions.step(entity.position, Step::ResultType(result.unwrap_or(0)))
            }
            (EntityKind::Values, Some(item)) => self.positions.step(entity.position, Step::Item(item)),
            _ => entity.position,
        }
    }

    fn kind(&self, binding: Binding) -> EntityKind<'r> {
        match binding {
            Binding::Operand {
                is_variadic: true,
                part: OperandSelection::All | OperandSelection::Rest(..),
                ..
            } => EntityKind::Values,
            Binding::Type(_) => EntityKind::Type,
            Binding::Operand { .. } | Binding::Native { is_value: true, .. } => EntityKind::Value,
            Binding::Attribute { op, attribute } => {
                EntityKind::Attribute(Some(self.rule.source[op].operation.attributes[attribute].constraint))
            }
            Binding::Property { .. } | Binding::Native { is_value: false, .. } => EntityKind::Attribute(None),
            Binding::Op(_) | Binding::Region { .. } | Binding::Created { .. } | Binding::Computed { .. } => {
                EntityKind::Op
            }
        }
    }
}

/// Whether a constraint on an attribute requires that the attribute is absent.
fn is_absence(constraint: Constraint<'_>) -> bool {
    constraint.record().name() == "IsNullAttr"
}

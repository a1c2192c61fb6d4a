//! The decision tree as data.

use super::PatternEmitter;
use crate::decision::{self, Condition, Entity, EntityKind, Tree};
use crate::model::{Constraint, Operation, Pattern, Result, place};
use crate::rust::emit::{
    ArgumentForm, Choice, Node, ProbeArgument, ProbeTest, ProbedEntity, RustLeaf, RustRule, RustTree,
    SpecPath, Step, Test, TestFunction,
};
use crate::rust::expr::{Callee, Subject, Ty};
use crate::rust::{Ident, ident};
use crate::{Diagnostic, Span, codes};

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    /// The decision tree with this number, without its rules.
    pub(super) fn tree(&mut self, tree: &Tree<'t, 'r>, index: usize) -> Result<RustTree<'t>> {
        let mut positions = Vec::new();
        for (from, step) in &tree.positions.steps {
            positions.push((*from, self.step(step)?));
        }
        let leaves = tree.leaves.iter().map(|leaf| {
            debug_assert!(leaf.symbols.len() <= tree.rules[leaf.rule].symbols.all.len());
            RustLeaf { rule: leaf.rule, slots: leaf.symbols.clone(), ops: leaf.ops.clone() }
        });
        Ok(RustTree {
            name: ident(&format!("TREE_{index}")),
            root: tree.root.name(),
            positions,
            leaves: leaves.collect(),
            top: self.node(&tree.top)?,
            rules: Vec::new(),
        })
    }

    /// A rule, whose function has this name.
    pub(super) fn rule(&mut self, rule: &Pattern<'r>, function: Ident) -> Result<RustRule<'t>> {
        Ok(RustRule {
            name: rule.name.clone(),
            place: place(rule.record, self.emitter.sources),
            benefit: rule.benefit,
            function,
            rewrite: self.rewrite(rule)?,
        })
    }

    /// The `OpSpec` of an operation.
    pub(super) fn spec(&self, op: &Operation<'r>) -> SpecPath {
        SpecPath(self.paths.operation(&self.emitter.definitions, op))
    }

    fn step(&mut self, step: &decision::Step<'t, 'r>) -> Result<Step<'t>> {
        Ok(match step {
            decision::Step::Root => Step::Root,
            decision::Step::Operand(operand) => Step::Operand(*operand),
            decision::Step::Group(op, group) => Step::Group(self.spec(op), *group),
            decision::Step::Item(item) => Step::Item(*item),
            decision::Step::FromEnd(item) => Step::FromEnd(*item),
            decision::Step::Rest(front, back) => Step::Rest(*front, *back),
            decision::Step::Region(region) => Step::Region(*region),
            decision::Step::Terminator => Step::Terminator,
            decision::Step::TypeOf => Step::TypeOf,
            decision::Step::ResultType(result) => Step::ResultType(*result),
            decision::Step::Chosen(chosen) => Step::Chosen(*chosen),
            decision::Step::Definer => Step::Definer,
            decision::Step::Attribute(name) => Step::Attribute(name),
            decision::Step::AttributeOrDefault(op, name) => Step::AttributeOrDefault(self.spec(op), name),
            decision::Step::Native((matcher, output)) => Step::Native(self.matcher(matcher, *output)?),
        })
    }

    fn node(&mut self, node: &decision::Node<'t, 'r>) -> Result<Node<'t>> {
        let mut choices = Vec::new();
        for choice in node.choices {
            let mut cases = Vec::new();
            for (test, next) in choice.cases {
                cases.push((self.test(test)?, self.node(next)?));
            }
            choices.push(Choice { best: choice.best, cases: self.arena.alloc_slice_copy(&cases) });
        }
        Ok(Node { leaves: node.leaves, choices: self.arena.alloc_slice_copy(&choices) })
    }

    fn test(&mut self, test: &decision::Test<'t, 'r>) -> Result<Test<'t>> {
        Ok(match *test {
            decision::Test::Name(at, name) => Test::Name(at, name),
            decision::Test::Count(at, count) => Test::Count(at, count),
            decision::Test::Present(at) => Test::Present(at),
            decision::Test::Absent(at) => Test::Absent(at),
            decision::Test::Constant(at, constant) => {
                Test::Constant(at, self.constant(constant, Span::NONE)?)
            }
            decision::Test::Type(at, test) => Test::Type(at, self.accepts(test, Subject::Type)?),
            decision::Test::Attribute(at, test) => {
                Test::Attribute(at, self.accepts(test, Subject::Attribute)?)
            }
            decision::Test::Equal(a, b) => Test::Equal(a, b),
            decision::Test::AtLeast(at, count) => Test::AtLeast(at, count),
            decision::Test::BlockArgument(at, number) => Test::BlockArgument(at, number),
            decision::Test::Region(at, shape) => Test::Region(at, shape),
            decision::Test::Not(tests) => {
                let tests = tests.iter().map(|test| self.test(test)).collect::<Result<Vec<_>>>()?;
                Test::Not(self.arena.alloc_slice_copy(&tests))
            }
            decision::Test::User(at, chosen, name) => Test::User(at, chosen, name),
            decision::Test::Holds(Condition::Constraint(constraint, entities)) => {
                Test::Holds(self.condition(constraint, entities)?)
            }
            decision::Test::Holds(Condition::Expression(text, entities, place)) => {
                Test::Holds(self.where_clause(text, entities, place.0)?)
            }
        })
    }

    /// An expression on several entities.
    fn where_clause(&mut self, text: &str, entities: &[Entity<'r>], span: Span) -> Result<ProbeTest<'t>> {
        let types: Vec<Ty> = entities.iter().map(|entity| self.entity_type(entity)).collect();
        let Some(callee) = self.translated(text, "where_clause", &types, &Ty::Bool, span) else {
            let message = "the condition is not an expression, or it contains unknown C++";
            let error = Diagnostic::error(codes::UNSUPPORTED, span, message);
            return Err(
                error.with_help("book/src/reference/predicates.md lists the C++ that conditions may contain")
            );
        };
        Ok(self.holds(&callee, entities, &types))
    }

    /// The function that tests a constraint.
    fn accepts(&mut self, constraint: Constraint<'r>, subject: Subject<'_>) -> Result<TestFunction<'t>> {
        let function = self.emitter.function(constraint, subject)?;
        Ok(TestFunction(function.map(|function| self.name(&function))))
    }

    /// The name of a function, as long as the tree lives.
    pub(super) fn name(&self, function: &Ident) -> &'t str {
        self.arena.alloc_str(&function.to_string())
    }

    /// A constraint on several entities.
    fn condition(&mut self, constraint: Constraint<'r>, entities: &[Entity<'r>]) -> Result<ProbeTest<'t>> {
        let types: Vec<Ty> = entities.iter().map(|entity| self.entity_type(entity)).collect();
        let constraints = &mut self.emitter.constraints;
        let created = constraints.translator.condition(constraint, &types, constraints.namespace);
        let created = created.map_err(|error| error.diagnostic(self.emitter.sources))?;
        Ok(created.map_or(ProbeTest::Always, |callee| self.holds(&callee, entities, &types)))
    }

    fn entity_type(&self, entity: &Entity<'r>) -> Ty {
        match entity.kind {
            EntityKind::Values if entity.index.is_none() => Ty::List(Box::new(Ty::Value)),
            EntityKind::Value | EntityKind::Values | EntityKind::Op => Ty::Value,
            EntityKind::Type => Ty::any_type(),
            EntityKind::Attribute(attribute) => {
                let is_optional = attribute.is_some_and(|attribute| attribute.is_optional().unwrap_or(false));
                let ty = self.attribute_type(attribute);
                if is_optional { Ty::Optional(Box::new(ty)) } else { ty }
            }
        }
    }

    /// The call of a function with the entities at their positions.
    fn holds(&self, callee: &Callee, entities: &[Entity<'r>], types: &[Ty]) -> ProbeTest<'t> {
        let arguments = entities.iter().zip(types).map(|(entity, ty)| argument(entity, ty));
        let arguments: Vec<ProbeArgument> = arguments.collect();
        let Callee { function, takes_ir, is_partial } = callee;
        ProbeTest::Function {
            function: self.name(function),
            takes_ir: *takes_ir,
            is_partial: *is_partial,
            arguments: self.arena.alloc_slice_copy(&arguments),
        }
    }
}

/// An entity as an argument of this type.
fn argument(entity: &Entity<'_>, ty: &Ty) -> ProbeArgument {
    let at = entity.position;
    let form = match ty {
        Ty::List(_) => ArgumentForm::List,
        Ty::Optional(_) => ArgumentForm::Optional,
        _ => ArgumentForm::Required,
    };
    let entity = match (entity.kind, entity.index) {
        (EntityKind::Op, Some(result)) => ProbedEntity::Result(at, result),
        (EntityKind::Op | EntityKind::Value, _) => ProbedEntity::Value(at),
        (EntityKind::Values, Some(item)) => ProbedEntity::Item(at, item),
        (EntityKind::Values, None) => ProbedEntity::Values(at),
        (EntityKind::Attribute(_), _) => ProbedEntity::Attribute(at),
        (EntityKind::Type, _) => ProbedEntity::Type(at),
    };
    ProbeArgument { entity, form }
}

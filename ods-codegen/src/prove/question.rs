//! Questions for a solver: a rule with given types, as a script in SMT-LIB.

use super::rule::{AttributeKind, Built, Condition, Item, OpStep, Origin, Refusal, Rule, Step};
use super::sexpr::Sexpr;
use super::term::{self, Entity, Scope, Ty, disjunction, negated};
use crate::RecordRef;

/// The widths of integers and of `index` for which rules are proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Widths {
    /// The widths of integers.
    pub integers: Vec<u32>,
    /// The widths of `index` on different targets.
    pub indices: Vec<u32>,
}

/// A question: whether the rule is wrong for these types.
#[derive(Debug)]
pub struct Question<'a, 'r> {
    pub(super) rule: &'a Rule<'r>,
    /// The type of each type variable.
    pub(super) types: Vec<Ty>,
    script: String,
    /// Why the target is invalid for these types.
    invalid: Option<String>,
}

/// The names of the conditions that both sides have.
pub(super) const UNDEFINED: [&str; 2] = ["source.undefined", "target.undefined"];

/// The questions about a rule.
pub(super) fn questions<'a, 'r>(rule: &'a Rule<'r>, widths: &Widths) -> Built<'r, Vec<Question<'a, 'r>>> {
    let mut mistake = None;
    let assignments = rule.types.assignments(&widths.integers, &widths.indices, &mut |types| {
        let instance = Instance { rule, types };
        instance.matches().unwrap_or_else(|error| {
            mistake.get_or_insert(error);
            false
        })
    });
    if let Some(mistake) = mistake {
        return Err(mistake);
    }
    let Some(assignments) = assignments else {
        return Err(Refusal::new("there are too many combinations of types: state fewer with '--widths'"));
    };
    let question = |types: Vec<Ty>| {
        let instance = Instance { rule, types: &types };
        let invalid = instance.invalid()?;
        let script = if invalid.is_some() { String::new() } else { instance.script()? };
        Ok(Question { rule, script, invalid, types })
    };
    assignments.into_iter().map(question).collect()
}

impl Question<'_, '_> {
    /// The declarations and assertions, without the command `check-sat`.
    #[must_use]
    pub fn script(&self) -> &str {
        &self.script
    }

    /// Why the target is not valid for these types, so that there is no question.
    #[must_use]
    pub fn invalid(&self) -> Option<&str> {
        self.invalid.as_deref()
    }

    /// The width of the widest type.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.types.iter().map(|ty| ty.width()).max().unwrap_or(0)
    }

    /// The types of the inputs and results: `(i8, i8) -> i16`.
    #[must_use]
    pub fn types(&self) -> String {
        let shown = |value: &usize| self.types[self.rule.values[*value].ty].to_string();
        let inputs = (0..self.rule.values.len()).filter(|&value| self.rule.values[value].is_input);
        let inputs: Vec<String> = inputs.map(|value| shown(&value)).collect();
        let results: Vec<String> = self.rule.replaced.iter().map(|(from, _)| shown(from)).collect();
        format!("({}) -> {}", inputs.join(", "), results.join(", "))
    }

    /// The names whose values describe a counterexample.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = UNDEFINED.iter().map(|name| (*name).to_owned()).collect();
        for value in &self.rule.values {
            names.push(value.name.clone());
            if !value.is_constant {
                names.push(format!("{}.poison", value.name));
            }
        }
        let is_variable = |origin| !matches!(origin, Origin::Constant(_));
        let variables = self.rule.attributes.iter().filter(|attribute| is_variable(attribute.origin));
        names.extend(variables.map(|attribute| attribute.name.clone()));
        names
    }
}

impl std::fmt::Display for Ty {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ty::Integer(width) => write!(out, "i{width}"),
            Ty::Index(width) => write!(out, "index{width}"),
        }
    }
}

/// A rule with the types of its variables.
struct Instance<'a, 'r> {
    rule: &'a Rule<'r>,
    types: &'a [Ty],
}

/// The names of an operation.
struct OpScope<'a, 'r>(&'a Instance<'a, 'r>, &'a OpStep<'r>);

impl Scope for OpScope<'_, '_> {
    fn lookup(&self, name: &str) -> Option<Entity> {
        self.1.item(name).map(|item| self.0.entity(item))
    }

    fn set_unused(&self, _: &str) -> bool {
        false
    }
}

/// The names of arguments.
struct Arguments<'a, 'r>(&'a Instance<'a, 'r>, &'a [(String, Item)]);

impl Scope for Arguments<'_, '_> {
    fn lookup(&self, name: &str) -> Option<Entity> {
        let found = self.1.iter().find(|(argument, _)| argument == name);
        found.map(|(_, item)| self.0.entity(*item))
    }

    fn set_unused(&self, name: &str) -> bool {
        self.1.iter().any(|(argument, _)| argument == name)
    }
}

impl<'r> Instance<'_, 'r> {
    fn ty(&self, value: usize) -> Ty {
        self.types[self.rule.values[value].ty]
    }

    /// A value or attribute as terms see it.
    fn entity(&self, item: Item) -> Entity {
        match item {
            Item::Value(value) => {
                let ty = self.ty(value);
                let term = self.rule.values[value].name.clone();
                let poison = self.poison(value);
                Entity {
                    term,
                    poison,
                    width: ty.width(),
                    ty: Some(ty),
                    cases: Vec::new(),
                    is_bit_enum: false,
                }
            }
            Item::Attribute(index) => self.attribute(index),
        }
    }

    fn attribute(&self, index: usize) -> Entity {
        let attribute = &self.rule.attributes[index];
        let (width, ty, cases, is_bit_enum) = match attribute.kind {
            AttributeKind::Unit => (1, None, Vec::new(), false),
            AttributeKind::Integer(ty) => {
                (self.types[ty].attribute_width(), Some(self.types[ty]), Vec::new(), false)
            }
            AttributeKind::Enum(enumeration, _) => {
                let width =
                    enumeration.bitwidth().ok().and_then(|width| u32::try_from(width).ok()).unwrap_or(32);
                let cases = enumeration.cases().unwrap_or_default();
                let case = |case: crate::model::EnumCase<'_>| {
                    Some((case.spelling().ok()?.to_owned(), u64::try_from(case.value().ok()?).ok()?))
                };
                (width, None, cases.into_iter().filter_map(case).collect(), enumeration.is_bit_enum())
            }
        };
        let term = match attribute.origin {
            Origin::Constant(value) => term::constant(value, width),
            _ => attribute.name.clone(),
        };
        Entity { term, poison: "false".to_owned(), width, ty, cases, is_bit_enum }
    }

    /// The term of whether a value is poison.
    fn poison(&self, value: usize) -> String {
        let value = &self.rule.values[value];
        if value.is_constant { "false".to_owned() } else { format!("{}.poison", value.name) }
    }

    /// Whether the source can have these types.
    fn matches(&self) -> Built<'r, bool> {
        for step in &self.rule.source {
            if let Step::Op(step) = step
                && !self.has_valid_types(step)?
            {
                return Ok(false);
            }
        }
        for condition in &self.rule.conditions {
            if self.condition(condition)? == "false" {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn has_valid_types(&self, step: &OpStep<'r>) -> Built<'r, bool> {
        for condition in &step.terms.types {
            let found = term::translate_condition(condition, &OpScope(self, step));
            match found.map_err(|message| Refusal::mistake(step.terms.record, message))?.as_str() {
                "true" => {}
                "false" => return Ok(false),
                _ => {
                    return Err(Refusal::mistake(
                        step.terms.record,
                        "a condition on types depends on values",
                    ));
                }
            }
        }
        Ok(true)
    }

    fn condition(&self, condition: &Condition<'r>) -> Built<'r, String> {
        let scope = Arguments(self, &condition.arguments);
        term::translate_condition(&condition.term, &scope)
            .map_err(|message| Refusal::mistake(condition.record, message))
    }

    /// Why the target is invalid.
    fn invalid(&self) -> Built<'r, Option<String>> {
        for step in &self.rule.target {
            if let Step::Op(step) = step
                && !self.has_valid_types(step)?
            {
                return Ok(Some(format!("the created '{}' is not valid", step.operation.name())));
            }
        }
        for &(from, to) in &self.rule.replaced {
            if !self.rule.values[from].is_unused && self.ty(from) != self.ty(to) {
                let (from, to) = (self.ty(from), self.ty(to));
                return Ok(Some(format!("a value of type {to} replaces one of type {from}")));
            }
        }
        Ok(None)
    }

    fn script(&self) -> Built<'r, String> {
        let mut script = String::new();
        self.declare(&mut script);
        let mut undefined = [Vec::new(), Vec::new()];
        for step in &self.rule.source {
            self.step(step, &mut script, &mut undefined[0])?;
        }
        for condition in &self.rule.conditions {
            let text = self.condition(condition)?;
            if text != "true" {
                script.push_str(&format!("(assert {text})\n"));
            }
        }
        for step in &self.rule.target {
            self.step(step, &mut script, &mut undefined[1])?;
        }
        for (name, conditions) in UNDEFINED.into_iter().zip(undefined) {
            script.push_str(&format!("(define-fun {name} () Bool {})\n", disjunction(conditions)));
        }
        let differs = self.rule.replaced.iter().filter(|(from, _)| !self.rule.values[*from].is_unused);
        let differs = differs.map(|&(from, to)| {
            let names = [from, to].map(|value| self.rule.values[value].name.as_str());
            let distinct = format!("(distinct {} {})", names[0], names[1]);
            let is_worse = disjunction([self.poison(to), distinct]);
            format!("(and {} {is_worse})", negated(&self.poison(from)))
        });
        let wrong = disjunction(std::iter::once(UNDEFINED[1].to_owned()).chain(differs));
        script.push_str(&format!("(assert (not {}))\n(assert {wrong})\n", UNDEFINED[0]));
        Ok(script)
    }

    /// Declares the inputs. An attribute of an enum is a case or a set of flags.
    fn declare(&self, script: &mut String) {
        for (index, value) in self.rule.values.iter().enumerate().filter(|(_, value)| value.is_input) {
            let (name, width) = (&value.name, self.ty(index).width());
            script.push_str(&format!("(declare-const {name} (_ BitVec {width}))\n"));
            if !value.is_constant {
                script.push_str(&format!("(declare-const {name}.poison Bool)\n"));
            }
        }
        for (index, attribute) in self.rule.attributes.iter().enumerate() {
            if attribute.origin != Origin::Input {
                continue;
            }
            let Entity { term, width, cases, is_bit_enum, .. } = self.attribute(index);
            script.push_str(&format!("(declare-const {term} (_ BitVec {width}))\n"));
            if is_bit_enum {
                let others = !cases.iter().fold(0, |all, (_, bits)| all | bits) as i64;
                let others = term::constant(others, width);
                script.push_str(&format!("(assert (= (bvand {term} {others}) (_ bv0 {width})))\n"));
            } else if !cases.is_empty() {
                let is_case = cases.iter().map(|(_, value)| format!("(= {term} (_ bv{value} {width}))"));
                script.push_str(&format!("(assert {})\n", disjunction(is_case)));
            }
        }
    }

    fn step(&self, step: &Step<'r>, script: &mut String, undefined: &mut Vec<String>) -> Built<'r, ()> {
        match step {
            Step::Op(step) => self.op(step, script, undefined),
            Step::Function { term, record, arguments, result } => {
                let named: Vec<(String, Item)> =
                    arguments.iter().enumerate().map(|(index, item)| (index.to_string(), *item)).collect();
                let bits = self.bits(term, *record, &Arguments(self, &named), *result)?;
                let Entity { width, .. } = self.entity(*result);
                match result {
                    Item::Attribute(index) => {
                        define(script, &self.rule.attributes[*index].name, width, &bits);
                    }
                    Item::Value(index) => {
                        let name = &self.rule.values[*index].name;
                        define(script, name, width, &bits);
                        let poison = arguments.iter().map(|item| self.entity(*item).poison);
                        define_poison(script, name, &disjunction(poison));
                    }
                }
                Ok(())
            }
        }
    }

    fn op(&self, step: &OpStep<'r>, script: &mut String, undefined: &mut Vec<String>) -> Built<'r, ()> {
        let (scope, record) = (OpScope(self, step), step.terms.record);
        for (term, &result) in step.terms.values.iter().zip(&step.results) {
            let bits = self.bits(term, record, &scope, Item::Value(result))?;
            define(script, &self.rule.values[result].name, self.ty(result).width(), &bits);
        }
        let condition = |term: &Sexpr<'r>| {
            term::translate_condition(term, &scope).map_err(|message| Refusal::mistake(record, message))
        };
        let operands = if step.terms.propagates_poison { &step.operands[..] } else { &[] };
        let inherited = operands.iter().map(|&operand| self.poison(operand));
        let poison = disjunction(inherited.chain([condition(&step.terms.poison)?]));
        for &result in &step.results {
            define_poison(script, &self.rule.values[result].name, &poison);
        }
        let is_undefined = condition(&step.terms.undefined)?;
        if is_undefined != "false" {
            undefined.push(is_undefined);
        }
        Ok(())
    }

    /// The bits of a term, which have the width of the result.
    fn bits(
        &self,
        term: &Sexpr<'r>,
        record: RecordRef<'r>,
        scope: &dyn Scope,
        result: Item,
    ) -> Built<'r, String> {
        let translated = term::translate(term, scope).map_err(|message| Refusal::mistake(record, message))?;
        let expected = self.entity(result).width;
        match translated {
            term::Term::Bits(text, width) if width == expected => Ok(text),
            term::Term::Bits(_, width) => {
                let message = format!("the term has {width} bits, and its result {expected}");
                Err(Refusal::mistake(record, message))
            }
            term::Term::Number(number) => Ok(term::constant(number, expected)),
            term::Term::Bool(_) => Err(Refusal::mistake(record, "bits are expected, not a condition")),
        }
    }
}

fn define(script: &mut String, name: &str, width: u32, bits: &str) {
    script.push_str(&format!("(define-fun {name} () (_ BitVec {width}) {bits})\n"));
}

fn define_poison(script: &mut String, name: &str, poison: &str) {
    script.push_str(&format!("(define-fun {name}.poison () Bool {poison})\n"));
}

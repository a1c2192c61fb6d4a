//! The parts that sources and targets of rules share: names, types of operations, attributes.

use std::rc::Rc;

use super::rule::{
    AttributeKind, AttributeValue, Built, Item, OpStep, OpTerms, Origin, Refusal, Rule, Value,
};
use super::sexpr::Sexpr;
use super::types::{Fixed, Types};
use crate::model::{
    Argument, Attribute, Constant, ConstantKind, Constraint, Enum, Operation, Semantics, SymbolRef,
    TypeRelation,
};

/// A rule under construction.
pub struct Builder<'a, 'r> {
    pub semantics: &'a Semantics<'r>,
    pub rule: Rule<'r>,
    /// The values or attribute of each symbol; empty if it has none yet.
    pub symbols: Vec<Vec<Item>>,
}

impl<'a, 'r> Builder<'a, 'r> {
    pub fn new(semantics: &'a Semantics<'r>, num_symbols: usize) -> Self {
        let rule = Rule {
            types: Types::default(),
            values: Vec::new(),
            attributes: Vec::new(),
            source: Vec::new(),
            target: Vec::new(),
            conditions: Vec::new(),
            replaced: Vec::new(),
            ignored: Vec::new(),
        };
        Builder { semantics, rule, symbols: vec![Vec::new(); num_symbols] }
    }

    /// Adds a value. Names are unique.
    pub fn value(&mut self, name: &str, is_input: bool) -> usize {
        let (ty, name) = (self.rule.types.add(), self.unique('%', name));
        self.rule.values.push(Value { name, ty, is_input, is_constant: false, is_unused: false });
        self.rule.values.len() - 1
    }

    /// Adds an attribute.
    pub fn attribute(&mut self, name: &str, kind: AttributeKind<'r>, origin: Origin) -> usize {
        let name = self.unique('$', name);
        self.rule.attributes.push(AttributeValue { name, kind, origin });
        self.rule.attributes.len() - 1
    }

    fn unique(&self, prefix: char, name: &str) -> String {
        let values = self.rule.values.iter().map(|value| &value.name);
        let names: Vec<&String> =
            values.chain(self.rule.attributes.iter().map(|attribute| &attribute.name)).collect();
        let base = format!("{prefix}{name}");
        let is_free = |name: &String| !names.contains(&name);
        let numbered = (1..).map(|number| format!("{base}.{number}"));
        std::iter::once(base.clone()).chain(numbered).find(is_free).unwrap_or(base)
    }

    /// The kind of an operation's attribute.
    pub fn kind(&mut self, attribute: Attribute<'r>) -> Built<'r, AttributeKind<'r>> {
        let base = attribute.base();
        if let Some(found) = base.as_enum_attr() {
            let enumeration = found.enumeration().map_err(|error| Refusal::new(error.message))?;
            return Ok(AttributeKind::Enum(enumeration, Some(found)));
        }
        if let Some(enumeration) = base.as_enum() {
            return Ok(AttributeKind::Enum(enumeration, None));
        }
        if base.is_unit() {
            return Ok(AttributeKind::Unit);
        }
        let ty = self.rule.types.add();
        let fixed = base.value_type().and_then(|ty| ty.integer_type());
        match (Fixed::from_constraint(fixed), base.def_name()) {
            (Some(fixed), _) => self.fix(ty, fixed)?,
            (None, "TypedAttrInterface" | "AnyAttr" | "APIntAttr") => {}
            (None, name) => return Err(Refusal::new(format!("attributes of '{name}' have no semantics"))),
        }
        Ok(AttributeKind::Integer(ty))
    }

    pub fn fix(&mut self, ty: usize, fixed: Fixed) -> Built<'r, ()> {
        if self.rule.types.fix(ty, fixed) { Ok(()) } else { Err(never()) }
    }

    pub fn unify(&mut self, a: usize, b: usize) -> Built<'r, ()> {
        if self.rule.types.unify(a, b) { Ok(()) } else { Err(never()) }
    }

    /// The type of a value or attribute, if it has one.
    pub fn ty(&self, item: Item) -> Option<usize> {
        match item {
            Item::Value(value) => Some(self.rule.values[value].ty),
            Item::Attribute(attribute) => match self.rule.attributes[attribute].kind {
                AttributeKind::Integer(ty) => Some(ty),
                _ => None,
            },
        }
    }

    /// An operation with these operands and attributes, and new results. Its types are related as its
    /// definition states.
    pub fn op(
        &mut self,
        operation: &Rc<Operation<'r>>,
        operands: Vec<usize>,
        attributes: Vec<usize>,
        name: Option<&str>,
    ) -> Built<'r, OpStep<'r>> {
        let semantics = self
            .semantics
            .operation(operation.record)
            .ok_or_else(|| Refusal::new(format!("'{}' has no semantics", operation.name())))?;
        let terms = OpTerms::new(semantics, operation)?;
        let count = operation.results.len();
        let results = (0..count).map(|index| match name {
            Some(name) if count == 1 => self.value(name, false),
            Some(name) => self.value(&format!("{name}__{index}"), false),
            None => self.value(operation.results[index].name, false),
        });
        let results: Vec<usize> = results.collect();
        let step = OpStep { operation: Rc::clone(operation), terms, operands, attributes, results };
        self.relate(&step)?;
        Ok(step)
    }

    /// Relates the types of an operation.
    fn relate(&mut self, step: &OpStep<'r>) -> Built<'r, ()> {
        let operation = &step.operation;
        let constraints = operation.operands.iter().chain(&operation.results);
        for (named, &value) in constraints.zip(step.operands.iter().chain(&step.results)) {
            if let Some(fixed) = Fixed::from_constraint(named.constraint.integer_type()) {
                self.fix(self.rule.values[value].ty, fixed)?;
            }
        }
        for found in &operation.traits {
            let relation = found.type_relation().map_err(|error| Refusal::new(error.message))?;
            let equal: Vec<Option<usize>> = match relation {
                Some(TypeRelation::AllMatch(names)) => {
                    names.iter().map(|name| self.named(step, name)).collect()
                }
                Some(TypeRelation::SameOperands) => self.types_of(&step.operands),
                Some(TypeRelation::SameOperandsAndResults) => {
                    self.types_of(&[&step.operands[..], &step.results].concat())
                }
                Some(TypeRelation::Transformed { source, target, transformer: "$_self" }) => {
                    vec![self.named(step, source), self.named(step, target)]
                }
                _ => Vec::new(),
            };
            let equal: Vec<usize> = equal.into_iter().flatten().collect();
            for pair in equal.windows(2) {
                self.unify(pair[0], pair[1])?;
            }
        }
        for condition in &step.terms.types {
            self.pin(step, condition)?;
        }
        Ok(())
    }

    /// `(= (width $x) 1)` determines the type of `$x`.
    fn pin(&mut self, step: &OpStep<'r>, condition: &Sexpr<'r>) -> Built<'r, ()> {
        let Sexpr::List(equality) = condition else { return Ok(()) };
        let [Sexpr::Atom("="), Sexpr::List(width), Sexpr::Atom(number)] = equality.as_slice() else {
            return Ok(());
        };
        let ([Sexpr::Atom("width"), Sexpr::Atom(name)], Ok(number)) = (width.as_slice(), number.parse())
        else {
            return Ok(());
        };
        match name.strip_prefix('$').and_then(|name| self.named(step, name)) {
            Some(ty) => self.fix(ty, Fixed::Integer(number)),
            None => Ok(()),
        }
    }

    fn types_of(&self, values: &[usize]) -> Vec<Option<usize>> {
        values.iter().map(|&value| Some(self.rule.values[value].ty)).collect()
    }

    /// The type of the operand, result or attribute of that name.
    fn named(&self, step: &OpStep<'r>, name: &str) -> Option<usize> {
        step.item(name).and_then(|item| self.ty(item))
    }

    /// The only item of a symbol, or the one with its index.
    pub fn symbol(&self, reference: SymbolRef<'_>) -> Built<'r, Item> {
        let items = &self.symbols[reference.symbol];
        let found = items.get(reference.index.unwrap_or(0)).copied();
        found
            .ok_or_else(|| Refusal::new(format!("'${}' is neither a value nor an attribute", reference.text)))
    }

    /// An attribute with a constant value.
    pub fn constant(
        &mut self,
        constant: Constant<'r>,
        kind: AttributeKind<'r>,
        name: &str,
    ) -> Built<'r, usize> {
        let unknown = || Refusal::new(format!("the constant '{}' has no semantics", constant.text()));
        let value = match constant.kind().map_err(|error| Refusal::new(error.message))? {
            ConstantKind::EnumCase { value, .. } => Some(value),
            _ => constant.value().ok().and_then(|text| constant_value(text, &kind)),
        };
        let value = value.ok_or_else(unknown)?;
        Ok(self.attribute(name, kind, Origin::Constant(value)))
    }

    /// The value of an attribute that the rule does not specify: the default, or absence.
    pub fn absent(&mut self, attribute: Attribute<'r>, name: &str) -> Built<'r, usize> {
        let kind = self.kind(attribute)?;
        let value = match kind {
            AttributeKind::Unit => Some(0),
            _ => attribute.default_value().and_then(|text| constant_value(text, &kind)),
        };
        let value = value.ok_or_else(|| Refusal::new(format!("an absent '{name}' has no semantics")))?;
        Ok(self.attribute(name, kind, Origin::Constant(value)))
    }

    /// Notes that a constraint has no semantics.
    pub fn ignore(&mut self, constraint: Constraint<'r>) {
        let name =
            if constraint.record().is_anonymous() { constraint.summary() } else { constraint.def_name() };
        let name = name.to_owned();
        if !self.rule.ignored.contains(&name) {
            self.rule.ignored.push(name);
        }
    }
}

/// The value of a constant in a definition: a number, a truth value, or a case of an enum.
fn constant_value(text: &str, kind: &AttributeKind<'_>) -> Option<i64> {
    match (text, kind) {
        ("true", _) => return Some(1),
        ("false", _) => return Some(0),
        (_, AttributeKind::Unit) => return Some(1),
        _ => {}
    }
    let AttributeKind::Enum(enumeration, _) = kind else { return text.parse().ok() };
    let symbol = text.rsplit("::").next()?;
    case_value(*enumeration, symbol)
}

/// The value of the case with this symbol.
fn case_value(enumeration: Enum<'_>, symbol: &str) -> Option<i64> {
    let cases = enumeration.cases().ok()?;
    let case = cases.into_iter().find(|case| case.symbol().is_ok_and(|found| found == symbol))?;
    case.value().ok()
}

fn never<'r>() -> Refusal<'r> {
    Refusal::new("its types contradict each other, so it never matches")
}

impl OpStep<'_> {
    /// The operand, result or attribute of that name.
    pub fn item(&self, name: &str) -> Option<Item> {
        let operation = &self.operation;
        let operand = position(operation.operands.iter().map(|named| named.name), name);
        let result = position(operation.results.iter().map(|named| named.name), name);
        let attribute = position(operation.attributes.iter().map(|named| named.name), name);
        let value = |list: &[usize], index: Option<usize>| index.and_then(|index| list.get(index).copied());
        value(&self.operands, operand)
            .or_else(|| value(&self.results, result))
            .map(Item::Value)
            .or_else(|| value(&self.attributes, attribute).map(Item::Attribute))
    }
}

fn position<'a>(mut names: impl Iterator<Item = &'a str>, name: &str) -> Option<usize> {
    names.position(|found| found == name && !name.is_empty())
}

/// The arguments of an operation by kind, which other kinds of operations do not have.
pub fn check_shape<'r>(operation: &Operation<'r>) -> Built<'r, ()> {
    let has_property = operation.arguments.iter().any(|argument| matches!(argument, Argument::Property(_)));
    let refused = if operation.variable_length_operands() + operation.variable_length_results() > 0 {
        "variadic operands or results"
    } else if !operation.regions.is_empty() || !operation.successors.is_empty() {
        "regions or successors"
    } else if has_property {
        "properties"
    } else {
        return Ok(());
    };
    Err(Refusal::new(format!("'{}' has {refused}", operation.name())))
}

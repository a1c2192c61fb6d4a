//! Conditions besides the source.

use super::dag::{Arg, ArgValue, Beyond, Node};
use super::symbols::{Binding, SymbolRef, Symbols};
use crate::Span;
use crate::model::{Constraint, Result};

/// A condition on the bound names of the source.
#[derive(Clone, Debug)]
pub struct Condition<'r> {
    /// The kind of condition.
    pub demand: Demand<'r>,
    /// The entities that it tests.
    pub entities: Vec<SymbolRef<'r>>,
    /// Its span.
    pub span: Span,
}

/// The kinds of conditions.
#[derive(Clone, Debug)]
pub enum Demand<'r> {
    /// A constraint on the type of the only entity.
    Type(Constraint<'r>),
    /// A constraint on all entities.
    Constraint(Constraint<'r>),
    /// That an expression holds, in which `$0`, `$1`, … are the entities.
    Where(String),
}

/// A condition from its dag: `(Constraint $a, $b)`.
pub(super) fn condition<'r>(node: &Node<'r>, symbols: &Symbols<'r>) -> Result<Condition<'r>> {
    if node.is(Beyond::Where) {
        return where_clause(node, symbols);
    }
    let record = node.operator;
    if record.is_a("AttrConstraint") {
        let help = "a constraint of the class Constraint can test attributes: Constraint<CPred<\"…$0…\">> $attribute";
        return Err(node.error("a constraint on attributes cannot be a condition of a rule").with_help(help));
    }
    if !record.is_a("Constraint") {
        return Err(node.error(format!("'{}' is not a constraint", record.name())));
    }
    let is_on_type = record.is_a("TypeConstraint");
    if is_on_type && (node.args.len() != 1 || !node.name.is_empty()) {
        let message = format!("the type constraint '{}' takes exactly one argument", record.name());
        let help = match node.name {
            "" => format!("({} $value)", record.name()),
            name => format!("write ({} ${name}), with a blank instead of the colon", record.name()),
        };
        return Err(node.error(message).with_help(help));
    }
    let mut entities = Vec::new();
    for arg in &node.args {
        if !matches!(arg.value, ArgValue::Unset) || arg.name.is_empty() {
            return Err(arg.error("the arguments of a condition are names that the source binds"));
        }
        let entity = symbols.refer(arg)?;
        if let Binding::Region { .. } = symbols.symbol(entity).binding {
            return Err(
                arg.error(format!("'${}' is a region, and conditions do not apply to regions", arg.name))
            );
        }
        entities.push(entity);
    }
    if let (true, [entity]) = (is_on_type, entities.as_slice())
        && matches!(
            symbols.symbol(*entity).binding,
            Binding::Attribute { .. } | Binding::Property { .. } | Binding::Region { .. }
        )
    {
        return Err(node.args[0].error(format!(
            "the type constraint '{}' is on a value, but ${} is none",
            record.name(),
            node.args[0].name
        )));
    }
    let constraint = Constraint::new(record);
    let demand = if is_on_type { Demand::Type(constraint) } else { Demand::Constraint(constraint) };
    Ok(Condition { demand, entities, span: node.span })
}

/// `(where "$x.getType() == $y.getType()")`
fn where_clause<'r>(node: &Node<'r>, symbols: &Symbols<'r>) -> Result<Condition<'r>> {
    let [Arg { value: ArgValue::Text(text), name: "", .. }] = node.args.as_slice() else {
        return Err(node.error("'where' takes exactly one text"));
    };
    let text: &'r str = text;
    let mut expression = String::new();
    let mut entities: Vec<SymbolRef<'r>> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        let (before, from) = rest.split_at(at);
        expression.push_str(before);
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let length = from[1..].find(|c| !is_part(c)).unwrap_or(from.len() - 1);
        let name = &from[1..=length];
        rest = &from[1 + length..];
        if name.starts_with('_') && name.len() > 1 {
            expression.push_str(&from[..=length]);
            continue;
        }
        let arg = Arg { value: ArgValue::Unset, name, span: node.args[0].span };
        let reference = symbols.refer(&arg)?;
        let known = entities.iter().position(|entity| entity == &reference);
        let number = known.unwrap_or_else(|| {
            entities.push(reference);
            entities.len() - 1
        });
        expression.push_str(&format!("${number}"));
    }
    expression.push_str(rest);
    if let Some(region) =
        entities.iter().find(|entity| matches!(symbols.symbol(**entity).binding, Binding::Region { .. }))
    {
        return Err(node.args[0]
            .error(format!("'${}' is a region, and conditions do not apply to regions", region.text)));
    }
    Ok(Condition { demand: Demand::Where(expression), entities, span: node.args[0].span })
}

//! The source of a rule: inputs, operations to match, and conditions.

use super::build::{Builder, check_shape};
use super::rule::{AttributeKind, Built, Condition, Item, Origin, Refusal, Step, parse_term};
use super::types::Fixed;
use crate::model::{
    Argument, Binding, Constraint, Demand, Leaf, Matcher, NativeMatcher, OperandSelection, Pattern,
    SourceArg, SourceItem, SourceOp, TermOf,
};

/// Reads the source. `swapped` has a bit for each pair of operands that matches in either order.
pub fn read<'r>(builder: &mut Builder<'_, 'r>, pattern: &Pattern<'r>, swapped: u32) -> Built<'r, ()> {
    if !pattern.roots.is_empty() {
        return Err(Refusal::new("several roots"));
    }
    let mut source = Source { pattern, results: vec![Vec::new(); pattern.source.len()], swapped };
    // Definitions follow their users in the list.
    for index in (0..pattern.source.len()).rev() {
        source.op(builder, index)?;
    }
    for symbol in &pattern.symbols.all {
        if matches!(symbol.binding, Binding::Type(_)) && !symbol.equal.is_empty() {
            builder.rule.ignored.push(format!("equal types ${}", symbol.name));
        }
    }
    for condition in &pattern.conditions {
        let items: Built<'r, Vec<Item>> =
            condition.entities.iter().map(|entity| builder.symbol(*entity)).collect();
        let (constraint, items) = match condition.demand {
            Demand::Constraint(constraint) | Demand::Type(constraint) => (constraint, items?),
            Demand::Where(ref text) => {
                builder.rule.ignored.push(text.clone());
                continue;
            }
        };
        if matches!(condition.demand, Demand::Type(_)) {
            let [item] = items.as_slice() else { continue };
            type_constraint(builder, constraint, *item, None)?;
        } else {
            let names = (0..).map(|index: usize| index.to_string());
            require(builder, constraint, names.zip(items).collect())?;
        }
    }
    Ok(())
}

/// Constraints that the attribute of an integer constant satisfies.
const ANY_INTEGER: [&str; 3] = ["AnyAttr", "APIntAttr", "TypedAttrInterface"];

struct Source<'a, 'r> {
    pattern: &'a Pattern<'r>,
    /// The results of each operation.
    results: Vec<Vec<usize>>,
    swapped: u32,
}

impl<'r> Source<'_, 'r> {
    fn op(&mut self, builder: &mut Builder<'_, 'r>, index: usize) -> Built<'r, ()> {
        let pattern = self.pattern;
        let op = &pattern.source[index];
        let operation = &op.operation;
        if op.negation.is_some() {
            return Err(Refusal::new("a negative match"));
        }
        check_shape(operation)?;
        let mut operands = vec![0; operation.operands.len()];
        let mut attributes = vec![0; operation.attributes.len()];
        for (position, (&argument, arg)) in operation.arguments.iter().zip(&op.args).enumerate() {
            let SourceArg::One(item) = arg else { return Err(Refusal::new("variadic operands")) };
            match argument {
                Argument::Operand(group) => {
                    let value = self.operand(builder, index, group, item)?;
                    operands[self.matched(op, position, group)] = value;
                }
                Argument::Attribute(attribute) => {
                    attributes[attribute] = self.attribute(builder, index, attribute, item)?;
                }
                Argument::Property(_) => {}
            }
        }
        let name = self.symbol_of(|binding| binding == Binding::Op(index));
        let step = builder.op(
            operation,
            operands,
            attributes,
            name.map(|symbol| pattern.symbols.all[symbol].name),
        )?;
        if let Some(symbol) = name {
            builder.symbols[symbol] = step.results.iter().copied().map(Item::Value).collect();
        }
        for (&result, ty) in step.results.iter().zip(&op.result_types) {
            if let Matcher::Type(constraint) = ty.leaf.matcher {
                type_constraint(builder, constraint, Item::Value(result), None)?;
            }
        }
        self.results[index].clone_from(&step.results);
        builder.rule.source.push(Step::Op(step));
        Ok(())
    }

    /// The operand that an argument matches, if pairs match in the other order.
    fn matched(&self, op: &SourceOp<'r>, position: usize, group: usize) -> usize {
        let before = self.pattern.source.iter().take_while(|other| !std::ptr::eq(*other, op));
        let first: usize = before.map(|other| other.eithers.len()).sum();
        for (number, &at) in op.eithers.iter().enumerate() {
            if self.swapped >> (first + number) & 1 == 1 {
                if position == at {
                    return group + 1;
                }
                if position == at + 1 {
                    return group - 1;
                }
            }
        }
        group
    }

    fn symbol_of(&self, is_it: impl Fn(Binding) -> bool) -> Option<usize> {
        self.pattern.symbols.all.iter().position(|symbol| is_it(symbol.binding))
    }

    /// The symbol of an operand, also if it is bound again there.
    fn operand_symbol(&self, op: usize, group: usize) -> Option<usize> {
        let is_it = |binding: &Binding| matches!(*binding, Binding::Operand { op: o, group: g, part: OperandSelection::All, .. } if (o, g) == (op, group));
        let symbols = &self.pattern.symbols.all;
        symbols.iter().position(|symbol| {
            is_it(&symbol.binding) || symbol.equal.iter().any(|(binding, _)| is_it(binding))
        })
    }

    fn operand(
        &self,
        builder: &mut Builder<'_, 'r>,
        op: usize,
        group: usize,
        item: &SourceItem<'r>,
    ) -> Built<'r, usize> {
        match item {
            SourceItem::Leaf(leaf) | SourceItem::BlockArgument(leaf, None) => {
                let value = self.input(builder, op, group);
                let own = self.pattern.source[op].operation.operands[group].constraint.constraint();
                self.leaf(builder, leaf, Item::Value(value), own)?;
                Ok(value)
            }
            SourceItem::Op(inner) => match self.results[*inner].as_slice() {
                [result] => Ok(*result),
                _ => Err(Refusal::new("an operand that one of several results defines")),
            },
            SourceItem::Native(native) => self.native(builder, native),
            SourceItem::Typed(inner, ty) => {
                let value = self.operand(builder, op, group, inner)?;
                if let Matcher::Type(constraint) = ty.leaf.matcher {
                    type_constraint(builder, constraint, Item::Value(value), None)?;
                }
                Ok(value)
            }
            SourceItem::BlockArgument(..) | SourceItem::Not(..) => Err(Refusal::new("a negative match")),
        }
    }

    /// The value of an operand that nothing defines. The same name is the same value.
    fn input(&self, builder: &mut Builder<'_, 'r>, op: usize, group: usize) -> usize {
        let symbol = self.operand_symbol(op, group);
        if let Some(&Item::Value(value)) = symbol.and_then(|symbol| builder.symbols[symbol].first()) {
            return value;
        }
        let name = symbol.map_or("any", |symbol| self.pattern.symbols.all[symbol].name);
        let value = builder.value(name, true);
        if let Some(symbol) = symbol {
            builder.symbols[symbol] = vec![Item::Value(value)];
        }
        value
    }

    /// Native code that matches a constant.
    fn native(&self, builder: &mut Builder<'_, 'r>, native: &NativeMatcher<'r>) -> Built<'r, usize> {
        let name = native.code.def_name();
        let term = builder.semantics.code(native.code).ok_or_else(|| no_semantics(name))?;
        let symbols = (0..native.outputs.len()).map(|output| {
            let is_it = |binding| matches!(binding, Binding::Native { matcher, output: o, .. } if (matcher, o) == (native.index, output));
            self.symbol_of(is_it)
        });
        let symbols: Vec<Option<usize>> = symbols.collect();
        let first = symbols.first().copied().flatten();
        let value =
            builder.value(first.map_or("constant", |symbol| self.pattern.symbols.all[symbol].name), true);
        builder.rule.values[value].is_constant = true;
        let ty = builder.rule.values[value].ty;
        let mut arguments = vec![("_self".to_owned(), Item::Value(value))];
        for (output, symbol) in symbols.into_iter().enumerate() {
            let name = symbol.map_or("constant", |symbol| self.pattern.symbols.all[symbol].name);
            let kind = AttributeKind::Integer(ty);
            let matcher = native.outputs[output].matcher;
            let attribute = match matcher {
                Matcher::Constant(constant) => builder.constant(constant, kind, name)?,
                _ => builder.attribute(name, kind, Origin::Input),
            };
            let item = Item::Attribute(attribute);
            if let Matcher::Attribute(constraint) = matcher
                && !ANY_INTEGER.contains(&constraint.def_name())
            {
                require(builder, constraint, vec![("_self".to_owned(), item)])?;
            }
            arguments.push((output.to_string(), item));
            if let Some(symbol) = symbol {
                builder.symbols[symbol] = vec![item];
            }
        }
        push_condition(builder, term, arguments)?;
        Ok(value)
    }

    fn attribute(
        &self,
        builder: &mut Builder<'_, 'r>,
        op: usize,
        attribute: usize,
        item: &SourceItem<'r>,
    ) -> Built<'r, usize> {
        let named = &self.pattern.source[op].operation.attributes[attribute];
        let SourceItem::Leaf(leaf) = item else {
            return Err(Refusal::new("native code that matches an attribute"));
        };
        let is_it = |binding| matches!(binding, Binding::Attribute { op: o, attribute: a } if (o, a) == (op, attribute));
        let symbol = self.symbol_of(is_it);
        let name = symbol.map_or(named.name, |symbol| self.pattern.symbols.all[symbol].name);
        let kind = builder.kind(named.constraint)?;
        let found = match leaf.matcher {
            Matcher::Constant(constant) => builder.constant(constant, kind, name)?,
            Matcher::Absent => builder.absent(named.constraint, name)?,
            _ => builder.attribute(name, kind, Origin::Input),
        };
        self.leaf(builder, leaf, Item::Attribute(found), named.constraint.constraint())?;
        if let Some(symbol) = symbol {
            builder.symbols[symbol] = vec![Item::Attribute(found)];
        }
        Ok(found)
    }

    /// The constraint of a leaf; `own` is that of the operation's definition, which holds anyway.
    fn leaf(
        &self,
        builder: &mut Builder<'_, 'r>,
        leaf: &Leaf<'r>,
        item: Item,
        own: Constraint<'r>,
    ) -> Built<'r, ()> {
        match leaf.matcher {
            Matcher::Type(constraint) => type_constraint(builder, constraint, item, Some(own)),
            Matcher::Attribute(constraint) if constraint != own => {
                require(builder, constraint, vec![("_self".to_owned(), item)])
            }
            _ => Ok(()),
        }
    }
}

/// A constraint on the type of a value.
fn type_constraint<'r>(
    builder: &mut Builder<'_, 'r>,
    constraint: Constraint<'r>,
    item: Item,
    own: Option<Constraint<'r>>,
) -> Built<'r, ()> {
    let fixed = crate::model::TypeConstraint::new(constraint.record()).integer_type();
    if let (Some(fixed), Some(ty)) = (Fixed::from_constraint(fixed), builder.ty(item)) {
        return builder.fix(ty, fixed);
    }
    if own == Some(constraint)
        || matches!(constraint.def_name(), "AnyType" | "AnyInteger" | "AnySignlessInteger")
    {
        return Ok(());
    }
    require(builder, constraint, vec![("_self".to_owned(), item)])
}

/// Adds the condition of a constraint. Without semantics it is ignored, so that the rule is proved for more
/// inputs than it matches.
fn require<'r>(
    builder: &mut Builder<'_, 'r>,
    constraint: Constraint<'r>,
    arguments: Vec<(String, Item)>,
) -> Built<'r, ()> {
    match builder.semantics.constraint(constraint) {
        Some(term) => push_condition(builder, term, arguments),
        None => {
            builder.ignore(constraint);
            Ok(())
        }
    }
}

fn push_condition<'r>(
    builder: &mut Builder<'_, 'r>,
    term: TermOf<'r>,
    arguments: Vec<(String, Item)>,
) -> Built<'r, ()> {
    let record = term.record();
    let text = term.condition().map_err(|error| Refusal::mistake(record, error.message))?;
    let term = parse_term(record, text)?;
    if let super::sexpr::Sexpr::List(call) = &term
        && let [super::sexpr::Sexpr::Atom("unused"), super::sexpr::Sexpr::Atom(name)] = call.as_slice()
        && let Some((_, Item::Value(value))) =
            arguments.iter().find(|(argument, _)| name.strip_prefix('$') == Some(argument))
    {
        builder.rule.values[*value].is_unused = true;
    }
    builder.rule.conditions.push(Condition { term, record, arguments });
    Ok(())
}

/// The refusal for native code.
pub fn no_semantics<'r>(name: &str) -> Refusal<'r> {
    let shown = if name.starts_with("anonymous_") { "native code of the rule" } else { name };
    Refusal::new(format!("'{shown}' has no semantics"))
}

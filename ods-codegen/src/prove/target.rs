//! The target of a rule: the operations that replace the root.

use super::build::{Builder, check_shape};
use super::rule::{AttributeKind, Built, Item, Origin, Refusal, Step, parse_term};
use super::source::no_semantics;
use crate::model::{Argument, NativeResult, Pattern, ResultArg, ResultNode, ResultOp, ReturnType};

/// Reads the results.
pub fn read<'r>(builder: &mut Builder<'_, 'r>, pattern: &Pattern<'r>) -> Built<'r, ()> {
    if !pattern.supplemental.is_empty() {
        return Err(Refusal::new("supplemental results"));
    }
    let Some(Step::Op(root)) = builder.rule.source.last() else { return Err(Refusal::new("no root")) };
    let root = root.results.clone();
    for result in &pattern.results {
        let replaced = result.replaces.map_or(&[][..], |first| root.get(first..).unwrap_or_default());
        let items = node(builder, &result.node)?;
        for (&from, item) in replaced.iter().zip(items) {
            let Item::Value(to) = item else {
                return Err(Refusal::new("an attribute that replaces a value"));
            };
            // A created operation has the types of the root. An existing value has its own.
            if !matches!(result.node, ResultNode::Value(_)) {
                builder.unify(builder.rule.values[from].ty, builder.rule.values[to].ty)?;
            }
            builder.rule.replaced.push((from, to));
        }
    }
    Ok(())
}

/// The values of a node.
fn node<'r>(builder: &mut Builder<'_, 'r>, node: &ResultNode<'r>) -> Built<'r, Vec<Item>> {
    match node {
        ResultNode::Op(op) => self::op(builder, op),
        ResultNode::Native(native) => {
            let value = builder.value("computed", false);
            function(builder, native, Item::Value(value))?;
            if let Some(symbol) = native.symbol {
                set_symbol(builder, symbol, vec![Item::Value(value)]);
            }
            Ok(vec![Item::Value(value)])
        }
        ResultNode::Value(reference) => builder.symbol(*reference).map(|item| vec![item]),
        ResultNode::Inlined(_) => Err(Refusal::new("a region of the source")),
    }
}

fn set_symbol(builder: &mut Builder<'_, '_>, symbol: usize, items: Vec<Item>) {
    if let Some(found) = builder.symbols.get_mut(symbol) {
        *found = items;
    }
}

fn op<'r>(builder: &mut Builder<'_, 'r>, op: &ResultOp<'r>) -> Built<'r, Vec<Item>> {
    let operation = &op.operation;
    check_shape(operation)?;
    let mut operands = vec![0; operation.operands.len()];
    let mut attributes = vec![0; operation.attributes.len()];
    for (index, &argument) in operation.arguments.iter().enumerate() {
        let arg = op.args.get(index).unwrap_or(&ResultArg::Absent);
        match argument {
            Argument::Operand(group) => operands[group] = operand(builder, arg)?,
            Argument::Attribute(attribute) => {
                let named = &operation.attributes[attribute];
                attributes[attribute] = match arg {
                    ResultArg::Absent => builder.absent(named.constraint, named.name)?,
                    _ => self::attribute(builder, op, attribute, arg)?,
                };
            }
            Argument::Property(_) => {}
        }
    }
    let step = builder.op(operation, operands, attributes, Some("new"))?;
    let results = step.results.clone();
    for (index, ty) in op.types.iter().flatten().enumerate() {
        match ty {
            ReturnType::Of(reference) => {
                let item = builder.symbol(*reference)?;
                if let (Some(ty), Some(&result)) = (builder.ty(item), results.get(index)) {
                    builder.unify(ty, builder.rule.values[result].ty)?;
                }
            }
            ReturnType::Text(..) | ReturnType::Native(_) => {
                return Err(Refusal::new("a type that code computes"));
            }
        }
    }
    builder.rule.target.push(Step::Op(step));
    let items: Vec<Item> = results.into_iter().map(Item::Value).collect();
    if let Some(symbol) = op.symbol {
        set_symbol(builder, symbol, items.clone());
    }
    Ok(items)
}

fn operand<'r>(builder: &mut Builder<'_, 'r>, arg: &ResultArg<'r>) -> Built<'r, usize> {
    let item = match arg {
        ResultArg::Symbol(reference, _) => builder.symbol(*reference)?,
        ResultArg::Node(inner) => match node(builder, inner)?.as_slice() {
            [item] => *item,
            _ => return Err(Refusal::new("an operand with several values")),
        },
        ResultArg::Constant(..) | ResultArg::Variadic(_) | ResultArg::Absent => {
            return Err(Refusal::new("an operand that is not a single value"));
        }
    };
    match item {
        Item::Value(value) => Ok(value),
        Item::Attribute(_) => Err(Refusal::new("an attribute as an operand")),
    }
}

/// An attribute of a created operation. Its type is that of the definition.
fn attribute<'r>(
    builder: &mut Builder<'_, 'r>,
    op: &ResultOp<'r>,
    index: usize,
    arg: &ResultArg<'r>,
) -> Built<'r, usize> {
    let named = &op.operation.attributes[index];
    match arg {
        ResultArg::Symbol(reference, _) => match builder.symbol(*reference)? {
            Item::Attribute(attribute) => Ok(attribute),
            Item::Value(_) => Err(Refusal::new("a value as an attribute")),
        },
        ResultArg::Constant(constant, _) => {
            let kind = builder.kind(named.constraint)?;
            builder.constant(*constant, kind, named.name)
        }
        ResultArg::Node(inner) => match &**inner {
            ResultNode::Native(native) => {
                let kind = builder.kind(named.constraint)?;
                let attribute = builder.attribute(named.name, kind, Origin::Computed);
                function(builder, native, Item::Attribute(attribute))?;
                Ok(attribute)
            }
            ResultNode::Value(reference) => match builder.symbol(*reference)? {
                Item::Attribute(attribute) => Ok(attribute),
                Item::Value(_) => Err(Refusal::new("a value as an attribute")),
            },
            _ => Err(Refusal::new("an operation as an attribute")),
        },
        ResultArg::Variadic(_) | ResultArg::Absent => {
            Err(Refusal::new("an attribute that is not a single one"))
        }
    }
}

/// A call of native code.
fn function<'r>(builder: &mut Builder<'_, 'r>, native: &NativeResult<'r>, result: Item) -> Built<'r, ()> {
    let found = builder.semantics.code(native.code).ok_or_else(|| no_semantics(native.code.def_name()))?;
    if native.returns != 1 {
        return Err(Refusal::new("native code with several results"));
    }
    let record = found.record();
    let text = found.value().map_err(|error| Refusal::mistake(record, error.message))?;
    let mut arguments = Vec::new();
    for arg in &native.args {
        arguments.push(match arg {
            ResultArg::Symbol(reference, _) => builder.symbol(*reference)?,
            ResultArg::Node(inner) => match node(builder, inner)?.as_slice() {
                [item] => *item,
                _ => return Err(Refusal::new("an argument with several values")),
            },
            ResultArg::Constant(constant, _) => {
                let ty = builder.rule.types.add();
                Item::Attribute(builder.constant(*constant, AttributeKind::Integer(ty), "constant")?)
            }
            ResultArg::Variadic(_) | ResultArg::Absent => {
                return Err(Refusal::new("an argument that is not a single value"));
            }
        });
    }
    let term = parse_term(record, text)?;
    builder.rule.target.push(Step::Function { term, record, arguments, result });
    Ok(())
}

//! The matching part of a pattern.

use super::values::{
    Body, Bound, Item, OpItem, PdlKind, code_name, constant_text, constraint_name, list, operation_text,
    quoted, result_groups, type_text, unsupported,
};
use crate::model::{
    Argument, Binding, Demand, Leaf, Matcher, NativeMatcher, OperandSelection, Result, SourceArg, SourceItem,
    TypeItem,
};

impl<'r> Body<'_, 'r> {
    /// Writes the matching part; returns the name of the root.
    pub(super) fn matched(&mut self) -> Result<String> {
        if let Some(root) = self.rule.roots.first() {
            let span = self.rule.source[root.op].span;
            return Err(unsupported(span, "rule that replaces several operations and keeps their order"));
        }
        let root = self.source_op(0)?;
        for condition in &self.rule.conditions {
            let mut items = Vec::new();
            for entity in &condition.entities {
                items.extend(self.items(*entity, condition.span)?);
            }
            let name = match &condition.demand {
                Demand::Type(constraint) | Demand::Constraint(constraint) => constraint_name(*constraint),
                Demand::Where(text) => quoted(text),
            };
            self.line(format!("apply_native_constraint {name}{}", list(&items)));
        }
        self.root_types = root.types;
        Ok(root.name)
    }

    /// The operand group of an argument; those of an `either` may be swapped.
    fn group(&self, op: usize, group: usize) -> usize {
        let source = &self.rule.source[op];
        let before: usize = self.rule.source[..op].iter().map(|op| op.eithers.len()).sum();
        for (index, first) in source.eithers.iter().enumerate() {
            let pair = [source.operation.arguments[*first], source.operation.arguments[*first + 1]];
            if let [Argument::Operand(a), Argument::Operand(b)] = pair
                && self.way >> (before + index) & 1 == 1
                && (group == a || group == b)
            {
                return a + b - group;
            }
        }
        group
    }

    fn source_op(&mut self, op: usize) -> Result<OpItem> {
        let rule = self.rule;
        let source = &rule.source[op];
        if !source.regions.is_empty() {
            return Err(unsupported(source.span, "regions"));
        }
        let operation = &source.operation;
        let mut operands: Vec<(usize, Vec<Item>)> = Vec::new();
        let mut found: Vec<(&str, String)> = Vec::new();
        for (argument, arg) in operation.arguments.iter().zip(&source.args) {
            match (*argument, arg) {
                (Argument::Operand(group), arg) => {
                    let items = self.operand(op, group, arg)?;
                    operands.push((self.group(op, group), items));
                }
                (Argument::Attribute(index), SourceArg::One(item)) => {
                    let attribute = &operation.attributes[index];
                    let is_optional = attribute.constraint.is_optional()?;
                    let binding = Binding::Attribute { op, attribute: index };
                    let value = self.attribute(binding, attribute.name, item, is_optional, source.span)?;
                    found.extend(value.map(|value| (attribute.name, value)));
                }
                (Argument::Property(index), SourceArg::One(item)) => {
                    let name = operation.properties[index].name;
                    let binding = Binding::Property { op, property: index };
                    let value = self.attribute(binding, name, item, false, source.span)?;
                    found.extend(value.map(|value| (name, value)));
                }
                (Argument::Attribute(_) | Argument::Property(_), SourceArg::Variadic(..)) => {}
            }
        }
        operands.sort_by_key(|(group, _)| *group);
        let operands: Vec<Item> = operands.into_iter().flat_map(|(_, items)| items).collect();
        let types = self.result_types_of(op)?;
        let expected = self.expected(Binding::Op(op), &operation.mnemonic.replace('.', "_"));
        let text = operation_text(&operation.name(), &operands, &found, &types);
        let created = OpItem { name: self.define(&expected, &text), types };
        self.keep(Binding::Op(op), Bound::Op(created.clone()));
        Ok(created)
    }

    fn result_types_of(&mut self, op: usize) -> Result<Vec<(String, bool)>> {
        let rule = self.rule;
        let source = &rule.source[op];
        let mut types = Vec::new();
        for (group, is_one) in result_groups(&source.operation).into_iter().enumerate() {
            let name = match source.result_types.get(group) {
                Some(item) => self.ty(item)?,
                None if is_one => self.define(&format!("{}_type", source.operation.mnemonic), "type"),
                None => self.define(&format!("{}_types", source.operation.mnemonic), "types"),
            };
            types.push((name, is_one));
        }
        Ok(types)
    }

    fn operand(&mut self, op: usize, group: usize, arg: &SourceArg<'r>) -> Result<Vec<Item>> {
        let is_variadic = self.rule.source[op].operation.operands[group].constraint.is_variable_length();
        let binding = |part| Binding::Operand { op, group, is_variadic, part };
        let (items, rest) = match arg {
            SourceArg::One(item) => {
                return Ok(vec![self.value(binding(OperandSelection::All), item, is_variadic)?]);
            }
            SourceArg::Variadic(items, rest) => (items, *rest),
        };
        let mut found = Vec::new();
        for (index, item) in items.iter().enumerate() {
            if rest == Some(index) {
                found.push(self.others(binding(OperandSelection::Rest(index, items.len() - index))));
            }
            let part = match rest {
                Some(front) if index >= front => OperandSelection::FromEnd(items.len() - 1 - index),
                _ => OperandSelection::At(index),
            };
            found.push(self.value(binding(part), item, false)?);
        }
        if rest == Some(items.len()) {
            found.push(self.others(binding(OperandSelection::Rest(items.len(), 0))));
        }
        self.keep(binding(OperandSelection::All), Bound::Several(found.clone()));
        Ok(found)
    }

    /// Any number of values.
    fn others(&mut self, binding: Binding) -> Item {
        let expected = self.expected(binding, "others");
        let item = Item { name: self.define(&expected, "operands"), kind: PdlKind::Values, ty: None };
        self.keep(binding, Bound::One(item.clone()));
        item
    }

    fn value(&mut self, binding: Binding, item: &SourceItem<'r>, is_variadic: bool) -> Result<Item> {
        let expected = self.expected(binding, "operand");
        let found = match item {
            SourceItem::Op(op) => {
                let span = self.rule.source[*op].span;
                let definition = self.source_op(*op)?;
                match definition.types.as_slice() {
                    [(_, true)] => self.result(&definition, 0),
                    _ => return Err(unsupported(span, "operation whose result that is used is not said")),
                }
            }
            SourceItem::Leaf(leaf) => self.plain(binding, &expected, leaf, is_variadic)?,
            SourceItem::BlockArgument(leaf, number) => {
                let value = self.plain(binding, &expected, leaf, is_variadic)?;
                let number = number.map_or(String::new(), |number| format!(" {number}"));
                let name = quoted(&format!("is block argument{number}"));
                self.line(format!("apply_native_constraint {name}{}", list(std::slice::from_ref(&value))));
                value
            }
            SourceItem::Native(matcher) => {
                let leaf = Leaf { matcher: Matcher::Any, span: matcher.span };
                let value = self.plain(binding, &expected, &leaf, is_variadic)?;
                self.native(&value, matcher)?;
                value
            }
            SourceItem::Typed(item, ty) => {
                let ty_name = self.ty(ty)?;
                return self.typed(binding, item, ty_name);
            }
            SourceItem::Not(..) => return Err(unsupported(self.rule.source[0].span, "negative matches")),
        };
        self.keep(binding, Bound::One(found.clone()));
        Ok(found)
    }

    /// A value with a constraint on its type only.
    fn plain(
        &mut self,
        binding: Binding,
        expected: &str,
        leaf: &Leaf<'r>,
        is_variadic: bool,
    ) -> Result<Item> {
        if let Some(known) = self.known(binding) {
            return Ok(known);
        }
        if is_variadic {
            if let Matcher::Type(_) = leaf.matcher {
                return Err(unsupported(leaf.span, "constraint on the types of any number of values"));
            }
            return Ok(Item { name: self.define(expected, "operands"), kind: PdlKind::Values, ty: None });
        }
        let ty = self.constrained(&format!("{expected}_type"), leaf);
        let name = self.define(expected, &format!("operand : {ty}"));
        Ok(Item { name, kind: PdlKind::Value, ty: Some(ty) })
    }

    fn typed(&mut self, binding: Binding, item: &SourceItem<'r>, ty: String) -> Result<Item> {
        let SourceItem::Leaf(Leaf { matcher: Matcher::Any, .. }) = item else {
            return Err(unsupported(
                self.rule.source[0].span,
                "type of what an operation of the rule defines",
            ));
        };
        let expected = self.expected(binding, "operand");
        let name = self.define(&expected, &format!("operand : {ty}"));
        let found = Item { name, kind: PdlKind::Value, ty: Some(ty) };
        self.keep(binding, Bound::One(found.clone()));
        Ok(found)
    }

    fn ty(&mut self, item: &TypeItem<'r>) -> Result<String> {
        let binding = Binding::Type(item.index);
        if let Some(known) = self.known(binding) {
            return Ok(known.name);
        }
        let expected = self.expected(binding, "type");
        let name = self.constrained(&expected, &item.leaf);
        self.keep(binding, Bound::One(Item { name: name.clone(), kind: PdlKind::Type, ty: None }));
        Ok(name)
    }

    /// A type that satisfies a constraint.
    fn constrained(&mut self, expected: &str, leaf: &Leaf<'r>) -> String {
        let Matcher::Type(constraint) = leaf.matcher else { return self.define(expected, "type") };
        if let Some(text) = type_text(constraint) {
            return self.define(expected, &format!("type : {text}"));
        }
        let name = self.define(expected, "type");
        let item = Item { name: name.clone(), kind: PdlKind::Type, ty: None };
        self.line(format!("apply_native_constraint {}{}", constraint_name(constraint), list(&[item])));
        name
    }

    fn native(&mut self, value: &Item, matcher: &NativeMatcher<'r>) -> Result<()> {
        let mut kinds = Vec::new();
        for leaf in &matcher.outputs {
            kinds.push(match leaf.matcher {
                Matcher::Attribute(_) | Matcher::Constant(_) => PdlKind::Attribute,
                _ => PdlKind::Value,
            });
        }
        let call = format!(
            "apply_native_constraint {}{}",
            code_name(matcher.code)?,
            list(std::slice::from_ref(value))
        );
        if kinds.is_empty() {
            self.line(call);
            return Ok(());
        }
        let mut names = Vec::new();
        for (output, kind) in kinds.iter().enumerate() {
            let is_value = *kind == PdlKind::Value;
            let binding = Binding::Native { matcher: matcher.index, output, is_value };
            let expected = self.expected(binding, "found");
            let name = self.fresh(&expected);
            self.keep(binding, Bound::One(Item { name: name.clone(), kind: *kind, ty: None }));
            names.push(name);
        }
        let kinds: Vec<&str> = kinds.iter().map(|kind| kind.text()).collect();
        self.line(format!("{} = {call} : {}", names.join(", "), kinds.join(", ")));
        for (leaf, name) in matcher.outputs.iter().zip(names) {
            if let Matcher::Attribute(constraint) = leaf.matcher {
                let item = Item { name, kind: PdlKind::Attribute, ty: None };
                self.line(format!(
                    "apply_native_constraint {}{}",
                    constraint_name(constraint),
                    list(&[item])
                ));
            }
        }
        Ok(())
    }

    /// The PDL value of an attribute or property; `None` if the rule does not mention it.
    fn attribute(
        &mut self,
        binding: Binding,
        key: &str,
        item: &SourceItem<'r>,
        is_optional: bool,
        span: ods_parser::source::Span,
    ) -> Result<Option<String>> {
        let is_named = self.symbol_of(binding).is_some();
        let expected = self.expected(binding, key);
        let mut constraint = None;
        let text = match item {
            SourceItem::Leaf(Leaf { matcher: Matcher::Any, .. }) if !is_named => return Ok(None),
            SourceItem::Leaf(Leaf { matcher: Matcher::Any, span }) if is_optional => {
                return Err(unsupported(*span, "attribute that may be absent"));
            }
            SourceItem::Leaf(Leaf { matcher: Matcher::Absent, span }) => {
                return Err(unsupported(*span, "attribute that is absent"));
            }
            SourceItem::Leaf(Leaf { matcher: Matcher::Constant(record), span }) => {
                match constant_text(*record) {
                    Some(text) => format!("attribute = {text}"),
                    None => return Err(unsupported(*span, "constant of this kind")),
                }
            }
            SourceItem::Leaf(Leaf { matcher: Matcher::Attribute(found), span }) => {
                if found.record().name() == "IsNullAttr" {
                    return Err(unsupported(*span, "attribute that is absent"));
                }
                constraint = Some(*found);
                "attribute".to_owned()
            }
            SourceItem::Native(_) | SourceItem::Leaf(_) => "attribute".to_owned(),
            _ => return Err(unsupported(span, "such demand on an attribute")),
        };
        let name = self.define(&expected, &text);
        let found = Item { name: name.clone(), kind: PdlKind::Attribute, ty: None };
        if let Some(constraint) = constraint {
            let call = format!(
                "apply_native_constraint {}{}",
                constraint_name(constraint),
                list(std::slice::from_ref(&found))
            );
            self.line(call);
        }
        if let SourceItem::Native(matcher) = item {
            self.native(&found, matcher)?;
        }
        self.keep(binding, Bound::One(found));
        Ok(Some(name))
    }
}

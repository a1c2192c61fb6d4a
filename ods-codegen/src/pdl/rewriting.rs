//! The rewriting part of a pattern.

use super::values::{
    Body, Bound, Item, OpItem, PdlKind, code_name, constant_text, list, operation_text, quoted,
    result_groups, unsupported,
};
use crate::Span;
use crate::model::{
    Argument, Binding, NativeResult, Operation, Result, ResultArg, ResultNode, ResultOp, ReturnType,
};

/// The value of a result pattern.
enum Created {
    Op(OpItem),
    Items(Vec<Item>),
}

impl<'r> Body<'_, 'r> {
    /// Writes the operations and values that replace the root.
    pub(super) fn rewritten(&mut self, root: &str) -> Result<()> {
        let rule = self.rule;
        let mut replacements = Vec::new();
        for result in &rule.results {
            let created = self.created(&result.node, result.replaces, PdlKind::Value)?;
            if result.replaces.is_some() {
                replacements.push(created);
            }
        }
        for node in &rule.supplemental {
            self.created(node, None, PdlKind::Value)?;
        }
        match replacements.as_slice() {
            [] => self.line(format!("erase {root}")),
            [Created::Op(op)] => self.line(format!("replace {root} with {}", op.name)),
            _ => {
                let mut values = Vec::new();
                for created in replacements {
                    values.extend(match created {
                        Created::Op(op) => self.results(&op),
                        Created::Items(items) => items,
                    });
                }
                self.line(format!("replace {root} with {}", list(&values)));
            }
        }
        Ok(())
    }

    fn created(
        &mut self,
        node: &ResultNode<'r>,
        replaces: Option<usize>,
        expected: PdlKind,
    ) -> Result<Created> {
        match node {
            ResultNode::Op(op) => self.created_op(op, replaces).map(Created::Op),
            ResultNode::Native(native) => self.created_native(native, expected).map(Created::Items),
            ResultNode::Value(reference) => {
                self.items(*reference, self.rule.record.span()).map(Created::Items)
            }
            ResultNode::Inlined(inlined) => Err(unsupported(inlined.span, "regions")),
        }
    }

    fn created_op(&mut self, op: &ResultOp<'r>, replaces: Option<usize>) -> Result<OpItem> {
        if !op.regions.is_empty() {
            return Err(unsupported(op.span, "regions"));
        }
        let operation = &op.operation;
        let mut operands = Vec::new();
        let mut found: Vec<(&str, String)> = Vec::new();
        for (argument, arg) in operation.arguments.iter().zip(&op.args) {
            let (key, kind) = match *argument {
                Argument::Operand(_) => ("", PdlKind::Value),
                Argument::Attribute(index) => (operation.attributes[index].name, PdlKind::Attribute),
                Argument::Property(index) => (operation.properties[index].name, PdlKind::Attribute),
            };
            let items = self.argument(arg, kind)?;
            match kind {
                PdlKind::Value => operands.extend(items),
                _ => found.extend(items.into_iter().next().map(|item| (key, item.name))),
            }
        }
        let types = self.types_of(op, replaces, &operands)?;
        let expected = op.symbol.map_or(operation.mnemonic, |symbol| self.rule.symbols.all[symbol].name);
        let text = operation_text(&operation.name(), &operands, &found, &types);
        let created = OpItem { name: self.define(expected, &text), types };
        if let Some(symbol) = op.symbol {
            self.symbols[symbol] = Some(Bound::Op(created.clone()));
        }
        Ok(created)
    }

    /// An argument: its values, or for an attribute at most one.
    fn argument(&mut self, arg: &ResultArg<'r>, kind: PdlKind) -> Result<Vec<Item>> {
        Ok(match arg {
            ResultArg::Symbol(reference, span) => self.items(*reference, *span)?,
            ResultArg::Constant(record, span) => {
                let Some(text) = constant_text(*record) else {
                    return Err(unsupported(*span, "constant of this kind"));
                };
                let name = self.define("constant", &format!("attribute = {text}"));
                vec![Item { name, kind: PdlKind::Attribute, ty: None }]
            }
            ResultArg::Node(node) => match self.created(node, None, kind)? {
                Created::Op(op) => self.results(&op),
                Created::Items(items) => items,
            },
            ResultArg::Variadic(items) => {
                let mut all = Vec::new();
                for item in items {
                    all.extend(self.argument(item, kind)?);
                }
                all
            }
            ResultArg::Absent => Vec::new(),
        })
    }

    fn created_native(&mut self, native: &NativeResult<'r>, expected: PdlKind) -> Result<Vec<Item>> {
        let mut arguments = Vec::new();
        for arg in &native.args {
            arguments.extend(self.argument(arg, PdlKind::Value)?);
        }
        let call = format!("apply_native_rewrite {}{}", code_name(native.code)?, list(&arguments));
        let kind = match expected {
            PdlKind::Value if native.symbol.is_some_and(|symbol| self.is_attribute(symbol)) => {
                PdlKind::Attribute
            }
            kind => kind,
        };
        if native.returns == 0 {
            self.line(call);
            return Ok(Vec::new());
        }
        let base = native.symbol.map_or("native", |symbol| self.rule.symbols.all[symbol].name);
        let names: Vec<String> = (0..native.returns).map(|_| self.fresh(base)).collect();
        let kinds = vec![kind.text(); native.returns].join(", ");
        self.line(format!("{} = {call} : {kinds}", names.join(", ")));
        let items: Vec<Item> = names.into_iter().map(|name| Item { name, kind, ty: None }).collect();
        if let Some(symbol) = native.symbol {
            self.symbols[symbol] = Some(match items.as_slice() {
                [only] => Bound::One(only.clone()),
                _ => Bound::Several(items.clone()),
            });
        }
        Ok(items)
    }

    /// Whether some created operation takes the value of a symbol as an attribute.
    fn is_attribute(&self, symbol: usize) -> bool {
        fn takes(node: &ResultNode<'_>, symbol: usize) -> bool {
            let ResultNode::Op(op) = node else { return false };
            op.operation.arguments.iter().zip(&op.args).any(|(argument, arg)| match arg {
                ResultArg::Symbol(reference, _) => {
                    reference.symbol == symbol && !matches!(argument, Argument::Operand(_))
                }
                ResultArg::Node(node) => takes(node, symbol),
                _ => false,
            })
        }
        self.rule.results.iter().any(|result| takes(&result.node, symbol))
    }

    /// The PDL values of the result types: given by the rule, those of the replaced results, those of the
    /// operands if the definition requires it, or the results of native code.
    fn types_of(
        &mut self,
        op: &ResultOp<'r>,
        replaces: Option<usize>,
        operands: &[Item],
    ) -> Result<Vec<(String, bool)>> {
        let operation: &Operation<'r> = &op.operation;
        let mut types = Vec::new();
        for (group, is_one) in result_groups(operation).into_iter().enumerate() {
            let said = op.types.as_ref().and_then(|types| types.get(group));
            let replaced = replaces.and_then(|first| self.replaced_type(first + group));
            let follows = operation.has_trait("::mlir::OpTrait::SameOperandsAndResultType");
            let same = operands.first().and_then(|operand| operand.ty.clone()).filter(|_| follows);
            types.push(match (said, replaced, same) {
                (Some(ty), ..) => (self.return_type(ty, op.span)?, true),
                (None, Some(replaced), _) => replaced,
                (None, None, Some(ty)) => (ty, true),
                (None, None, None) => {
                    let kind = if is_one { PdlKind::Type } else { PdlKind::Types };
                    let name = quoted(&format!("type of result {group} of {}", operation.name()));
                    let call = format!("apply_native_rewrite {name}{} : {}", list(operands), kind.text());
                    (self.define("type", &call), is_one)
                }
            });
        }
        Ok(types)
    }

    /// The PDL value of the type of one of the root's result groups.
    fn replaced_type(&self, group: usize) -> Option<(String, bool)> {
        self.root_types.get(group).cloned()
    }

    fn return_type(&mut self, ty: &ReturnType<'r>, span: Span) -> Result<String> {
        match ty {
            ReturnType::Text(text, _) => {
                let call = format!("apply_native_rewrite {} : !pdl.type", quoted(text));
                Ok(self.define("type", &call))
            }
            ReturnType::Native(native) => {
                let items = self.created_native(native, PdlKind::Type)?;
                items.into_iter().next().map(|item| item.name).ok_or_else(|| unsupported(span, "such type"))
            }
            ReturnType::Of(reference) => {
                let is_type = matches!(self.rule.symbols.symbol(*reference).binding, Binding::Type(_));
                let item = self.items(*reference, span)?.into_iter().next();
                let found = item.and_then(|item| if is_type { Some(item.name) } else { item.ty });
                found.ok_or_else(|| unsupported(span, "name for the type of what native code makes"))
            }
        }
    }
}

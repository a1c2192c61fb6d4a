//! The results of a rule, which are created instead of the source.

use super::dag::{Arg, ArgValue, Beyond, Node, NodeKind};
use super::result_tree::{
    LocationSpec, NativeResult, ResultArg, ResultNode, ResultOp, ResultPattern, ResultReader, ReturnType,
};
use super::symbols::{Binding, SymbolRef, Symbols};
use super::{created, source};
use crate::model::{Argument, Constant, NativeCode, Operation, Result};
use crate::{Diagnostic, RecordRef, codes};

/// Assigns the replaced result groups of the root to the last results, as many as are needed.
pub(super) fn replacements<'r>(
    nodes: Vec<ResultNode<'r>>,
    trees: &[Node<'r>],
    replaced: &[&Operation<'r>],
    record: RecordRef<'r>,
    symbols: &Symbols<'r>,
) -> Result<Vec<ResultPattern<'r>>> {
    let all: usize = replaced.iter().map(|operation| operation.results.len()).sum();
    if let Some(inlined) = created::inlined(&nodes, trees, replaced)? {
        let replaces = |number| (number == inlined).then_some(0);
        let pattern = |(number, node)| ResultPattern { node, replaces: replaces(number) };
        return Ok(nodes.into_iter().enumerate().map(pattern).collect());
    }
    let mut rest = all;
    let mut is_done = false;
    let mut patterns: Vec<ResultPattern<'r>> = Vec::new();
    for (node, tree) in nodes.into_iter().zip(trees).rev() {
        let count = node.count();
        if is_done || rest == 0 {
            patterns.push(ResultPattern { node, replaces: None });
            continue;
        }
        let Some(first) = rest.checked_sub(count) else {
            let message = format!(
                "'{}' creates {count} values, and only {rest} of them would replace results of the matched operation",
                tree.operator.name()
            );
            return Err(tree.error(message));
        };
        rest = first;
        is_done = rest == 0;
        if let (ResultNode::Op(ResultOp { types: Some(_), .. }), true) = (&node, count > 0) {
            let message =
                "an operation that replaces the root has the root's types, so it takes no 'returnType'";
            return Err(tree.error(message));
        }
        let replaces = (count > 0).then_some(first);
        patterns.push(ResultPattern { node, replaces });
    }
    if rest > 0 {
        let message = format!(
            "the results give too few values: {rest} of the {} of '{}' are not replaced",
            all,
            created::names(replaced)
        );
        let span = trees.first().map_or(record.span(), |tree| tree.span);
        return Err(Diagnostic::error(codes::WRONG_PATTERN, span, message));
    }
    patterns.reverse();
    check_replacing_values(&patterns, trees, symbols)?;
    Ok(patterns)
}

/// Only values can replace values.
fn check_replacing_values(
    patterns: &[ResultPattern<'_>],
    trees: &[Node<'_>],
    symbols: &Symbols<'_>,
) -> Result<()> {
    for (pattern, tree) in patterns.iter().zip(trees) {
        if let ResultNode::Value(reference) = &pattern.node
            && !is_value(symbols.symbol(*reference).binding)
        {
            return Err(tree.args[0].error(format!("'${}' is not a value", reference.text)));
        }
    }
    Ok(())
}

fn is_value(binding: Binding) -> bool {
    !matches!(
        binding,
        Binding::Attribute { .. }
            | Binding::Property { .. }
            | Binding::Type(_)
            | Binding::Region { .. }
            | Binding::Native { is_value: false, .. }
    )
}

/// The directives after the arguments of a node.
#[derive(Default)]
struct Directives<'r> {
    location: Option<LocationSpec<'r>>,
    types: Option<Vec<ReturnType<'r>>>,
    regions: Option<Vec<SymbolRef<'r>>>,
    /// Their number.
    count: usize,
}

impl<'r> ResultReader<'_, 'r> {
    /// A result from its dag.
    pub(super) fn pattern(&mut self, node: &Node<'r>) -> Result<ResultNode<'r>> {
        match node.kind() {
            NodeKind::Operation => self.op(node).map(ResultNode::Op),
            NodeKind::NativeCode => self.native(node).map(ResultNode::Native),
            NodeKind::ReplaceWithValue => self.value(node).map(ResultNode::Value),
            NodeKind::Beyond(Beyond::InlineRegion) => self.inlined(node).map(ResultNode::Inlined),
            _ => Err(node.error(format!("'{}' makes nothing", node.operator.name()))),
        }
    }

    fn value(&mut self, node: &Node<'r>) -> Result<SymbolRef<'r>> {
        if !node.name.is_empty() {
            return Err(
                node.error(format!("'${}' cannot stand for a value that is there already", node.name))
            );
        }
        let [arg] = node.args.as_slice() else {
            return Err(node.error("'replaceWithValue' takes exactly one argument"));
        };
        if arg.node().is_some() {
            return Err(arg.error("'replaceWithValue' takes a name"));
        }
        self.refer(arg)
    }

    pub(super) fn refer(&mut self, arg: &Arg<'r>) -> Result<SymbolRef<'r>> {
        let reference = self.symbols.refer(arg)?;
        self.symbols.all[reference.symbol].is_used = true;
        Ok(reference)
    }

    fn op(&mut self, node: &Node<'r>) -> Result<ResultOp<'r>> {
        let operation = self.operations.get(node.operator)?;
        let directives = self.directives(node)?;
        let given = node.args.len() - directives.count;
        source::check_count(node, &operation, given)?;
        let mut args = Vec::new();
        for (argument, arg) in operation.arguments.iter().zip(&node.args[..given]) {
            args.push(self.op_argument(&operation, *argument, arg)?);
        }
        if let Some(types) = &directives.types
            && types.len() != operation.results.len()
        {
            let message = format!(
                "'{}' has {} results, and 'returnType' gives {} types",
                operation.name(),
                operation.results.len(),
                types.len()
            );
            return Err(node.error(message));
        }
        let symbol = self.bind(node, Binding::Created { groups: operation.results.len() })?;
        let Directives { location, types, regions, .. } = directives;
        let regions = regions.unwrap_or_default();
        created::check_regions(node, &operation, &regions)?;
        Ok(ResultOp { operation, symbol, args, location, regions, types, span: node.span })
    }

    fn bind(&mut self, node: &Node<'r>, binding: Binding) -> Result<Option<usize>> {
        if node.name.is_empty() || node.name == "_" {
            return Ok(None);
        }
        self.symbols.bind(node.name, binding, node.span)?;
        Ok(Some(self.symbols.all.len() - 1))
    }

    fn op_argument(
        &mut self,
        operation: &Operation<'r>,
        argument: Argument,
        arg: &Arg<'r>,
    ) -> Result<ResultArg<'r>> {
        let name = operation.argument_name(argument);
        let is_operand = matches!(argument, Argument::Operand(_));
        let is_variadic = matches!(argument, Argument::Operand(index) if operation.operands[index].constraint.is_variable_length());
        let read = match arg.node() {
            Some(node) if node.kind() == NodeKind::Variadic => {
                if !is_variadic {
                    let message = format!(
                        "'variadic' stands for a variadic operand, and '{name}' of '{}' is none",
                        operation.name()
                    );
                    return Err(node.error(message));
                }
                let items = node.args.iter().map(|arg| {
                    let item = self.argument(arg)?;
                    self.check_value(&item, arg, true)?;
                    Ok(item)
                });
                return items.collect::<Result<_>>().map(ResultArg::Variadic);
            }
            Some(node) if node.is(Beyond::Absent) => return created::absent(node, operation, argument),
            _ => self.argument(arg)?,
        };
        if is_operand {
            self.check_value(&read, arg, is_variadic)?;
        } else {
            self.check_attribute(&read, arg, operation, name)?;
        }
        Ok(read)
    }

    /// Reads an argument of a created operation or of native code.
    pub(super) fn argument(&mut self, arg: &Arg<'r>) -> Result<ResultArg<'r>> {
        match &arg.value {
            ArgValue::Node(node) => match node.kind() {
                NodeKind::Operation | NodeKind::NativeCode => {
                    Ok(ResultArg::Node(Box::new(self.pattern(node)?)))
                }
                _ => Err(node.error(format!("'{}' cannot stand here", node.operator.name()))),
            },
            ArgValue::Def(def) if arg.symbol().is_none() && source::is_constant(*def) => {
                Ok(ResultArg::Constant(Constant::new(*def), arg.span))
            }
            ArgValue::Text(text) => Err(arg
                .error(format!("the text '{text}' cannot be an argument"))
                .with_help("an attribute is written ConstantStrAttr<StrAttr, \"…\">")),
            ArgValue::Unset | ArgValue::Def(_) => {
                self.refer(arg).map(|name| ResultArg::Symbol(name, arg.span))
            }
            ArgValue::Other(text) => Err(arg
                .error(format!("'{text}' cannot be an argument"))
                .with_help("an attribute is written ConstantAttr<I32Attr, \"…\">")),
        }
    }

    /// Checks that an argument provides one value, or any number of values.
    pub(super) fn check_value(&self, read: &ResultArg<'r>, arg: &Arg<'r>, is_variadic: bool) -> Result<()> {
        let count = match read {
            ResultArg::Constant(def, _) => {
                let message = format!("'{}' is an attribute, and a value is expected", def.def_name());
                return Err(arg.error(message).with_help("make a constant operation with the attribute"));
            }
            ResultArg::Symbol(reference, _) => {
                let symbol = self.symbols.symbol(*reference);
                if !is_value(symbol.binding) {
                    let subject = created::kind(symbol.binding);
                    return Err(
                        arg.error(format!("'${}' is {subject}, and a value is expected", symbol.name))
                    );
                }
                match symbol.binding {
                    Binding::Created { groups } if reference.index.is_none() => groups,
                    Binding::Computed { count } if reference.index.is_none() => count,
                    _ => 1,
                }
            }
            ResultArg::Node(node) => node.count(),
            ResultArg::Variadic(_) | ResultArg::Absent => 1,
        };
        if count == 1 || is_variadic && count > 0 {
            return Ok(());
        }
        let error = arg.error(format!("this gives {count} values, and one is expected"));
        Err(match read {
            ResultArg::Symbol(name, _) => error.with_help(format!("${}__0 is the first one", name.text)),
            _ => error,
        })
    }

    fn check_attribute(
        &self,
        read: &ResultArg<'r>,
        arg: &Arg<'r>,
        operation: &Operation<'r>,
        name: &str,
    ) -> Result<()> {
        let found = match read {
            ResultArg::Node(node) => match node.as_ref() {
                ResultNode::Native(native) if native.returns == 1 => return Ok(()),
                ResultNode::Native(_) => "is not exactly one value",
                _ => "is an operation",
            },
            ResultArg::Symbol(reference, _) => match self.symbols.symbol(*reference).binding {
                Binding::Operand { .. } | Binding::Op(_) | Binding::Created { .. } => "is a value",
                Binding::Type(_) => "is a type",
                Binding::Region { .. } => "is a region",
                _ => return Ok(()),
            },
            ResultArg::Constant(..) | ResultArg::Variadic(_) | ResultArg::Absent => return Ok(()),
        };
        Err(arg.error(format!("'{name}' of '{}' is an attribute, and this {found}", operation.name())))
    }

    fn native(&mut self, node: &Node<'r>) -> Result<NativeResult<'r>> {
        let directives = self.directives(node)?;
        if directives.types.is_some() || directives.regions.is_some() {
            let name = if directives.types.is_some() { "returnType" } else { "regions" };
            return Err(node.error(format!("native code takes no '{name}'")));
        }
        let given = node.args.len() - directives.count;
        let args = node.args[..given].iter().map(|arg| self.argument(arg)).collect::<Result<Vec<_>>>()?;
        for (arg, read) in node.args.iter().zip(&args) {
            if let ResultArg::Node(inner) = read
                && inner.count() == 0
            {
                return Err(arg.error("this gives no value"));
            }
        }
        let returns = usize::try_from(node.operator.int("numReturns")?).map_err(|_| {
            node.error(format!("'{}' returns a negative number of values", node.operator.name()))
        })?;
        let symbol = self.bind(node, Binding::Computed { count: returns })?;
        let Directives { location, .. } = directives;
        Ok(NativeResult {
            code: NativeCode::new(node.operator),
            returns,
            symbol,
            args,
            location,
            span: node.span,
        })
    }

    /// The directives after the arguments.
    fn directives(&mut self, node: &Node<'r>) -> Result<Directives<'r>> {
        let mut found = Directives::default();
        for arg in node.args.iter().rev() {
            let Some(directive) = arg.node() else { break };
            if !created::is_directive(directive.kind()) {
                break;
            }
            if !directive.name.is_empty() {
                return Err(directive.error(format!("'${}' cannot stand for a directive", directive.name)));
            }
            let is_twice = match directive.kind() {
                NodeKind::Location => found.location.replace(self.location(directive)?).is_some(),
                NodeKind::Beyond(_) => found.regions.replace(self.regions(directive)?).is_some(),
                _ => found.types.replace(self.types(directive)?).is_some(),
            };
            if is_twice {
                return Err(
                    directive.error(format!("'{}' can stand here once only", directive.operator.name()))
                );
            }
            found.count += 1;
        }
        Ok(found)
    }

    fn location(&mut self, node: &Node<'r>) -> Result<LocationSpec<'r>> {
        if node.args.is_empty() {
            return Err(node.error("'location' takes a text, names, or both"));
        }
        let mut spec = LocationSpec { name: None, symbols: Vec::new() };
        for arg in &node.args {
            match &arg.value {
                ArgValue::Text(_) if spec.name.is_some() => {
                    return Err(arg.error("'location' takes one text at most"));
                }
                ArgValue::Text(text) => spec.name = Some(text),
                _ => {
                    let reference = self.refer(arg)?;
                    if !is_value(self.symbols.symbol(reference).binding) {
                        return Err(arg
                            .error(format!("'${}' is an attribute, which has no location", reference.text)));
                    }
                    spec.symbols.push(reference);
                }
            }
        }
        Ok(spec)
    }

    fn types(&mut self, node: &Node<'r>) -> Result<Vec<ReturnType<'r>>> {
        let ty = |arg: &Arg<'r>| match &arg.value {
            ArgValue::Text(text) => Ok(ReturnType::Text(text, arg.span)),
            ArgValue::Node(node) if node.kind() == NodeKind::NativeCode => {
                self.native(node).map(ReturnType::Native)
            }
            ArgValue::Node(_) => Err(arg.error("'returnType' takes native code, and no other dag")),
            _ => {
                let reference = self.refer(arg)?;
                let binding = self.symbols.symbol(reference).binding;
                if !is_value(binding) && !matches!(binding, Binding::Type(_)) {
                    let subject = created::kind(binding);
                    return Err(
                        arg.error(format!("'${}' is {subject}, and a value is expected", reference.text))
                    );
                }
                Ok(ReturnType::Of(reference))
            }
        };
        node.args.iter().map(ty).collect()
    }
}

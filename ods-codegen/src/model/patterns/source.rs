//! The source of a rule: the operations that it looks for.

use std::rc::Rc;

use super::dag::{Arg, ArgValue, Beyond, Node, NodeKind};
use super::source_tree::{
    Leaf, Matcher, NativeMatcher, Source, SourceArg, SourceItem, SourceOp, SourceReader, binding,
};
use super::symbols::{Binding, OperandSelection, Symbols};
use super::{Operations, forms};
use crate::RecordRef;
use crate::model::{Argument, Constant, Constraint, NativeCode, Operation, Result};

/// The source from its dag.
pub(super) fn read<'r>(
    node: &Node<'r>,
    is_commutative: bool,
    operations: &mut Operations<'r>,
    symbols: &mut Symbols<'r>,
) -> Result<Source<'r>> {
    let mut reader = SourceReader {
        operations,
        symbols,
        ops: Vec::new(),
        matchers: 0,
        types: 0,
        negations: 0,
        is_commutative,
    };
    let roots = match node.kind() {
        NodeKind::Operation => {
            reader.op(node)?;
            Vec::new()
        }
        NodeKind::Beyond(Beyond::Roots) => reader.roots(node)?,
        _ => {
            return Err(node.error(format!(
                "a source begins with an operation, and '{}' is none",
                node.operator.name()
            )));
        }
    };
    Ok(Source { ops: reader.ops, roots })
}

impl<'r> SourceReader<'_, 'r> {
    /// Reads an operation; returns its index.
    pub(super) fn op(&mut self, node: &Node<'r>) -> Result<usize> {
        let operation = self.operations.get(node.operator)?;
        let directives = forms::directives(&node.args);
        let args = &node.args[..node.args.len() - directives];
        let eithers = args.iter().filter(|arg| arg.node().is_some_and(is_either)).count();
        check_count(node, &operation, args.len() + eithers)?;
        let index = self.ops.len();
        if !node.name.is_empty() && node.name != "_" {
            self.symbols.bind(node.name, Binding::Op(index), node.span)?;
        }
        let span = node.span;
        self.ops.push(SourceOp {
            operation: Rc::clone(&operation),
            args: Vec::new(),
            eithers: Vec::new(),
            regions: Vec::new(),
            result_types: Vec::new(),
            negation: self.symbols.scope,
            span,
        });
        for arg in args {
            let at = self.ops[index].args.len();
            match arg.node() {
                Some(node) if node.kind() == NodeKind::Either => {
                    check_either(node, &operation, at)?;
                    self.ops[index].eithers.push(at);
                    for arg in &node.args {
                        self.argument(index, arg)?;
                    }
                }
                _ => self.argument(index, arg)?,
            }
        }
        if self.is_commutative {
            let pair = forms::commutative_pair(&self.ops[index]);
            self.ops[index].eithers.extend(pair);
        }
        for arg in &node.args[args.len()..] {
            self.directive(index, arg)?;
        }
        Ok(index)
    }

    /// Reads the next argument of operation `op`.
    fn argument(&mut self, op: usize, arg: &Arg<'r>) -> Result<()> {
        let operation = Rc::clone(&self.ops[op].operation);
        let at = self.ops[op].args.len();
        let argument = operation.arguments[at];
        let read = match arg.node() {
            Some(node) if node.kind() == NodeKind::Variadic => self.variadic(op, argument, node)?,
            Some(node) if node.is(Beyond::Absent) => self.absent(op, argument, node)?,
            Some(node) if node.is(Beyond::Present) => self.present(op, argument, node)?,
            _ => SourceArg::One(self.item(
                op,
                at,
                arg,
                binding(op, &operation, argument, OperandSelection::All),
            )?),
        };
        // Operands of nested operations were added in between; the order of this operation's arguments is
        // unaffected.
        self.ops[op].args.push(read);
        Ok(())
    }

    /// `(variadic:$all a, b)`, `(variadic a, (rest:$others), b)`
    fn variadic(&mut self, op: usize, argument: Argument, node: &Node<'r>) -> Result<SourceArg<'r>> {
        let operation = Rc::clone(&self.ops[op].operation);
        let at = self.ops[op].args.len();
        let is_variadic = matches!(argument, Argument::Operand(index) if operation.operands[index].constraint.is_variable_length());
        if !is_variadic {
            let message = format!(
                "'variadic' stands for a variadic operand, and argument {at} of '{}' is none",
                operation.name()
            );
            return Err(node.error(message));
        }
        if !node.name.is_empty() && node.name != "_" {
            self.symbols.bind(
                node.name,
                binding(op, &operation, argument, OperandSelection::All),
                node.span,
            )?;
        }
        let rest = forms::rest(node)?;
        let mut items = Vec::new();
        for (position, arg) in node.args.iter().enumerate() {
            let part = forms::part(position, node.args.len(), rest);
            let binding = binding(op, &operation, argument, part);
            match arg.node() {
                Some(node) if rest == Some(position) => {
                    if let Some(name) = node.symbol() {
                        self.symbols.bind(name, binding, node.span)?;
                    }
                }
                _ => items.push(self.item(op, at, arg, binding)?),
            }
        }
        Ok(SourceArg::Variadic(items, rest))
    }

    /// An argument, or an element of a variadic one.
    pub(super) fn item(
        &mut self,
        op: usize,
        at: usize,
        arg: &Arg<'r>,
        binding: Binding,
    ) -> Result<SourceItem<'r>> {
        let Some(node) = arg.node() else {
            let operation = Rc::clone(&self.ops[op].operation);
            let leaf = leaf(arg, &operation, at)?;
            if let Some(name) = arg.symbol() {
                self.symbols.bind(name, binding, arg.span)?;
            }
            return Ok(SourceItem::Leaf(leaf));
        };
        let is_operand = matches!(binding, Binding::Operand { .. });
        if let Binding::Operand { is_variadic: true, part: OperandSelection::All, .. } = binding
            && !node.is(Beyond::Typed)
        {
            let message = format!(
                "operand {at} of '{}' is variadic, so no one operation defines it",
                self.ops[op].operation.name()
            );
            return Err(node.error(message).with_help("(variadic …) takes it apart"));
        }
        match node.kind() {
            NodeKind::Operation if is_operand => Ok(SourceItem::Op(self.op(node)?)),
            NodeKind::Operation => Err(node.error(format!(
                "argument {at} of '{}' is an attribute, which no operation defines",
                self.ops[op].operation.name()
            ))),
            NodeKind::NativeCode => self.native(node).map(SourceItem::Native),
            NodeKind::Either => Err(node.error("'either' cannot be nested")),
            NodeKind::Beyond(form) if is_operand => self.form(form, op, at, node, binding),
            NodeKind::Beyond(_) => {
                let message =
                    format!("'{}' is said of operands, and this is an attribute", node.operator.name());
                Err(node.error(message))
            }
            _ => Err(node.error(format!("'{}' has no meaning in a source", node.operator.name()))),
        }
    }

    fn native(&mut self, node: &Node<'r>) -> Result<NativeMatcher<'r>> {
        if !node.name.is_empty() {
            return Err(node.error(format!(
                "native code in a source has no results that '${}' could stand for",
                node.name
            )));
        }
        let index = self.matchers;
        self.matchers += 1;
        let mut outputs = Vec::new();
        for (output, arg) in node.args.iter().enumerate() {
            let matcher = match &arg.value {
                ArgValue::Unset => Matcher::Any,
                ArgValue::Def(def) if def.is_a("TypeConstraint") => Matcher::Type(Constraint::new(*def)),
                ArgValue::Def(def) if is_constant(*def) => Matcher::Constant(Constant::new(*def)),
                ArgValue::Def(def) if def.is_a("AttrConstraint") => Matcher::Attribute(Constraint::new(*def)),
                _ => {
                    return Err(arg.error(
                        "the outputs of native code in a source are names, with constraints or without",
                    ));
                }
            };
            // As in mlir-tblgen, an output without a constraint is a value.
            let is_value = matches!(matcher, Matcher::Any | Matcher::Type(_));
            outputs.push(Leaf { matcher, span: arg.span });
            if let Some(name) = arg.symbol() {
                self.symbols.bind(name, Binding::Native { matcher: index, output, is_value }, arg.span)?;
            }
        }
        Ok(NativeMatcher { code: NativeCode::new(node.operator), index, outputs, span: node.span })
    }
}

fn is_either(node: &Node<'_>) -> bool {
    node.kind() == NodeKind::Either
}

/// Checks the number of arguments that a node has for an operation.
pub(super) fn check_count(node: &Node<'_>, operation: &Operation<'_>, count: usize) -> Result<()> {
    let expected = operation.arguments.len();
    if count == expected {
        return Ok(());
    }
    let names: Vec<&str> =
        operation.arguments.iter().map(|argument| operation.argument_name(*argument)).collect();
    let message = format!("'{}' has {expected} arguments, not {count}", operation.name());
    Err(node.error(message).with_note(operation.record.span(), format!("they are: {}", names.join(", "))))
}

fn check_either(node: &Node<'_>, operation: &Operation<'_>, at: usize) -> Result<()> {
    if node.args.len() != 2 {
        return Err(node.error("'either' stands for exactly two operands"));
    }
    if !node.name.is_empty() {
        return Err(node.error(format!("'${}' cannot stand for both operands", node.name)));
    }
    for (argument, arg) in operation.arguments.iter().skip(at).zip(&node.args) {
        if arg.node().is_some_and(is_either) {
            return Err(arg.error("'either' cannot be nested"));
        }
        match argument {
            Argument::Operand(index) if !operation.operands[*index].constraint.is_variable_length() => {}
            Argument::Operand(_) => {
                return Err(node.error("'either' stands for operands that are not variadic"));
            }
            _ => return Err(node.error("'either' stands for operands only")),
        }
    }
    Ok(())
}

/// Whether a record is a constant that an attribute or property can be.
pub(super) fn is_constant(def: RecordRef<'_>) -> bool {
    ["ConstantAttr", "ConstantProp", "EnumCase"].iter().any(|class| def.is_a(class))
}

/// The condition on an argument that is not a dag.
fn leaf<'r>(arg: &Arg<'r>, operation: &Operation<'r>, at: usize) -> Result<Leaf<'r>> {
    let created = |matcher| Ok(Leaf { matcher, span: arg.span });
    let def = match &arg.value {
        ArgValue::Unset => return created(Matcher::Any),
        ArgValue::Def(def) => *def,
        ArgValue::Text(text) => {
            return Err(arg.error(format!("the text '{text}' demands nothing of an argument")));
        }
        ArgValue::Other(text) => return Err(arg.error(format!("'{text}' demands nothing of an argument"))),
        ArgValue::Node(node) => return Err(node.error("a constraint is expected")),
    };
    let name = operation.name();
    match operation.arguments[at] {
        Argument::Operand(_) if def.is_a("TypeConstraint") => created(Matcher::Type(Constraint::new(def))),
        Argument::Operand(_) => Err(arg.error(format!(
            "argument {at} of '{name}' is an operand, and '{}' is not a constraint on operands",
            def.name()
        ))),
        Argument::Attribute(_) if def.is_a("AttrConstraint") && is_constant(def) => {
            created(Matcher::Constant(Constant::new(def)))
        }
        Argument::Attribute(_) if def.is_a("AttrConstraint") => {
            created(Matcher::Attribute(Constraint::new(def)))
        }
        Argument::Attribute(_) if def.is_a("EnumCase") => created(Matcher::Constant(Constant::new(def))),
        Argument::Attribute(_) => Err(arg.error(format!(
            "argument {at} of '{name}' is an attribute, and '{}' is not a constraint on attributes",
            def.name()
        ))),
        Argument::Property(_) if def.is_a("ConstantProp") => created(Matcher::Constant(Constant::new(def))),
        Argument::Property(_) if def.is_a("PropConstraint") || def.is_a("Property") => {
            created(Matcher::Property(Constraint::new(def)))
        }
        Argument::Property(_) => Err(arg.error(format!(
            "argument {at} of '{name}' is a property, and '{}' is not a constraint on properties",
            def.name()
        ))),
    }
}

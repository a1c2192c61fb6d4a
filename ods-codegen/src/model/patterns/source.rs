//! The source of a rule: the operations that it looks for.

use std::rc::Rc;

use super::dag::{Arg, ArgValue, Beyond, Node, NodeKind};
use super::symbols::{Binding, OperandSelection, Symbols};
use super::{Operations, forms};
use crate::model::{Argument, Constant, Constraint, NativeCode, Operation, Result};
use crate::{RecordRef, Span};

/// An operation of the source.
#[derive(Clone, Debug)]
pub struct SourceOp<'r> {
    /// The operation.
    pub operation: Rc<Operation<'r>>,
    /// The conditions on the arguments, in the order of the definition.
    pub args: Vec<SourceArg<'r>>,
    /// The first of each two neighbouring arguments that match in either order.
    pub eithers: Vec<usize>,
    /// The conditions on the regions, in the order of the definition; empty if the rule has none.
    pub regions: Vec<RegionItem>,
    /// The conditions on the types of the results; empty if the rule has none.
    pub result_types: Vec<TypeItem<'r>>,
    /// Index of the negative match that contains it.
    pub negation: Option<usize>,
    /// Its span.
    pub span: Span,
}

/// The condition on an argument of an operation.
#[derive(Clone, Debug)]
pub enum SourceArg<'r> {
    /// A condition on the value itself.
    One(SourceItem<'r>),
    /// Conditions on the single values of a group: exactly these, or with any number of further values after
    /// the given count.
    Variadic(Vec<SourceItem<'r>>, Option<usize>),
}

/// The condition on a value or attribute.
#[derive(Clone, Debug)]
pub enum SourceItem<'r> {
    /// A matcher.
    Leaf(Leaf<'r>),
    /// The operation with this index in the source defines it.
    Op(usize),
    /// Native code matches it.
    Native(NativeMatcher<'r>),
    /// It is a block argument, with this index if there is one.
    BlockArgument(Leaf<'r>, Option<usize>),
    /// The inner condition does not hold, in the negative match with this index.
    Not(Box<SourceItem<'r>>, usize),
    /// The inner condition, and one on the type.
    Typed(Box<SourceItem<'r>>, TypeItem<'r>),
}

/// A condition on a type.
#[derive(Clone, Debug)]
pub struct TypeItem<'r> {
    /// Its index among those of the source.
    pub index: usize,
    /// The matcher.
    pub leaf: Leaf<'r>,
}

/// A condition on a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionItem {
    /// No condition.
    Any,
    /// It has no blocks.
    Empty,
    /// It has a single block.
    Block {
        /// The operation of the source that terminates the block.
        terminator: Option<usize>,
        /// Whether the terminator is the only operation.
        is_alone: bool,
    },
}

/// The condition on a value or attribute itself.
#[derive(Clone, Debug)]
pub struct Leaf<'r> {
    /// The matcher.
    pub matcher: Matcher<'r>,
    /// Its span.
    pub span: Span,
}

/// A matcher of a value or attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matcher<'r> {
    /// No condition; an attribute that is not optional must be present.
    Any,
    /// A constraint on the value's type.
    Type(Constraint<'r>),
    /// A constraint on the attribute; absence satisfies it if the constraint allows it.
    Attribute(Constraint<'r>),
    /// A constraint on the property.
    Property(Constraint<'r>),
    /// It is absent.
    Absent,
    /// It is a constant: a record of the class `ConstantAttr`, `ConstantProp` or `EnumCase`.
    Constant(Constant<'r>),
}

/// Native code that matches the defining operation of an operand, or an attribute.
#[derive(Clone, Debug)]
pub struct NativeMatcher<'r> {
    /// The record of the class `NativeCodeCall`.
    pub code: NativeCode<'r>,
    /// Its index among the native matchers of the source.
    pub index: usize,
    /// The constraint on each output, and its span.
    pub outputs: Vec<Leaf<'r>>,
    /// Its span.
    pub span: Span,
}

/// A source.
#[derive(Clone, Debug)]
pub(super) struct Source<'r> {
    pub(super) ops: Vec<SourceOp<'r>>,
    pub(super) roots: Vec<Root>,
}

/// A further operation that a rule replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Root {
    /// Its index in the source.
    pub op: usize,
    /// The operand that it shares with an operation before it.
    pub shared: Binding,
}

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

/// Reads a source.
pub(super) struct SourceReader<'a, 'r> {
    pub(super) operations: &'a mut Operations<'r>,
    pub(super) symbols: &'a mut Symbols<'r>,
    pub(super) ops: Vec<SourceOp<'r>>,
    matchers: usize,
    /// Number of types so far.
    pub(super) types: usize,
    /// Number of negative matches so far.
    pub(super) negations: usize,
    /// Whether operands of commutative operations match in either order.
    is_commutative: bool,
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

/// The binding of a name at an argument.
pub(super) fn binding(
    op: usize,
    operation: &Operation<'_>,
    argument: Argument,
    part: OperandSelection,
) -> Binding {
    match argument {
        Argument::Operand(group) => {
            let is_variadic = operation.operands[group].constraint.is_variable_length();
            Binding::Operand { op, group, is_variadic, part }
        }
        Argument::Attribute(attribute) => Binding::Attribute { op, attribute },
        Argument::Property(property) => Binding::Property { op, property },
    }
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
            "argument {at} of '{name}' is an operand, which '{}' is no constraint on",
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
            "argument {at} of '{name}' is an attribute, which '{}' is no constraint on",
            def.name()
        ))),
        Argument::Property(_) if def.is_a("ConstantProp") => created(Matcher::Constant(Constant::new(def))),
        Argument::Property(_) if def.is_a("PropConstraint") || def.is_a("Property") => {
            created(Matcher::Property(Constraint::new(def)))
        }
        Argument::Property(_) => Err(arg.error(format!(
            "argument {at} of '{name}' is a property, which '{}' is no constraint on",
            def.name()
        ))),
    }
}

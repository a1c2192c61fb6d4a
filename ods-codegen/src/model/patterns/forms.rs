//! Source patterns beyond DRR: the forms of `ods/Rewrite.td`.

use super::dag::{Arg, ArgValue, Beyond, Node};
use super::source_tree::{
    Leaf, Matcher, RegionItem, Root, SourceArg, SourceItem, SourceOp, SourceReader, TypeItem, binding,
};
use super::symbols::{Binding, OperandSelection};
use crate::model::{Argument, Constraint, Operation, Result};

/// The base record of rules that match the operands of commutative operations in either order.
pub(super) const COMMUTATIVE_MATCH: &str = "CommutativeMatch";

/// Number of directives after the arguments of an operation.
pub(super) fn directives(args: &[Arg<'_>]) -> usize {
    let is_directive = |arg: &&Arg<'_>| {
        arg.node().is_some_and(|node| node.is(Beyond::Regions) || node.is(Beyond::ResultType))
    };
    args.iter().rev().take_while(is_directive).count()
}

/// The first of the two operands of a commutative operation, unless they match alike in both orders.
pub(super) fn commutative_pair(op: &SourceOp<'_>) -> Option<usize> {
    let operation = &op.operation;
    if !operation.has_trait("::mlir::OpTrait::IsCommutative")
        || operation.operands.len() != 2
        || !op.eithers.is_empty()
    {
        return None;
    }
    let is_single = |argument: &Argument| matches!(argument, Argument::Operand(group) if !operation.operands[*group].constraint.is_variable_length());
    let pairs = operation.arguments.windows(2);
    pairs.into_iter().position(|pair| pair.iter().all(is_single))
}

/// The position of `(rest)` among the values of a `variadic`.
pub(super) fn rest(node: &Node<'_>) -> Result<Option<usize>> {
    let mut found = None;
    for (index, arg) in node.args.iter().enumerate() {
        let Some(node) = arg.node().filter(|node| node.is(Beyond::Rest)) else { continue };
        if !node.args.is_empty() {
            return Err(node.error("'rest' takes no arguments; (rest:$others) names the values"));
        }
        if found.replace(index).is_some() {
            return Err(node.error("'rest' can stand once only among the values of a 'variadic'"));
        }
    }
    Ok(found)
}

/// The part of the group for item `index` of a `variadic`.
pub(super) fn part(index: usize, count: usize, rest: Option<usize>) -> OperandSelection {
    match rest {
        Some(at) if index == at => OperandSelection::Rest(at, count - 1 - at),
        Some(at) if index > at => OperandSelection::FromEnd(count - 1 - index),
        _ => OperandSelection::At(index),
    }
}

impl<'r> SourceReader<'_, 'r> {
    /// `(roots (A $x), (B $x))`
    pub(super) fn roots(&mut self, node: &Node<'r>) -> Result<Vec<Root>> {
        if node.args.len() < 2 || node.args.len() > 4 {
            return Err(node.error("'roots' takes two to four operations"));
        }
        let mut roots = Vec::new();
        for (index, arg) in node.args.iter().enumerate() {
            let Some(tree) = arg.node().filter(|tree| tree.operator.is_a("Op")) else {
                return Err(arg.error("'roots' takes operations"));
            };
            let op = self.op(tree)?;
            if !self.ops[op].operation.regions.is_empty() {
                return Err(tree.error("an operation of 'roots' has no regions, since it may be moved"));
            }
            if index > 0 {
                let shared = self.shared_operand(op).ok_or_else(|| {
                    let message = format!(
                        "'{}' shares no operand with the operations before it, so it is not found from them",
                        self.ops[op].operation.name()
                    );
                    tree.error(message).with_help("give an operand of both the same name")
                })?;
                roots.push(Root { op, shared });
            }
        }
        Ok(roots)
    }

    /// The binding of an earlier value that an operand must be equal to.
    fn shared_operand(&self, expected: usize) -> Option<Binding> {
        let is_own = |binding: &Binding| matches!(binding, Binding::Operand { op, .. } if *op == expected);
        let is_before = |binding: &Binding| matches!(binding, Binding::Operand { op, .. } if *op < expected);
        let shared = self.symbols.all.iter().find(|symbol| {
            is_before(&symbol.binding)
                && symbol.equal.iter().any(|(binding, scope)| scope.is_none() && is_own(binding))
        });
        shared.map(|symbol| symbol.binding)
    }

    /// `(absent)`
    pub(super) fn absent(&mut self, op: usize, argument: Argument, node: &Node<'r>) -> Result<SourceArg<'r>> {
        if !node.args.is_empty() || !node.name.is_empty() {
            return Err(node.error("'absent' takes no arguments and no name"));
        }
        let operation = &self.ops[op].operation;
        match argument {
            Argument::Operand(group) if operation.operands[group].constraint.is_variable_length() => {
                Ok(SourceArg::Variadic(Vec::new(), None))
            }
            Argument::Attribute(index) if operation.attributes[index].constraint.is_optional()? => {
                Ok(SourceArg::One(SourceItem::Leaf(Leaf { matcher: Matcher::Absent, span: node.span })))
            }
            _ => Err(node.error(format!(
                "'{}' of '{}' is always there",
                operation.argument_name(argument),
                operation.name()
            ))),
        }
    }

    /// `(present X)`
    pub(super) fn present(
        &mut self,
        op: usize,
        argument: Argument,
        node: &Node<'r>,
    ) -> Result<SourceArg<'r>> {
        let operation = std::rc::Rc::clone(&self.ops[op].operation);
        let [arg] = node.args.as_slice() else {
            return Err(node.error("'present' takes exactly one argument"));
        };
        let is_optional = matches!(argument, Argument::Operand(group) if operation.operands[group].constraint.is_optional());
        if !is_optional {
            let name = operation.argument_name(argument);
            return Err(node.error(format!("'{name}' of '{}' is not an optional operand", operation.name())));
        }
        let at = self.ops[op].args.len();
        let item = self.item(op, at, arg, binding(op, &operation, argument, OperandSelection::At(0)))?;
        Ok(SourceArg::Variadic(vec![item], None))
    }

    /// A form for an operand.
    pub(super) fn form(
        &mut self,
        form: Beyond,
        op: usize,
        at: usize,
        node: &Node<'r>,
        binding: Binding,
    ) -> Result<SourceItem<'r>> {
        match form {
            Beyond::BlockArgument => self.block_argument(op, at, node, binding),
            Beyond::Not => self.not(op, at, node, binding),
            Beyond::Typed => self.typed(op, at, node, binding),
            _ => Err(node.error(format!("'{}' does not stand for an operand", node.operator.name()))),
        }
    }

    /// `(blockArgument $x, 0)`
    fn block_argument(
        &mut self,
        op: usize,
        at: usize,
        node: &Node<'r>,
        binding: Binding,
    ) -> Result<SourceItem<'r>> {
        let (arg, number) = match node.args.as_slice() {
            [arg] => (arg, None),
            [arg, number] => match &number.value {
                ArgValue::Other(text) => match text.parse::<usize>() {
                    Ok(value) => (arg, Some(value)),
                    Err(_) => return Err(number.error(format!("'{text}' is not an argument index"))),
                },
                _ => return Err(number.error("the index of a block argument is expected")),
            },
            _ => return Err(node.error("'blockArgument' takes a name and, optionally, an index")),
        };
        match self.item(op, at, arg, binding)? {
            SourceItem::Leaf(leaf) => Ok(SourceItem::BlockArgument(leaf, number)),
            _ => Err(arg.error("an argument of a block is named or demanded to be of a type, nothing else")),
        }
    }

    /// `(not:$y (NegOp $x))`
    fn not(&mut self, op: usize, at: usize, node: &Node<'r>, binding: Binding) -> Result<SourceItem<'r>> {
        let [arg] = node.args.as_slice() else {
            return Err(node.error("'not' takes exactly one argument"));
        };
        if self.symbols.scope.is_some() {
            return Err(node.error("'not' cannot be nested"));
        }
        if let Some(name) = node.symbol() {
            self.symbols.bind(name, binding, node.span)?;
        }
        let known = self.symbols.all.len();
        let number = self.negations;
        self.negations += 1;
        self.symbols.scope = Some(number);
        let item = self.item(op, at, arg, binding);
        self.symbols.scope = None;
        let item = item?;
        let demands_nothing = matches!(&item, SourceItem::Leaf(Leaf { matcher: Matcher::Any, .. }));
        if demands_nothing && (arg.symbol().is_none() || self.symbols.all.len() > known) {
            let help = "(not (NegOp $x)), (not I32) and (not $x) for a name that is bound before are meant";
            return Err(arg
                .error("what is not to match demands nothing, so it always matches")
                .with_help(help));
        }
        Ok(SourceItem::Not(Box::new(item), number))
    }

    /// `(typed X, I32:$t)`
    fn typed(&mut self, op: usize, at: usize, node: &Node<'r>, binding: Binding) -> Result<SourceItem<'r>> {
        let [arg, ty] = node.args.as_slice() else {
            return Err(node.error("'typed' takes an operand and a type"));
        };
        if let Binding::Operand { is_variadic: true, part: OperandSelection::All, .. } = binding {
            return Err(node
                .error("'typed' is said of one operand")
                .with_help("(variadic …) takes them apart"));
        }
        let item = self.item(op, at, arg, binding)?;
        Ok(SourceItem::Typed(Box::new(item), self.type_item(ty)?))
    }

    fn type_item(&mut self, arg: &Arg<'r>) -> Result<TypeItem<'r>> {
        let matcher = match &arg.value {
            ArgValue::Unset => Matcher::Any,
            ArgValue::Def(def) if def.is_a("TypeConstraint") => Matcher::Type(Constraint::new(*def)),
            ArgValue::Def(def) => {
                return Err(arg.error(format!("'{}' is not a type constraint", def.name())));
            }
            _ => return Err(arg.error("a type is a name, with or without a type constraint")),
        };
        let index = self.types;
        self.types += 1;
        if let Some(name) = arg.symbol() {
            self.symbols.bind(name, Binding::Type(index), arg.span)?;
        }
        Ok(TypeItem { index, leaf: Leaf { matcher, span: arg.span } })
    }

    /// `(regions …)` or `(resultType …)` after the arguments of an operation.
    pub(super) fn directive(&mut self, op: usize, arg: &Arg<'r>) -> Result<()> {
        let Some(node) = arg.node() else { return Ok(()) };
        let operation = std::rc::Rc::clone(&self.ops[op].operation);
        if node.is(Beyond::ResultType) {
            check_parts(node, operation.results.len(), "results", &operation)?;
            if operation.variable_length_results() > 0 {
                return Err(node.error(format!("'{}' has no fixed number of results", operation.name())));
            }
            for arg in &node.args {
                let item = self.type_item(arg)?;
                self.ops[op].result_types.push(item);
            }
            return Ok(());
        }
        check_parts(node, operation.regions.len(), "regions", &operation)?;
        if operation.regions.iter().any(|region| region.constraint.is_variadic()) {
            return Err(node.error(format!("'{}' has no fixed number of regions", operation.name())));
        }
        for (region, arg) in node.args.iter().enumerate() {
            let item = self.region(op, region, arg)?;
            self.ops[op].regions.push(item);
        }
        Ok(())
    }

    /// The condition on a region.
    fn region(&mut self, op: usize, region: usize, arg: &Arg<'r>) -> Result<RegionItem> {
        let (item, name) = match &arg.value {
            ArgValue::Unset => (RegionItem::Any, arg.symbol()),
            ArgValue::Node(node) if node.is(Beyond::EmptyRegion) => (RegionItem::Empty, node.symbol()),
            ArgValue::Node(node) if node.is(Beyond::SingleBlock) || node.is(Beyond::OnlyOp) => {
                let is_alone = node.is(Beyond::OnlyOp);
                let terminator = match node.args.as_slice() {
                    [] if !is_alone => None,
                    [arg] => match arg.node().filter(|tree| tree.operator.is_a("Op")) {
                        Some(tree) => Some(self.op(tree)?),
                        None => return Err(arg.error("the operation at the end of the block is expected")),
                    },
                    _ => {
                        let name = node.operator.name();
                        return Err(
                            node.error(format!("'{name}' takes the operation at the end of the block"))
                        );
                    }
                };
                (RegionItem::Block { terminator, is_alone }, node.symbol())
            }
            _ => {
                let message = "a region is a name, 'emptyRegion', 'singleBlock' or 'onlyOp'";
                return Err(arg.error(message));
            }
        };
        if let Some(name) = name {
            let is_block = matches!(item, RegionItem::Block { .. });
            self.symbols.bind(name, Binding::Region { op, region, is_block }, arg.span)?;
        }
        Ok(item)
    }
}

/// Checks that a directive has one argument for each region or result.
pub(super) fn check_parts(
    node: &Node<'_>,
    count: usize,
    kind: &str,
    operation: &Operation<'_>,
) -> Result<()> {
    if node.args.len() == count {
        return Ok(());
    }
    let message = format!(
        "'{}' has {count} {kind}, and '{}' says something of {}",
        operation.name(),
        node.operator.name(),
        node.args.len()
    );
    Err(node.error(message))
}

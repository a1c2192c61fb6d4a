//! Result patterns beyond DRR: the forms of `ods/Rewrite.td`.

use super::dag::{Arg, Beyond, Node, NodeKind};
use super::forms;
use super::result_tree::{InlinedRegion, ResultArg, ResultNode, ResultReader};
use super::symbols::{Binding, SymbolRef};
use crate::model::{Argument, Operation, Result};

/// Whether a node is a directive about the operation whose arguments it follows.
pub(super) fn is_directive(kind: NodeKind) -> bool {
    matches!(kind, NodeKind::Location | NodeKind::ReturnType | NodeKind::Beyond(Beyond::Regions))
}

/// The kind of a binding that is not a value, in words.
pub(super) fn kind(binding: Binding) -> &'static str {
    match binding {
        Binding::Type(_) => "a type",
        Binding::Region { .. } => "a region",
        _ => "an attribute",
    }
}

/// The names of operations, in words.
pub(super) fn names(operations: &[&Operation<'_>]) -> String {
    operations.iter().map(|operation| operation.name()).collect::<Vec<_>>().join("' and '")
}

/// Index of the result that replaces the root by a region, if there is one: it is the last.
pub(super) fn inlined(
    nodes: &[ResultNode<'_>],
    trees: &[Node<'_>],
    replaced: &[&Operation<'_>],
) -> Result<Option<usize>> {
    let is_inlined = |node: &ResultNode<'_>| matches!(node, ResultNode::Inlined(_));
    let Some(found) = nodes.iter().position(is_inlined) else { return Ok(None) };
    if found + 1 != nodes.len() {
        return Err(trees[found].error("'inlineRegion' replaces the root, so it is the last result"));
    }
    if replaced.len() > 1 {
        return Err(trees[found].error("'inlineRegion' cannot replace several operations"));
    }
    Ok(Some(found))
}

/// Checks that a node lists all regions of an operation, or none.
pub(super) fn check_regions(
    node: &Node<'_>,
    operation: &Operation<'_>,
    given: &[SymbolRef<'_>],
) -> Result<()> {
    let is_fixed = operation.regions.iter().all(|region| !region.constraint.is_variadic());
    if given.is_empty() || is_fixed && given.len() == operation.regions.len() {
        return Ok(());
    }
    let message =
        format!("'{}' has {} regions, and gets {}", operation.name(), operation.regions.len(), given.len());
    Err(node.error(message))
}

/// `(absent)`
pub(super) fn absent<'r>(
    node: &Node<'r>,
    operation: &Operation<'r>,
    argument: Argument,
) -> Result<ResultArg<'r>> {
    if !node.args.is_empty() || !node.name.is_empty() {
        return Err(node.error("'absent' takes no arguments and no name"));
    }
    let may_be_absent = match argument {
        Argument::Operand(group) => operation.operands[group].constraint.is_variable_length(),
        Argument::Attribute(index) => {
            let attribute = operation.attributes[index].constraint;
            attribute.is_optional()? || attribute.default_value().is_some()
        }
        Argument::Property(_) => false,
    };
    if may_be_absent {
        return Ok(ResultArg::Absent);
    }
    let name = operation.argument_name(argument);
    Err(node.error(format!("'{name}' of '{}' must be there", operation.name())))
}

impl<'r> ResultReader<'_, 'r> {
    /// `(regions $then, $else)`
    pub(super) fn regions(&mut self, node: &Node<'r>) -> Result<Vec<SymbolRef<'r>>> {
        node.args.iter().map(|arg| self.region(arg)).collect()
    }

    /// A reference to a region that is not moved elsewhere.
    fn region(&mut self, arg: &Arg<'r>) -> Result<SymbolRef<'r>> {
        let reference = self.symbols.refer(arg)?;
        let symbol = self.symbols.symbol(reference);
        if !matches!(symbol.binding, Binding::Region { .. }) {
            return Err(arg.error(format!("'${}' is not a region", reference.text)));
        }
        if symbol.is_used {
            return Err(arg.error(format!("the region '${}' can go to one place only", reference.text)));
        }
        self.refer(arg)
    }

    /// `(inlineRegion $body, $argument)`
    pub(super) fn inlined(&mut self, node: &Node<'r>) -> Result<InlinedRegion<'r>> {
        if !node.name.is_empty() {
            return Err(node.error(format!("'${}' cannot stand for what is there already", node.name)));
        }
        let directives = forms::directives(&node.args);
        let Some((first, rest)) = node.args.split_first().filter(|_| directives == 0) else {
            return Err(node.error("'inlineRegion' takes a region and the values of its arguments"));
        };
        let region = self.region(first)?;
        if let Binding::Region { is_block: false, .. } = self.symbols.symbol(region).binding {
            let help = format!("say so in the source: (singleBlock:${})", region.text);
            let message = format!("the region '${}' need not be one block", region.text);
            return Err(first.error(message).with_help(help));
        }
        let mut args = Vec::new();
        for arg in rest {
            let read = self.argument(arg)?;
            self.check_value(&read, arg, true)?;
            args.push(read);
        }
        Ok(InlinedRegion { region, args, span: node.span })
    }
}

//! Result types that follow from the definition, and their sources.
//!
//! A result type is known if the constraint accepts a single buildable type, or if a trait relates it to a
//! known type: `SameOperandsAndResultType`, `AllTypesMatch`, `TypesMatchWith`. If all of them are known,
//! generators treat the operation as if it had the interface for type inference.

use super::super::{Result, Trait, TypesMatchWith};
use super::{Argument, Operation};
use crate::RecordRef;

/// The record of the interface for type inference.
const INTERFACE: &str = "InferTypeOpInterface";

/// The expression that passes a type on unchanged.
const SAME: &str = "$_self";

/// The source of a result type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InferredType<'r> {
    /// The operand, attribute or result from which it is derived. A result is its own source if its
    /// constraint accepts a single type.
    pub source: Source,
    /// The expression that derives it; `$_self` is the type of the source.
    pub transformer: &'r str,
}

/// An argument or result with a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The argument with this index.
    Argument(usize),
    /// The result with this index.
    Result(usize),
}

/// The inference of an operation whose result types are all known.
pub(super) struct Inference<'r> {
    pub(super) types: Vec<InferredType<'r>>,
    /// The record of the interface.
    pub(super) interface: RecordRef<'r>,
}

/// The known facts about one result's type.
#[derive(Clone, Default)]
struct Node<'r> {
    sources: Vec<InferredType<'r>>,
    is_known: bool,
}

/// The sources of the result types; `None` if one of them is unknown, there are no results, or their number
/// is not fixed.
pub(super) fn infer<'r>(operation: &Operation<'r>) -> Result<Option<Inference<'r>>> {
    if operation.results.is_empty() || operation.variable_length_results() > 0 {
        return Ok(None);
    }
    let Some(interface) = operation.interface() else { return Ok(None) };
    let types = if operation.has_trait("::mlir::OpTrait::SameOperandsAndResultType") {
        same_as_operand(operation)
    } else {
        from_traits(operation, interface)?
    };
    Ok(types.map(|types| Inference { types, interface }))
}

fn same_as_operand<'r>(operation: &Operation<'r>) -> Option<Vec<InferredType<'r>>> {
    let is_single = |argument: &Argument| match argument {
        Argument::Operand(index) => !operation.operands[*index].constraint.is_variable_length(),
        _ => false,
    };
    let index = operation.arguments.iter().position(is_single)?;
    let ty = InferredType { source: Source::Argument(index), transformer: SAME };
    Some(vec![ty; operation.results.len()])
}

fn from_traits<'r>(
    operation: &Operation<'r>,
    interface: RecordRef<'r>,
) -> Result<Option<Vec<InferredType<'r>>>> {
    let mut nodes = vec![Node::default(); operation.results.len()];
    for (index, (node, result)) in nodes.iter_mut().zip(&operation.results).enumerate() {
        if result.constraint.builder_call()?.is_some() {
            node.sources.push(InferredType { source: Source::Result(index), transformer: SAME });
            node.is_known = true;
        }
    }
    for tr in &operation.traits {
        // An interface in the definition's own list of traits is user-provided.
        if tr.record() == interface {
            return Ok(None);
        }
        if let Some(types) = tr.as_types_match() {
            match_with(operation, types, &mut nodes)?;
        } else if tr.record().is_a("AllTypesMatch") {
            all_match(operation, *tr, &mut nodes)?;
        }
    }
    propagate(&mut nodes);
    if nodes.iter().all(|node| node.is_known) {
        return Ok(Some(nodes.iter().filter_map(|node| node.sources.first().copied()).collect()));
    }
    Ok(None)
}

/// `TypesMatchWith`: the type of `rhs` is derived from that of `lhs`.
fn match_with<'r>(
    operation: &Operation<'r>,
    types: TypesMatchWith<'r>,
    nodes: &mut [Node<'r>],
) -> Result<()> {
    let Source::Result(target) = operation.source(types.target()?) else { return Ok(()) };
    if nodes[target].is_known {
        return Ok(());
    }
    let source = operation.source(types.source()?);
    let is_known = is_known(source, nodes);
    let transformer = types.transformer()?;
    nodes[target].sources.push(InferredType { source, transformer });
    nodes[target].is_known = is_known;
    Ok(())
}

/// `AllTypesMatch`: all of the named values have one type.
fn all_match<'r>(operation: &Operation<'r>, tr: Trait<'r>, nodes: &mut [Node<'r>]) -> Result<()> {
    let parts: Vec<Source> =
        tr.record().strings("values")?.iter().map(|name| operation.source(name)).collect();
    let results = parts.iter().filter_map(|part| match part {
        Source::Result(index) => Some(*index),
        Source::Argument(_) => None,
    });
    // The others are derived from the last one that is known.
    if let Some(&known) = parts.iter().rev().find(|&&part| is_known(part, nodes)) {
        for index in results {
            if !nodes[index].is_known {
                let ty = InferredType { source: known, transformer: SAME };
                nodes[index] = Node { sources: vec![ty], is_known: true };
            }
        }
        return Ok(());
    }
    for index in results.clone() {
        for other in results.clone().filter(|&other| other != index) {
            nodes[index].sources.push(InferredType { source: Source::Result(other), transformer: SAME });
        }
    }
    Ok(())
}

fn is_known(source: Source, nodes: &[Node<'_>]) -> bool {
    match source {
        Source::Argument(_) => true,
        Source::Result(index) => nodes[index].is_known,
    }
}

/// Propagates known types to the results derived from them, until nothing changes. The first such source
/// becomes the only one, so that sources are never cyclic.
fn propagate(nodes: &mut [Node<'_>]) {
    loop {
        let mut has_changed = false;
        for index in 0..nodes.len() {
            if nodes[index].is_known {
                continue;
            }
            let found = nodes[index].sources.iter().find(|ty| is_known(ty.source, nodes)).copied();
            if let Some(ty) = found {
                nodes[index] = Node { sources: vec![ty], is_known: true };
                has_changed = true;
            }
        }
        if !has_changed {
            return;
        }
    }
}

impl<'r> Operation<'r> {
    /// The record of the interface for type inference, if a file defines it.
    fn interface(&self) -> Option<RecordRef<'r>> {
        self.record.records().def(INTERFACE)
    }

    /// The argument or result of that name. As in mlir-tblgen, an unknown name refers to the first argument.
    fn source(&self, name: &str) -> Source {
        if let Some(index) = self.results.iter().rposition(|result| result.name == name && !name.is_empty()) {
            return Source::Result(index);
        }
        let named = |argument: &Argument| !name.is_empty() && self.argument_name(*argument) == name;
        Source::Argument(self.arguments.iter().rposition(named).unwrap_or(0))
    }
}

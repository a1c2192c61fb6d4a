//! The inference of result types: from the definition, from a fact, or by the author.
//!
//! ```text
//! inference: inference::declared(&[inference::OfOperand(0)]),
//! inference: inference::implemented::<PadOp>(),
//! ```
//!
//! Builders and rules that are given no result types, formats without them, and the verifier use it at run
//! time.

use super::result_grouping;
use crate::model::{Argument, InferredType, Operation, Result, Source, TypesMatchWith};
use crate::rust::emit::{Grouping, Inference, MakerCall, ResultType};
use crate::rust::expr::Subject;
use crate::rust::{Emitter, Ident, quote};

/// The inference of the result types of an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum InferredBy {
    /// User-provided code.
    Author,
    /// A type that a fact names.
    Fact,
    /// The sources that traits and constraints say.
    Definition,
    /// The first attribute, though the operation has no interface (`FirstAttrDerivedResultType`).
    FirstAttribute,
}

impl InferredBy {
    /// Whether it is code, which may fail, and may allow other types than those it infers.
    pub fn is_code(self) -> bool {
        matches!(self, InferredBy::Author | InferredBy::Fact)
    }
}

impl<'r> Emitter<'r, '_> {
    /// The inference of the result types; `None` if they must be given.
    pub fn inferred_by(&self, op: &Operation<'r>) -> Option<InferredBy> {
        if !op.has_trait("::mlir::InferTypeOpInterface::Trait") {
            let is_first = op.has_trait("::mlir::OpTrait::FirstAttrDerivedResultType");
            return (is_first && !op.attributes.is_empty()).then_some(InferredBy::FirstAttribute);
        }
        if self.definitions.facts().inference(op.dialect_name, &op.name()).is_some() {
            return Some(InferredBy::Fact);
        }
        match &op.inferred_types {
            Some(types) if !has_own_comparison(op) => {
                types.iter().all(|ty| has_form(op, ty)).then_some(InferredBy::Definition)
            }
            _ => Some(InferredBy::Author),
        }
    }

    /// The inference in builders that take no result types. Code may need regions, which are empty in a
    /// builder; and the sizes of segments cannot be inferred.
    pub(crate) fn inferred_by_builder(&self, op: &Operation<'r>) -> Option<InferredBy> {
        let by = self.inferred_by(op)?;
        let needs_types = match by {
            InferredBy::Author | InferredBy::Fact => !op.regions.is_empty(),
            InferredBy::Definition => false,
            InferredBy::FirstAttribute => true,
        };
        (!needs_types && result_grouping(op) != Grouping::Segments).then_some(by)
    }

    /// The inference in the data of an operation.
    ///
    /// # Errors
    /// When the code of the definition cannot be read.
    pub(super) fn inference(&mut self, op: &Operation<'r>, handle: &Ident) -> Result<Option<Inference>> {
        let Some(by) = self.inferred_by(op) else { return Ok(None) };
        let path = self.definitions.facts().inference(op.dialect_name, &op.name());
        Ok(Some(match by {
            InferredBy::Author | InferredBy::Fact => {
                let implementer = path.map_or_else(|| quote!(#handle), |path| self.paths.fact_type(path));
                Inference::By(implementer, path.map(ToString::to_string))
            }
            InferredBy::Definition => {
                let types = op.inferred_types.iter().flatten();
                Inference::Declared(types.map(|ty| self.result_type(op, ty)).collect::<Result<_>>()?)
            }
            InferredBy::FirstAttribute => {
                let of = op.attributes[0].name;
                Inference::Declared(
                    op.results.iter().map(|_| ResultType::OfAttribute(of.to_owned())).collect(),
                )
            }
        }))
    }

    /// The source of a result type that has a form.
    fn result_type(&mut self, op: &Operation<'r>, inferred: &InferredType<'r>) -> Result<ResultType> {
        let argument = match inferred.source {
            Source::Result(index) => return Ok(ResultType::Built(index)),
            Source::Argument(index) => op.arguments[index],
        };
        let (subject, segment) = match argument {
            Argument::Operand(index) => (Subject::Type, Some(index)),
            Argument::Attribute(_) | Argument::Property(_) => (Subject::Attribute, None),
        };
        let name = op.argument_name(argument).to_owned();
        let transformer = op.type_transformer(inferred.transformer, None).filter(|_| !is_same(inferred));
        let maker = match transformer {
            Some(types) => self.constraints.translator.transformer(types, subject, false, op.namespace),
            None => Ok(None),
        };
        let maker = maker.map_err(|error| error.diagnostic(self.sources))?.map(MakerCall::from);
        Ok(match (segment, maker) {
            (Some(segment), None) => ResultType::OfOperand(segment),
            (Some(segment), Some(maker)) => ResultType::Derived(segment, maker),
            (None, None) => ResultType::OfAttribute(name),
            (None, Some(maker)) => ResultType::DerivedFromAttribute(name, maker),
        })
    }
}

/// Whether a type is that of its source, unchanged.
fn is_same(inferred: &InferredType<'_>) -> bool {
    inferred.transformer.trim() == "$_self"
}

/// Whether the source of a result type can be said in the data: properties have no types, and types of
/// results are built.
fn has_form(op: &Operation<'_>, inferred: &InferredType<'_>) -> bool {
    match inferred.source {
        Source::Result(_) => is_same(inferred),
        Source::Argument(index) => !matches!(op.arguments[index], Argument::Property(_)),
    }
}

/// Whether a type is compared with the one derived for it by a custom comparator instead of equality, so that
/// inference may yield a different type.
fn has_own_comparison(op: &Operation<'_>) -> bool {
    op.traits.iter().filter_map(|tr| tr.as_types_match()).any(TypesMatchWith::has_own_comparison)
}

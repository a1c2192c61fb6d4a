//! Inference of result types (MLIR's `InferTypeOpInterface`) for operations that exist, are being parsed,
//! or are being built.
//!
//! A definition has one [`Inference`]: a table of the sources of its result types, which the generator
//! derives from the definition, or the functions of a type that implements [`InferTypeOpInterface`]. The
//! input is the [`OpInputs`] of an operation. Callers are builders and rules without result types, formats
//! that omit them, and the verifier. An operation that does not exist yet is identified by its name:
//!
//! ```
//! use ir_core::prelude::*;
//! use ir_core::runtime::inference::{InferredTypes, OpInputs};
//!
//! /// The result types of an operation that would have two operands; `None` if its name is not registered.
//! fn types(ir: &Ir, name: &str, operands: [Value; 2]) -> Option<InferredTypes> {
//!     let spec = ir.context().op_name(name).spec(ir.context())?;
//!     let parts = OpInputs { operands: &operands, ..OpInputs::new(spec, ir, Location::UNKNOWN) };
//!     Some(parts.infer_return_types())
//! }
//! ```
//!
//! Builders, rules, formats and the verifier all use this one inference.

use super::attr::AttrValue;
use super::checks::quoted_types;
use super::groups::{self, OPERAND_SIZES};
use super::segments::OperandSegment;
use super::{DefinedOp, Length, OpSpec};
use crate::context::{Attribute, Context, Location, Transformer, Type, function_traits};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Ir, Value};
use crate::text::{AsmParser, CustomOp, OperationParser, ParseResult};

pub use ResultType::{Built, Derived, DerivedFromAttribute, OfAttribute, OfOperand};

/// The message about an operation without inferable result types.
pub(super) const NOT_INFERRED: &str = "failed to infer returned types";

/// The result types, or the error.
pub type InferredTypes = Result<Vec<Type>, InferenceError>;

/// User-provided inference of result types: MLIR's interface of this name.
///
/// An operation with `InferTypeOpInterface` in its definition implements it, unless the definition or a
/// record `RuntimeInference` already determines the types.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not infer the types of its results, which `InferTypeOpInterface` in its definition promises",
    note = "write `impl InferTypeOpInterface for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait InferTypeOpInterface: 'static {
    /// The result types of an operation with these components (`inferReturnTypes`).
    ///
    /// # Errors
    /// The operation has no such types. Operands are in the segments of the definition; nothing else was
    /// verified.
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes;

    /// The types `given`, refined by the inferred ones (`refineReturnTypes`). The verifier calls it with
    /// the result types of the operation. The default returns them if they are compatible with the inferred
    /// ones.
    ///
    /// # Errors
    /// Inference fails, or infers incompatible types.
    fn refine_return_types(inputs: &OpInputs<'_>, given: &[Type]) -> InferredTypes {
        let inferred = Self::infer_return_types(inputs)?;
        if Self::are_compatible_return_types(inputs.context(), &inferred, given) {
            return Ok(given.to_vec());
        }
        Err(inputs.incompatible(&inferred, given))
    }

    /// Whether an operation with the `inferred` types may have the types `given`
    /// (`isCompatibleReturnTypes`). By default, they must be equal.
    fn are_compatible_return_types(_ctx: &Context, inferred: &[Type], given: &[Type]) -> bool {
        inferred == given
    }
}

/// A failed inference: its diagnostic, if the inference reports one (unlike a bare `failure()` in C++).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InferenceError(Option<Diagnostic>);

impl InferenceError {
    /// A failure without a reason.
    pub const NO_REASON: InferenceError = InferenceError(None);

    /// The diagnostic of the inference.
    #[must_use]
    pub fn reason(self) -> Option<Diagnostic> {
        self.0
    }

    /// The reason, followed by the error about the missing types.
    #[must_use]
    pub fn followed_by(self, failed: Diagnostic) -> Diagnostic {
        match self.0 {
            Some(reason) => reason.followed_by(failed),
            None => failed,
        }
    }
}

impl From<Diagnostic> for InferenceError {
    fn from(reason: Diagnostic) -> Self {
        InferenceError(Some(reason))
    }
}

/// The components of an operation, which may not exist yet.
#[derive(Clone, Copy, Debug)]
pub struct OpInputs<'a> {
    /// The definition.
    pub spec: &'static OpSpec,
    /// The IR with operands and regions.
    pub ir: &'a Ir,
    /// The location of the operation, and of diagnostics about it.
    pub location: Location,
    /// The operands.
    pub operands: &'a [Value],
    /// The dictionary of discardable attributes.
    pub attributes: Option<Attribute>,
    /// The dictionary of properties.
    pub properties: Option<Attribute>,
    /// The blocks of each region. In a builder, regions are empty.
    pub regions: &'a [Vec<Block>],
}

impl<'a> OpInputs<'a> {
    /// Creates the inputs of an operation of this definition with only a location.
    #[must_use]
    pub fn new(spec: &'static OpSpec, ir: &'a Ir, location: Location) -> Self {
        OpInputs { spec, ir, location, operands: &[], attributes: None, properties: None, regions: &[] }
    }

    /// The context.
    #[must_use]
    pub fn context(&self) -> &'a Context {
        self.ir.context()
    }

    /// The types of the operands.
    pub fn operand_types(&self) -> impl ExactSizeIterator<Item = Type> + use<'a> {
        let ir = self.ir;
        self.operands.iter().map(|operand| ir.value_type(*operand))
    }

    /// The type of the operand with this index.
    ///
    /// # Errors
    /// The operation has fewer operands.
    pub fn operand_type(&self, index: usize) -> Result<Type, InferenceError> {
        self.operand_types().nth(index).ok_or(InferenceError::NO_REASON)
    }

    /// The operands of a segment: `parts.get(AddOp::LHS)`.
    ///
    /// # Panics
    /// When the segment is not one of the operation's.
    #[must_use]
    #[track_caller]
    pub fn get<H: DefinedOp, G: OperandSegment<H>>(&self, segment: G) -> G::Of<'a, Value> {
        assert!(H::NAME == self.spec.name, "a segment of '{}', asked of '{}'", H::NAME, self.spec.name);
        G::from_slice(self.segment(segment.index()))
    }

    /// The attribute of this name: a property, its default value, or a discardable attribute.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<Attribute> {
        let ctx = self.context();
        let find = |dictionary: Attribute| dictionary.dictionary_entry(ctx, name);
        let given = self.properties.and_then(find).or_else(|| self.attributes.and_then(find));
        given.or_else(|| super::properties::default_value(ctx, self.spec, name))
    }

    /// The value of the attribute of this name, converted by its form; `None` if it is missing or of
    /// another class.
    #[must_use]
    pub fn value<A: AttrValue>(&self, name: &str) -> Option<A::Value<'a>> {
        A::read(self.context(), self.attribute(name)?)
    }

    /// An error at the location of the operation.
    #[must_use]
    pub fn error(&self, message: impl Into<String>) -> InferenceError {
        Diagnostic::error(self.location, message).into()
    }

    /// Infers the result types.
    ///
    /// # Errors
    /// Operands do not fit the segments of the definition, it has no types for these inputs, or it has no
    /// inference.
    pub fn infer_return_types(&self) -> InferredTypes {
        match self.spec.inference {
            Inference::None => Err(InferenceError::NO_REASON),
            Inference::Declared(types) => types.iter().map(|ty| ty.infer(self)).collect(),
            Inference::Implemented { infer, .. } => self.fit_segments().and_then(|()| infer(self)),
        }
    }

    /// Refines explicit result types.
    ///
    /// # Errors
    /// Inference fails, or infers incompatible types.
    pub fn refine_return_types(&self, given: &[Type]) -> InferredTypes {
        if let Inference::Implemented { refine, .. } = self.spec.inference {
            return self.fit_segments().and_then(|()| refine(self, given));
        }
        let inferred = self.infer_return_types()?;
        if inferred == given { Ok(inferred) } else { Err(self.incompatible(&inferred, given)) }
    }

    /// The error about result types that differ from the inferred ones.
    fn incompatible(&self, inferred: &[Type], given: &[Type]) -> InferenceError {
        let ctx = self.context();
        self.error(format!(
            "'{}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
            self.spec.name,
            quoted_types(ctx, inferred),
            quoted_types(ctx, given)
        ))
    }

    /// The operands of the segment with this index.
    fn segment(&self, index: usize) -> &'a [Value] {
        let sizes = || self.attribute(OPERAND_SIZES);
        &self.operands[groups::operand_segment(self.spec, self.context(), self.operands.len(), index, sizes)]
    }

    /// Checks that each segment has the required number of operands. [`OpInputs::get`] relies on this.
    fn fit_segments(&self) -> Result<(), InferenceError> {
        let mut total = 0;
        for (index, spec) in self.spec.operands.iter().enumerate() {
            let count = self.segment(index).len();
            total += count;
            let fits = match spec.length {
                Length::One => count == 1,
                Length::Optional => count <= 1,
                Length::Variadic => true,
            };
            if !fits {
                return Err(InferenceError::NO_REASON);
            }
        }
        if total == self.operands.len() { Ok(()) } else { Err(InferenceError::NO_REASON) }
    }
}

function_traits! {
    /// Infers the result types of an operation.
    InferenceHook = Fn(&OpInputs<'_>) -> InferredTypes;
    /// Refines explicit result types of an operation.
    RefinementHook = Fn(&OpInputs<'_>, &[Type]) -> InferredTypes;
}

/// The inference of an operation's result types.
#[derive(Clone, Copy, Debug)]
pub enum Inference {
    /// The result types are explicit.
    None,
    /// The definition determines the type of each result.
    Declared(&'static [ResultType]),
    /// The functions of a type that implements [`InferTypeOpInterface`].
    Implemented {
        /// Infers the types.
        infer: &'static dyn InferenceHook,
        /// Refines explicit types.
        refine: &'static dyn RefinementHook,
    },
}

/// The inference by this type.
#[must_use]
pub const fn implemented<T: InferTypeOpInterface>() -> Inference {
    Inference::Implemented { infer: &T::infer_return_types, refine: &T::refine_return_types }
}

/// The inference by these sources, one for each result.
#[must_use]
pub const fn declared(types: &'static [ResultType]) -> Inference {
    Inference::Declared(types)
}

/// The source of a result type in the definition. Segments and results are identified by their indices.
#[derive(Clone, Copy, Debug)]
pub enum ResultType {
    /// The only type that the constraint of this result accepts.
    Built(usize),
    /// The type of the first operand of a segment.
    OfOperand(usize),
    /// The type of an attribute.
    OfAttribute(&'static str),
    /// Derived from the type of the first operand of a segment.
    Derived(usize, &'static dyn Transformer<Type, Option<Type>>),
    /// Derived from an attribute.
    DerivedFromAttribute(&'static str, &'static dyn Transformer<Attribute, Option<Type>>),
}

impl ResultType {
    fn infer(&self, inputs: &OpInputs<'_>) -> Result<Type, InferenceError> {
        let ctx = inputs.context();
        let of_operand = |segment| inputs.segment(segment).first().map(|value| inputs.ir.value_type(*value));
        let found = match *self {
            ResultType::Built(result) => {
                inputs.spec.results[result].constraint.build.and_then(|build| build(ctx))
            }
            ResultType::OfOperand(segment) => of_operand(segment),
            ResultType::OfAttribute(name) => {
                inputs.attribute(name).and_then(|value| value.attribute_type(ctx))
            }
            ResultType::Derived(segment, by) => of_operand(segment).and_then(|ty| by(ctx, ty)),
            ResultType::DerivedFromAttribute(name, by) => {
                inputs.attribute(name).and_then(|value| by(ctx, value))
            }
        };
        found.ok_or(InferenceError::NO_REASON)
    }
}

/// Adds the inferred types to a parsed operation. Formats call it, and user-provided parsers as their last
/// action.
///
/// # Errors
/// Inference fails. The error has been reported.
pub fn infer_parsed(
    spec: &'static OpSpec,
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
) -> ParseResult<()> {
    let (attributes, properties) = parser.dictionaries_so_far(op);
    let regions = parser.blocks_of_regions();
    let at = parser.name_offset();
    let (operands, location) = (&op.operands, parser.location(at));
    let parts = OpInputs {
        operands,
        attributes,
        properties,
        regions: &regions,
        ..OpInputs::new(spec, parser.ir(), location)
    };
    match parts.infer_return_types() {
        Ok(types) => op.result_types = types,
        Err(error) => {
            return Err(match error.reason() {
                Some(reason) => parser.report(reason),
                None => parser.error_at(at, NOT_INFERRED),
            });
        }
    }
    Ok(())
}

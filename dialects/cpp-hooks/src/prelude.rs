//! The names that most directives use: `use crate::prelude::*`.

pub(crate) use ir_core::context::{AttrKind, Attribute, Context, Type, TypeKind};
pub(crate) use ir_core::predicates::build::array_attr;
pub(crate) use ir_core::runtime::inference::{InferTypeOpInterface, InferenceError, InferredTypes, OpInputs};
pub(crate) use ir_core::runtime::{Directive, DirectiveParser, DirectivePrinter, OpHandle};
pub(crate) use ir_core::text::{
    AsmParser, AsmPrinter, Delimiter, Operand, OperationParser, OperationPrinter, ParseResult, RegionForm,
    TokenKind,
};

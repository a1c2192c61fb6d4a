//! The names that most modules use: `use crate::prelude::*`.

pub(crate) use ir_core::attr_or_type::DefHandle;
pub(crate) use ir_core::context::{AttrKind, NamedAttribute, TypeKind};
pub(crate) use ir_core::diagnostic::Diagnostic;
pub(crate) use ir_core::predicates::attributes::{array_elements, int, string_value, type_value};
pub(crate) use ir_core::prelude::*;
pub(crate) use ir_core::runtime::{CustomAssemblyFormat, VerifyOp, properties};
pub(crate) use ir_core::text::{
    AsmParser, AsmPrinter, CustomOp, Delimiter, Operand, OperationParser, OperationPrinter, ParseResult,
    Parser, Printer, RegionForm, TokenKind,
};
pub(crate) use ir_core::verify::{op_error, op_failure};

/// The result of a verifier.
pub(crate) type Verified = Result<(), Diagnostic>;

/// An error of a verifier about the operation.
pub(crate) fn fail(ir: &Ir, handle: impl OpHandle, message: impl AsRef<str>) -> Verified {
    Err(op_error(ir, handle.op(), message.as_ref()))
}

/// Adds an attribute to the parsed operation.
pub(crate) fn add(ctx: &Context, op: &mut CustomOp, name: &str, value: Attribute) {
    op.attributes.push(NamedAttribute { name: ctx.ident(name), value });
}

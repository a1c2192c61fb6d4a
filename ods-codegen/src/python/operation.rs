//! The class of an operation.

use super::claims::check_members;
use super::segments::{has_operand_segments, has_result_segments};
use super::{accessors, attributes, builder, docstring, regions, value_builder};
use crate::Writer;
use crate::model::{Named, Operation, Result, TypeConstraint};

/// Writes the class and, after it, the function that builds the operation and returns its results.
///
/// ```text
///
/// @_ods_cext.register_operation(_Dialect)
/// class AddFOp(_ods_ir.OpView):
///   OPERATION_NAME = "arith.addf"
///
///   _ODS_REGIONS = (0, True)
///
///   def __init__(self, lhs, rhs, *, fastmath=None, results=None, loc=None, ip=None):
///     …
///
/// def addf(lhs, rhs, *, fastmath=None, results=None, loc=None, ip=None) -> _ods_ir.OpResult:
///   return AddFOp(…).result
/// ```
pub(super) fn emit(operation: &Operation<'_>, is_native: bool, writer: &mut Writer) -> Result<()> {
    check_members(operation)?;
    writer.blank();
    writer.line("@_ods_cext.register_operation(_Dialect)");
    writer.line(format_args!("class {}(_ods_ir.OpView):", operation.class_name));
    let parameters = writer.indented(|writer| -> Result<_> {
        docstring::emit(operation, writer)?;
        writer.line(format_args!("OPERATION_NAME = \"{}\"", operation.name()));
        if has_operand_segments(operation) {
            emit_segments("OPERAND", &operation.operands, writer);
        }
        if has_result_segments(operation) {
            emit_segments("RESULT", &operation.results, writer);
        }
        regions::emit_count(operation, writer);
        let parameters = builder::emit(operation, is_native, writer)?;
        accessors::emit_operands(operation, writer)?;
        attributes::emit(operation, writer)?;
        accessors::emit_results(operation, writer)?;
        regions::emit_accessors(operation, writer);
        Ok(parameters)
    })?;
    value_builder::emit(operation, &parameters, is_native, writer)
}

/// Writes the length of each operand or result of the definition: 1 for a single value, 0 for an optional
/// one, -1 for a variadic one.
///
/// ```text
///
///   _ODS_OPERAND_SEGMENTS = [1,0,-1,]
/// ```
fn emit_segments(kind: &str, parts: &[Named<'_, TypeConstraint<'_>>], writer: &mut Writer) {
    writer.blank();
    writer.start();
    writer.add(format_args!("_ODS_{kind}_SEGMENTS = ["));
    for part in parts {
        writer.add(match part.constraint {
            constraint if constraint.is_optional() => "0,",
            constraint if constraint.is_variadic() => "-1,",
            _ => "1,",
        });
    }
    writer.add("]");
    writer.end();
}

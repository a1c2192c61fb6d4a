//! The operands and results of an operation.
//!
//! An operand or result of the definition is a single value, an optional one, or variadic. If at most one of
//! them has variable length, its length is the total minus the lengths of the others. Otherwise a trait
//! determines the lengths: they are all equal, or an attribute contains them.

use std::fmt::Display;

use super::names::sanitized;
use super::segments::{has_operand_segments, has_result_segments};
use super::types::value_class;
use crate::model::{Named, Operation, Result, TypeConstraint};
use crate::{Diagnostic, Writer, codes};

type ValueDecl<'a, 'r> = &'a Named<'r, TypeConstraint<'r>>;

/// Writes a property for each operand with a name.
///
/// ```text
///
///   @builtins.property
///   def lhs(self) -> _ods_ir.Value:
///     return self.operation.operands[0]
/// ```
pub(super) fn emit_operands(operation: &Operation<'_>, writer: &mut Writer) -> Result<()> {
    ValueList::operands(operation).emit(has_operand_segments(operation), writer)
}

/// Writes a property for each result with a name, as [`emit_operands`] does for operands.
pub(super) fn emit_results(operation: &Operation<'_>, writer: &mut Writer) -> Result<()> {
    ValueList::results(operation).emit(has_result_segments(operation), writer)
}

/// The names and classes of the properties of operands, then of results.
///
/// # Errors
/// When the C++ class of a type is not a string.
pub(super) fn annotations(operation: &Operation<'_>) -> Result<Vec<(String, String)>> {
    let mut all = Vec::new();
    for group in [ValueList::operands(operation), ValueList::results(operation)] {
        for (_, part) in group.named() {
            all.push((sanitized(part.name), group.annotation(part, group.is_list(part))?));
        }
    }
    Ok(all)
}

/// All operands, or all results.
struct ValueList<'a, 'r> {
    operation: &'a Operation<'r>,
    kind: &'static str,
    class: &'static str,
    list_class: &'static str,
    parts: &'a [Named<'r, TypeConstraint<'r>>],
    /// Number of values of variable length.
    variable: usize,
    /// Whether all operands or results of variable length have the same length.
    has_same_size: bool,
}

impl<'a, 'r> ValueList<'a, 'r> {
    fn operands(operation: &'a Operation<'r>) -> ValueList<'a, 'r> {
        ValueList {
            operation,
            kind: "operand",
            class: "Value",
            list_class: "OpOperandList",
            parts: &operation.operands,
            variable: operation.variable_length_operands(),
            has_same_size: operation.has_trait("::mlir::OpTrait::SameVariadicOperandSize"),
        }
    }

    fn results(operation: &'a Operation<'r>) -> ValueList<'a, 'r> {
        ValueList {
            operation,
            kind: "result",
            class: "OpResult",
            list_class: "OpResultList",
            parts: &operation.results,
            variable: operation.variable_length_results(),
            has_same_size: operation.has_trait("::mlir::OpTrait::SameVariadicResultSize"),
        }
    }

    /// Whether a property returns a list. If all lengths are equal, a single or optional value is in a list,
    /// too.
    fn is_list(&self, part: ValueDecl<'_, '_>) -> bool {
        let is_by_same_size = self.variable > 1 && self.has_same_size;
        part.constraint.is_variable_length() && (is_by_same_size || !part.constraint.is_optional())
    }

    fn emit(&self, has_segments: bool, writer: &mut Writer) -> Result<()> {
        if self.variable <= 1 {
            return self.emit_by_total(writer);
        }
        if self.has_same_size {
            return self.emit_by_same_size(writer);
        }
        if has_segments {
            return self.emit_by_segments(writer);
        }
        let kind = self.kind;
        let message = format!(
            "'{}' has {} {kind}s without a fixed length, and no trait determines their sizes",
            self.operation.name(),
            self.variable
        );
        let (same, sized) = match kind {
            "operand" => ("SameVariadicOperandSize", "AttrSizedOperandSegments"),
            _ => ("SameVariadicResultSize", "AttrSizedResultSegments"),
        };
        Err(Diagnostic::error(codes::UNSUPPORTED, self.operation.record.span(), message)
            .with_help(format!("add the trait {sized}, or {same}")))
    }

    fn named(&self) -> impl Iterator<Item = (usize, ValueDecl<'a, 'r>)> {
        self.parts.iter().enumerate().filter(|(_, part)| !part.name.is_empty())
    }

    /// The class of an accessor's result: a list of values, a value, or a value or none.
    fn annotation(&self, part: ValueDecl<'_, '_>, is_list: bool) -> Result<String> {
        if is_list {
            return Ok(format!("_ods_ir.{}", self.list_class));
        }
        let class = value_class(self.class, part.constraint)?;
        Ok(if part.constraint.is_optional() { format!("_Optional[{class}]") } else { class })
    }

    fn emit_start(part: ValueDecl<'_, '_>, annotation: impl Display, writer: &mut Writer) {
        writer.blank();
        writer.line("@builtins.property");
        writer.line(format_args!("def {}(self) -> {annotation}:", sanitized(part.name)));
    }

    /// At most one has no fixed length.
    ///
    /// ```text
    ///
    ///   @builtins.property
    ///   def indices(self) -> _ods_ir.OpOperandList:
    ///     _ods_variadic_group_length = len(self.operation.operands) - 2 + 1
    ///     return self.operation.operands[1:1 + _ods_variadic_group_length]
    /// ```
    fn emit_by_total(&self, writer: &mut Writer) -> Result<()> {
        let list = format!("self.operation.{}s", self.kind);
        let count = self.parts.len();
        let variable = self.parts.iter().position(|part| part.constraint.is_variable_length());
        for (index, part) in self.named() {
            Self::emit_start(part, self.annotation(part, self.is_list(part))?, writer);
            writer.indented(|writer| {
                let emit_length = |writer: &mut Writer| {
                    writer.line(format_args!("_ods_variadic_group_length = len({list}) - {count} + 1"));
                };
                if variable == Some(index) && part.constraint.is_optional() {
                    writer.line(format_args!("return None if len({list}) < {count} else {list}[{index}]"));
                } else if variable == Some(index) {
                    emit_length(writer);
                    writer.line(format_args!("return {list}[{index}:{index} + _ods_variadic_group_length]"));
                } else if variable.is_some_and(|variable| variable < index) {
                    emit_length(writer);
                    writer.line(format_args!("return {list}[{index} + _ods_variadic_group_length - 1]"));
                } else {
                    writer.line(format_args!("return {list}[{index}]"));
                }
            });
        }
        Ok(())
    }

    /// All operands or results of variable length have the same length. An optional one is a list, too.
    ///
    /// ```text
    ///
    ///   @builtins.property
    ///   def lhs(self) -> _ods_ir.OpOperandList:
    ///     start, elements_per_group = _ods_equally_sized_accessor(self.operation.operands, 1, 2, 0, 0)
    ///     return self.operation.operands[start:start + elements_per_group]
    /// ```
    fn emit_by_same_size(&self, writer: &mut Writer) -> Result<()> {
        let list = format!("self.operation.{}s", self.kind);
        let fixed = self.parts.len() - self.variable;
        for (index, part) in self.named() {
            let is_list = self.is_list(part);
            let before =
                self.parts[..index].iter().filter(|part| part.constraint.is_variable_length()).count();
            Self::emit_start(part, self.annotation(part, is_list)?, writer);
            writer.indented(|writer| {
                writer.line(format_args!(
                    "start, elements_per_group = _ods_equally_sized_accessor({list}, {fixed}, {}, {}, {before})",
                    self.variable,
                    index - before,
                ));
                let end = if is_list { ":start + elements_per_group" } else { "" };
                writer.line(format_args!("return {list}[start{end}]"));
            });
        }
        Ok(())
    }

    /// An attribute contains the lengths.
    ///
    /// ```text
    ///
    ///   @builtins.property
    ///   def mask(self) -> _Optional[_ods_ir.Value]:
    ///     operand_range = _ods_segmented_accessor(
    ///          self.operation.operands,
    ///          self.operation.attributes["operandSegmentSizes"], 3)
    ///     return operand_range[0] if len(operand_range) > 0 else None
    /// ```
    fn emit_by_segments(&self, writer: &mut Writer) -> Result<()> {
        let kind = self.kind;
        for (index, part) in self.named() {
            let constraint = part.constraint;
            let is_list = self.is_list(part);
            Self::emit_start(part, self.annotation(part, is_list)?, writer);
            writer.indented(|writer| {
                writer.line(format_args!("{kind}_range = _ods_segmented_accessor("));
                writer.line(format_args!("     self.operation.{kind}s,"));
                writer.line(format_args!("     self.operation.attributes[\"{kind}SegmentSizes\"], {index})"));
                let (element, otherwise) = match (is_list, constraint.is_optional()) {
                    (true, _) => ("", String::new()),
                    (false, true) => ("[0]", format!(" if len({kind}_range) > 0 else None")),
                    (false, false) => ("[0]", String::new()),
                };
                writer.line(format_args!("return {kind}_range{element}{otherwise}"));
            });
        }
        Ok(())
    }
}

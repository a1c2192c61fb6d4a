//! The attributes of an operation.

use super::names::sanitized;
use super::types::attribute_class;
use crate::Writer;
use crate::model::{Operation, Result};

/// Writes a property with a setter for each attribute, and a deleter where it may be absent. Derived
/// attributes are omitted: only C++ code computes them.
///
/// ```text
///
///   @builtins.property
///   def value(self) -> _ods_ir.IntegerAttr:
///     return self.operation.attributes["value"]
///
///   @value.setter
///   def value(self, value: _ods_ir.IntegerAttr):
///     if value is None:
///       raise ValueError("'None' not allowed as value for mandatory attributes")
///     self.operation.attributes["value"] = value
/// ```
pub(super) fn emit(operation: &Operation<'_>, writer: &mut Writer) -> Result<()> {
    for part in &operation.attributes {
        let attribute = part.constraint;
        if attribute.is_derived() {
            continue;
        }
        let accessor = Accessor { key: part.name, name: sanitized(part.name) };
        if attribute.is_unit() {
            accessor.emit_unit(writer);
        } else if attribute.is_optional()? {
            accessor.emit_optional(attribute_class(attribute), writer);
        } else {
            accessor.emit_mandatory(attribute_class(attribute), writer);
        }
    }
    Ok(())
}

/// An attribute: the name it is stored under, and that of its property.
struct Accessor<'a> {
    key: &'a str,
    name: String,
}

impl Accessor<'_> {
    fn emit_mandatory(&self, class: &str, writer: &mut Writer) {
        let Accessor { key, name } = self;
        writer.blank();
        writer.line("@builtins.property");
        writer.line(format_args!("def {name}(self) -> _ods_ir.{class}:"));
        writer.indented(|writer| self.emit_read(writer));
        self.emit_setter_start(format_args!(": _ods_ir.{class}"), writer);
        writer.indented(|writer| {
            writer.line("if value is None:");
            writer.indented(|writer| {
                writer.line("raise ValueError(\"'None' not allowed as value for mandatory attributes\")");
            });
            writer.line(format_args!("self.operation.attributes[\"{key}\"] = value"));
        });
    }

    fn emit_optional(&self, class: &str, writer: &mut Writer) {
        let Accessor { key, name } = self;
        writer.blank();
        writer.line("@builtins.property");
        writer.line(format_args!("def {name}(self) -> _Optional[_ods_ir.{class}]:"));
        writer.indented(|writer| {
            writer.line(format_args!("if \"{key}\" not in self.operation.attributes:"));
            writer.indented(|writer| writer.line("return None"));
            self.emit_read(writer);
        });
        self.emit_setter_start(format_args!(": _Optional[_ods_ir.{class}]"), writer);
        writer.indented(|writer| {
            writer.line("if value is not None:");
            writer.indented(|writer| {
                writer.line(format_args!("self.operation.attributes[\"{key}\"] = value"));
            });
            self.emit_else_delete(writer);
        });
        self.emit_deleter(writer);
    }

    /// A unit attribute is a truth value: present or not.
    fn emit_unit(&self, writer: &mut Writer) {
        let Accessor { key, name } = self;
        writer.blank();
        writer.line("@builtins.property");
        writer.line(format_args!("def {name}(self) -> bool:"));
        writer.indented(|writer| {
            writer.line(format_args!("return \"{key}\" in self.operation.attributes"));
        });
        self.emit_setter_start("", writer);
        writer.indented(|writer| {
            writer.line("if bool(value):");
            writer.indented(|writer| {
                writer.line(format_args!("self.operation.attributes[\"{key}\"] = _ods_ir.UnitAttr.get()"));
            });
            self.emit_else_delete(writer);
        });
        self.emit_deleter(writer);
    }

    fn emit_read(&self, writer: &mut Writer) {
        writer.line(format_args!("return self.operation.attributes[\"{}\"]", self.key));
    }

    fn emit_setter_start(&self, annotation: impl std::fmt::Display, writer: &mut Writer) {
        let name = &self.name;
        writer.blank();
        writer.line(format_args!("@{name}.setter"));
        writer.line(format_args!("def {name}(self, value{annotation}):"));
    }

    fn emit_else_delete(&self, writer: &mut Writer) {
        let key = self.key;
        writer.line(format_args!("elif \"{key}\" in self.operation.attributes:"));
        writer.indented(|writer| writer.line(format_args!("del self.operation.attributes[\"{key}\"]")));
    }

    fn emit_deleter(&self, writer: &mut Writer) {
        let Accessor { key, name } = self;
        writer.blank();
        writer.line(format_args!("@{name}.deleter"));
        writer.line(format_args!("def {name}(self):"));
        writer.indented(|writer| writer.line(format_args!("del self.operation.attributes[\"{key}\"]")));
    }
}

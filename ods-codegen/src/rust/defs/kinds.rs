//! Parsing and printing of parameters: `ParamKind`s.

use crate::model::{Enum, Parameter};
use crate::rust::Emitter;
use crate::rust::emit::{ParamKind, ParamTest};
use crate::rust::expr::Definition;
use crate::rust::expr::parameter::{ParamClass, ParamType};
use crate::rust::names::{self};

/// The runtime's dense arrays, whose lists print without the prefix.
const DENSE_ARRAYS: &[(&str, &str)] = &[
    ("DenseBoolArrayAttr", "I1"),
    ("DenseI8ArrayAttr", "I8"),
    ("DenseI16ArrayAttr", "I16"),
    ("DenseI32ArrayAttr", "I32"),
    ("DenseI64ArrayAttr", "I64"),
    ("DenseF32ArrayAttr", "F32"),
    ("DenseF64ArrayAttr", "F64"),
];

impl<'r> Emitter<'r, '_> {
    /// The `ParamKind` of a parameter.
    pub(super) fn param_kind(&self, ty: &ParamType<'_, 'r>, parameter: Parameter<'r>) -> ParamKind {
        match ty {
            ParamType::Integer(name) => {
                let width = name[1..].parse().unwrap_or(64);
                if name.starts_with('i') { ParamKind::Signed(width) } else { ParamKind::Unsigned(width) }
            }
            ParamType::Bool => ParamKind::Plain("Bool"),
            // Only the parameter class for strings defines a printer, which quotes them.
            ParamType::Str if parameter.printer().is_none() => ParamKind::Plain("BareStr"),
            ParamType::Str => ParamKind::Plain("Str"),
            ParamType::Runtime(name) => ParamKind::Plain(name),
            ParamType::Type(None) => ParamKind::Plain("AnyType"),
            ParamType::Type(Some(class)) => self.class_kind(class, true),
            ParamType::Attribute(None) => ParamKind::Plain("AnyAttribute"),
            ParamType::Attribute(Some(class)) => self.class_kind(class, false),
            ParamType::Enum(definition) => self.enum_kind(*definition, parameter.is_enum()),
            ParamType::List(element) => ParamKind::List(Box::new(self.param_kind(element, parameter))),
            ParamType::Optional(inner) => ParamKind::Optional(Box::new(self.param_kind(inner, parameter))),
            ParamType::Other(name) => {
                ParamKind::Other(names::class_ident(name.rsplit("::").next().unwrap_or(name)))
            }
        }
    }

    fn enum_kind(&self, definition: Enum<'r>, is_enum_parameter: bool) -> ParamKind {
        let item = self.item_paths().enum_item(definition);
        // Only enums that are also attributes define how a parameter of them is parsed.
        if is_enum_parameter && definition.as_attribute().is_some() {
            ParamKind::Enum(item)
        } else {
            ParamKind::EnumField(item)
        }
    }

    fn class_kind(&self, class: &ParamClass<'_, 'r>, is_type: bool) -> ParamKind {
        match class {
            ParamClass::Builtin(class) => match DENSE_ARRAYS.iter().find(|(name, _)| *name == class.name) {
                Some((_, element)) => ParamKind::DenseArray(element),
                None => ParamKind::Of(is_type, ParamTest::Runtime(class.test)),
            },
            ParamClass::Defined(Definition::AttrOrType(def)) => {
                ParamKind::Defined(is_type, self.item_paths().class(def))
            }
            ParamClass::Defined(Definition::EnumAttr(definition)) => {
                let item = self.item_paths().enum_item(*definition);
                ParamKind::Of(is_type, ParamTest::Enum(item, definition.bitwidth().unwrap_or(64)))
            }
            ParamClass::Defined(_) => ParamKind::Plain(if is_type { "AnyType" } else { "AnyAttribute" }),
            ParamClass::Stated(class) => {
                let (dialect, mnemonics) = (class.dialect.clone(), class.mnemonics.clone());
                ParamKind::Of(is_type, ParamTest::Named(dialect, mnemonics))
            }
        }
    }
}

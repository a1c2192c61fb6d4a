//! Printing parameters.

use super::{DefSpec, Interned, Param, ParamKind};
use crate::context::{AttrKind, Attribute, Context, Type};
use crate::text::{Printer, TypeElision};

/// Prints a parameter; types and attributes of a known definition are printed without dialect and mnemonic.
pub fn print_param(printer: &mut Printer<'_>, kind: &ParamKind, value: &Param) {
    match (kind, value) {
        (ParamKind::Optional(inner), value) => {
            if *value != Param::Absent {
                print_param(printer, inner, value);
            }
        }
        (ParamKind::List(element), value) => print_list(printer, element, value),
        (ParamKind::Other { print, .. }, value) => print(value, printer),
        (ParamKind::Bool, Param::Int(value)) => printer.text(if *value != 0 { "true" } else { "false" }),
        (ParamKind::Integer { width: 64, is_signed: false }, Param::Int(value)) => {
            printer.display(*value as u64);
        }
        (ParamKind::Enum(spec), Param::Int(value)) => printer.display(spec.display(*value as u64)),
        (ParamKind::EnumField(spec), Param::Int(value)) => print_enum_field(printer, spec, *value as u64),
        (_, Param::Int(value)) => printer.display(*value),
        (ParamKind::BareStr, Param::Str(value)) => printer.text(value.as_str(printer.context())),
        (_, Param::Str(value)) => printer.print_string(value.as_bytes(printer.context())),
        (ParamKind::Type(spec), Param::Type(ty)) => print_stripped(printer, spec(), *ty),
        (_, Param::Type(ty)) => printer.print_type(*ty),
        (ParamKind::Attribute(spec), Param::Attribute(attribute)) => {
            print_stripped(printer, spec(), *attribute);
        }
        (ParamKind::DenseArray(_), Param::Attribute(attribute)) => print_dense_array(printer, *attribute),
        (_, Param::Attribute(attribute)) => printer.print_attribute(*attribute),
        (_, Param::ApInt(value)) => printer.display(value.signed()),
        (_, Param::ApFloat(value)) => printer.display(value),
        (_, Param::AffineMap(map)) => printer.print_affine_map(*map),
        (_, Param::IntegerSet(set)) => printer.print_integer_set(*set),
        (_, Param::Location(location)) => printer.print_location(*location),
        (_, Param::Absent | Param::Ints(_) | Param::Types(_) | Param::Attributes(_)) => {}
        (_, Param::List(_) | Param::Other(_)) => {}
    }
}

/// Prints a parameter as a qualified type or attribute, regardless of its definition.
pub(super) fn print_qualified(printer: &mut Printer<'_>, kind: &ParamKind, value: &Param) {
    match value {
        Param::Type(ty) => printer.print_type(*ty),
        Param::Attribute(attribute) => printer.print_attribute(*attribute),
        Param::Types(types) => printer.print_list(types, |printer, ty| printer.print_type(*ty)),
        Param::Attributes(attributes) => {
            printer.print_list(attributes, |printer, attribute| printer.print_attribute(*attribute));
        }
        _ => print_param(printer, kind, value),
    }
}

fn print_list(printer: &mut Printer<'_>, element: &ParamKind, value: &Param) {
    match value {
        Param::Ints(values) => {
            printer.print_list(values, |printer, value| print_param(printer, element, &Param::Int(*value)));
        }
        Param::Types(values) => {
            printer.print_list(values, |printer, value| print_param(printer, element, &Param::Type(*value)));
        }
        Param::Attributes(values) => {
            printer.print_list(values, |printer, value| {
                print_param(printer, element, &Param::Attribute(*value))
            });
        }
        Param::List(values) => {
            printer.print_list(values, |printer, value| print_param(printer, element, value))
        }
        _ => {}
    }
}

/// Prints an enum value. Several bits are quoted, because a parser reads one keyword, unless one case
/// covers all of them.
fn print_enum_field(printer: &mut Printer<'_>, spec: &'static super::EnumSpec, value: u64) {
    let is_set = spec.separator.is_some() && value.count_ones() > 1;
    if is_set && !spec.is_quoted {
        return printer.display(spec.display(value));
    }
    let text = spec.display(value).to_string();
    let is_group = spec.has_groups && spec.cases.iter().any(|(bits, _)| *bits == value);
    // As in MLIR, several names of one bit are not quoted, although no parser accepts them.
    let is_quoted = if spec.separator.is_some() { is_set && !is_group } else { !is_keyword(&text) };
    if is_quoted {
        printer.text("\"");
        printer.text(&text);
        printer.text("\"");
    } else {
        printer.text(&text)
    }
}

/// Whether the parser reads the text as one keyword.
fn is_keyword(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "_$.".contains(c))
}

/// Prints a type or attribute of the definition without dialect and mnemonic, or as its alias. A value of
/// another definition is printed qualified.
pub fn print_stripped<H: Printed>(printer: &mut Printer<'_>, spec: &DefSpec<H>, value: H) {
    let storage = value.def_storage(printer.context()).filter(|storage| storage.spec().is(spec));
    let Some(storage) = storage.filter(|_| !value.has_alias(printer)) else {
        return value.print_whole(printer);
    };
    let before = printer.len();
    printer.nested(|printer| storage.print_body(printer));
    // As in MLIR, a parameter with empty output is printed qualified.
    if printer.len() == before {
        value.print_whole(printer);
    }
}

/// The differences between printing types and attributes.
pub trait Printed: Interned {
    /// Whether it is printed as an alias.
    fn has_alias(self, printer: &Printer<'_>) -> bool;

    /// Prints it qualified, or as its alias.
    fn print_whole(self, printer: &mut Printer<'_>);
}

impl Printed for Type {
    fn has_alias(self, printer: &Printer<'_>) -> bool {
        printer.aliases.type_name(self).is_some()
    }

    fn print_whole(self, printer: &mut Printer<'_>) {
        printer.print_type(self);
    }
}

impl Printed for Attribute {
    fn has_alias(self, printer: &Printer<'_>) -> bool {
        printer.aliases.attribute_name(self).is_some()
    }

    fn print_whole(self, printer: &mut Printer<'_>) {
        printer.print_attribute(self);
    }
}

/// Prints `[1, 2]`.
fn print_dense_array(printer: &mut Printer<'_>, attribute: Attribute) {
    if attribute.has_alias(printer) {
        return printer.print_attribute(attribute);
    }
    match attribute.kind(printer.context()) {
        AttrKind::DenseArray { element, data } => {
            printer.text("[");
            printer.print_dense_array_elements(element, data);
            printer.text("]");
        }
        _ => printer.print_attribute_with(attribute, TypeElision::Never),
    }
}

/// Whether a parameter has its default value and is not printed.
pub(super) fn is_default(ctx: &Context, spec: &super::ParamSpec, value: &Param) -> bool {
    spec.default.value(ctx).is_some_and(|default| default == *value)
}

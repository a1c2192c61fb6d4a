//! The two attributes of a global: its type and its initial value.

use ir_core::predicates::attributes::type_value;
use ir_core::predicates::build::type_attr;

use crate::prelude::*;

/// Whether an attribute is an `ElementsAttr`.
pub(crate) fn is_elements(ctx: &Context, attribute: Attribute) -> bool {
    matches!(
        attribute.kind(ctx),
        AttrKind::DenseElements { .. }
            | AttrKind::DenseStrings { .. }
            | AttrKind::SparseElements { .. }
            | AttrKind::DenseResource { .. }
            | AttrKind::DenseArray { .. }
    )
}

/// Sets the type and value arguments.
pub(crate) fn set(directive: &mut DirectiveParser<'_, '_, '_>, ty: Type, value: Option<Attribute>) {
    let ty = type_attr(directive.parser().context(), ty);
    directive.set_attribute(0, ty);
    directive.set_attribute(1, value);
}

/// Prints the type.
pub(crate) fn print_type(directive: &mut DirectivePrinter<'_, '_, '_>) {
    let ctx = directive.printer().context();
    if let Some(ty) = directive.attribute(0).and_then(|attr| type_value(ctx, attr)) {
        directive.printer().print_type(ty);
    }
}

/// Prints the type, and ` = ` if there is a value to follow.
pub(crate) fn print_type_before_value(directive: &mut DirectivePrinter<'_, '_, '_>) -> Option<Attribute> {
    print_type(directive);
    let value = directive.attribute(1)?;
    directive.printer().text(" = ");
    Some(value)
}

//! Directives of the dialect `emitc`.

use ir_core::attr_or_type::{DefStorage, Interned as _, Param};
use ir_core::predicates::{attributes::is_named, shaped::ranked_tensor_type};
use ir_core::text::TypeElision;

use crate::prelude::*;
pub use crate::scf::SwitchCases;
use crate::syntax::initial_values::{is_elements, print_type_before_value, set};

/// `custom<EmitCGlobalOpTypeAndInitialValue>($type, $value)` and
/// `custom<EmitCFieldOpTypeAndInitialValue>($type, $value)`: `i32 = 4`, or the type alone.
#[derive(Clone, Copy, Debug)]
pub struct EmitCGlobalOpTypeAndInitialValue;

/// The same directive for class fields.
pub type EmitCFieldOpTypeAndInitialValue = EmitCGlobalOpTypeAndInitialValue;

/// The type in the syntax of initial values: a tensor for an `emitc` array.
fn type_of_value(ctx: &Context, ty: Type) -> Option<Type> {
    match ty.def_storage(ctx) {
        Some(storage) if storage.spec().dialect == "emitc" && storage.spec().mnemonic == "array" => {
            match DefStorage::params(storage) {
                [Param::Ints(shape), Param::Type(element)] => ranked_tensor_type(ctx, shape, *element),
                _ => None,
            }
        }
        _ => Some(ty),
    }
}

impl<O: OpHandle> Directive<O> for EmitCGlobalOpTypeAndInitialValue {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let ctx = parser.context();
        let ty = parser.parse_type()?;
        let mut value = None;
        if parser.consume_if(TokenKind::Equal) {
            let found = parser.parse_attribute(type_of_value(ctx, ty))?;
            let is_number = matches!(found.kind(ctx), AttrKind::Integer { .. } | AttrKind::Float { .. });
            if !(is_number || is_elements(ctx, found) || is_named(ctx, found, "emitc", &["opaque"])) {
                let message = "initial value should be a integer, float, elements or opaque attribute";
                return Err(parser.error_at(parser.name_offset(), message));
            }
            value = Some(found);
        }
        set(directive, ty, value);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(value) = print_type_before_value(directive) else { return };
        directive.printer().print_attribute_with(value, TypeElision::Must);
    }
}

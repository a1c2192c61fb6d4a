//! Directives of the dialect `memref`, and the result types of its operations.

use ir_core::predicates::shaped::{element_type, has_static_shape, ranked_tensor_type, shape};
use ir_core::text::TypeElision;

use crate::prelude::*;
use crate::syntax::initial_values::{is_elements, print_type_before_value, set};

/// `custom<GlobalMemrefOpTypeAndInitialValue>($type, $value)`: `memref<2xf32> = dense<1.0>`, with
/// `uninitialized` for the value, or the type alone.
#[derive(Clone, Copy, Debug)]
pub struct GlobalMemrefOpTypeAndInitialValue;

/// `memref.distinct_objects`: the types of the operands.
#[derive(Clone, Copy, Debug)]
pub struct DistinctObjects;

impl InferTypeOpInterface for DistinctObjects {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        Ok(inputs.operand_types().collect())
    }
}

impl<O: OpHandle> Directive<O> for GlobalMemrefOpTypeAndInitialValue {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let ctx = parser.context();
        let ty = parser.parse_type()?;
        if !matches!(ty.kind(ctx), TypeKind::MemRef { .. }) || !has_static_shape(ctx, ty) {
            let ty = ty.to_text(ctx);
            let message = format!("type should be static shaped memref, but got '{ty}'");
            return Err(parser.error_at(parser.name_offset(), &message));
        }
        let mut value = None;
        if parser.consume_if(TokenKind::Equal) {
            if parser.consume_keyword("uninitialized") {
                value = Some(Attribute::UNIT);
            } else {
                let shape = element_type(ctx, ty).zip(shape(ctx, ty));
                let tensor = shape.and_then(|(element, shape)| ranked_tensor_type(ctx, shape, element));
                let found = parser.parse_attribute(tensor)?;
                if !is_elements(ctx, found) {
                    let message = "initial value should be a unit or elements attribute";
                    return Err(parser.error_at(parser.name_offset(), message));
                }
                value = Some(found);
            }
        }
        set(directive, ty, value);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(value) = print_type_before_value(directive) else { return };
        let printer = directive.printer();
        if value == Attribute::UNIT {
            printer.text("uninitialized");
        } else {
            printer.print_attribute_with(value, TypeElision::Must);
        }
    }
}

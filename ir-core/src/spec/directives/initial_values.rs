//! Types of globals with their initial values.

use crate::context::{AttrKind, Attribute, Context, Type, TypeKind};
use crate::ods_support::attributes::{is_named, type_value};
use crate::ods_support::build::type_attr;
use crate::ods_support::shaped::{element_type, has_static_shape, ranked_tensor_type, shape};
use crate::spec::def::{DefStorage, Interned as _, Param};
use crate::spec::{Directive, DirectiveParser, DirectivePrinter, OpHandle, Step};
use crate::text::{ParseResult, PrintStep, TokenKind, TypeElision};

/// `custom<EmitCGlobalOpTypeAndInitialValue>($type, $value)` and `custom<EmitCFieldOpTypeAndInitialValue>($type, $value)`:
/// `i32 = 4`, or the type alone.
#[derive(Clone, Copy, Debug)]
pub struct EmitCTypeAndInitialValue;

/// `custom<GlobalMemrefOpTypeAndInitialValue>($type, $value)`: `memref<2xf32> = dense<1.0>`, with `uninitialized` for the
/// value, or the type alone.
#[derive(Clone, Copy, Debug)]
pub struct GlobalMemrefOpTypeAndInitialValue;

/// `custom<TypedInitialValue>($type, $value)` of the dialect `ml_program`: `(4 : i32) : i32`, or `: i32`.
#[derive(Clone, Copy, Debug)]
pub struct TypedInitialValue;

/// Whether an attribute is an `ElementsAttr`.
fn is_elements(ctx: &Context, attribute: Attribute) -> bool {
    matches!(
        attribute.kind(ctx),
        AttrKind::DenseElements { .. }
            | AttrKind::DenseStrings { .. }
            | AttrKind::SparseElements { .. }
            | AttrKind::DenseResource { .. }
            | AttrKind::DenseArray { .. }
    )
}

/// The type that values of a type are written with: tensors for the arrays of the dialect `emitc`.
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

/// Gives the arguments a type and a value.
fn set(directive: &mut DirectiveParser<'_, '_, '_>, ty: Type, value: Option<Attribute>) {
    let ty = type_attr(directive.parser().parser.context(), ty);
    directive.set_attribute(0, ty);
    directive.set_attribute(1, value);
}

fn print_type(directive: &mut DirectivePrinter<'_, '_, '_>) {
    let ctx = directive.printer().context();
    if let Some(ty) = directive.attribute(0).and_then(|attr| type_value(ctx, attr)) {
        directive.printer().printer.print_type(ty);
    }
}

/// Prints the type, and ` = ` if there is a value to follow.
fn print_type_before_value(directive: &mut DirectivePrinter<'_, '_, '_>) -> Option<Attribute> {
    print_type(directive);
    let value = directive.attribute(1)?;
    directive.printer().printer.text(" = ");
    Some(value)
}

impl<O: OpHandle> Directive<O> for EmitCTypeAndInitialValue {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _step: usize) -> ParseResult<Step> {
        let parser = directive.parser();
        let ctx = parser.parser.context();
        let ty = parser.parser.parse_type()?;
        let mut value = None;
        if parser.parser.consume_if(TokenKind::Equal) {
            let found = parser.parser.parse_attribute(type_of_value(ctx, ty))?;
            let is_number = matches!(found.kind(ctx), AttrKind::Integer { .. } | AttrKind::Float { .. });
            if !(is_number || is_elements(ctx, found) || is_named(ctx, found, "emitc", &["opaque"])) {
                let message = "initial value should be a integer, float, elements or opaque attribute";
                return Err(parser.error_at(parser.name_offset(), message));
            }
            value = Some(found);
        }
        set(directive, ty, value);
        Ok(Step::Done(true))
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O, _step: usize) -> Option<PrintStep> {
        let value = print_type_before_value(directive)?;
        directive.printer().printer.print_attribute_with(value, TypeElision::Must);
        None
    }
}

impl<O: OpHandle> Directive<O> for GlobalMemrefOpTypeAndInitialValue {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _step: usize) -> ParseResult<Step> {
        let parser = directive.parser();
        let ctx = parser.parser.context();
        let ty = parser.parser.parse_type()?;
        if !matches!(ty.kind(ctx), TypeKind::MemRef { .. }) || !has_static_shape(ctx, ty) {
            let ty = ty.to_text(ctx);
            let message = format!("type should be static shaped memref, but got '{ty}'");
            return Err(parser.error_at(parser.name_offset(), &message));
        }
        let mut value = None;
        if parser.parser.consume_if(TokenKind::Equal) {
            if parser.parser.consume_keyword("uninitialized") {
                value = Some(Attribute::UNIT);
            } else {
                let shape = element_type(ctx, ty).zip(shape(ctx, ty));
                let tensor = shape.and_then(|(element, shape)| ranked_tensor_type(ctx, shape, element));
                let found = parser.parser.parse_attribute(tensor)?;
                if !is_elements(ctx, found) {
                    let message = "initial value should be a unit or elements attribute";
                    return Err(parser.error_at(parser.name_offset(), message));
                }
                value = Some(found);
            }
        }
        set(directive, ty, value);
        Ok(Step::Done(true))
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O, _step: usize) -> Option<PrintStep> {
        let value = print_type_before_value(directive)?;
        let printer = &mut directive.printer().printer;
        match value {
            Attribute::UNIT => printer.text("uninitialized"),
            value => printer.print_attribute_with(value, TypeElision::Must),
        }
        None
    }
}

impl<O: OpHandle> Directive<O> for TypedInitialValue {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _step: usize) -> ParseResult<Step> {
        let parser = &mut directive.parser().parser;
        let mut value = None;
        if parser.consume_if(TokenKind::LParen) {
            value = Some(parser.parse_attribute(None)?);
            parser.parse_token(TokenKind::RParen, "expected ')'")?;
        }
        let ty = parser.parse_colon_type()?;
        set(directive, ty, value);
        Ok(Step::Done(true))
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O, _step: usize) -> Option<PrintStep> {
        if let Some(value) = directive.attribute(1) {
            let printer = &mut directive.printer().printer;
            printer.text("(");
            printer.print_attribute(value);
            printer.text(")");
        }
        directive.printer().printer.text(" : ");
        print_type(directive);
        None
    }
}

//! Operands with their device types.

use crate::prelude::*;
use crate::syntax::words::{elements_of, print_typed_value};
use ir_core::attr_or_type::Interned as _;
use ir_core::predicates::{
    attributes::{bool_value, dense_array_ints},
    build::{bool_attr, dense_i32_array_attr},
};
use ir_core::text::Parser;

/// `custom<DeviceTypeOperands>($operands, type($operands), $deviceTypes)`:
/// `%a : i64, %b : i32 [#acc.device_type<nvidia>]`.
#[derive(Clone, Copy, Debug)]
pub struct DeviceTypeOperands;

/// `custom<DeviceTypeOperandsWithKeywordOnly>($operands, type($operands), $deviceTypes, $keywordOnly)`:
/// nothing, or `([#acc.device_type<nvidia>], %a : i64)`. Either list may be absent.
#[derive(Clone, Copy, Debug)]
pub struct DeviceTypeOperandsWithKeywordOnly;

/// `custom<NumGangs>($operands, type($operands), $deviceTypes, $segments)`:
/// `{%a : i64, %b : i64} [#acc.device_type<nvidia>], {%c : i64}`.
#[derive(Clone, Copy, Debug)]
pub struct NumGangs;

/// `custom<WaitClause>($operands, type($operands), $deviceTypes, $segments, $hasDevNum, $keywordOnly)`:
/// nothing, or `([#acc.device_type<nvidia>], {devnum: %a : i64, %b : i64})`. Either list may be absent.
#[derive(Clone, Copy, Debug)]
pub struct WaitClause;

/// Operands with their device types.
#[derive(Default)]
struct Operands {
    values: Vec<Operand>,
    types: Vec<Type>,
    device_types: Vec<Attribute>,
    /// The segment sizes of operands in braces.
    segments: Vec<i64>,
    /// Whether a segment begins with `devnum:`.
    has_device_number: Vec<bool>,
}

impl Operands {
    /// Parses `%a : type`.
    fn value(&mut self, parser: &mut OperationParser<'_>) -> ParseResult<()> {
        self.values.push(parser.parse_operand()?);
        self.types.push(parser.parse_colon_type()?);
        Ok(())
    }

    /// Parses `%a : type [device]`.
    fn value_of_device(&mut self, parser: &mut OperationParser<'_>) -> ParseResult<()> {
        self.value(parser)?;
        self.device(parser, true)
    }

    /// Parses an optional device type in brackets.
    fn device(&mut self, parser: &mut OperationParser<'_>, is_checked: bool) -> ParseResult<()> {
        let device = if parser.consume_if(TokenKind::LSquare) {
            let at = parser.token().start;
            let device = parser.parse_attribute(None)?;
            if is_checked && !is_device_type(parser.context(), device) {
                return Err(parser.error_at(at, "invalid kind of attribute specified"));
            }
            parser.parse_token(TokenKind::RSquare, "expected ']'")?;
            device
        } else {
            no_device(parser.context())?
        };
        self.device_types.push(device);
        Ok(())
    }

    /// Parses `{devnum: %a : type, %b : type} [device]`.
    fn group(&mut self, parser: &mut OperationParser<'_>, may_have_number: bool) -> ParseResult<()> {
        parser.parse_token(TokenKind::LBrace, "expected '{'")?;
        let has_number = may_have_number && parser.consume_keyword("devnum");
        if has_number {
            parser.parse_token(TokenKind::Colon, "expected ':'")?;
        }
        self.has_device_number.push(has_number);
        let before = self.values.len();
        parser.parse_list(Delimiter::None, "", |parser| self.value(parser))?;
        self.segments.push((self.values.len() - before) as i64);
        parser.parse_token(TokenKind::RBrace, "expected '}'")?;
        self.device(parser, false)
    }

    /// Sets the first three arguments to the entries from `at` on.
    fn set(&self, directive: &mut DirectiveParser<'_, '_, '_>, at: u32) {
        directive.set_operands(0, &self.values, at);
        directive.set_types(1, &self.types);
        let device_types = array_attr(directive.parser().context(), &self.device_types);
        directive.set_attribute(2, device_types);
    }
}

fn is_device_type(ctx: &Context, attribute: Attribute) -> bool {
    let spec = attribute.def_storage(ctx).map(|storage| storage.spec());
    spec.is_some_and(|spec| spec.dialect == "acc" && spec.mnemonic == "device_type")
}

/// `#acc.device_type<none>`
fn no_device(ctx: &Context) -> ParseResult<Attribute> {
    let text = b"#acc.device_type<none>";
    Parser::new(ctx, "", text).map_err(|_| ir_core::text::ParseFailure)?.parse_attribute(None)
}

/// Whether this is `#acc.device_type<none>`.
fn is_no_device(ctx: &Context, attribute: Attribute) -> bool {
    is_device_type(ctx, attribute) && no_device(ctx).is_ok_and(|none| none == attribute)
}

/// Parses the optional `[#acc.device_type<nvidia>],`.
fn parse_keyword_only(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Attribute>> {
    let mut devices = Vec::new();
    if parser.consume_if(TokenKind::LSquare) {
        parser.parse_list(Delimiter::None, "", |parser| {
            devices.push(parser.parse_attribute(None)?);
            Ok(())
        })?;
        parser.parse_token(TokenKind::RSquare, "expected ']'")?;
        parser.parse_token(TokenKind::Comma, "expected ','")?;
    }
    Ok(devices)
}

fn print_device(printer: &mut OperationPrinter<'_>, device: Option<&Attribute>) {
    let Some(device) = device.filter(|device| !is_no_device(printer.context(), **device)) else { return };
    printer.text(" [").print_attribute(*device);
    printer.text("]");
}

/// Prints operands, each with its device type.
fn print_values(directive: &mut DirectivePrinter<'_, '_, '_>) {
    let (values, devices) = (directive.operands(0), elements_of(directive, 2));
    let printer = directive.printer();
    for (index, (value, device)) in values.into_iter().zip(devices).enumerate() {
        printer.text(if index == 0 { "" } else { ", " });
        print_typed_value(printer, value);
        print_device(printer, Some(device));
    }
}

/// Prints operand segments, each with its device type.
fn print_groups(directive: &mut DirectivePrinter<'_, '_, '_>, has_number: &[Attribute]) {
    let (values, devices) = (directive.operands(0), elements_of(directive, 2));
    let ctx = directive.printer().context();
    let segments = directive.attribute(3).and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default();
    let printer = directive.printer();
    let mut values = values.into_iter();
    for (index, segment) in segments.into_iter().enumerate().take(devices.len()) {
        printer.text(if index == 0 { "{" } else { ", {" });
        let begins_with_number = has_number.get(index).and_then(|value| bool_value(ctx, *value));
        printer.text(if begins_with_number == Some(true) { "devnum: " } else { "" });
        for (index, value) in values.by_ref().take(usize::try_from(segment).unwrap_or(0)).enumerate() {
            printer.text(if index == 0 { "" } else { ", " });
            print_typed_value(printer, value);
        }
        printer.text("}");
        print_device(printer, devices.get(index));
    }
}

/// Prints `(` and the device types without operands. Returns `false` if the bare keyword of the clause
/// implies them.
fn print_keyword_only(directive: &mut DirectivePrinter<'_, '_, '_>, argument: usize) -> bool {
    let devices = elements_of(directive, argument);
    let has_values = !directive.operands(0).is_empty();
    let printer = directive.printer();
    if !has_values && matches!(devices, [device] if is_no_device(printer.context(), *device)) {
        return false;
    }
    printer.text("(");
    for (index, device) in devices.iter().enumerate() {
        printer.text(if index == 0 { "[" } else { ", " }).print_attribute(*device);
    }
    printer.text(if devices.is_empty() { "" } else { "]" });
    printer.text(if has_values && !devices.is_empty() { ", " } else { "" });
    true
}

/// Sets an argument to the device types that the bare keyword of the clause implies.
fn set_nothing(directive: &mut DirectiveParser<'_, '_, '_>, argument: usize) -> ParseResult<bool> {
    let ctx = directive.parser().context();
    let none = no_device(ctx)?;
    directive.set_attribute(argument, array_attr(ctx, &[none]));
    Ok(true)
}

impl<O: OpHandle> Directive<O> for DeviceTypeOperands {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let mut operands = Operands::default();
        parser.parse_list(Delimiter::None, "", |parser| operands.value_of_device(parser))?;
        operands.set(directive, at);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_values(directive);
    }
}

impl<O: OpHandle> Directive<O> for DeviceTypeOperandsWithKeywordOnly {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        if !parser.consume_if(TokenKind::LParen) {
            return set_nothing(directive, 3);
        }
        // MLIR ignores the contents of the brackets.
        parse_keyword_only(parser)?;
        let at = parser.token().start;
        let mut operands = Operands::default();
        parser.parse_list(Delimiter::None, "", |parser| operands.value_of_device(parser))?;
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
        operands.set(directive, at);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        if print_keyword_only(directive, 3) {
            print_values(directive);
            directive.printer().text(")");
        }
    }
}

impl<O: OpHandle> Directive<O> for NumGangs {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let mut operands = Operands::default();
        parser.parse_list(Delimiter::None, "", |parser| operands.group(parser, false))?;
        let segments = dense_i32_array_attr(parser.context(), &operands.segments);
        operands.set(directive, at);
        directive.set_attribute(3, segments);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_groups(directive, &[]);
    }
}

impl<O: OpHandle> Directive<O> for WaitClause {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        if !parser.consume_if(TokenKind::LParen) {
            return set_nothing(directive, 5);
        }
        let keyword_only = parse_keyword_only(parser)?;
        let at = parser.token().start;
        let mut operands = Operands::default();
        parser.parse_list(Delimiter::None, "", |parser| operands.group(parser, true))?;
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
        let ctx = parser.context();
        let has_number: Vec<Attribute> =
            operands.has_device_number.iter().map(|has| bool_attr(ctx, *has)).collect();
        operands.set(directive, at);
        directive.set_attribute(3, dense_i32_array_attr(ctx, &operands.segments));
        directive.set_attribute(4, array_attr(ctx, &has_number));
        directive.set_attribute(5, array_attr(ctx, &keyword_only));
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        if print_keyword_only(directive, 5) {
            let has_number = elements_of(directive, 4);
            print_groups(directive, has_number);
            directive.printer().text(")");
        }
    }
}

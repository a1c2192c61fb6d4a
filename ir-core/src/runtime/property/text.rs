//! Syntax of properties in declarative formats (`parser`, `optionalParser` and `printer` in
//! `mlir/IR/Properties.td` and `mlir/IR/EnumAttr.td`).

use super::{Bool, Enum, EnumOrAttr, I32, I32List, I64, I64List, List, Optional, OptionalSome, PropertyForm};
use super::{Str, Unit};
use crate::attr_or_type::{DefHandle, Param, ParamKind, parse_optional_param, parse_param, print_param};
use crate::context::{Attribute, function_traits};
use crate::runtime::EnumValue;
use crate::text::{Delimiter, ParseFailure, ParseResult, Parser, Printer, TokenKind};

/// The syntax of a property's values.
pub trait PropertyText: PropertyForm {
    /// Parses a value. If it `may_be_absent`, `None` means that no value begins at the next token.
    /// Otherwise, `None` means that parsing failed without a specific message.
    ///
    /// # Errors
    /// With MLIR's messages.
    fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<Self::Value>>;

    /// Prints a value.
    fn print(printer: &mut Printer<'_>, value: &Self::Value);
}

function_traits! {
    /// A parser of a property, as [`PropertyText::parse`], to the attribute that stores the value.
    PropertyParseHook = Fn(&mut Parser<'_>, bool) -> ParseResult<Option<Attribute>>;
    /// A printer of a stored property.
    PropertyPrintHook = Fn(&mut Printer<'_>, Attribute);
}

/// The parser and the printer of a property.
#[derive(Clone, Copy, Debug)]
pub struct TextHooks {
    /// Parses a value.
    pub parse: &'static dyn PropertyParseHook,
    /// Prints a stored value.
    pub print: &'static dyn PropertyPrintHook,
}

impl TextHooks {
    /// The functions of a form.
    pub(super) const fn new<P: PropertyText>() -> TextHooks {
        TextHooks {
            parse: &|parser, may_be_absent| {
                let value = P::parse(parser, may_be_absent)?;
                Ok(value.map(|value| P::write(parser.context(), P::given(&value))))
            },
            print: &|printer, stored| {
                if let Ok(value) = P::read(printer.context(), stored) {
                    P::print(printer, &value);
                }
            },
        }
    }

    /// The functions of a property without a syntax.
    pub(super) const NONE: TextHooks = TextHooks { parse: &|_, _| Ok(None), print: &|_, _| {} };
}

/// Parses a value as a parameter of that kind (`FieldParser`).
fn parse_field(parser: &mut Parser<'_>, kind: &ParamKind, may_be_absent: bool) -> ParseResult<Option<Param>> {
    if may_be_absent { parse_optional_param(parser, kind) } else { parse_param(parser, kind).map(Some) }
}

/// The integer of a parameter.
fn number(param: Option<Param>) -> Option<i64> {
    if let Some(Param::Int(value)) = param { Some(value) } else { None }
}

macro_rules! integer_text {
    ($form:ident, $integer:ty, $list:ident) => {
        impl PropertyText for $form {
            fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<$integer>> {
                let kind = ParamKind::Integer { width: <$integer>::BITS, is_signed: true };
                Ok(number(parse_field(parser, &kind, may_be_absent)?).map(|value| value as $integer))
            }

            fn print(printer: &mut Printer<'_>, value: &$integer) {
                printer.display(value);
            }
        }

        impl PropertyText for $list {
            fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<Vec<$integer>>> {
                List::<$form>::parse(parser, may_be_absent)
            }

            fn print(printer: &mut Printer<'_>, values: &Vec<$integer>) {
                List::<$form>::print(printer, values);
            }
        }
    };
}

integer_text!(I64, i64, I64List);
integer_text!(I32, i32, I32List);

impl PropertyText for Bool {
    fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<bool>> {
        Ok(number(parse_field(parser, &ParamKind::Bool, may_be_absent)?).map(|value| value != 0))
    }

    fn print(printer: &mut Printer<'_>, value: &bool) {
        printer.display(value);
    }
}

impl PropertyText for Unit {
    fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<bool>> {
        for (keyword, value) in [("unit", true), ("unit_absent", false)] {
            if parser.consume_keyword(keyword) {
                return Ok(Some(value));
            }
        }
        if may_be_absent {
            Ok(None)
        } else {
            Err(parser.definition_error_here("expected 'unit' or 'unit_absent'"))
        }
    }

    fn print(printer: &mut Printer<'_>, value: &bool) {
        printer.text(if *value { "unit" } else { "unit_absent" });
    }
}

impl PropertyText for Str {
    fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<String>> {
        match parser.parse_optional_string() {
            Some(text) => Ok(Some(String::from_utf8_lossy(&text).into_owned())),
            None if may_be_absent => Ok(None),
            None => Err(parser.definition_error_here("expected string")),
        }
    }

    fn print(printer: &mut Printer<'_>, value: &String) {
        printer.print_string(value.as_bytes());
    }
}

impl<E: EnumValue + Copy, const WIDTH: u32> PropertyText for Enum<E, WIDTH> {
    fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<E>> {
        let value = number(parse_field(parser, &ParamKind::EnumField(E::CASES), may_be_absent)?);
        Ok(value.and_then(|value| E::from_value(value as u64)))
    }

    fn print(printer: &mut Printer<'_>, value: &E) {
        print_param(printer, &ParamKind::EnumField(E::CASES), &Param::Int(value.value() as i64));
    }
}

impl<E, A, const WIDTH: u32> PropertyText for EnumOrAttr<E, A, WIDTH>
where
    E: EnumValue + Copy,
    A: DefHandle<Base = Attribute>,
{
    fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<E>> {
        Enum::<E, WIDTH>::parse(parser, may_be_absent)
    }

    fn print(printer: &mut Printer<'_>, value: &E) {
        Enum::<E, WIDTH>::print(printer, value);
    }
}

impl<P: PropertyText + 'static> PropertyText for List<P> {
    fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<Vec<P::Value>>> {
        if may_be_absent && !parser.is_at(TokenKind::LSquare) {
            return Ok(None);
        }
        let mut values = Vec::new();
        parser.parse_list(Delimiter::Square, "", |parser| {
            values.push(P::parse(parser, false)?.ok_or(ParseFailure)?);
            Ok(())
        })?;
        Ok(Some(values))
    }

    fn print(printer: &mut Printer<'_>, values: &Vec<P::Value>) {
        printer.text("[");
        printer.print_list(values, P::print);
        printer.text("]");
    }
}

impl<P: PropertyText + 'static> PropertyText for Optional<P> {
    fn parse(parser: &mut Parser<'_>, _may_be_absent: bool) -> ParseResult<Option<Option<P::Value>>> {
        if parser.consume_keyword("none") {
            return Ok(Some(None));
        }
        Ok(P::parse(parser, true)?.map(Some))
    }

    fn print(printer: &mut Printer<'_>, value: &Option<P::Value>) {
        if let Some(value) = value { P::print(printer, value) } else { printer.text("none") }
    }
}

impl<P: PropertyText + 'static> PropertyText for OptionalSome<P> {
    fn parse(parser: &mut Parser<'_>, may_be_absent: bool) -> ParseResult<Option<Option<P::Value>>> {
        if parser.consume_keyword("none") {
            return Ok(Some(None));
        }
        if !parser.consume_keyword("some") {
            return if may_be_absent {
                Ok(None)
            } else {
                Err(parser.definition_error_here("expected 'none' or 'some<prop>'"))
            };
        }
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let value = P::parse(parser, false)?.ok_or(ParseFailure)?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(Some(Some(value)))
    }

    fn print(printer: &mut Printer<'_>, value: &Option<P::Value>) {
        match value {
            Some(value) => {
                printer.text("some<");
                P::print(printer, value);
                printer.text(">");
            }
            None => printer.text("none"),
        }
    }
}

/// Parses `keyword<…>`, or a value without a keyword; as [`PropertyText::parse`].
pub fn parse(
    hooks: &TextHooks,
    keyword: &str,
    parser: &mut Parser<'_>,
    may_be_absent: bool,
) -> ParseResult<Option<Attribute>> {
    if keyword.is_empty() {
        return (hooks.parse)(parser, may_be_absent);
    }
    if !parser.consume_keyword(keyword) {
        return if may_be_absent {
            Ok(None)
        } else {
            Err(parser.definition_error_here(format!("expected '{keyword}'")))
        };
    }
    parser.parse_token(TokenKind::Less, "expected '<'")?;
    let value = (hooks.parse)(parser, false)?;
    parser.parse_token(TokenKind::Greater, "expected '>'")?;
    Ok(value)
}

/// Prints `keyword<…>`, or a value without a keyword.
pub fn print(hooks: &TextHooks, keyword: &str, printer: &mut Printer<'_>, stored: Attribute) {
    if keyword.is_empty() {
        return (hooks.print)(printer, stored);
    }
    printer.text(keyword);
    printer.text("<");
    (hooks.print)(printer, stored);
    printer.text(">");
}

//! Parsing and printing of declarative formats of types and attributes.

use super::parse::{parse_optional_param, parse_param};
use super::print::{is_default, print_param, print_qualified};
use super::{Param, ParamSpec};
use crate::context::function_traits;
use crate::text::{
    ParseResult, Parser, Printer, TokenKind,
    walk::{self, FormatReader, FormatWriter, Role},
};
use ods_schema::format::{DefElement, DefPart, Field};

/// The parsed values, by parameter index.
pub type Values = [Option<Param>];

function_traits! {
    /// A parser of a custom directive. Returns whether an optional directive was present.
    CustomParseHook = Fn(&mut Parser<'_>, &mut Values) -> ParseResult<bool>;
    /// A printer of a custom directive.
    CustomPrintHook = Fn(&mut Printer<'_>, &[Param]);
}

/// The functions of a custom directive.
#[derive(Clone, Copy, Debug)]
pub struct CustomHooks {
    /// Parses its syntax into values.
    pub parse: &'static dyn CustomParseHook,
    /// Prints its syntax.
    pub print: &'static dyn CustomPrintHook,
}

/// A format with the functions of its custom directives, in order.
#[derive(Clone, Copy, Debug)]
pub struct DefFormat {
    /// The elements in order.
    pub elements: &'static [DefElement<'static>],
    /// The custom directives.
    pub custom: &'static [CustomHooks],
}

impl DefFormat {
    /// Parses the parameters of the definition `name`.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    pub(super) fn parse(
        self,
        parser: &mut Parser<'_>,
        name: &'static str,
        specs: &'static [ParamSpec],
        values: &mut Values,
    ) -> ParseResult<()> {
        let mut reader = Reader { parser, name, specs, custom: self.custom, values };
        walk::read(&mut reader, self.elements, Role::Plain)
    }

    /// Prints the parameters of a definition.
    pub(super) fn print(self, printer: &mut Printer<'_>, specs: &[ParamSpec], values: &[Param]) {
        walk::print(&mut Writer { printer, specs, custom: self.custom, values }, self.elements);
    }
}

/// Parses the parameters of a format.
struct Reader<'v, 'p, 't> {
    parser: &'p mut Parser<'t>,
    name: &'static str,
    specs: &'static [ParamSpec],
    custom: &'static [CustomHooks],
    values: &'v mut Values,
}

impl FormatReader<DefPart<'static>, usize> for Reader<'_, '_, '_> {
    fn literal(&mut self, word: &'static str) -> ParseResult<()> {
        parse_literal(self.parser, word)
    }

    fn optional_literal(&mut self, word: &'static str) -> bool {
        parse_optional_literal(self.parser, word)
    }

    fn part(&mut self, part: &DefPart<'static>, role: Role) -> ParseResult<bool> {
        match part {
            DefPart::Param { index, .. } => {
                let begins_group = role == Role::BeginsGroup;
                self.param(*index, begins_group && self.specs[*index].default.is_optional())?;
                Ok(!begins_group || self.is_given(*index))
            }
            DefPart::Params { indices, .. } => self.params(indices).map(|()| true),
            DefPart::Struct { fields, .. } => self.fields(fields).map(|()| true),
            DefPart::Custom(index) => (self.custom[*index].parse)(self.parser, self.values),
        }
    }

    /// Types and attributes have no flags.
    fn set(&mut self, _: &usize) {}

    /// They have no lists of clauses either.
    fn clause(&mut self, _: &'static str) -> ParseResult<()> {
        Ok(())
    }
}

impl Reader<'_, '_, '_> {
    /// Whether a parameter was parsed and differs from its default value.
    fn is_given(&self, index: usize) -> bool {
        let given = self.values[index].as_ref();
        given.is_some_and(|value| !is_default(self.parser.context(), &self.specs[index], value))
    }

    /// Parses a parameter. It `may_be_absent` where its absence makes its group absent. MLIR 22 requires
    /// types and attributes there, so that it does not read the text that it prints without them.
    fn param(&mut self, index: usize, may_be_absent: bool) -> ParseResult<()> {
        let ParamSpec { kind, name, cpp, .. } = &self.specs[index];
        let value = if may_be_absent {
            parse_optional_param(self.parser, kind)
        } else {
            parse_param(self.parser, kind).map(Some)
        };
        let Ok(value) = value else {
            let definition = self.name;
            let message = format!("failed to parse {definition} parameter '{name}' which is to be a `{cpp}`");
            return Err(self.parser.definition_error_here(message));
        };
        self.values[index] = value;
        Ok(())
    }

    fn params(&mut self, indices: &[usize]) -> ParseResult<()> {
        let mut is_after_value = false;
        for (position, index) in indices.iter().enumerate() {
            let is_optional = self.specs[*index].default.is_optional();
            if position != 0 && is_after_value {
                if !is_optional {
                    parse_literal(self.parser, ",")?;
                } else if !parse_optional_literal(self.parser, ",") {
                    return Ok(());
                }
            }
            self.param(*index, false)?;
            is_after_value = !is_optional || self.is_given(*index);
        }
        Ok(())
    }

    fn fields(&mut self, fields: &[Field]) -> ParseResult<()> {
        let mut seen = vec![false; fields.len()];
        let may_be_empty = fields.iter().all(|field| self.specs[param_of(field)].default.is_optional());
        loop {
            let Some(key) = self.parser.parse_optional_keyword() else {
                if may_be_empty && !seen.contains(&true) {
                    return Ok(());
                }
                let _ = self.parser.definition_error_here("expected valid keyword");
                return Err(self.parser.definition_error_here("expected a parameter name in struct"));
            };
            parse_literal(self.parser, "=")?;
            let is_meant = |(position, field): &(usize, &Field)| {
                !seen[*position] && self.specs[param_of(field)].name == key
            };
            let Some((position, field)) = fields.iter().enumerate().find(is_meant) else {
                let message = format!("duplicate or unknown struct parameter name: {key}");
                return Err(self.parser.definition_error_here(message));
            };
            seen[position] = true;
            match *field {
                Field::Param(index) => self.param(index, false)?,
                Field::Custom(_, custom) => {
                    (self.custom[custom].parse)(self.parser, self.values)?;
                }
            }
            if !self.parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        for (field, _) in fields.iter().zip(&seen).filter(|(_, seen)| !**seen) {
            let spec = &self.specs[param_of(field)];
            if !spec.default.is_optional() {
                let message = format!("struct is missing required parameter: {}", spec.name);
                return Err(self.parser.definition_error_here(message));
            }
        }
        Ok(())
    }
}

/// The index of the parameter of a field.
fn param_of(field: &Field) -> usize {
    match *field {
        Field::Param(index) | Field::Custom(index, _) => index,
    }
}

/// Parses a keyword or punctuation.
fn parse_literal(parser: &mut Parser<'_>, text: &str) -> ParseResult<()> {
    if parse_optional_literal(parser, text) {
        return Ok(());
    }
    let message = format!("expected '{text}'");
    // Errors about punctuation come from the base parser, without the prefix of the definition.
    let is_word = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    Err(if is_word { parser.definition_error_here(message) } else { parser.wrong_token(message) })
}

/// Parses a keyword or punctuation if it is next.
fn parse_optional_literal(parser: &mut Parser<'_>, text: &str) -> bool {
    let is_there = parser.spelling() == text.as_bytes() && !parser.is_at(TokenKind::Eof);
    if is_there {
        parser.consume();
    }
    is_there
}

/// Prints the parameters of a format.
struct Writer<'v, 'p, 'c> {
    printer: &'p mut Printer<'c>,
    specs: &'v [ParamSpec],
    custom: &'static [CustomHooks],
    values: &'v [Param],
}

impl FormatWriter<DefPart<'_>, usize> for Writer<'_, '_, '_> {
    fn text(&mut self, text: &str) {
        self.printer.text(text);
    }

    fn newline(&mut self) {
        self.printer.text("\n");
    }

    fn is_present(&self, index: &usize) -> bool {
        !is_default(self.printer.context(), &self.specs[*index], &self.values[*index])
    }

    fn part(&mut self, part: &DefPart<'_>) {
        match *part {
            DefPart::Param { index, space, is_qualified } => self.param(index, space, is_qualified),
            DefPart::Params { indices, space } => self.params(indices, space),
            DefPart::Struct { fields, space } => self.fields(fields, space),
            DefPart::Custom(index) => (self.custom[index].print)(self.printer, self.values),
        }
    }
}

impl Writer<'_, '_, '_> {
    /// Prints the space before an element.
    fn space(&mut self, space: bool) {
        if space {
            self.printer.text(" ");
        }
    }

    fn param(&mut self, index: usize, space: bool, is_qualified: bool) {
        if self.is_present(&index) {
            self.space(space);
            let print = if is_qualified { print_qualified } else { print_param };
            print(self.printer, &self.specs[index].kind, &self.values[index]);
        }
    }

    fn params(&mut self, indices: &[usize], space: bool) {
        let given: Vec<usize> = indices.iter().copied().filter(|index| self.is_present(index)).collect();
        self.space(space && !given.is_empty());
        let (specs, values) = (self.specs, self.values);
        self.printer
            .print_list(given, |printer, index| print_param(printer, &specs[index].kind, &values[index]));
    }

    fn fields(&mut self, fields: &[Field], space: bool) {
        let given: Vec<&Field> = fields.iter().filter(|field| self.is_present(&param_of(field))).collect();
        self.space(space && !given.is_empty());
        let (specs, values, custom) = (self.specs, self.values, self.custom);
        self.printer.print_list(given, |printer, field| {
            let index = param_of(field);
            printer.text(specs[index].name);
            printer.text(" = ");
            match *field {
                Field::Param(_) => print_param(printer, &specs[index].kind, &values[index]),
                Field::Custom(_, custom_index) => (custom[custom_index].print)(printer, values),
            }
        });
    }
}

//! Declarative formats of types and attributes: steps that a generator writes, and what they do.

use super::parse::parse_param;
use super::print::{is_default, print_param, print_qualified};
use super::{Param, ParamSpec};
use crate::text::{ParseResult, Parser, Printer, TokenKind};

/// The values that were read so far, by the number of the parameter.
pub type Values = [Option<Param>];

/// Reads hand-written syntax into values; whether it was there at all, where it may be absent.
pub type ReadByHand = fn(&mut Parser<'_>, &mut Values) -> ParseResult<bool>;

/// Prints hand-written syntax of values.
pub type PrintByHand = fn(&mut Printer<'_>, &[Param]);

/// A step of reading.
#[derive(Debug)]
pub enum FormatParse {
    /// This word or punctuation.
    Literal(&'static str),
    /// A parameter by its number.
    Param(usize),
    /// Parameters with commas between them; it may end before those that may be absent.
    Params(&'static [usize]),
    /// `name = value` in any order with commas between them: of each the number, and how it is read by hand.
    Struct(&'static [(usize, Option<ReadByHand>)]),
    /// Hand-written syntax.
    Custom(ReadByHand),
    /// Steps that are there when the first one is, and others otherwise.
    Group {
        /// The first step.
        first: &'static FormatParse,
        /// The steps behind it.
        then: &'static [FormatParse],
        /// The steps otherwise.
        otherwise: &'static [FormatParse],
    },
}

/// A step of printing.
#[derive(Debug)]
pub enum FormatPrint {
    /// Words, punctuation and blanks.
    Text(&'static str),
    /// A parameter by its number, unless it has its default value.
    Param {
        /// The number.
        index: usize,
        /// Whether a blank stands before it.
        space: bool,
        /// Whether it is printed with its dialect.
        is_qualified: bool,
    },
    /// Parameters with commas between them, without those that have their default values.
    Params {
        /// Their numbers.
        indices: &'static [usize],
        /// Whether a blank stands before them.
        space: bool,
    },
    /// The same as `name = value`: of each the number, and how it is printed by hand.
    Struct {
        /// The fields.
        fields: &'static [(usize, Option<PrintByHand>)],
        /// Whether a blank stands before them.
        space: bool,
    },
    /// Hand-written syntax.
    Custom(PrintByHand),
    /// Steps that are printed when one of these parameters has not its default value, and others otherwise.
    Group {
        /// The parameters.
        presence: &'static [usize],
        /// Whether the steps are those for when none has.
        is_inverted: bool,
        /// The steps.
        then: &'static [FormatPrint],
        /// The others.
        otherwise: &'static [FormatPrint],
    },
}

/// What reading knows besides the steps.
struct Reader<'v> {
    name: &'static str,
    specs: &'static [ParamSpec],
    values: &'v mut Values,
}

/// Reads what the steps say into the values.
pub(super) fn parse(
    parser: &mut Parser<'_>,
    name: &'static str,
    specs: &'static [ParamSpec],
    values: &mut Values,
    steps: &[FormatParse],
) -> ParseResult<()> {
    Reader { name, specs, values }.steps(parser, steps)
}

impl Reader<'_> {
    fn steps(&mut self, parser: &mut Parser<'_>, steps: &[FormatParse]) -> ParseResult<()> {
        steps.iter().try_for_each(|step| self.step(parser, step))
    }

    fn step(&mut self, parser: &mut Parser<'_>, step: &FormatParse) -> ParseResult<()> {
        match step {
            FormatParse::Literal(text) => parse_literal(parser, text),
            FormatParse::Param(index) => self.param(parser, *index),
            FormatParse::Params(indices) => self.params(parser, indices),
            FormatParse::Struct(fields) => self.fields(parser, fields),
            FormatParse::Custom(read) => read(parser, self.values).map(|_| ()),
            FormatParse::Group { first, then, otherwise } => {
                let is_there = self.first(parser, first)?;
                self.steps(parser, if is_there { then } else { otherwise })
            }
        }
    }

    /// Reads the first step of a group; whether the group is there.
    fn first(&mut self, parser: &mut Parser<'_>, step: &FormatParse) -> ParseResult<bool> {
        match step {
            FormatParse::Literal(text) => Ok(parse_optional_literal(parser, text)),
            FormatParse::Custom(read) => read(parser, self.values),
            FormatParse::Param(index) => {
                self.param(parser, *index)?;
                Ok(self.is_given(parser, *index))
            }
            FormatParse::Params(indices) => {
                self.params(parser, indices)?;
                Ok(indices.iter().any(|index| self.is_given(parser, *index)))
            }
            FormatParse::Struct(fields) => {
                self.fields(parser, fields)?;
                Ok(fields.iter().any(|(index, _)| self.is_given(parser, *index)))
            }
            FormatParse::Group { .. } => {
                self.step(parser, step)?;
                Ok(true)
            }
        }
    }

    /// Whether a parameter was read, and is not its default value.
    fn is_given(&self, parser: &Parser<'_>, index: usize) -> bool {
        let given = self.values[index].as_ref();
        given.is_some_and(|value| !is_default(parser.context(), &self.specs[index], value))
    }

    fn param(&mut self, parser: &mut Parser<'_>, index: usize) -> ParseResult<()> {
        let spec = &self.specs[index];
        match parse_param(parser, &spec.kind) {
            Ok(value) => {
                self.values[index] = Some(value);
                Ok(())
            }
            Err(_) => {
                let (definition, name, cpp) = (self.name, spec.name, spec.cpp);
                let message =
                    format!("failed to parse {definition} parameter '{name}' which is to be a `{cpp}`");
                Err(parser.definition_error_here(message))
            }
        }
    }

    fn params(&mut self, parser: &mut Parser<'_>, indices: &[usize]) -> ParseResult<()> {
        let mut is_behind_value = false;
        for (number, index) in indices.iter().enumerate() {
            let is_optional = self.specs[*index].default.is_optional();
            if number != 0 && is_behind_value {
                if !is_optional {
                    parse_literal(parser, ",")?;
                } else if !parse_optional_literal(parser, ",") {
                    return Ok(());
                }
            }
            self.param(parser, *index)?;
            is_behind_value = !is_optional || self.is_given(parser, *index);
        }
        Ok(())
    }

    fn fields(&mut self, parser: &mut Parser<'_>, fields: &[(usize, Option<ReadByHand>)]) -> ParseResult<()> {
        let mut seen = vec![false; fields.len()];
        let may_be_empty = fields.iter().all(|(index, _)| self.specs[*index].default.is_optional());
        loop {
            let Some(key) = parser.parse_optional_keyword() else {
                if may_be_empty && !seen.contains(&true) {
                    return Ok(());
                }
                let _ = parser.definition_wrong_token("expected valid keyword");
                return Err(parser.definition_error_here("expected a parameter name in struct"));
            };
            parse_literal(parser, "=")?;
            let is_meant = |(number, (index, _)): &(usize, &(usize, _))| {
                !seen[*number] && self.specs[*index].name == key
            };
            let Some((number, (index, by_hand))) = fields.iter().enumerate().find(is_meant) else {
                let message = format!("duplicate or unknown struct parameter name: {key}");
                return Err(parser.definition_error_here(message));
            };
            seen[number] = true;
            match by_hand {
                Some(read) => {
                    read(parser, self.values)?;
                }
                None => self.param(parser, *index)?,
            }
            if !parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        for ((index, _), _) in fields.iter().zip(&seen).filter(|(_, seen)| !**seen) {
            let spec = &self.specs[*index];
            if !spec.default.is_optional() {
                let message = format!("struct is missing required parameter: {}", spec.name);
                return Err(parser.definition_error_here(message));
            }
        }
        Ok(())
    }
}

/// Reads this word or punctuation.
fn parse_literal(parser: &mut Parser<'_>, text: &str) -> ParseResult<()> {
    if parse_optional_literal(parser, text) {
        return Ok(());
    }
    let message = format!("expected '{text}'");
    // Punctuation is asked for below the level that knows of operations.
    let is_word = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    Err(if is_word { parser.definition_wrong_token(message) } else { parser.wrong_token(message) })
}

/// Reads this word or punctuation if it is there.
fn parse_optional_literal(parser: &mut Parser<'_>, text: &str) -> bool {
    let is_there = parser.spelling() == text.as_bytes() && !parser.at(TokenKind::Eof);
    if is_there {
        parser.consume();
    }
    is_there
}

/// Prints what the steps say of the values.
pub(super) fn print(printer: &mut Printer<'_>, specs: &[ParamSpec], values: &[Param], steps: &[FormatPrint]) {
    for step in steps {
        print_step(printer, specs, values, step);
    }
}

fn print_step(printer: &mut Printer<'_>, specs: &[ParamSpec], values: &[Param], step: &FormatPrint) {
    let ctx = printer.context();
    let is_given = |index: usize| !is_default(ctx, &specs[index], &values[index]);
    match step {
        FormatPrint::Text(text) => printer.text(text),
        FormatPrint::Param { index, space, is_qualified } => {
            if !is_given(*index) {
                return;
            }
            if *space {
                printer.text(" ");
            }
            let print = if *is_qualified { print_qualified } else { print_param };
            print(printer, &specs[*index].kind, &values[*index]);
        }
        FormatPrint::Params { indices, space } => {
            let mut given = indices.iter().filter(|index| is_given(**index)).peekable();
            if *space && given.peek().is_some() {
                printer.text(" ");
            }
            printer.list(given, |printer, index| print_param(printer, &specs[*index].kind, &values[*index]));
        }
        FormatPrint::Struct { fields, space } => {
            let mut given = fields.iter().filter(|(index, _)| is_given(*index)).peekable();
            if *space && given.peek().is_some() {
                printer.text(" ");
            }
            printer.list(given, |printer, (index, by_hand)| {
                printer.text(specs[*index].name);
                printer.text(" = ");
                match by_hand {
                    Some(print) => print(printer, values),
                    None => print_param(printer, &specs[*index].kind, &values[*index]),
                }
            });
        }
        FormatPrint::Custom(print_by_hand) => print_by_hand(printer, values),
        FormatPrint::Group { presence, is_inverted, then, otherwise } => {
            let is_there = presence.iter().any(|index| is_given(*index));
            print(printer, specs, values, if is_there != *is_inverted { then } else { otherwise });
        }
    }
}

//! The visibility of symbols.

use ir_core::predicates::attributes::string_value;
use ir_core::predicates::build::string_attr;

use crate::prelude::*;

/// `custom<SymbolVisibility>($visibility)`: `public`, `private`, `nested` or nothing; without the attribute
/// `public` is printed.
#[derive(Clone, Copy, Debug)]
pub struct SymbolVisibility;

/// Parses an optional visibility.
pub(crate) fn parse_visibility(parser: &mut OperationParser<'_>) -> Option<Attribute> {
    let words = ["public", "private", "nested"];
    let word = words.into_iter().find(|word| parser.consume_keyword(word))?;
    Some(string_attr(parser.context(), word))
}

/// Parses a visibility into the first argument. Returns whether there is one.
pub(crate) fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> bool {
    let visibility = parse_visibility(directive.parser());
    if visibility.is_some() {
        directive.set_attribute(0, visibility);
    }
    visibility.is_some()
}

/// Prints the visibility of the first argument.
pub(crate) fn print(directive: &mut DirectivePrinter<'_, '_, '_>) {
    let ctx = directive.printer().context();
    let visibility = directive.attribute(0).and_then(|visibility| string_value(ctx, visibility));
    directive.printer().text(visibility.unwrap_or("public"));
}

impl<O: OpHandle> Directive<O> for SymbolVisibility {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse(directive);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print(directive);
    }
}

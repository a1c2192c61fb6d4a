//! Sizes separated by `x`.

use crate::context::DYNAMIC;
use crate::predicates::{attributes::dense_array_ints, build::dense_i64_array_attr};
use crate::runtime::{Directive, DirectiveParser, DirectivePrinter, OpHandle};
use crate::text::{AsmParser, AsmPrinter, OperationParser, ParseResult, TokenKind};

/// `custom<DimensionList>($sizes)`: `2x3x?`, or `[]` for no sizes.
#[derive(Clone, Copy, Debug)]
pub struct DimensionList;

/// Parses sizes separated by `x`. The last size has no `x` after it. `?` is a dynamic size, if it is
/// permitted.
///
/// # Errors
/// A size is missing after an `x`, or a dynamic size is not permitted. The error has been reported.
pub fn parse_dimensions(parser: &mut OperationParser<'_>, allows_unknown: bool) -> ParseResult<Vec<i64>> {
    // The messages do not name the operation.
    let parser = parser.base_mut();
    let is_size = |kind| matches!(kind, TokenKind::Integer | TokenKind::Question);
    let mut sizes = Vec::new();
    if is_size(parser.kind()) {
        loop {
            let at = parser.token().start;
            if !is_size(parser.kind()) {
                return Err(parser.error_at(at, "invalid dimension"));
            }
            let size = parser.parse_dimension()?;
            if size == DYNAMIC && !allows_unknown {
                return Err(parser.error_at(at, "expected static shape"));
            }
            sizes.push(size);
            if !parser.consume_dimension_x() {
                break;
            }
        }
    }
    Ok(sizes)
}

#[diagnostic::do_not_recommend]
impl<O: OpHandle> Directive<O> for DimensionList {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token();
        let sizes = parse_dimensions(parser, true);
        let sizes = match sizes {
            Ok(sizes) => sizes,
            Err(_) => return Err(parser.error_here("Failed parsing dimension list.")),
        };
        if sizes.is_empty() {
            let is_list = parser.consume_if(TokenKind::LSquare) && parser.consume_if(TokenKind::RSquare);
            if !is_list {
                let message = "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".";
                return Err(parser.error_at(at.start, message));
            }
        }
        let sizes = dense_i64_array_attr(parser.context(), &sizes);
        directive.set_attribute(0, sizes);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        let sizes = directive.attribute(0).and_then(|sizes| dense_array_ints(ctx, sizes)).unwrap_or_default();
        let printer = directive.printer();
        printer.text(if sizes.is_empty() { "[]" } else { "" });
        for (index, size) in sizes.into_iter().enumerate() {
            printer.text(if index == 0 { "" } else { "x" });
            if size == DYNAMIC {
                printer.text("?");
            } else {
                printer.print_integer(size);
            }
        }
    }
}

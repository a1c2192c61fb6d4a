//! The window of a convolution.

use ir_core::predicates::attributes::{dense_array_bools, dense_array_ints, int_elements};
use ir_core::predicates::build::{dense_bool_array_attr, dense_i64_array_attr};
use ir_core::predicates::shaped::ranked_tensor_type;

use crate::prelude::*;
use crate::syntax::words::join;

/// `custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal)`:
/// `stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]`. Each list is
/// optional.
#[derive(Clone, Copy, Debug)]
pub struct WindowAttributes;

/// The names of the lists, in the order of the arguments.
const NAMES: [&str; 5] = ["stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"];

/// The argument with the pairs of paddings.
const PAD: usize = 1;

/// The argument with Booleans.
const REVERSE: usize = 4;

/// Parses `[1, true]`. As in MLIR, Booleans are integers.
fn parse_integers(parser: &mut OperationParser<'_>, values: &mut Vec<i64>) -> ParseResult<()> {
    parser.parse_list(Delimiter::Square, "", |parser| {
        values.push(if parser.consume_if(TokenKind::KwTrue) {
            1
        } else if parser.consume_if(TokenKind::KwFalse) {
            0
        } else {
            parser.parse_integer()?
        });
        Ok(())
    })
}

/// Parses `[0, 1]`.
fn parse_padding(parser: &mut OperationParser<'_>, values: &mut Vec<i64>) -> ParseResult<()> {
    let before = values.len();
    parse_integers(parser, values)?;
    match values.len() - before {
        2 => Ok(()),
        count => {
            let message = format!("Expected array with 2 elements, got {count} elements instead");
            Err(parser.error_here(message))
        }
    }
}

/// `dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>`
fn padding_attr(ctx: &Context, values: &[i64]) -> Option<Attribute> {
    let ty = ranked_tensor_type(ctx, &[values.len() as i64 / 2, 2], Type::I64)?;
    let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    ctx.dense_elements_attr(ty, &data)
}

/// Parses the list of an argument after `=`.
fn parse_list(parser: &mut OperationParser<'_>, argument: usize) -> ParseResult<Option<Attribute>> {
    let (ctx, mut values) = (parser.context(), Vec::new());
    if argument == PAD {
        parser.parse_list(Delimiter::Square, "", |parser| parse_padding(parser, &mut values))?;
        return Ok(padding_attr(ctx, &values));
    }
    parse_integers(parser, &mut values)?;
    if argument == REVERSE {
        let values: Vec<bool> = values.iter().map(|value| *value != 0).collect();
        return Ok(Some(dense_bool_array_attr(ctx, &values)));
    }
    Ok(Some(dense_i64_array_attr(ctx, &values)))
}

/// The elements of a list.
fn list_text(ctx: &Context, argument: usize, list: Attribute) -> String {
    match argument {
        PAD => {
            let values = int_elements(ctx, list).into_iter().flatten();
            let values: Vec<i64> = values.map(|value| value.as_i64().unwrap_or_default()).collect();
            let pairs: Vec<String> = values.chunks(2).map(|pair| format!("[{}]", join(pair))).collect();
            join(&pairs)
        }
        REVERSE => join(&dense_array_bools(ctx, list).unwrap_or_default()),
        _ => join(&dense_array_ints(ctx, list).unwrap_or_default()),
    }
}

impl<O: OpHandle> Directive<O> for WindowAttributes {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let mut is_seen = [false; NAMES.len()];
        while let Some(word) = directive.parser().parse_optional_keyword() {
            let found = NAMES.iter().position(|name| *name == word);
            let Some(argument) = found.filter(|argument| !is_seen[*argument]) else {
                return Err(directive.parser().error_here(format!("Unexpected keyword {word}")));
            };
            is_seen[argument] = true;
            directive.parser().parse_token(TokenKind::Equal, "expected '='")?;
            let list = parse_list(directive.parser(), argument)?;
            directive.set_attribute(argument, list);
            if !directive.parser().consume_if(TokenKind::Comma) {
                break;
            }
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let lists =
            NAMES.iter().enumerate().map(|(argument, name)| (argument, name, directive.attribute(argument)));
        let lists: Vec<_> =
            lists.filter_map(|(argument, name, list)| Some((argument, name, list?))).collect();
        let printer = directive.printer();
        let ctx = printer.context();
        printer.print_list(lists, |printer, (argument, name, list)| {
            printer.display(format_args!("{name} = [{}]", list_text(ctx, argument, list)));
        });
    }
}

//! The syntax that attributes of dimension numbers have in common: named lists and integers.

use ir_core::attr_or_type::{IntoParam as _, Param, ParamSyntax, value};
use ir_core::text::{Parser, Printer};

use crate::prelude::*;
use crate::stablehlo::dimension_numbers::list_text;
use crate::stablehlo::parts::parse_integers;
use crate::syntax::sizes::parse_sizes;
use crate::syntax::words::join;

/// A field of an attribute.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    name: &'static str,
    /// Whether it is a list, not one integer.
    is_list: bool,
}

/// A field with a list of integers.
pub(super) const fn list(name: &'static str) -> Field {
    Field { name, is_list: true }
}

/// A field with an integer.
pub(super) const fn integer(name: &'static str) -> Field {
    Field { name, is_list: false }
}

/// Parses `name = 1, name = [2, 3]>` in any order: for each of the fields, its values. A missing field has
/// none.
pub(super) fn parse_fields(parser: &mut Parser<'_>, fields: &[Field]) -> ParseResult<Vec<Vec<i64>>> {
    let mut found: Vec<Option<Vec<i64>>> = vec![None; fields.len()];
    while !parser.consume_if(TokenKind::Greater) {
        let Some(index) = fields.iter().position(|field| parser.consume_keyword(field.name)) else {
            let names: Vec<String> = fields.iter().map(|field| format!("`{}`", field.name)).collect();
            return Err(parser.error_here(format!("expected one of: {}", names.join(", "))));
        };
        let Field { name, is_list } = fields[index];
        if found[index].is_some() {
            return Err(parser.error_here(format!("duplicated `{name}` entry")));
        }
        parser.parse_token(TokenKind::Equal, "expected '='")?;
        found[index] = Some(if is_list { parse_integers(parser)? } else { vec![parser.parse_integer()?] });
        if !parser.consume_if(TokenKind::Comma) {
            parser.parse_token(TokenKind::Greater, "expected '>'")?;
            break;
        }
    }
    Ok(found.into_iter().map(Option::unwrap_or_default).collect())
}

/// The text of the fields that are neither empty lists nor 0, as StableHLO prints it: `name = [2, 3], name = 1`.
pub(super) fn text(fields: &[Field], values: &[Vec<i64>]) -> String {
    let part = |(Field { name, is_list }, values): (&Field, &Vec<i64>)| match values[..] {
        [] => None,
        _ if *is_list => Some(format!("{name} = {}", list_text(values))),
        [number, ..] => (number != 0).then(|| format!("{name} = {number}")),
    };
    fields.iter().zip(values).filter_map(part).collect::<Vec<String>>().join(", ")
}

/// The parameters of an attribute with these fields.
pub(super) fn params(ctx: &Context, fields: &[Field], values: Vec<Vec<i64>>) -> Vec<Param> {
    let param = |(field, values): (&Field, Vec<i64>)| {
        if field.is_list {
            values.as_slice().into_param(ctx)
        } else {
            values.first().copied().unwrap_or_default().into_param(ctx)
        }
    };
    fields.iter().zip(values).map(param).collect()
}

/// The values of these parameters: those that [`params`] takes.
pub(super) fn values(ctx: &Context, fields: &[Field], params: &[Param]) -> Vec<Vec<i64>> {
    let values = |(field, param): (&Field, &Param)| {
        if field.is_list { value(ctx, param) } else { vec![value(ctx, param)] }
    };
    fields.iter().zip(params).map(values).collect()
}

/// Declares the syntax `<name = [0], name = 1>` of an attribute whose parameters are these fields.
macro_rules! fields_syntax {
    ($(#[$doc:meta])* $name:ident, $fields:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl ParamSyntax for $name {
            const COUNT: usize = $fields.len();

            fn parse(parser: &mut Parser<'_>) -> ParseResult<Vec<Param>> {
                parser.parse_token(TokenKind::Less, "expected '<'")?;
                let values = parse_fields(parser, &$fields)?;
                Ok(params(parser.context(), &$fields, values))
            }

            fn print(params: &[Param], printer: &mut Printer<'_>) {
                let values = values(printer.context(), &$fields, params);
                printer.text(&format!("<{}>", text(&$fields, &values)));
            }
        }
    };
}

/// The fields of `#stablehlo.dot<…>`.
pub(super) const DOT: [Field; 4] = [
    list("lhs_batching_dimensions"),
    list("rhs_batching_dimensions"),
    list("lhs_contracting_dimensions"),
    list("rhs_contracting_dimensions"),
];

const GATHER: [Field; 6] = [
    list("offset_dims"),
    list("collapsed_slice_dims"),
    list("operand_batching_dims"),
    list("start_indices_batching_dims"),
    list("start_index_map"),
    integer("index_vector_dim"),
];

const SCATTER: [Field; 6] = [
    list("update_window_dims"),
    list("inserted_window_dims"),
    list("input_batching_dims"),
    list("scatter_indices_batching_dims"),
    list("scatter_dims_to_operand_dims"),
    integer("index_vector_dim"),
];

fields_syntax! {
    /// The parameters of `#stablehlo.dot<lhs_contracting_dimensions = [1], …>`.
    DotNumbers, DOT
}
fields_syntax! {
    /// The parameters of `#stablehlo.gather<offset_dims = [0], …>`.
    GatherNumbers, GATHER
}
fields_syntax! {
    /// The parameters of `#stablehlo.scatter<update_window_dims = [0], …>`.
    ScatterNumbers, SCATTER
}

/// The size of a dimension of unknown size: `?` in text.
const UNKNOWN: i64 = i64::MIN;

/// `[2, ?]`
fn sizes_text(sizes: &[i64]) -> String {
    let size = |size: &i64| if *size == UNKNOWN { "?".to_owned() } else { size.to_string() };
    format!("[{}]", join(&sizes.iter().map(size).collect::<Vec<String>>()))
}

/// Parses `name =`.
fn parse_name(parser: &mut Parser<'_>, name: &str) -> ParseResult<()> {
    parser.parse_keyword(name)?;
    parser.parse_token(TokenKind::Equal, "expected '='")
}

/// The parameter of `#stablehlo.type_extensions<bounds = [3, ?]>`.
#[derive(Clone, Copy, Debug)]
pub struct TypeExtensions;

impl ParamSyntax for TypeExtensions {
    const COUNT: usize = 1;

    fn parse(parser: &mut Parser<'_>) -> ParseResult<Vec<Param>> {
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        parse_name(parser, "bounds")?;
        let bounds = parse_sizes(parser, UNKNOWN)?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(vec![bounds.as_slice().into_param(parser.context())])
    }

    fn print(params: &[Param], printer: &mut Printer<'_>) {
        let bounds: &[i64] = value(printer.context(), &params[0]);
        printer.text(&format!("<bounds = {}>", sizes_text(bounds)));
    }
}

/// The parameters of `#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0,
/// operand_tuple_indices = [1]>`.
#[derive(Clone, Copy, Debug)]
pub struct OutputOperandAlias;

impl ParamSyntax for OutputOperandAlias {
    const COUNT: usize = 3;

    fn parse(parser: &mut Parser<'_>) -> ParseResult<Vec<Param>> {
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        parse_name(parser, "output_tuple_indices")?;
        let output = parse_sizes(parser, UNKNOWN)?;
        parser.parse_token(TokenKind::Comma, "expected ','")?;
        parse_name(parser, "operand_index")?;
        let index = parser.parse_integer()?;
        parser.parse_token(TokenKind::Comma, "expected ','")?;
        parse_name(parser, "operand_tuple_indices")?;
        let operand = parse_sizes(parser, UNKNOWN)?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        let ctx = parser.context();
        Ok(vec![output.as_slice().into_param(ctx), index.into_param(ctx), operand.as_slice().into_param(ctx)])
    }

    fn print(params: &[Param], printer: &mut Printer<'_>) {
        let ctx = printer.context();
        let (output, operand) = (value(ctx, &params[0]), value(ctx, &params[2]));
        let index: i64 = value(ctx, &params[1]);
        printer.text(&format!(
            "<output_tuple_indices = {}, operand_index = {index}, operand_tuple_indices = {}>",
            sizes_text(output),
            sizes_text(operand)
        ));
    }
}

//! The syntax of `!torch.tensor` and `!torch.vtensor`.

use ir_core::attr_or_type::{IntoParam as _, Param, ParamSyntax, value};
use ir_core::context::{Attribute, Type};
use ir_core::text::{ParseResult, Parser, Printer, TokenKind};

use crate::syntax::sizes::parse_sizes;

/// The size of a dimension of unknown size.
pub const UNKNOWN: i64 = -1;

/// `<[2,?],f32>` or `<*,unk>`: the parameters are the sizes, the dtype and the sparsity. Each may be
/// missing. Without sizes and dtype, nothing is printed.
#[derive(Clone, Copy, Debug)]
pub struct Tensor;

impl ParamSyntax for Tensor {
    const COUNT: usize = 3;

    fn parse(parser: &mut Parser<'_>) -> ParseResult<Vec<Param>> {
        let (mut sizes, mut dtype, mut sparsity) = (None, None, None);
        if parser.consume_if(TokenKind::Less) {
            if !parser.consume_if(TokenKind::Star) {
                sizes = Some(parse_sizes(parser, UNKNOWN)?);
            }
            parser.parse_token(TokenKind::Comma, "expected ','")?;
            if !parser.consume_keyword("unk") {
                dtype = Some(parser.parse_type()?);
            }
            if parser.consume_if(TokenKind::Comma) {
                sparsity = Some(parser.parse_attribute(None)?);
            }
            parser.parse_token(TokenKind::Greater, "expected '>'")?;
        }
        let ctx = parser.context();
        Ok(vec![sizes.as_deref().into_param(ctx), dtype.into_param(ctx), sparsity.into_param(ctx)])
    }

    fn print(params: &[Param], printer: &mut Printer<'_>) {
        let ctx = printer.context();
        let (sizes, dtype): (Option<&[i64]>, Option<Type>) = (value(ctx, &params[0]), value(ctx, &params[1]));
        if sizes.is_none() && dtype.is_none() {
            return;
        }
        let size = |size: &i64| if *size < 0 { "?".to_owned() } else { size.to_string() };
        let sizes = sizes.map(|sizes| format!("[{}]", sizes.iter().map(size).collect::<Vec<_>>().join(",")));
        printer.text(&format!("<{},", sizes.unwrap_or_else(|| "*".to_owned())));
        match dtype {
            Some(dtype) => printer.print_type(dtype),
            None => printer.text("unk"),
        }
        if let Some(sparsity) = value::<Option<Attribute>>(ctx, &params[2]) {
            printer.text(",");
            printer.print_attribute(sparsity);
        }
        printer.text(">");
    }
}

//! The syntax of types that contain types. These have no prefix `!torch.`.

use super::*;
use ir_core::attr_or_type::{CustomFormat, make_checked};
use ir_core::text::{Delimiter, TokenKind};

/// Parses types in angle brackets; `params` are the parameters of the type that contains them.
fn parse<T: DefHandle<Base = Type>, const N: usize>(
    parser: &mut Parser<'_>,
    params: fn(&Context, &[Type]) -> Option<[Param; N]>,
) -> ParseResult<Type> {
    let (ctx, start) = (parser.context(), parser.token().start);
    let mut contained = Vec::new();
    parser.parse_list(Delimiter::LessGreater, "", |parser| {
        let Some(mnemonic) = parser.parse_optional_keyword() else {
            return Err(parser.wrong_token("expected valid keyword"));
        };
        contained.push(parser.parse_own_type(NAMESPACE, mnemonic)?);
        Ok(())
    })?;
    let params = params(ctx, &contained).ok_or_else(|| parser.error_at(start, "wrong number of types"))?;
    let ty = make_checked::<T, N>(ctx, parser.location(start), params);
    ty.map(T::BASE).map_err(|error| parser.report_unless_lexed_wrong(error))
}

fn print(printer: &mut Printer<'_>, types: &[Type]) {
    let ctx = printer.context();
    let types = types.iter().map(|ty| ty.to_text(ctx).replacen("!torch.", "", 1));
    printer.text(&format!("<{}>", types.collect::<Vec<_>>().join(", ")));
}

macro_rules! containers {
    ($($ty:ident: |$self:ident, $ctx:ident| $types:expr, $params:expr;)*) => {$(
        impl CustomFormat for $ty {
            fn parse(parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Type> {
                parse::<$ty, _>(parser, $params)
            }

            fn print($self, printer: &mut Printer<'_>) {
                let $ctx = printer.context();
                print(printer, &$types);
            }
        }
    )*};
}

containers! {
    DictType: |self, ctx| [self.key_type(ctx), self.value_type(ctx)],
        |_, types| Some([Param::Type(*types.first()?), Param::Type(*types.get(1)?)]);
    ListType: |self, ctx| [self.contained_type(ctx)], |_, types| Some([Param::Type(*types.first()?)]);
    OptionalType: |self, ctx| [self.contained_type(ctx)], |_, types| Some([Param::Type(*types.first()?)]);
    TupleType: |self, ctx| self.contained_types(ctx), |ctx, types| Some([types.into_param(ctx)]);
    UnionType: |self, ctx| self.contained_types(ctx), |ctx, types| Some([types.into_param(ctx)]);
}

impl CustomFormat for NnModuleType {
    fn parse(parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Type> {
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let name = parser.parse_optional_string().unwrap_or_default();
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(NnModuleType::get(parser.context(), &String::from_utf8_lossy(&name)).into())
    }

    fn print(self, printer: &mut Printer<'_>) {
        let name = self.class_name(printer.context()).as_bytes();
        printer.text("<");
        printer.print_string(name);
        printer.text(">");
    }
}

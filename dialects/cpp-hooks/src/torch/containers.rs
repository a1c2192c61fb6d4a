//! The syntax of types of `torch` with parameters in angle brackets. Types among these have no prefix
//! `!torch.`.

use ir_core::attr_or_type::{IntoParam as _, Param, ParamSyntax, value};
use ir_core::context::Type;
use ir_core::text::{Delimiter, ParseResult, Parser, Printer, TokenKind};

/// `<T>`: the parameter is a type.
pub type OneType = FixedTypes<1>;

/// `<K, V>`: the parameters are two types.
pub type TwoTypes = FixedTypes<2>;

/// As many types as there are parameters.
#[derive(Clone, Copy, Debug)]
pub struct FixedTypes<const COUNT: usize>;

/// `<T1, T2>`: the parameter is a list of types.
#[derive(Clone, Copy, Debug)]
pub struct Types;

/// `<"name">`: the parameter is a text.
#[derive(Clone, Copy, Debug)]
pub struct ModuleName;

/// Parses types in angle brackets.
fn parse_types(parser: &mut Parser<'_>) -> ParseResult<Vec<Type>> {
    let mut types = Vec::new();
    parser.parse_list(Delimiter::LessGreater, "", |parser| {
        let Some(mnemonic) = parser.parse_optional_keyword() else {
            return Err(parser.wrong_token("expected valid keyword"));
        };
        types.push(parser.parse_own_type("torch", mnemonic)?);
        Ok(())
    })?;
    Ok(types)
}

fn print_types(printer: &mut Printer<'_>, types: impl IntoIterator<Item = Type>) {
    let ctx = printer.context();
    let text = |ty: Type| ty.to_text(ctx).replacen("!torch.", "", 1);
    let types: Vec<String> = types.into_iter().map(text).collect();
    printer.text(&format!("<{}>", types.join(", ")));
}

impl<const COUNT: usize> ParamSyntax for FixedTypes<COUNT> {
    const COUNT: usize = COUNT;

    fn parse(parser: &mut Parser<'_>) -> ParseResult<Vec<Param>> {
        let start = parser.token().start;
        let types = parse_types(parser)?;
        if types.len() != COUNT {
            return Err(parser.error_at(start, "wrong number of types"));
        }
        Ok(types.into_iter().map(Param::Type).collect())
    }

    fn print(params: &[Param], printer: &mut Printer<'_>) {
        let ctx = printer.context();
        print_types(printer, params.iter().map(|param| value(ctx, param)));
    }
}

impl ParamSyntax for Types {
    const COUNT: usize = 1;

    fn parse(parser: &mut Parser<'_>) -> ParseResult<Vec<Param>> {
        let types = parse_types(parser)?;
        Ok(vec![types.as_slice().into_param(parser.context())])
    }

    fn print(params: &[Param], printer: &mut Printer<'_>) {
        let types: &[Type] = value(printer.context(), &params[0]);
        print_types(printer, types.iter().copied());
    }
}

impl ParamSyntax for ModuleName {
    const COUNT: usize = 1;

    fn parse(parser: &mut Parser<'_>) -> ParseResult<Vec<Param>> {
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let name = parser.parse_optional_string().unwrap_or_default();
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(vec![Param::Str(parser.context().ident_bytes(&name))])
    }

    fn print(params: &[Param], printer: &mut Printer<'_>) {
        let name: &str = value(printer.context(), &params[0]);
        printer.text("<");
        printer.print_string(name.as_bytes());
        printer.text(">");
    }
}

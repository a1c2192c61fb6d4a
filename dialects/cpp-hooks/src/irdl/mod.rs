//! Directives of the dialect `irdl`.

use crate::prelude::*;
use crate::syntax::words::{elements_of, parse_any_keyword, parse_attribute_values, print_attribute_values};
use ir_core::attr_or_type::{DefStorage, Interned as _, Param, attr_of, enum_attr, enum_value};
use ir_core::predicates::{attributes::string_value, build::string_attr};

/// `custom<SingleBlockRegion>($region)`: a region, or nothing for one with an empty block.
#[derive(Clone, Copy, Debug)]
pub struct SingleBlockRegion;

/// `custom<NamedValueList>($values, $names)`: `(a: %0, b: %1)`.
#[derive(Clone, Copy, Debug)]
pub struct NamedValueList;

/// `custom<NamedValueListWithVariadicity>($values, $names, $variadicity)`: `(a: %0, b: optional %1)`.
pub type NamedValueListWithVariadicity = NamedValueList;

/// `custom<AttributesOp>($values, $names)`: nothing, or `{"a" = %0, "b" = %1}`.
#[derive(Clone, Copy, Debug)]
pub struct AttributesOp;

impl<O: OpHandle> Directive<O> for SingleBlockRegion {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        if directive.parser().is_at(TokenKind::LBrace) {
            directive.parse_region(0, &[])?;
        } else {
            directive.add_empty_region(0);
        }
        directive.parser().ensure_block()?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        for region in directive.regions(0) {
            let printer = directive.printer();
            let block = printer.ir().first_block(region);
            if block.is_some_and(|block| printer.ir().first_op(block).is_some()) {
                printer.print_region(region);
            }
        }
    }
}

/// `#irdl<variadicity …>`
fn variadicity(ctx: &Context, keyword: &str) -> Option<Attribute> {
    enum_attr(ctx, "irdl", "variadicity", |cases| cases.parse(keyword))
}

/// Parses `single`, `optional` or `variadic`; `single` is the default.
fn parse_variadicity(parser: &mut OperationParser<'_>) -> Option<Attribute> {
    let keywords = ["single", "optional", "variadic"];
    let found = keywords.into_iter().find(|keyword| parser.consume_keyword(keyword));
    variadicity(parser.context(), found.unwrap_or("single"))
}

/// Parses the list. The elements have variadicities if the directive has an argument for them.
fn parse_named_values(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
    let has_variadicity = directive.num_arguments() > 2;
    let (mut names, mut values, mut variadicities) = (Vec::new(), Vec::new(), Vec::new());
    let parser = directive.parser();
    let ctx = parser.context();
    let at = parser.token().start;
    parser.parse_list(Delimiter::Paren, "", |parser| {
        names.push(string_attr(ctx, parse_any_keyword(parser)?));
        parser.parse_token(TokenKind::Colon, "expected ':'")?;
        if has_variadicity {
            variadicities.extend(parse_variadicity(parser));
        }
        values.push(parser.parse_operand()?);
        Ok(())
    })?;
    directive.set_operands(0, &values, at);
    directive.set_attribute(1, array_attr(ctx, &names));
    if has_variadicity {
        let variadicities = variadicities.into_iter().map(Param::Attribute).collect();
        directive.set_attribute(2, attr_of(ctx, "irdl", "variadicity_array", [Param::list(variadicities)]));
    }
    Ok(true)
}

/// The keywords of the elements of `#irdl<variadicity_array …>`; `None` for `single`, the default.
fn variadicity_words(ctx: &Context, array: Attribute) -> Vec<Option<String>> {
    let word = |attribute: &Attribute| {
        let (cases, value) = enum_value(ctx, *attribute)?;
        Some(cases.display(value).to_string()).filter(|word| word != "single")
    };
    match array.def_storage(ctx).map(DefStorage::params) {
        Some([Param::Attributes(values)]) => values.iter().map(word).collect(),
        _ => Vec::new(),
    }
}

/// Prints the list.
fn print_named_values(directive: &mut DirectivePrinter<'_, '_, '_>) {
    let ctx = directive.printer().context();
    let words = directive.attribute(2).map(|array| variadicity_words(ctx, array)).unwrap_or_default();
    let (values, names) = (directive.operands(0), elements_of(directive, 1));
    let printer = directive.printer();
    printer.text("(");
    printer.print_list(values.into_iter().zip(names).enumerate(), |printer, (index, (value, name))| {
        printer.text(string_value(ctx, *name).unwrap_or_default()).text(": ");
        if let Some(Some(word)) = words.get(index) {
            printer.text(word).text(" ");
        }
        printer.print_value(value);
    });
    printer.text(")");
}

impl<O: OpHandle> Directive<O> for NamedValueList {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse_named_values(directive)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_named_values(directive);
    }
}

impl<O: OpHandle> Directive<O> for AttributesOp {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse_attribute_values(directive, [0, 1])
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_attribute_values(directive, [0, 1], "{");
    }
}

//! The syntax of functions.

use ir_core::context::{AttrKind, Attribute, NamedAttribute, Type, TypeKind};
use ir_core::ir::Op;
use ir_core::spec::{CustomAssemblyFormat, OpHandle, properties};
use ir_core::text::{
    Argument, CustomOp, Delimiter, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep, TokenKind,
};

use super::FuncOp;
use crate::syntax::{properties_except, region, set};

/// Attributes that the syntax shows elsewhere than in the dictionary.
const SHOWN: [&str; 5] = ["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs"];

/// `(public | private | nested)? @name (arguments) (-> results)? (attributes {…})? region?`
impl CustomAssemblyFormat for FuncOp {
    const DEFAULT_DIALECT: &'static str = "func";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        match step {
            0 => parse_head(parser, op),
            1 if op.is_continued => match parser.last_region_is_empty() {
                true => {
                    let at = op.offset;
                    Err(parser.error_at(at, "expected non-empty function body"))
                }
                false => Ok(ParseStep::Done),
            },
            _ => Ok(ParseStep::Done),
        }
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        if step != 0 {
            return PrintStep::Done;
        }
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        printer.printer.text(" ");
        let string = |name: &str| match properties::get(ctx, ir, op, name)?.kind(ctx) {
            AttrKind::String { value, .. } => Some(value),
            _ => None,
        };
        if let Some(visibility) = string("sym_visibility") {
            printer.printer.text(visibility.as_str(ctx));
            printer.printer.text(" ");
        }
        if let Some(name) = string("sym_name") {
            printer.printer.print_symbol_name(name);
        }
        print_signature(printer, op);
        let properties = properties_except(printer, op, &SHOWN);
        printer.attributes_with_keyword(op, &properties);
        if ir.is_empty_region(ir.region(op, 0)) {
            return PrintStep::Done;
        }
        printer.printer.text(" ");
        PrintStep::Region { number: 0, entry_arguments: false, terminators: true, empty_block: false }
    }
}

fn parse_head(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<ParseStep> {
    let ctx = parser.parser.context();
    for visibility in ["public", "private", "nested"] {
        if parser.parser.consume_keyword(visibility) {
            set(ctx, op, "sym_visibility", ctx.string_attr(visibility));
            break;
        }
    }
    let Some(name) = parser.parser.parse_optional_symbol_name() else {
        return Err(parser.error_here("expected valid '@'-identifier for symbol name"));
    };
    set(ctx, op, "sym_name", ctx.ident_attr(name));
    let arguments = parse_arguments(parser)?;
    let mut results = (Vec::new(), Vec::new());
    if parser.parser.consume_if(TokenKind::Arrow) {
        results = parse_results(parser)?;
    }
    let types: Vec<Type> = arguments.iter().map(|argument| argument.ty).collect();
    let ty = ctx.function_type(&types, &results.0);
    set(ctx, op, "function_type", ctx.type_attr(ty));
    let at = parser.parser.token().start;
    let before = op.attributes.len();
    parser.parse_optional_attributes_with_keyword(op)?;
    for name in ["sym_visibility", "sym_name", "function_type"] {
        if op.attributes[before..].iter().any(|entry| entry.name.as_str(ctx) == name) {
            let message = format!(
                "'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
            );
            // This message does not name the operation's quote twice.
            return Err(parser.error_at(at, &message));
        }
    }
    let attributes: Vec<Vec<NamedAttribute>> =
        arguments.iter().map(|argument| argument.attributes.clone()).collect();
    set_dictionaries(parser, op, "arg_attrs", &attributes);
    set_dictionaries(parser, op, "res_attrs", &results.1);
    if parser.parser.kind() != TokenKind::LBrace {
        return Ok(ParseStep::EmptyRegion);
    }
    op.is_continued = true;
    op.offset = parser.parser.token().start;
    Ok(region(arguments.iter().filter_map(Argument::region_argument).collect()))
}

/// An array of dictionaries, unless all are empty.
fn set_dictionaries(
    parser: &OperationParser<'_>,
    op: &mut CustomOp,
    name: &str,
    dictionaries: &[Vec<NamedAttribute>],
) {
    if dictionaries.iter().all(Vec::is_empty) {
        return;
    }
    let ctx = parser.parser.context();
    let dictionaries: Vec<Attribute> =
        dictionaries.iter().map(|entries| parser.parser.dictionary_attr(entries)).collect();
    set(ctx, op, name, ctx.array_attr(&dictionaries));
}

/// Either all arguments have names, or none has.
fn parse_arguments(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Argument>> {
    let mut arguments: Vec<Argument> = Vec::new();
    parser.parse_list(Delimiter::Paren, "", |parser| {
        let offset = parser.parser.token().start;
        let is_named = parser.parser.kind() == TokenKind::PercentId;
        let argument = if is_named {
            let argument = parser.parse_argument(true, true)?;
            if arguments.last().is_some_and(|last| last.name.is_none()) {
                return Err(parser.error_at(offset, "expected type instead of SSA identifier"));
            }
            argument
        } else {
            if arguments.last().is_some_and(|last| last.name.is_some()) {
                return Err(parser.error_at(offset, "expected SSA identifier"));
            }
            let ty = parser.parser.parse_type()?;
            let mut attributes = Vec::new();
            if parser.parser.kind() == TokenKind::LBrace {
                parser.parser.parse_attribute_dict(&mut attributes)?;
            }
            let location = parser.parse_optional_location()?;
            Argument { name: None, offset, ty, attributes, location }
        };
        arguments.push(argument);
        Ok(())
    })?;
    Ok(arguments)
}

type Results = (Vec<Type>, Vec<Vec<NamedAttribute>>);

fn parse_results(parser: &mut OperationParser<'_>) -> ParseResult<Results> {
    let (mut types, mut attributes) = (Vec::new(), Vec::new());
    if !parser.parser.consume_if(TokenKind::LParen) {
        types.push(parser.parser.parse_type()?);
        attributes.push(Vec::new());
        return Ok((types, attributes));
    }
    if parser.parser.consume_if(TokenKind::RParen) {
        return Ok((types, attributes));
    }
    parser.parse_list(Delimiter::None, "", |parser| {
        types.push(parser.parser.parse_type()?);
        let mut entries = Vec::new();
        if parser.parser.kind() == TokenKind::LBrace {
            parser.parser.parse_attribute_dict(&mut entries)?;
        }
        attributes.push(entries);
        Ok(())
    })?;
    parser.parser.parse_token(TokenKind::RParen, "expected ')'")?;
    Ok((types, attributes))
}

fn print_signature(printer: &mut OperationPrinter<'_>, op: Op) {
    let (ctx, ir) = (printer.context(), printer.ir());
    let ty = properties::get(ctx, ir, op, "function_type");
    let (inputs, results): (&[Type], &[Type]) = match ty.map(|ty| ty.kind(ctx)) {
        Some(AttrKind::Type(ty)) => match ty.kind(ctx) {
            TypeKind::Function { inputs, results } => (inputs, results),
            _ => (&[], &[]),
        },
        _ => (&[], &[]),
    };
    let dictionaries = |name: &str| match properties::get(ctx, ir, op, name).map(|found| found.kind(ctx)) {
        Some(AttrKind::Array(elements)) => elements,
        _ => &[],
    };
    let entries = |all: &[Attribute], number: usize| -> Vec<NamedAttribute> {
        all.get(number).and_then(|found| found.dictionary_entries(ctx)).unwrap_or_default().to_vec()
    };
    let (arguments, of_results) = (dictionaries("arg_attrs"), dictionaries("res_attrs"));
    let body = ir.first_block(ir.region(op, 0));
    printer.printer.text("(");
    for (number, ty) in inputs.iter().enumerate() {
        if number != 0 {
            printer.printer.text(", ");
        }
        match body.filter(|body| number < ir.num_arguments(*body)) {
            Some(body) => printer.region_argument(ir.argument(body, number), &entries(arguments, number)),
            None => {
                printer.printer.print_type(*ty);
                printer.printer.print_optional_attribute_dict(&entries(arguments, number), &[]);
            }
        }
    }
    printer.printer.text(")");
    let Some(first) = results.first() else { return };
    printer.printer.text(" -> ");
    let is_function = matches!(first.kind(ctx), TypeKind::Function { .. });
    let in_parentheses = results.len() > 1 || is_function || !entries(of_results, 0).is_empty();
    printer.printer.text(if in_parentheses { "(" } else { "" });
    for (number, ty) in results.iter().enumerate() {
        if number != 0 {
            printer.printer.text(", ");
        }
        printer.printer.print_type(*ty);
        printer.printer.print_optional_attribute_dict(&entries(of_results, number), &[]);
    }
    printer.printer.text(if in_parentheses { ")" } else { "" });
}

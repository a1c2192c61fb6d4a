//! The syntax of functions.

use ir_core::predicates::attributes::{array_elements, string_value};
use ir_core::text::{Argument, RegionArgument};

use super::{ConstantOp, FuncOp};
use crate::prelude::*;
use crate::syntax::{other_properties, print_region, region};

/// An argument or result of a signature.
struct Parameter {
    name: Option<Operand>,
    ty: Type,
    attributes: Attribute,
    location: Option<Location>,
}

/// Parses `{…}` if present.
fn attributes(parser: &mut OperationParser<'_>) -> ParseResult<Attribute> {
    let mut entries = Vec::new();
    if parser.parser.at(TokenKind::LBrace) {
        parser.parser.parse_attribute_dict(&mut entries)?;
    }
    Ok(parser.parser.dictionary_attr(&entries))
}

fn optional_location(parser: &mut OperationParser<'_>) -> ParseResult<Option<Location>> {
    if parser.parser.at(TokenKind::KwLoc) { parser.parser.parse_location().map(Some) } else { Ok(None) }
}

/// Parses arguments in parentheses: either all have names, or none.
fn arguments(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Parameter>> {
    let mut arguments: Vec<Parameter> = Vec::new();
    parser.parse_list(Delimiter::Paren, "", |parser| {
        let at = parser.parser.token().start;
        let follows_name = arguments.last().map(|last| last.name.is_some());
        if parser.parser.at(TokenKind::PercentId) {
            let Argument { name, ty, attributes, location, .. } = parser.parse_argument(true, true)?;
            if follows_name == Some(false) {
                return Err(parser.error_at(at, "expected type instead of SSA identifier"));
            }
            let attributes = parser.parser.dictionary_attr(&attributes);
            arguments.push(Parameter { name, ty, attributes, location });
            return Ok(());
        }
        if follows_name == Some(true) {
            return Err(parser.error_at(at, "expected SSA identifier"));
        }
        let ty = parser.parser.parse_type()?;
        let (attributes, location) = (attributes(parser)?, optional_location(parser)?);
        arguments.push(Parameter { name: None, ty, attributes, location });
        Ok(())
    })?;
    Ok(arguments)
}

/// Parses the results after the arrow: a type, or types with attributes in parentheses.
fn results(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Parameter>> {
    let no_attributes = parser.parser.dictionary_attr(&[]);
    if !parser.parser.at(TokenKind::LParen) {
        let ty = parser.parser.parse_type()?;
        return Ok(vec![Parameter { name: None, ty, attributes: no_attributes, location: None }]);
    }
    let mut results = Vec::new();
    parser.parse_list(Delimiter::Paren, "", |parser| {
        let ty = parser.parser.parse_type()?;
        results.push(Parameter { name: None, ty, attributes: attributes(parser)?, location: None });
        Ok(())
    })?;
    Ok(results)
}

/// Adds the attribute dictionaries of arguments or results, unless all are empty.
fn add_dictionaries(ctx: &Context, op: &mut CustomOp, name: &str, parameters: &[Parameter]) {
    let dictionaries: Vec<Attribute> = parameters.iter().map(|parameter| parameter.attributes).collect();
    let is_empty = |attr: &Attribute| attr.dictionary_entries(ctx).is_none_or(<[NamedAttribute]>::is_empty);
    if !dictionaries.iter().all(is_empty) {
        add(ctx, op, name, ctx.array_attr(&dictionaries));
    }
}

/// Parses everything before the body.
fn head(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Vec<Parameter>> {
    let ctx = parser.parser.context();
    if let Some(visibility) =
        ["public", "private", "nested"].into_iter().find(|word| parser.parser.consume_keyword(word))
    {
        add(ctx, op, "sym_visibility", ctx.string_attr(visibility));
    }
    let Some(name) = parser.parser.parse_optional_symbol_name() else {
        return Err(parser.error_here("expected valid '@'-identifier for symbol name"));
    };
    add(ctx, op, "sym_name", ctx.ident_attr(name));
    let arguments = arguments(parser)?;
    let results = if parser.parser.consume_if(TokenKind::Arrow) { results(parser)? } else { Vec::new() };
    let types = |parameters: &[Parameter]| -> Vec<Type> { parameters.iter().map(|p| p.ty).collect() };
    let ty = ctx.function_type(&types(&arguments), &types(&results));
    add(ctx, op, "function_type", ctx.type_attr(ty));
    let (at, before) = (parser.parser.token().start, op.attributes.len());
    parser.parse_optional_attributes_with_keyword(op)?;
    for name in ["sym_visibility", "sym_name", "function_type"] {
        if op.attributes[before..].iter().any(|entry| entry.name.as_str(ctx) == name) {
            let message = format!(
                "'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
            );
            return Err(parser.error_at(at, &message));
        }
    }
    add_dictionaries(ctx, op, "arg_attrs", &arguments);
    add_dictionaries(ctx, op, "res_attrs", &results);
    Ok(arguments)
}

impl CustomAssemblyFormat for FuncOp {
    const DEFAULT_DIALECT: &'static str = "func";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        if step != 0 {
            return Ok(ParseStep::Done);
        }
        let arguments = head(parser, op)?;
        if !parser.parser.at(TokenKind::LBrace) {
            return Ok(ParseStep::EmptyRegion);
        }
        let at = parser.parser.token().start;
        parser.parser.consume();
        if arguments.is_empty() && parser.parser.at(TokenKind::RBrace) {
            return Err(parser.error_at(at, "expected non-empty function body"));
        }
        parser.parser.reset(at);
        let named = arguments.into_iter().filter_map(|parameter| {
            let Parameter { name, ty, location, .. } = parameter;
            Some(RegionArgument { name: name?, ty, location })
        });
        Ok(region(named.collect()))
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        if step != 0 {
            return PrintStep::Done;
        }
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        printer.text(" ");
        if let Some(visibility) = self.sym_visibility_attr(ir).and_then(|attr| string_value(ctx, attr)) {
            printer.text(visibility).text(" ");
        }
        if let Some(name) = crate::syntax::symbol(ctx, self.sym_name_attr(ir)) {
            printer.printer.print_symbol_name(name);
        }
        self.print_signature(printer);
        let elided = ["sym_visibility", "sym_name", "function_type", "arg_attrs", "res_attrs"];
        let properties = other_properties(printer, op, &elided);
        printer.attributes_with_keyword(op, &properties);
        if ir.is_empty_region(ir.region(op, 0)) {
            return PrintStep::Done;
        }
        printer.text(" ");
        print_region(0, true)
    }
}

impl FuncOp {
    /// Prints `(%arg0: i32 {a.b}) -> i32`.
    fn print_signature(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir) = (printer.context(), printer.ir());
        let (inputs, results) = self.signature(ir);
        let dictionary = |attr: Option<Attribute>, index: usize| {
            let entries = attr.and_then(|attr| array_elements(ctx, attr)?.get(index).copied());
            entries.and_then(|entry| entry.dictionary_entries(ctx)).unwrap_or_default()
        };
        let entry = ir.first_block(ir.region(self.op(), 0));
        let arg_attrs = self.arg_attrs_attr(ir);
        printer.text("(");
        for (index, ty) in inputs.iter().enumerate() {
            printer.text(if index == 0 { "" } else { ", " });
            let argument =
                entry.filter(|entry| index < ir.num_arguments(*entry)).map(|entry| ir.argument(entry, index));
            let attributes = dictionary(arg_attrs, index);
            match argument {
                Some(argument) => printer.region_argument(argument, attributes),
                None => {
                    printer.printer.print_type(*ty);
                    printer.printer.print_optional_attribute_dict(attributes, &[]);
                }
            }
        }
        printer.text(")");
        let res_attrs = self.res_attrs_attr(ir);
        if results.is_empty() {
            return;
        }
        printer.text(" -> ");
        if let ([ty], None) = (results, res_attrs)
            && !matches!(ty.kind(ctx), TypeKind::Function { .. })
        {
            return printer.printer.print_type(*ty);
        }
        printer.text("(");
        for (index, ty) in results.iter().enumerate() {
            printer.text(if index == 0 { "" } else { ", " }).printer.print_type(*ty);
            printer.printer.print_optional_attribute_dict(dictionary(res_attrs, index), &[]);
        }
        printer.text(")");
    }
}

impl AsmNames for ConstantOp {
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
        let ctx = ir.context();
        let is_reference = |attr: Attribute| matches!(attr.kind(ctx), AttrKind::SymbolRef { .. });
        if self.value_attr(ir).is_some_and(is_reference) {
            name(ir.result(self.op(), 0), "f");
        }
    }
}

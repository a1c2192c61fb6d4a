//! The syntax of functions.

use cpp_hooks::syntax::signature::{PrintedSignature, Signature};

use crate::prelude::*;
use crate::syntax::{
    calling_convention, comdat, linkage, linkage_of, print_comdat, print_symbol, print_word,
    printed_convention, printed_properties, stored, symbol_name, token, unnamed_addr, visibility,
};
use crate::types::{is_compatible_type, void};
use crate::{LLVMFuncOp, LLVMFunctionType, Linkage, UnnamedAddr, VScaleRangeAttr, Visibility};

/// The properties that the custom form prints.
const ELIDED: [&str; 10] = [
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "linkage",
    "CConv",
    "visibility_",
    "comdat",
    "unnamed_addr",
    "vscale_range",
];

/// The function type of a signature.
fn function_type(parser: &mut OperationParser<'_>, at: u32, signature: &Signature) -> ParseResult<Type> {
    let ctx = parser.context();
    let (inputs, results) = signature.types();
    let wrong = if results.len() > 1 {
        Some("expected zero or one function result".to_owned())
    } else if !inputs.iter().all(|ty| is_compatible_type(ctx, *ty)) {
        Some("expected LLVM type for function arguments".to_owned())
    } else if let Some(wrong) = results.iter().find(|ty| !is_compatible_type(ctx, **ty)) {
        let wrong = wrong.to_text(ctx);
        Some(format!("expected LLVM type for function results'{wrong}'"))
    } else {
        None
    };
    if let Some(wrong) = wrong {
        return Err(parser.error_at(at, format!("failed to construct function type: {wrong}")));
    }
    let result = results.first().copied().unwrap_or_else(|| void(ctx));
    Ok(LLVMFunctionType::get(ctx, result, &inputs, signature.is_variadic).into())
}

/// Parses an integer.
fn integer(parser: &mut OperationParser<'_>) -> ParseResult<i64> {
    let at = parser.token().start;
    match parser.parse_optional_integer()? {
        Some(value) => Ok(value),
        None => Err(parser.error_at(at, "expected integer value")),
    }
}

/// Adds `vscale_range(1, 2)`, if present.
fn vscale_range(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    if !parser.consume_keyword("vscale_range") {
        return Ok(());
    }
    let ctx = parser.context();
    let number = |value: i64| ctx.integer_attr_of(Type::I32, value);
    token(parser, TokenKind::LParen)?;
    let least = number(integer(parser)?);
    token(parser, TokenKind::Comma)?;
    let most = number(integer(parser)?);
    token(parser, TokenKind::RParen)?;
    add(ctx, op, "vscale_range", VScaleRangeAttr::get(ctx, least, most).base());
    Ok(())
}

/// Parses everything before the body.
fn head(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Signature> {
    let ctx = parser.context();
    linkage(parser, op);
    visibility(parser, op);
    unnamed_addr(parser, op);
    calling_convention(parser, op);
    let at = parser.token().start;
    symbol_name(parser, op)?;
    let signature = Signature::parse(parser, true)?;
    let ty = function_type(parser, at, &signature)?;
    add(ctx, op, "function_type", ctx.type_attr(ty));
    vscale_range(parser, op)?;
    comdat(parser, op)?;
    parser.parse_optional_attributes_with_keyword(op)?;
    signature.add_dictionaries(ctx, op);
    Ok(signature)
}

impl CustomAssemblyFormat for LLVMFuncOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        head(parser, op)?.parse_body(parser, op, true)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        printer.text(" ");
        let linkage = linkage_of(ctx, self.linkage_attr(ir));
        print_word(printer, (linkage != Linkage::External).then_some(linkage));
        print_word(printer, stored::<Visibility>(ctx, self.visibility_attr(ir)));
        print_word(printer, stored::<UnnamedAddr>(ctx, self.unnamed_addr_attr(ir)));
        print_word(printer, printed_convention(ctx, self.c_conv_attr(ir)));
        print_symbol(printer, self.sym_name_attr(ir));
        self.print_signature(printer);
        if let Some(range) = self.vscale_range_attr(ir).and_then(|range| VScaleRangeAttr::cast(ctx, range)) {
            let bound = |attribute: Attribute| int(ctx, attribute).unwrap_or_default();
            let (least, most) = (bound(range.min_range(ctx)), bound(range.max_range(ctx)));
            printer.display(format_args!(" vscale_range({least}, {most})"));
        }
        print_comdat(printer, self.comdat_attr(ir));
        let properties = printed_properties(printer, op, &ELIDED);
        printer.print_optional_attributes_with_keyword(op, &properties);
        if !self.is_declaration(ir) {
            let form = RegionForm::DEFAULT.without_entry_arguments().with_empty_block();
            printer.text(" ").print_region_as(self.body(ir), form);
        }
    }
}

impl LLVMFuncOp {
    fn print_signature(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir) = (printer.context(), printer.ir());
        let Some(ty) = self.signature(ir) else { return };
        let signature = PrintedSignature {
            inputs: ty.params(ctx),
            is_variadic: ty.var_arg(ctx),
            results: &super::results(ctx, ty),
            arg_attrs: self.arg_attrs_attr(ir),
            res_attrs: self.res_attrs_attr(ir),
        };
        signature.print(printer, ir.first_block(ir.region(self.op(), 0)));
    }
}

//! The syntax of global variables and aliases.

use crate::prelude::*;
use crate::syntax::{
    comdat, linkage, linkage_of, print_attributes, print_comdat, print_symbol, print_word, property, stored,
    symbol_name, token, unnamed_addr, visibility,
};
use crate::{AliasOp, GlobalOp, LLVMArrayType, UnnamedAddr, Visibility};

/// Parses the common prefix of globals and aliases.
fn head(parser: &mut OperationParser<'_>, op: &mut CustomOp) {
    linkage(parser, op);
    visibility(parser, op);
    if parser.consume_keyword("thread_local") {
        add(parser.context(), op, "thread_local_", Attribute::UNIT);
    }
    unnamed_addr(parser, op);
}

fn print_head(printer: &mut OperationPrinter<'_>, op: Op) {
    let (ctx, ir) = (printer.context(), printer.ir());
    printer.text(" ");
    print_word(printer, Some(linkage_of(ctx, property(ir, op, "linkage"))));
    print_word(printer, stored::<Visibility>(ctx, property(ir, op, "visibility_")));
    if property(ir, op, "thread_local_").is_some() {
        printer.text("thread_local ");
    }
    print_word(printer, stored::<UnnamedAddr>(ctx, property(ir, op, "unnamed_addr")));
}

/// Parses `{…} : type`. Both are optional.
fn attributes_and_type(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Option<Type>> {
    parser.parse_optional_attributes(op)?;
    let types = if parser.consume_if(TokenKind::Colon) { parser.parse_type_list()? } else { Vec::new() };
    match types.as_slice() {
        [] => Ok(None),
        [ty] => Ok(Some(*ty)),
        _ => Err(parser.error_at(parser.name_offset(), "expected zero or one type")),
    }
}

/// Prints the initializer.
fn print_initializer(printer: &mut OperationPrinter<'_>, region: Region) {
    let form = RegionForm::DEFAULT.without_entry_arguments().with_empty_block();
    printer.text(" ").print_region_as(region, form);
}

/// Parses `("value")`. The value is optional.
fn value(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Option<Attribute>> {
    token(parser, TokenKind::LParen)?;
    if parser.consume_if(TokenKind::RParen) {
        return Ok(None);
    }
    let value = parser.parse_attribute(None)?;
    add(parser.context(), op, "value", value);
    token(parser, TokenKind::RParen)?;
    Ok(Some(value))
}

impl CustomAssemblyFormat for GlobalOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        head(parser, op);
        if parser.consume_keyword("constant") {
            add(ctx, op, "constant", Attribute::UNIT);
        }
        symbol_name(parser, op)?;
        let value = value(parser, op)?;
        comdat(parser, op)?;
        if let Some(ty) = attributes_and_type(parser, op)? {
            add(ctx, op, "global_type", ctx.type_attr(ty));
            if parser.is_at(TokenKind::LBrace) {
                return parser.parse_region(op, &[]);
            }
            parser.add_empty_region();
            return Ok(());
        }
        let Some(AttrKind::String { value, .. }) = value.map(|value| value.kind(ctx)) else {
            let message = "type can only be omitted for string globals";
            return Err(parser.error_at(parser.name_offset(), message));
        };
        let ty = LLVMArrayType::get(ctx, Type::I8, value.as_bytes(ctx).len() as u64).base();
        add(ctx, op, "global_type", ctx.type_attr(ty));
        parser.add_empty_region();
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        print_head(printer, op);
        printer.text(if self.constant(ir) { "constant " } else { "" });
        print_symbol(printer, self.sym_name_attr(ir));
        printer.text("(");
        let value = self.value_attr(ir);
        if let Some(value) = value {
            printer.print_attribute(value);
        }
        printer.text(")");
        print_comdat(printer, self.comdat_attr(ir));
        let elided = [
            "sym_name",
            "global_type",
            "constant",
            "value",
            "linkage",
            "unnamed_addr",
            "thread_local_",
            "visibility_",
            "comdat",
        ];
        print_attributes(printer, op, &elided);
        if value.is_some_and(|value| matches!(value.kind(ctx), AttrKind::String { .. })) {
            return;
        }
        let ty = self.global_type_attr(ir).and_then(|ty| type_value(ctx, ty));
        printer.text(" : ").print_types(ty);
        if !ir.is_empty_region(self.initializer(ir)) {
            print_initializer(printer, self.initializer(ir));
        }
    }
}

impl CustomAssemblyFormat for AliasOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        head(parser, op);
        symbol_name(parser, op)?;
        if let Some(ty) = attributes_and_type(parser, op)? {
            add(ctx, op, "alias_type", ctx.type_attr(ty));
        }
        parser.parse_region(op, &[])
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        print_head(printer, op);
        print_symbol(printer, self.sym_name_attr(ir));
        let elided = ["sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_"];
        print_attributes(printer, op, &elided);
        let ty = self.alias_type_attr(ir).and_then(|ty| type_value(ctx, ty));
        printer.text(" : ").print_types(ty);
        print_initializer(printer, self.initializer(ir));
    }
}

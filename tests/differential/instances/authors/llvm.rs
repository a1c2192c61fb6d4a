fn parse_pretty(parser: &mut Parser<'_>) -> ParseResult<Type> {
    if parser.is_at_type() {
        return parser.parse_type();
    }
    let Some(mnemonic) = parser.parse_optional_keyword() else { return parser.parse_type() };
    let ctx = parser.context();
    match mnemonic {
        "void" | "token" | "label" | "metadata" | "x86_amx" | "ppc_fp128" => {
            Ok(ctx.opaque_type(ctx.ident("llvm"), ctx.ident(mnemonic)))
        }
        _ => parser.parse_own_type("llvm", mnemonic),
    }
}
fn print_pretty(printer: &mut Printer<'_>, ty: Type) {
    let mut alone = Printer::new(printer.context(), ir_core::text::PrintOptions::default());
    alone.print_type(ty);
    let text = alone.finish();
    printer.text(text.strip_prefix("!llvm.").unwrap_or(&text));
}
impl LLVMArrayTypeSyntax for LLVMArrayType {
    fn parse_pretty_llvm_type(parser: &mut Parser<'_>) -> ParseResult<Type> {
        parse_pretty(parser)
    }
    fn print_pretty_llvm_type(printer: &mut Printer<'_>, ty: Type) {
        print_pretty(printer, ty);
    }
}
impl LLVMFunctionTypeSyntax for LLVMFunctionType {
    fn parse_pretty_llvm_type(parser: &mut Parser<'_>) -> ParseResult<Type> {
        parse_pretty(parser)
    }
    fn print_pretty_llvm_type(printer: &mut Printer<'_>, ty: Type) {
        print_pretty(printer, ty);
    }
    fn parse_function_types(parser: &mut Parser<'_>) -> ParseResult<(Vec<Type>, bool)> {
        use ir_core::text::TokenKind;
        let mut types = Vec::new();
        while !parser.is_at(TokenKind::RParen) {
            if parser.consume_if(TokenKind::Ellipsis) {
                parser.parse_token(TokenKind::RParen, "expected ')'")?;
                return Ok((types, true));
            }
            types.push(parse_pretty(parser)?);
            if !parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
        Ok((types, false))
    }
    fn print_function_types(printer: &mut Printer<'_>, types: &[Type], is_variadic: bool) {
        printer.print_list(types, |printer, ty| print_pretty(printer, *ty));
        if is_variadic {
            printer.text(if types.is_empty() { "..." } else { ", ..." });
        }
        printer.text(")");
    }
}
impl attr_or_type::CustomFormat for LLVMStructType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Self::Base> {
        use ir_core::text::{Delimiter, TokenKind};
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let mut body = Vec::new();
        parser.parse_list(Delimiter::Paren, "", |parser| {
            body.push(parse_pretty(parser)?);
            Ok(())
        })?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(LLVMStructType::get(parser.context(), "", &body).into())
    }
    fn print(self, printer: &mut Printer<'_>) {
        let body = self.body(printer.context());
        printer.text("<(");
        printer.print_list(body, |printer, ty| print_pretty(printer, *ty));
        printer.text(")>");
    }
}
impl ExternalFunctions for Externals {
    fn get_val_and_bool_struct_type(ctx: &Context, ty: Type) -> Type {
        LLVMStructType::get(ctx, "", &[ty, Type::I1]).into()
    }
    fn default_c_conv(ctx: &Context) -> Attribute {
        CConvAttr::get(ctx, CConv::C).into()
    }
    fn default_tail_call_kind(ctx: &Context) -> Attribute {
        TailCallKindAttr::get(ctx, TailCallKind::None).into()
    }
    fn default_linkage(ctx: &Context) -> Attribute {
        LinkageAttr::get(ctx, Linkage::External).into()
    }
}

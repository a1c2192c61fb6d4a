impl def::CustomFormat for LLVMStructType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Self::Base> {
        use ir_core::text::{Delimiter, TokenKind};
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let mut body = Vec::new();
        parser.parse_list(Delimiter::Paren, "", |parser| {
            let mnemonic = match parser.at_type() {
                true => None,
                false => parser.parse_optional_keyword(),
            };
            body.push(match mnemonic {
                Some(mnemonic) => parser.parse_own_type("llvm", mnemonic)?,
                None => parser.parse_type()?,
            });
            Ok(())
        })?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(LLVMStructType::get(parser.context(), "", &body))
    }
    fn print(self, printer: &mut Printer<'_>) {
        use ir_core::spec::def::Interned;
        let body = self.body(printer.context());
        printer.text("<(");
        printer.list(body, |printer, ty| {
            let storage = ty.def_storage(printer.context());
            match storage.filter(|storage| storage.spec().dialect == "llvm") {
                Some(storage) => {
                    printer.text(storage.spec().mnemonic);
                    printer.print_own_type(*ty);
                }
                None => printer.print_type(*ty),
            }
        });
        printer.text(")>");
    }
}
impl ExternalFunctions for Externals {
    fn get_val_and_bool_struct_type(ctx: &Context, ty: Type) -> Type {
        LLVMStructType::get(ctx, "", &[ty, Type::I1])
    }
    fn default_c_conv(ctx: &Context) -> Attribute {
        CConvAttr::get(ctx, CConv::C)
    }
    fn default_tail_call_kind(ctx: &Context) -> Attribute {
        TailCallKindAttr::get(ctx, TailCallKind::None)
    }
    fn default_linkage(ctx: &Context) -> Attribute {
        LinkageAttr::get(ctx, Linkage::External)
    }
}

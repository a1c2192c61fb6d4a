impl attr_or_type::CustomFormat for RangeType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Self::Base> {
        use ir_core::text::TokenKind;
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let Some(mnemonic) = parser.parse_optional_keyword() else {
            return Err(parser.error_here("expected a type of the dialect"));
        };
        let element = parser.parse_own_type("pdl", mnemonic)?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(RangeType::get(parser.context(), element).into())
    }
    fn print(self, printer: &mut Printer<'_>) {
        use ir_core::attr_or_type::Interned;
        let ctx = printer.context();
        let element = self.element_type(ctx);
        printer.text("<");
        printer.text(element.def_storage(ctx).map_or("", |storage| storage.spec().mnemonic));
        printer.text(">");
    }
}
impl ExternalFunctions for Externals {
    fn build_range_of_pdl_handle_to_an_mlir_2(ctx: &Context) -> Type {
        RangeType::get(ctx, TypeType::get(ctx).base()).into()
    }
}

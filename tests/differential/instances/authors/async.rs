impl attr_or_type::CustomFormat for ValueType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Self::Base> {
        use ir_core::text::TokenKind;
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let ty = parser.parse_type()?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(ValueType::get(parser.context(), ty).into())
    }
    fn print(self, printer: &mut Printer<'_>) {
        let ty = self.value_type(printer.context());
        printer.text("<");
        printer.print_type(ty);
        printer.text(">");
    }
}

impl attr_or_type::CustomFormat for TileType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Self::Base> {
        use ir_core::text::TokenKind;
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let shape = parser.parse_dimension_list()?;
        let element = parser.parse_type()?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(TileType::get(parser.context(), &shape, element).into())
    }
    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        printer.text("<");
        for size in self.shape(ctx) {
            printer.print_integer(*size);
            printer.text("x");
        }
        printer.print_type(self.element_type(ctx));
        printer.text(">");
    }
}
impl ExternalFunctions for Externals {
    fn amx_tile_type_rank(ctx: &Context, ty: Type) -> i64 {
        TileType::cast(ctx, ty).map_or(0, |tile| tile.shape(ctx).len() as i64)
    }
}

fn parse_shaped(parser: &mut Parser<'_>) -> ParseResult<(Vec<i64>, Type, Vec<Attribute>)> {
    use ir_core::text::TokenKind;
    parser.parse_token(TokenKind::Less, "expected '<'")?;
    let shape = parser.parse_dimension_list()?;
    let element = parser.parse_type()?;
    let mut attributes = Vec::new();
    while parser.consume_if(TokenKind::Comma) {
        attributes.push(parser.parse_attribute(None)?);
    }
    parser.parse_token(TokenKind::Greater, "expected '>'")?;
    Ok((shape, element, attributes))
}
fn print_shaped(
    printer: &mut Printer<'_>,
    shape: &[i64],
    element: Type,
    attributes: impl Iterator<Item = Attribute>,
) {
    printer.text("<");
    for size in shape {
        printer.print_integer(*size);
        printer.text("x");
    }
    printer.print_type(element);
    for attribute in attributes {
        printer.text(", ");
        printer.print_attribute(attribute);
    }
    printer.text(">");
}
impl attr_or_type::CustomFormat for MemDescType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Self::Base> {
        let (shape, element, attributes) = parse_shaped(parser)?;
        Ok(MemDescType::get(parser.context(), &shape, element, attributes.first().copied()).into())
    }
    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        let (shape, element) = (self.shape(ctx), self.element_type(ctx));
        print_shaped(printer, shape, element, self.mem_layout(ctx).into_iter());
    }
}
impl attr_or_type::CustomFormat for TensorDescType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Self::Base> {
        let (shape, element, attributes) = parse_shaped(parser)?;
        let ctx = parser.context();
        let is_encoding =
            |attribute: &Attribute| BlockTensorDescAttr::is(ctx, *attribute) || ScatterTensorDescAttr::is(ctx, *attribute);
        let (encoding, layout): (Vec<_>, Vec<_>) = attributes.into_iter().partition(is_encoding);
        // One that is not written is the usual one.
        let encoding = encoding.first().copied().or_else(|| usual_encoding(ctx));
        Ok(TensorDescType::get(ctx, &shape, element, encoding, layout.first().copied()).into())
    }
    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        let (shape, element) = (self.shape(ctx), self.element_type(ctx));
        let encoding = self.encoding(ctx).filter(|encoding| Some(*encoding) != usual_encoding(ctx));
        print_shaped(printer, shape, element, encoding.into_iter().chain(self.layout(ctx)));
    }
}
fn usual_encoding(ctx: &Context) -> Option<Attribute> {
    let mut parser = Parser::new(ctx, "", b"#xegpu.block_tdesc_attr<>").ok()?;
    parser.parse_attribute(None).ok()
}

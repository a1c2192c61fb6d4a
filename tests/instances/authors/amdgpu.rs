impl ExternalFunctions for Externals {
    fn build_anonymous_484(ctx: &Context) -> Type {
        let text = b"vector<4xf8E8M0FNU>";
        let ty = Parser::new(ctx, "", text).and_then(|mut parser| Ok(parser.parse_type().ok()));
        ty.ok().flatten().unwrap_or(Type::I1)
    }
}

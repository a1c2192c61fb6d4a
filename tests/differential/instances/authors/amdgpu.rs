impl ExternalFunctions for Externals {
    fn build_vector_4xf8e8m0fnu_of_f8e8m0fnu(ctx: &Context) -> Type {
        let text = b"vector<4xf8E8M0FNU>";
        let ty = Parser::new(ctx, "", text).and_then(|mut parser| Ok(parser.parse_type().ok()));
        ty.ok().flatten().unwrap_or(Type::I1)
    }
}

impl Dialect for Registered {
    fn text_attributes(&self) -> &[&'static str] {
        &["encoding"]
    }
    fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String> {
        let is_encoding = attributes::is_named(ctx, attribute, "sparse_tensor", &["encoding"]);
        is_encoding.then(|| "sparse".to_owned())
    }
}

impl ExternalFunctions for Externals {
    fn gpu_mma_matrix_type_element_type(ctx: &Context, ty: Type) -> Type {
        // `mma_matrix<16x16xf16, "COp">`
        let ir_core::context::TypeKind::Opaque { body, .. } = ty.kind(ctx) else { return ty };
        let text = body.as_str(ctx);
        let shape = text.split(['<', ',']).nth(1).unwrap_or_default();
        let element = shape.rsplit('x').next().unwrap_or_default();
        let read = Parser::new(ctx, "", element.as_bytes()).ok();
        read.and_then(|mut parser| parser.parse_type().ok()).unwrap_or(ty)
    }
}

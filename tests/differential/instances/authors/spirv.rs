/// The type at an index of the comma-separated body of a type.
fn part_of_type(ctx: &Context, ty: Type, index: usize) -> Type {
    let ir_core::context::TypeKind::Opaque { body, .. } = ty.kind(ctx) else { return ty };
    let text = body.as_str(ctx);
    let inner = text.split_once('<').map_or("", |(_, rest)| rest).trim_end_matches(' ');
    let inner = inner.strip_suffix('>').unwrap_or(inner);
    let (mut depth, mut commas, mut part) = (0_i32, 0, String::new());
    for c in inner.chars() {
        depth += i32::from("<([".contains(c)) - i32::from(">)]".contains(c));
        if c == ',' && depth == 0 {
            commas += 1;
        } else if commas == index {
            part.push(c);
        }
    }
    // The element type, without the sizes of `16x16xf32` and `3 x vector<3xf32>`.
    let sizes = |c: char| c.is_ascii_digit() || c == 'x' || c == ' ' || c == '?';
    let part = part.trim_start_matches(sizes);
    let part = if part.starts_with("struct") || part.starts_with("array") {
        format!("!spirv.{part}")
    } else {
        part.to_owned()
    };
    let read = Parser::new(ctx, "", part.as_bytes()).ok().and_then(|mut parser| parser.parse_type().ok());
    read.unwrap_or(ty)
}
impl ExternalFunctions for Externals {
    fn spirv_pointer_type_pointee_type(ctx: &Context, ty: Type) -> Type {
        part_of_type(ctx, ty, 0)
    }
    fn spirv_cooperative_matrix_type_element_type(ctx: &Context, ty: Type) -> Type {
        part_of_type(ctx, ty, 0)
    }
    fn spirv_sampled_image_type_image_type(ctx: &Context, ty: Type) -> Type {
        part_of_type(ctx, ty, 0)
    }
    fn spirv_image_type_element_type(ctx: &Context, ty: Type) -> Type {
        part_of_type(ctx, ty, 0)
    }
    fn spirv_matrix_type_element_type(ctx: &Context, ty: Type) -> Type {
        let column = part_of_type(ctx, ty, 0);
        match column.kind(ctx) {
            ir_core::context::TypeKind::Vector { element, .. } => element,
            _ => column,
        }
    }
}

impl ExternalFunctions for Externals {
    fn build_range_of_pdl_handle_to_an_mlir_2(ctx: &Context) -> Type {
        super::pdl::RangeType::get(ctx, super::pdl::TypeType::get(ctx).base()).into()
    }
    fn get_get_value_type_op_value_type(ctx: &Context, ty: Type) -> Type {
        let value = super::pdl::ValueType::get(ctx).base();
        if ty == super::pdl::TypeType::get(ctx).base() {
            value
        } else {
            super::pdl::RangeType::get(ctx, value).into()
        }
    }
}

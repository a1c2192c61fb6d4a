impl ExternalFunctions for Externals {
    fn llvm_struct_type_get_literal(ctx: &Context, body: &[Type]) -> Type {
        super::llvm::LLVMStructType::get(ctx, "", body).into()
    }
}

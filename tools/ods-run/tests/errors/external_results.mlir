llvm.func @f() -> !llvm.struct<(ptr, ptr, i64)>

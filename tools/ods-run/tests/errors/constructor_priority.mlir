llvm.func @f() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@f], priorities = [65536 : i32], data = [#llvm.zero]

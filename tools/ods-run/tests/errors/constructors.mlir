llvm.func @f(%x: i32) {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]

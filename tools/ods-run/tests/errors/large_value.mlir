llvm.func @main() {
  %0 = llvm.mlir.zero : !llvm.array<100000 x i64>
  llvm.return
}

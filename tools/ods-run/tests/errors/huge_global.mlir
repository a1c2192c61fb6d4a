llvm.mlir.global internal @g() : !llvm.array<10000000000 x i64> {
  %0 = llvm.mlir.zero : !llvm.array<10000000000 x i64>
  llvm.return %0 : !llvm.array<10000000000 x i64>
}

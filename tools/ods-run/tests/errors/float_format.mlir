llvm.func @main() -> f32 {
  %0 = llvm.mlir.constant(1.0 : f80) : f80
  %1 = llvm.fptrunc %0 : f80 to f32
  llvm.return %1 : f32
}

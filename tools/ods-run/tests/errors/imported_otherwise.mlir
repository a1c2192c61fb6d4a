llvm.func @sinf(f64) -> f64
llvm.func @main(%a: f32) -> f32 {
  %0 = llvm.intr.sin(%a) : (f32) -> f32
  llvm.return %0 : f32
}

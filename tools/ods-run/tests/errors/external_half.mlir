llvm.func @f(f16) -> f16

llvm.mlir.global internal thread_local @g(1 : i32) : i32

llvm.mlir.global private constant @undefined_table(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.func @undefined_indices(%v: f32) {
  %p = llvm.mlir.poison : i64
  %u = llvm.mlir.undef : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.mlir.addressof @undefined_table : !llvm.ptr
  %0 = llvm.getelementptr %t[%p] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %v, %0 : f32, !llvm.ptr
  %1 = llvm.getelementptr inbounds %t[%u] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %v, %1 : f32, !llvm.ptr
  %2 = llvm.getelementptr %t[%z, %p] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x f32>
  llvm.store %v, %2 : f32, !llvm.ptr
  %3 = llvm.getelementptr %t[%o, %p] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x f32>
  llvm.store %v, %3 : f32, !llvm.ptr
  %4 = llvm.getelementptr %t[%p, %o] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x f32>
  llvm.store %v, %4 : f32, !llvm.ptr
  %5 = llvm.getelementptr %t[%o, %u] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x f32>
  llvm.store %v, %5 : f32, !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %6 = llvm.getelementptr %n[%p] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %v, %6 : f32, !llvm.ptr
  %pp = llvm.mlir.poison : !llvm.ptr
  %7 = llvm.getelementptr %pp[%o] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %v, %7 : f32, !llvm.ptr
  llvm.return
}

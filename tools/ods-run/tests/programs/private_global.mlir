// Globals without an initial value, which have memory of their own.
// RESULT: i64 5011

llvm.mlir.global private @a() : i64
llvm.mlir.global internal @b() : !llvm.array<3 x i32>
llvm.mlir.global linkonce_odr @c() : i8
llvm.mlir.global weak @d() : vector<4xi1>
llvm.func @main() -> i64 {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %d = llvm.mlir.addressof @d : !llvm.ptr
  %v = llvm.mlir.constant(5000 : i64) : i64
  %w = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  %x = llvm.mlir.constant(4 : i8) : i8
  %m = llvm.mlir.constant(dense<[false, false, true, false]> : vector<4xi1>) : vector<4xi1>
  llvm.store %v, %a : i64, !llvm.ptr
  llvm.store %w, %b : !llvm.array<3 x i32>, !llvm.ptr
  llvm.store %x, %c : i8, !llvm.ptr
  llvm.store %m, %d : vector<4xi1>, !llvm.ptr
  %v1 = llvm.load %a : !llvm.ptr -> i64
  %p = llvm.getelementptr %b[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %w1 = llvm.load %p : !llvm.ptr -> i32
  %x1 = llvm.load %c : !llvm.ptr -> i8
  %m1 = llvm.load %d : !llvm.ptr -> i8
  %w2 = llvm.zext %w1 : i32 to i64
  %x2 = llvm.zext %x1 : i8 to i64
  %m2 = llvm.zext %m1 : i8 to i64
  %0 = llvm.add %v1, %w2 : i64
  %1 = llvm.add %0, %x2 : i64
  %2 = llvm.add %1, %m2 : i64
  llvm.return %2 : i64
}

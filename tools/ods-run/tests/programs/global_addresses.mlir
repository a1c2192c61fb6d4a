// Globals that hold addresses of others, with distances, and an alias.
// RESULT: i64 30200501

llvm.mlir.global external @numbers(dense<[10, 20, 30, 40]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal @third() : !llvm.ptr {
  %a = llvm.mlir.addressof @numbers : !llvm.ptr
  %b = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return %b : !llvm.ptr
}
llvm.mlir.global internal @self() : !llvm.struct<(ptr, i64)> {
  %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  %a = llvm.mlir.addressof @self : !llvm.ptr
  %n = llvm.mlir.constant(5 : i64) : i64
  %v = llvm.insertvalue %a, %u[0] : !llvm.struct<(ptr, i64)>
  %w = llvm.insertvalue %n, %v[1] : !llvm.struct<(ptr, i64)>
  llvm.return %w : !llvm.struct<(ptr, i64)>
}
llvm.func @main() -> i64 {
  %t = llvm.mlir.addressof @third : !llvm.ptr
  %p = llvm.load %t : !llvm.ptr -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  %y = llvm.load %b : !llvm.ptr -> i32
  %s = llvm.mlir.addressof @self : !llvm.ptr
  %q = llvm.load %s : !llvm.ptr -> !llvm.ptr
  %n = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
  %z = llvm.load %n : !llvm.ptr -> i64
  %same = llvm.icmp "eq" %q, %s : !llvm.ptr
  %e = llvm.zext %same : i1 to i64
  %x1 = llvm.zext %x : i32 to i64
  %y1 = llvm.zext %y : i32 to i64
  %k = llvm.mlir.constant(100 : i64) : i64
  %a0 = llvm.mul %x1, %k : i64
  %a1 = llvm.add %a0, %y1 : i64
  %a2 = llvm.mul %a1, %k : i64
  %a3 = llvm.add %a2, %z : i64
  %a4 = llvm.mul %a3, %k : i64
  %a5 = llvm.add %a4, %e : i64
  llvm.return %a5 : i64
}

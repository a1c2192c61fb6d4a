// Structs with padding, packed and nested, in memory and as values.
// RESULT: i64 -6235791075481585446

!inner = !llvm.struct<(i8, i32)>
!outer = !llvm.struct<"outer", (i16, struct<(i8, i32)>, array<3 x i24>, f64)>
!packed = !llvm.struct<packed (i8, i64, i24, i16)>
llvm.mlir.global internal @g() : !outer {
  %u = llvm.mlir.zero : !outer
  %a = llvm.mlir.constant(-5 : i16) : i16
  %b = llvm.mlir.constant(77 : i32) : i32
  %v = llvm.insertvalue %a, %u[0] : !outer
  %w = llvm.insertvalue %b, %v[1, 1] : !outer
  llvm.return %w : !outer
}
llvm.func @make(%x: i64) -> !packed {
  %u = llvm.mlir.undef : !packed
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %x : i64 to i24
  %c = llvm.trunc %x : i64 to i16
  %v = llvm.insertvalue %a, %u[0] : !packed
  %w = llvm.insertvalue %x, %v[1] : !packed
  %y = llvm.insertvalue %b, %w[2] : !packed
  %z = llvm.insertvalue %c, %y[3] : !packed
  llvm.return %z : !packed
}
llvm.func @main() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %x = llvm.mlir.constant(-123456789 : i64) : i64
  %m = llvm.alloca %one x !packed : (i64) -> !llvm.ptr
  %s = llvm.call @make(%x) : (i64) -> !packed
  llvm.store %s, %m : !packed, !llvm.ptr
  %p2 = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !packed
  %p3 = llvm.getelementptr %m[0, 3] : (!llvm.ptr) -> !llvm.ptr, !packed
  %v2 = llvm.load %p2 : !llvm.ptr -> i24
  %v3 = llvm.load %p3 : !llvm.ptr -> i16
  %t = llvm.load %m : !llvm.ptr -> !packed
  %v1 = llvm.extractvalue %t[1] : !packed
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %q = llvm.getelementptr %g[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !outer
  %w = llvm.load %q : !llvm.ptr -> i32
  %d = llvm.getelementptr %g[0, 2, 2] : (!llvm.ptr) -> !llvm.ptr, !outer
  %k24 = llvm.mlir.constant(-3 : i24) : i24
  llvm.store %k24, %d : i24, !llvm.ptr
  %o = llvm.load %g : !llvm.ptr -> !outer
  %e = llvm.extractvalue %o[2, 2] : !outer
  %f = llvm.extractvalue %o[0] : !outer
  %e2 = llvm.sext %v2 : i24 to i64
  %e3 = llvm.sext %v3 : i16 to i64
  %e4 = llvm.sext %w : i32 to i64
  %e5 = llvm.sext %e : i24 to i64
  %e6 = llvm.sext %f : i16 to i64
  %gi = llvm.ptrtoint %d : !llvm.ptr to i64
  %g0 = llvm.ptrtoint %g : !llvm.ptr to i64
  %dist = llvm.sub %gi, %g0 : i64
  %k = llvm.mlir.constant(1009 : i64) : i64
  %a0 = llvm.mul %e2, %k : i64
  %a1 = llvm.add %a0, %e3 : i64
  %a2 = llvm.mul %a1, %k : i64
  %a3 = llvm.add %a2, %e4 : i64
  %a4 = llvm.mul %a3, %k : i64
  %a5 = llvm.add %a4, %e5 : i64
  %a6 = llvm.mul %a5, %k : i64
  %a7 = llvm.add %a6, %e6 : i64
  %a8 = llvm.add %a7, %dist : i64
  %a9 = llvm.add %a8, %v1 : i64
  llvm.return %a9 : i64
}

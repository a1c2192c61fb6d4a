// Atomic updates of integers and floats, and exchanges.
// RESULT: i64 1015070505030701

llvm.mlir.global internal @cell(10 : i64) : i64
llvm.mlir.global internal @real(1.5 : f64) : f64
llvm.func @main() -> i64 {
  %p = llvm.mlir.addressof @cell : !llvm.ptr
  %f = llvm.mlir.addressof @real : !llvm.ptr
  %c5 = llvm.mlir.constant(5 : i64) : i64
  %c7 = llvm.mlir.constant(7 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %d = llvm.mlir.constant(2.25 : f64) : f64
  %a = llvm.atomicrmw add %p, %c5 monotonic : !llvm.ptr, i64
  %b = llvm.atomicrmw xchg %p, %c7 acq_rel : !llvm.ptr, i64
  %c = llvm.atomicrmw _and %p, %c5 seq_cst : !llvm.ptr, i64
  %e = llvm.atomicrmw max %p, %m1 seq_cst : !llvm.ptr, i64
  %g = llvm.atomicrmw umax %p, %m1 seq_cst : !llvm.ptr, i64
  %h = llvm.atomicrmw fadd %f, %d seq_cst : !llvm.ptr, f64
  %i = llvm.cmpxchg %p, %m1, %c7 acq_rel monotonic : !llvm.ptr, i64
  %j = llvm.cmpxchg %p, %m1, %c5 acq_rel monotonic : !llvm.ptr, i64
  %ok = llvm.extractvalue %i[1] : !llvm.struct<(i64, i1)>
  %no = llvm.extractvalue %j[1] : !llvm.struct<(i64, i1)>
  %old = llvm.extractvalue %j[0] : !llvm.struct<(i64, i1)>
  llvm.fence seq_cst
  %v = llvm.load %f atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> f64
  %w = llvm.fptosi %v : f64 to i64
  %ok1 = llvm.zext %ok : i1 to i64
  %no1 = llvm.zext %no : i1 to i64
  %k = llvm.mlir.constant(100 : i64) : i64
  %x0 = llvm.mul %a, %k : i64
  %x1 = llvm.add %x0, %b : i64
  %x2 = llvm.mul %x1, %k : i64
  %x3 = llvm.add %x2, %c : i64
  %x4 = llvm.mul %x3, %k : i64
  %x5 = llvm.add %x4, %e : i64
  %x6 = llvm.mul %x5, %k : i64
  %x7 = llvm.add %x6, %g : i64
  %x8 = llvm.mul %x7, %k : i64
  %x9 = llvm.add %x8, %w : i64
  %x10 = llvm.mul %x9, %k : i64
  %x11 = llvm.add %x10, %old : i64
  %x12 = llvm.mul %x11, %k : i64
  %x13 = llvm.add %x12, %ok1 : i64
  %x14 = llvm.add %x13, %no1 : i64
  llvm.return %x14 : i64
}

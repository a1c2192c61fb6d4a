// Copies and fills of bytes, which overlap.
// RESULT: i64 3853319797583459672

llvm.func @main() -> i64 {
  %n = llvm.mlir.constant(16 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %v = llvm.mlir.constant(-85 : i8) : i8
  %x = llvm.mlir.constant(81985529216486895 : i64) : i64
  %m = llvm.alloca %n x i8 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %x, %m {alignment = 1 : i64} : i64, !llvm.ptr
  %p = llvm.getelementptr %m[4] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memmove"(%p, %m, %c8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %q = llvm.getelementptr %m[12] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memcpy"(%q, %m, %c4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %a = llvm.load %m : !llvm.ptr -> i128
  %s = llvm.mlir.constant(64 : i128) : i128
  %h = llvm.lshr %a, %s : i128
  %lo = llvm.trunc %a : i128 to i64
  %hi = llvm.trunc %h : i128 to i64
  %k = llvm.mlir.constant(31 : i64) : i64
  %t = llvm.mul %lo, %k : i64
  %r = llvm.add %t, %hi : i64
  %addr = llvm.ptrtoint %m : !llvm.ptr to i64
  %mask = llvm.mlir.constant(31 : i64) : i64
  %off = llvm.and %addr, %mask : i64
  %u = llvm.add %r, %off : i64
  llvm.return %u : i64
}

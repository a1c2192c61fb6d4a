// Undefined values that no result depends on, and freeze.
// RESULT: i64 9

llvm.func @main() -> i64 {
  %u = llvm.mlir.undef : i64
  %p = llvm.mlir.poison : i64
  %f = llvm.freeze %p : i64
  %x = llvm.xor %f, %f : i64
  %c = llvm.mlir.constant(true) : i1
  %n = llvm.mlir.constant(9 : i64) : i64
  %s = llvm.select %c, %n, %u : i1, i64
  %r = llvm.add %s, %x : i64
  llvm.return %r : i64
}

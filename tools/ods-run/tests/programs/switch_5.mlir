// A switch of 5 bits, with cases far apart.
// RESULT: i64 14402820166

llvm.func @pick(%x: i5) -> i64 {
  %c0 = llvm.mlir.constant(7 : i64) : i64
  %c1 = llvm.mlir.constant(14 : i64) : i64
  %c2 = llvm.mlir.constant(21 : i64) : i64
  %c3 = llvm.mlir.constant(28 : i64) : i64
  llvm.switch %x : i5, ^bb1(%c0 : i64) [
    -16: ^bb1(%c1 : i64),
    3: ^bb1(%c2 : i64),
    15: ^bb1(%c3 : i64)
  ]
^bb1(%r: i64):
  llvm.return %r : i64
}
llvm.func @main() -> i64 {
  %k = llvm.mlir.constant(1009 : i64) : i64
  %a0 = llvm.mlir.constant(0 : i64) : i64
  %x0 = llvm.mlir.constant(-16 : i5) : i5
  %r0 = llvm.call @pick(%x0) : (i5) -> i64
  %m0 = llvm.mul %a0, %k : i64
  %a1 = llvm.add %m0, %r0 : i64
  %x1 = llvm.mlir.constant(3 : i5) : i5
  %r1 = llvm.call @pick(%x1) : (i5) -> i64
  %m1 = llvm.mul %a1, %k : i64
  %a2 = llvm.add %m1, %r1 : i64
  %x2 = llvm.mlir.constant(15 : i5) : i5
  %r2 = llvm.call @pick(%x2) : (i5) -> i64
  %m2 = llvm.mul %a2, %k : i64
  %a3 = llvm.add %m2, %r2 : i64
  %x3 = llvm.mlir.constant(-15 : i5) : i5
  %r3 = llvm.call @pick(%x3) : (i5) -> i64
  %m3 = llvm.mul %a3, %k : i64
  %a4 = llvm.add %m3, %r3 : i64
  llvm.return %a4 : i64
}

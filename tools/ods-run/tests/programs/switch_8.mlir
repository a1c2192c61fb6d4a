// A switch of 8 bits, with cases far apart.
// RESULT: i64 4947629131039918588

llvm.func @pick(%x: i8) -> i64 {
  %c0 = llvm.mlir.constant(7 : i64) : i64
  %c1 = llvm.mlir.constant(14 : i64) : i64
  %c2 = llvm.mlir.constant(21 : i64) : i64
  %c3 = llvm.mlir.constant(28 : i64) : i64
  %c4 = llvm.mlir.constant(35 : i64) : i64
  %c5 = llvm.mlir.constant(42 : i64) : i64
  %c6 = llvm.mlir.constant(49 : i64) : i64
  %c7 = llvm.mlir.constant(56 : i64) : i64
  llvm.switch %x : i8, ^bb1(%c0 : i64) [
    -128: ^bb1(%c1 : i64),
    -1: ^bb1(%c2 : i64),
    0: ^bb1(%c3 : i64),
    1: ^bb1(%c4 : i64),
    2: ^bb1(%c5 : i64),
    3: ^bb1(%c6 : i64),
    127: ^bb1(%c7 : i64)
  ]
^bb1(%r: i64):
  llvm.return %r : i64
}
llvm.func @main() -> i64 {
  %k = llvm.mlir.constant(1009 : i64) : i64
  %a0 = llvm.mlir.constant(0 : i64) : i64
  %x0 = llvm.mlir.constant(-128 : i8) : i8
  %r0 = llvm.call @pick(%x0) : (i8) -> i64
  %m0 = llvm.mul %a0, %k : i64
  %a1 = llvm.add %m0, %r0 : i64
  %x1 = llvm.mlir.constant(-1 : i8) : i8
  %r1 = llvm.call @pick(%x1) : (i8) -> i64
  %m1 = llvm.mul %a1, %k : i64
  %a2 = llvm.add %m1, %r1 : i64
  %x2 = llvm.mlir.constant(0 : i8) : i8
  %r2 = llvm.call @pick(%x2) : (i8) -> i64
  %m2 = llvm.mul %a2, %k : i64
  %a3 = llvm.add %m2, %r2 : i64
  %x3 = llvm.mlir.constant(1 : i8) : i8
  %r3 = llvm.call @pick(%x3) : (i8) -> i64
  %m3 = llvm.mul %a3, %k : i64
  %a4 = llvm.add %m3, %r3 : i64
  %x4 = llvm.mlir.constant(2 : i8) : i8
  %r4 = llvm.call @pick(%x4) : (i8) -> i64
  %m4 = llvm.mul %a4, %k : i64
  %a5 = llvm.add %m4, %r4 : i64
  %x5 = llvm.mlir.constant(3 : i8) : i8
  %r5 = llvm.call @pick(%x5) : (i8) -> i64
  %m5 = llvm.mul %a5, %k : i64
  %a6 = llvm.add %m5, %r5 : i64
  %x6 = llvm.mlir.constant(127 : i8) : i8
  %r6 = llvm.call @pick(%x6) : (i8) -> i64
  %m6 = llvm.mul %a6, %k : i64
  %a7 = llvm.add %m6, %r6 : i64
  %x7 = llvm.mlir.constant(-127 : i8) : i8
  %r7 = llvm.call @pick(%x7) : (i8) -> i64
  %m7 = llvm.mul %a7, %k : i64
  %a8 = llvm.add %m7, %r7 : i64
  llvm.return %a8 : i64
}

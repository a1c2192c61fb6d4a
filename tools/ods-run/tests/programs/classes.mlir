// Classes of floats: NaN, infinite, normal, denormal, zero.
// RESULT: i64 34647326920

llvm.func @one(%x: f64) -> i64 {
  %k = llvm.mlir.constant(2 : i64) : i64
  %a = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f64) -> i1
  %b = "llvm.intr.is.fpclass"(%x) <{bit = 516 : i32}> : (f64) -> i1
  %c = "llvm.intr.is.fpclass"(%x) <{bit = 264 : i32}> : (f64) -> i1
  %d = "llvm.intr.is.fpclass"(%x) <{bit = 144 : i32}> : (f64) -> i1
  %e = "llvm.intr.is.fpclass"(%x) <{bit = 96 : i32}> : (f64) -> i1
  %f = "llvm.intr.is.fpclass"(%x) <{bit = 60 : i32}> : (f64) -> i1
  %a1 = llvm.zext %a : i1 to i64
  %b1 = llvm.zext %b : i1 to i64
  %c1 = llvm.zext %c : i1 to i64
  %d1 = llvm.zext %d : i1 to i64
  %e1 = llvm.zext %e : i1 to i64
  %f1 = llvm.zext %f : i1 to i64
  %x0 = llvm.mul %a1, %k : i64
  %x1 = llvm.add %x0, %b1 : i64
  %x2 = llvm.mul %x1, %k : i64
  %x3 = llvm.add %x2, %c1 : i64
  %x4 = llvm.mul %x3, %k : i64
  %x5 = llvm.add %x4, %d1 : i64
  %x6 = llvm.mul %x5, %k : i64
  %x7 = llvm.add %x6, %e1 : i64
  %x8 = llvm.mul %x7, %k : i64
  %x9 = llvm.add %x8, %f1 : i64
  llvm.return %x9 : i64
}
llvm.func @main() -> i64 {
  %k = llvm.mlir.constant(64 : i64) : i64
  %v0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %v1 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  %v2 = llvm.mlir.constant(-1.5 : f64) : f64
  %v3 = llvm.mlir.constant(1.0e-310 : f64) : f64
  %v4 = llvm.mlir.constant(-0.0 : f64) : f64
  %v5 = llvm.mlir.constant(2.5e300 : f64) : f64
  %a = llvm.call @one(%v0) : (f64) -> i64
  %b = llvm.call @one(%v1) : (f64) -> i64
  %c = llvm.call @one(%v2) : (f64) -> i64
  %d = llvm.call @one(%v3) : (f64) -> i64
  %e = llvm.call @one(%v4) : (f64) -> i64
  %f = llvm.call @one(%v5) : (f64) -> i64
  %x0 = llvm.mul %a, %k : i64
  %x1 = llvm.add %x0, %b : i64
  %x2 = llvm.mul %x1, %k : i64
  %x3 = llvm.add %x2, %c : i64
  %x4 = llvm.mul %x3, %k : i64
  %x5 = llvm.add %x4, %d : i64
  %x6 = llvm.mul %x5, %k : i64
  %x7 = llvm.add %x6, %e : i64
  %x8 = llvm.mul %x7, %k : i64
  %x9 = llvm.add %x8, %f : i64
  llvm.return %x9 : i64
}

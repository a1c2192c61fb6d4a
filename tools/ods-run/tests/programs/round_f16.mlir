// Rounding to f16: ties, denormals, overflow.
// RESULT: i64 7081761037686207140

func.func @one(%a: f64) -> i64 {
  %b = arith.truncf %a : f64 to f16
  %c = arith.bitcast %b : f16 to i16
  %s = arith.truncf %a : f64 to f32
  %t = arith.truncf %s : f32 to f16
  %u = arith.bitcast %t : f16 to i16
  %w = arith.extf %t : f16 to f64
  %x = arith.bitcast %w : f64 to i64
  %d = arith.extui %c : i16 to i64
  %e = arith.extui %u : i16 to i64
  %k = arith.constant 65539 : i64
  %f = arith.muli %d, %k : i64
  %g = arith.addi %f, %e : i64
  %h = arith.xori %g, %x : i64
  return %h : i64
}
func.func @main() -> i64 {
  %h0 = arith.constant 0 : i64
  %k = arith.constant 1000003 : i64
  %x0 = arith.constant 65519.0 : f64
  %r0 = call @one(%x0) : (f64) -> i64
  %p0 = arith.muli %h0, %k : i64
  %h1 = arith.addi %p0, %r0 : i64
  %x1 = arith.constant 65520.0 : f64
  %r1 = call @one(%x1) : (f64) -> i64
  %p1 = arith.muli %h1, %k : i64
  %h2 = arith.addi %p1, %r1 : i64
  %x2 = arith.constant 1.0e-8 : f64
  %r2 = call @one(%x2) : (f64) -> i64
  %p2 = arith.muli %h2, %k : i64
  %h3 = arith.addi %p2, %r2 : i64
  %x3 = arith.constant 3.0e-8 : f64
  %r3 = call @one(%x3) : (f64) -> i64
  %p3 = arith.muli %h3, %k : i64
  %h4 = arith.addi %p3, %r3 : i64
  %x4 = arith.constant 6.0e-5 : f64
  %r4 = call @one(%x4) : (f64) -> i64
  %p4 = arith.muli %h4, %k : i64
  %h5 = arith.addi %p4, %r4 : i64
  %x5 = arith.constant 0.1 : f64
  %r5 = call @one(%x5) : (f64) -> i64
  %p5 = arith.muli %h5, %k : i64
  %h6 = arith.addi %p5, %r5 : i64
  %x6 = arith.constant -1.0e6 : f64
  %r6 = call @one(%x6) : (f64) -> i64
  %p6 = arith.muli %h6, %k : i64
  %h7 = arith.addi %p6, %r6 : i64
  %x7 = arith.constant 5.9604645e-08 : f64
  %r7 = call @one(%x7) : (f64) -> i64
  %p7 = arith.muli %h7, %k : i64
  %h8 = arith.addi %p7, %r7 : i64
  %x8 = arith.constant 2.98e-08 : f64
  %r8 = call @one(%x8) : (f64) -> i64
  %p8 = arith.muli %h8, %k : i64
  %h9 = arith.addi %p8, %r8 : i64
  %x9 = arith.constant 1.0009766 : f64
  %r9 = call @one(%x9) : (f64) -> i64
  %p9 = arith.muli %h9, %k : i64
  %h10 = arith.addi %p9, %r9 : i64
  %x10 = arith.constant 1.00048828125 : f64
  %r10 = call @one(%x10) : (f64) -> i64
  %p10 = arith.muli %h10, %k : i64
  %h11 = arith.addi %p10, %r10 : i64
  return %h11 : i64
}

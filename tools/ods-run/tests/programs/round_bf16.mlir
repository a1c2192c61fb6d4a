// Rounding to bf16: ties, denormals, overflow.
// RESULT: i64 -3530519101501078404

func.func @one(%a: f64) -> i64 {
  %b = arith.truncf %a : f64 to bf16
  %c = arith.bitcast %b : bf16 to i16
  %s = arith.truncf %a : f64 to f32
  %t = arith.truncf %s : f32 to bf16
  %u = arith.bitcast %t : bf16 to i16
  %w = arith.extf %t : bf16 to f64
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
  %x0 = arith.constant 3.4e38 : f64
  %r0 = call @one(%x0) : (f64) -> i64
  %p0 = arith.muli %h0, %k : i64
  %h1 = arith.addi %p0, %r0 : i64
  %x1 = arith.constant 0.1 : f64
  %r1 = call @one(%x1) : (f64) -> i64
  %p1 = arith.muli %h1, %k : i64
  %h2 = arith.addi %p1, %r1 : i64
  %x2 = arith.constant 1.00390625 : f64
  %r2 = call @one(%x2) : (f64) -> i64
  %p2 = arith.muli %h2, %k : i64
  %h3 = arith.addi %p2, %r2 : i64
  %x3 = arith.constant 1.01171875 : f64
  %r3 = call @one(%x3) : (f64) -> i64
  %p3 = arith.muli %h3, %k : i64
  %h4 = arith.addi %p3, %r3 : i64
  %x4 = arith.constant -2.5e10 : f64
  %r4 = call @one(%x4) : (f64) -> i64
  %p4 = arith.muli %h4, %k : i64
  %h5 = arith.addi %p4, %r4 : i64
  return %h5 : i64
}

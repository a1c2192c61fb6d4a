// The signs of zeros: sums, products, minima and negation.
// RESULT: i64 1011101

func.func @main() -> i64 {
  %p = arith.constant 0.0 : f64
  %n = arith.constant -0.0 : f64
  %a = arith.addf %n, %n : f64
  %b = arith.addf %n, %p : f64
  %c = arith.mulf %n, %p : f64
  %d = arith.negf %p : f64
  %e = arith.minimumf %p, %n : f64
  %f = arith.maximumf %n, %p : f64
  %g = arith.subf %n, %p : f64
  %c63 = arith.constant 63 : i64
  %c1 = arith.constant 1 : i64
  %z = arith.constant 0 : i64
  %ai = arith.bitcast %a : f64 to i64
  %bi = arith.bitcast %b : f64 to i64
  %ci = arith.bitcast %c : f64 to i64
  %di = arith.bitcast %d : f64 to i64
  %ei = arith.bitcast %e : f64 to i64
  %fi = arith.bitcast %f : f64 to i64
  %gi = arith.bitcast %g : f64 to i64
  %as = arith.shrui %ai, %c63 : i64
  %bs = arith.shrui %bi, %c63 : i64
  %cs = arith.shrui %ci, %c63 : i64
  %ds = arith.shrui %di, %c63 : i64
  %es = arith.shrui %ei, %c63 : i64
  %fs = arith.shrui %fi, %c63 : i64
  %gs = arith.shrui %gi, %c63 : i64
  %c10 = arith.constant 10 : i64
  %x0 = arith.muli %as, %c10 : i64
  %x1 = arith.addi %x0, %bs : i64
  %x2 = arith.muli %x1, %c10 : i64
  %x3 = arith.addi %x2, %cs : i64
  %x4 = arith.muli %x3, %c10 : i64
  %x5 = arith.addi %x4, %ds : i64
  %x6 = arith.muli %x5, %c10 : i64
  %x7 = arith.addi %x6, %es : i64
  %x8 = arith.muli %x7, %c10 : i64
  %x9 = arith.addi %x8, %fs : i64
  %x10 = arith.muli %x9, %c10 : i64
  %x11 = arith.addi %x10, %gs : i64
  return %x11 : i64
}

// Floats to integers of several widths, towards zero.
// RESULT: i64 8659675868406785134

func.func @main() -> i64 {
  %a = arith.constant -3.99 : f32
  %b = arith.constant 250.7 : f64
  %c = arith.constant -1.0e10 : f64
  %d = arith.constant 1.5e19 : f64
  %e = arith.constant -1.0e30 : f64
  %p = arith.fptosi %a : f32 to i5
  %q = arith.fptoui %b : f64 to i8
  %r = arith.fptosi %c : f64 to i64
  %s = arith.fptoui %d : f64 to i64
  %t = arith.fptosi %e : f64 to i128
  %p1 = arith.extsi %p : i5 to i64
  %q1 = arith.extui %q : i8 to i64
  %c65 = arith.constant 65 : i128
  %t1 = arith.shrsi %t, %c65 : i128
  %t2 = arith.trunci %t1 : i128 to i64
  %k = arith.constant 1009 : i64
  %x0 = arith.muli %p1, %k : i64
  %x1 = arith.addi %x0, %q1 : i64
  %x2 = arith.muli %x1, %k : i64
  %x3 = arith.addi %x2, %r : i64
  %x4 = arith.muli %x3, %k : i64
  %x5 = arith.addi %x4, %s : i64
  %x6 = arith.muli %x5, %k : i64
  %x7 = arith.addi %x6, %t2 : i64
  return %x7 : i64
}

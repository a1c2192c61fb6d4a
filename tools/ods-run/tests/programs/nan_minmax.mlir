// Minima and maxima with NaN, in both ways, and of zeros.
// RESULT: i64 306923428

func.func @one(%a: f64, %b: f64) -> i64 {
  %c1 = arith.constant 1 : i64
  %p = arith.maximumf %a, %b : f64
  %q = arith.minimumf %a, %b : f64
  %r = arith.maxnumf %a, %b : f64
  %s = arith.minnumf %a, %b : f64
  %pn = arith.cmpf uno, %p, %p : f64
  %qn = arith.cmpf uno, %q, %q : f64
  %z = arith.constant 0.0 : f64
  %p1 = arith.select %pn, %z, %p : f64
  %q1 = arith.select %qn, %z, %q : f64
  %p2 = arith.fptosi %p1 : f64 to i64
  %q2 = arith.fptosi %q1 : f64 to i64
  %r2 = arith.fptosi %r : f64 to i64
  %s2 = arith.fptosi %s : f64 to i64
  %pi = arith.extui %pn : i1 to i64
  %qi = arith.extui %qn : i1 to i64
  %k = arith.constant 101 : i64
  %x0 = arith.muli %p2, %k : i64
  %x1 = arith.addi %x0, %q2 : i64
  %x2 = arith.muli %x1, %k : i64
  %x3 = arith.addi %x2, %r2 : i64
  %x4 = arith.muli %x3, %k : i64
  %x5 = arith.addi %x4, %s2 : i64
  %x6 = arith.muli %x5, %k : i64
  %x7 = arith.addi %x6, %pi : i64
  %x8 = arith.addi %x7, %qi : i64
  return %x8 : i64
}
func.func @main() -> i64 {
  %n = arith.constant 0x7FF8000000000000 : f64
  %a = arith.constant 3.0 : f64
  %b = arith.constant -5.0 : f64
  %p = call @one(%n, %a) : (f64, f64) -> i64
  %q = call @one(%b, %n) : (f64, f64) -> i64
  %r = call @one(%a, %b) : (f64, f64) -> i64
  %x = arith.xori %p, %q : i64
  %k = arith.constant 3 : i64
  %y = arith.muli %x, %k : i64
  %z = arith.addi %y, %r : i64
  return %z : i64
}

// The remainder of floats, of all signs.
// RESULT: i64 2247500

func.func @main() -> i64 {
  %a = arith.constant 7.25 : f64
  %b = arith.constant -2.5 : f64
  %k = arith.constant 1000.0 : f64
  %p = arith.remf %a, %b : f64
  %q = arith.remf %b, %a : f64
  %x = arith.mulf %p, %k : f64
  %y = arith.addf %x, %q : f64
  %z = arith.mulf %y, %k : f64
  %i = arith.fptosi %z : f64 to i64
  return %i : i64
}

// The square of a complex number, element by element.
// RESULT: i64 -7024

func.func @main() -> i64 {
  %re = arith.constant 3.0 : f64
  %im = arith.constant -4.0 : f64
  %z = complex.create %re, %im : complex<f64>
  %w = complex.mul %z, %z : complex<f64>
  %a = complex.re %w : complex<f64>
  %b = complex.im %w : complex<f64>
  %k = arith.constant 1000.0 : f64
  %x = arith.mulf %a, %k : f64
  %y = arith.addf %x, %b : f64
  %i = arith.fptosi %y : f64 to i64
  return %i : i64
}

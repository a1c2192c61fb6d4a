// The integral of 1 / (1 + x * x) from 0 to 1 by Simpson, times 10^12.
// RESULT: i64 785398163397

func.func @f(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %xx = arith.mulf %x, %x : f64
  %d = arith.addf %one, %xx : f64
  %q = arith.divf %one, %d : f64
  return %q : f64
}
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %h = arith.constant 0.01 : f64
  %half = arith.constant 0.005 : f64
  %four = arith.constant 4.0 : f64
  %six = arith.constant 6.0 : f64
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %ii = arith.index_cast %i : index to i64
    %fi = arith.sitofp %ii : i64 to f64
    %a = arith.mulf %fi, %h : f64
    %m = arith.addf %a, %half : f64
    %b = arith.addf %a, %h : f64
    %fa = func.call @f(%a) : (f64) -> f64
    %fm = func.call @f(%m) : (f64) -> f64
    %fb = func.call @f(%b) : (f64) -> f64
    %m4 = arith.mulf %fm, %four : f64
    %x = arith.addf %fa, %m4 : f64
    %y = arith.addf %x, %fb : f64
    %z = arith.mulf %y, %h : f64
    %w = arith.divf %z, %six : f64
    %t = arith.addf %acc, %w : f64
    scf.yield %t : f64
  }
  %k = arith.constant 1.0e12 : f64
  %r = arith.mulf %s, %k : f64
  %i = arith.fptosi %r : f64 to i64
  return %i : i64
}

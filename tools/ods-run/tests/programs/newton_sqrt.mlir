// The square root of 2 by Newton, to the last bit.
// RESULT: i64 4609047870845172684

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %two = arith.constant 2.0 : f64
  %half = arith.constant 0.5 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %two) -> (f64) {
    %q = arith.divf %two, %x : f64
    %s = arith.addf %x, %q : f64
    %h = arith.mulf %s, %half : f64
    scf.yield %h : f64
  }
  %b = arith.bitcast %r : f64 to i64
  return %b : i64
}

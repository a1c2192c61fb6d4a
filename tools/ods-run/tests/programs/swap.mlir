// A loop that exchanges its values in each step: Fibonacci.
// RESULT: i64 2880067194370816120

func.func @main() -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 90 : index
  %one = arith.constant 1 : index
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %r:2 = scf.for %i = %lo to %hi step %one iter_args(%a = %c0, %b = %c1) -> (i64, i64) {
    %s = arith.addi %a, %b : i64
    scf.yield %b, %s : i64, i64
  }
  return %r#0 : i64
}

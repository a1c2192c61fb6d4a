// The sum of the numbers below 1000.
// RESULT: i64 499500

func.func @main() -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 1000 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %lo to %hi step %one iter_args(%acc = %zero) -> (i64) {
    %x = arith.index_cast %i : index to i64
    %next = arith.addi %acc, %x : i64
    scf.yield %next : i64
  }
  return %sum : i64
}

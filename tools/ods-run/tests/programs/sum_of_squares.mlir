// Nested loops: the sum of i * j for i, j below 50.
// RESULT: i64 1500625

func.func @main() -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 50 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %lo to %hi step %one iter_args(%a = %zero) -> (i64) {
    %inner = scf.for %j = %lo to %hi step %one iter_args(%b = %a) -> (i64) {
      %p = arith.muli %i, %j : index
      %x = arith.index_cast %p : index to i64
      %next = arith.addi %b, %x : i64
      scf.yield %next : i64
    }
    scf.yield %inner : i64
  }
  return %sum : i64
}

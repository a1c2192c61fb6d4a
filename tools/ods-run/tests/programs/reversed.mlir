// A loop that only rotates its values.
// RESULT: i64 231

func.func @main() -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 7 : index
  %one = arith.constant 1 : index
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %c10 = arith.constant 10 : i64
  %r:3 = scf.for %i = %lo to %hi step %one iter_args(%a = %c1, %b = %c2, %c = %c3) -> (i64, i64, i64) {
    scf.yield %b, %c, %a : i64, i64, i64
  }
  %x = arith.muli %r#0, %c10 : i64
  %y = arith.addi %x, %r#1 : i64
  %z = arith.muli %y, %c10 : i64
  %w = arith.addi %z, %r#2 : i64
  return %w : i64
}

// Extensions and truncations between widths.
// RESULT: i64 -3703672

func.func @main() -> i64 {
  %a = arith.constant -3 : i5
  %b = arith.extsi %a : i5 to i13
  %c = arith.extui %b : i13 to i37
  %d = arith.extsi %c : i37 to i71
  %e = arith.trunci %d : i71 to i11
  %f = arith.extsi %e : i11 to i128
  %k = arith.constant 1234567 : i128
  %g = arith.muli %f, %k : i128
  %h = arith.trunci %g : i128 to i50
  %i = arith.extsi %h : i50 to i64
  %j = arith.extui %a : i5 to i64
  %r = arith.addi %i, %j : i64
  return %r : i64
}

// 20 factorial by recursion.
// RESULT: i64 2432902008176640000

func.func @fact(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %small = arith.cmpi sle, %n, %c1 : i64
  cf.cond_br %small, ^one, ^more
^one:
  return %c1 : i64
^more:
  %m = arith.subi %n, %c1 : i64
  %f = call @fact(%m) : (i64) -> i64
  %r = arith.muli %n, %f : i64
  return %r : i64
}
func.func @main() -> i64 {
  %n = arith.constant 20 : i64
  %r = call @fact(%n) : (i64) -> i64
  return %r : i64
}

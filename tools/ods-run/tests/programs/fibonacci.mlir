// The 20th Fibonacci number by two recursive calls.
// RESULT: i64 6765

func.func @fib(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  %r = scf.if %small -> (i64) {
    scf.yield %n : i64
  } else {
    %a = arith.subi %n, %c1 : i64
    %b = arith.subi %n, %c2 : i64
    %x = func.call @fib(%a) : (i64) -> i64
    %y = func.call @fib(%b) : (i64) -> i64
    %s = arith.addi %x, %y : i64
    scf.yield %s : i64
  }
  return %r : i64
}
func.func @main() -> i64 {
  %n = arith.constant 20 : i64
  %r = call @fib(%n) : (i64) -> i64
  return %r : i64
}

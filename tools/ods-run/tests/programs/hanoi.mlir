// The moves of the towers of Hanoi, with a hash of the pegs.
// RESULT: i64 9050225379024545095

func.func @hanoi(%n: i64, %a: i64, %b: i64, %c: i64, %acc: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %z = arith.cmpi eq, %n, %c0 : i64
  %r = scf.if %z -> (i64) {
    scf.yield %acc : i64
  } else {
    %m = arith.subi %n, %c1 : i64
    %x = func.call @hanoi(%m, %a, %c, %b, %acc) : (i64, i64, i64, i64, i64) -> i64
    %y = arith.muli %x, %k : i64
    %p = arith.muli %a, %b : i64
    %q = arith.addi %y, %p : i64
    %w = func.call @hanoi(%m, %c, %b, %a, %q) : (i64, i64, i64, i64, i64) -> i64
    scf.yield %w : i64
  }
  return %r : i64
}
func.func @main() -> i64 {
  %n = arith.constant 12 : i64
  %a = arith.constant 1 : i64
  %b = arith.constant 2 : i64
  %c = arith.constant 3 : i64
  %z = arith.constant 0 : i64
  %r = call @hanoi(%n, %a, %b, %c, %z) : (i64, i64, i64, i64, i64) -> i64
  return %r : i64
}

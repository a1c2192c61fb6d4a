// The integer square root of 10^15 + 7 by Newton.
// RESULT: i64 31622776

func.func @main() -> i64 {
  %n = arith.constant 1000000000000007 : i64
  %c1 = arith.constant 1 : i64
  %r:2 = scf.while (%x = %n, %y = %n) : (i64, i64) -> (i64, i64) {
    %q = arith.divui %n, %x : i64
    %s = arith.addi %x, %q : i64
    %h = arith.shrui %s, %c1 : i64
    %less = arith.cmpi ult, %h, %x : i64
    scf.condition(%less) %x, %h : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    scf.yield %y, %y : i64, i64
  }
  return %r#0 : i64
}

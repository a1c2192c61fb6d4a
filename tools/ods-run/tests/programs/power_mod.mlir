// 7 to the 560 modulo 561, by squaring.
// RESULT: i64 857363

func.func @main() -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %m = arith.constant 1000007 : i64
  %base = arith.constant 7 : i64
  %exp = arith.constant 123456789 : i64
  %r:3 = scf.while (%b = %base, %e = %exp, %acc = %c1) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi sgt, %e, %c0 : i64
    scf.condition(%more) %b, %e, %acc : i64, i64, i64
  } do {
  ^bb0(%b: i64, %e: i64, %acc: i64):
    %odd = arith.remui %e, %c2 : i64
    %is = arith.cmpi eq, %odd, %c1 : i64
    %next = scf.if %is -> (i64) {
      %p = arith.muli %acc, %b : i64
      %q = arith.remui %p, %m : i64
      scf.yield %q : i64
    } else {
      scf.yield %acc : i64
    }
    %s = arith.muli %b, %b : i64
    %t = arith.remui %s, %m : i64
    %h = arith.shrui %e, %c1 : i64
    scf.yield %t, %h, %next : i64, i64, i64
  }
  return %r#2 : i64
}

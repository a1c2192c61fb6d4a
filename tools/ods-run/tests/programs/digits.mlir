// The sum of decimal digits of 2^60.
// RESULT: i64 82

func.func @main() -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c10 = arith.constant 10 : i64
  %c60 = arith.constant 60 : i64
  %n = arith.shli %c1, %c60 : i64
  %r:2 = scf.while (%x = %n, %s = %c0) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %x, %c0 : i64
    scf.condition(%more) %x, %s : i64, i64
  } do {
  ^bb0(%x: i64, %s: i64):
    %d = arith.remui %x, %c10 : i64
    %q = arith.divui %x, %c10 : i64
    %t = arith.addi %s, %d : i64
    scf.yield %q, %t : i64, i64
  }
  return %r#1 : i64
}

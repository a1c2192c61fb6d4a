// The function of Ackermann at 2, 9.
// RESULT: i64 21

func.func @ack(%m: i64, %n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %m0 = arith.cmpi eq, %m, %c0 : i64
  %r = scf.if %m0 -> (i64) {
    %s = arith.addi %n, %c1 : i64
    scf.yield %s : i64
  } else {
    %p = arith.subi %m, %c1 : i64
    %n0 = arith.cmpi eq, %n, %c0 : i64
    %q = scf.if %n0 -> (i64) {
      %a = func.call @ack(%p, %c1) : (i64, i64) -> i64
      scf.yield %a : i64
    } else {
      %k = arith.subi %n, %c1 : i64
      %i = func.call @ack(%m, %k) : (i64, i64) -> i64
      %o = func.call @ack(%p, %i) : (i64, i64) -> i64
      scf.yield %o : i64
    }
    scf.yield %q : i64
  }
  return %r : i64
}
func.func @main() -> i64 {
  %m = arith.constant 2 : i64
  %n = arith.constant 9 : i64
  %r = call @ack(%m, %n) : (i64, i64) -> i64
  return %r : i64
}

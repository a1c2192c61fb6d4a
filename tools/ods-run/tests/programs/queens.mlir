// The number of ways to place six queens.
// RESULT: i64 4

func.func @place(%row: i64, %cols: i64, %left: i64, %right: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %n = arith.constant 6 : i64
  %all = arith.constant 63 : i64
  %done = arith.cmpi eq, %row, %n : i64
  %r = scf.if %done -> (i64) {
    scf.yield %c1 : i64
  } else {
    %a = arith.ori %cols, %left : i64
    %b = arith.ori %a, %right : i64
    %inv = arith.xori %b, %all : i64
    %free = arith.andi %inv, %all : i64
    %w:2 = scf.while (%f = %free, %acc = %c0) : (i64, i64) -> (i64, i64) {
      %more = arith.cmpi ne, %f, %c0 : i64
      scf.condition(%more) %f, %acc : i64, i64
    } do {
    ^bb0(%f: i64, %acc: i64):
      %neg = arith.subi %c0, %f : i64
      %bit = arith.andi %f, %neg : i64
      %rest = arith.xori %f, %bit : i64
      %row1 = arith.addi %row, %c1 : i64
      %cols1 = arith.ori %cols, %bit : i64
      %l0 = arith.ori %left, %bit : i64
      %l1 = arith.shli %l0, %c1 : i64
      %r0 = arith.ori %right, %bit : i64
      %r1 = arith.shrui %r0, %c1 : i64
      %sub = func.call @place(%row1, %cols1, %l1, %r1) : (i64, i64, i64, i64) -> i64
      %s = arith.addi %acc, %sub : i64
      scf.yield %rest, %s : i64, i64
    }
    scf.yield %w#1 : i64
  }
  return %r : i64
}
func.func @main() -> i64 {
  %c0 = arith.constant 0 : i64
  %r = call @place(%c0, %c0, %c0, %c0) : (i64, i64, i64, i64) -> i64
  return %r : i64
}

// The longest sequence of Collatz for starts below 3000: its start times 1000 plus its length.
// RESULT: i64 2919217

func.func @length(%start: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %r:2 = scf.while (%n = %start, %len = %c1) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %n, %c1 : i64
    scf.condition(%more) %n, %len : i64, i64
  } do {
  ^bb0(%n: i64, %len: i64):
    %bit = arith.remui %n, %c2 : i64
    %even = arith.cmpi eq, %bit, %c0 : i64
    %half = arith.divui %n, %c2 : i64
    %triple = arith.muli %n, %c3 : i64
    %up = arith.addi %triple, %c1 : i64
    %next = arith.select %even, %half, %up : i64
    %l = arith.addi %len, %c1 : i64
    scf.yield %next, %l : i64, i64
  }
  return %r#1 : i64
}
func.func @main() -> i64 {
  %c0 = arith.constant 0 : i64
  %lo = arith.constant 1 : index
  %hi = arith.constant 3000 : index
  %one = arith.constant 1 : index
  %k = arith.constant 1000 : i64
  %best:2 = scf.for %i = %lo to %hi step %one iter_args(%at = %c0, %max = %c0) -> (i64, i64) {
    %n = arith.index_cast %i : index to i64
    %len = func.call @length(%n) : (i64) -> i64
    %longer = arith.cmpi sgt, %len, %max : i64
    %a = arith.select %longer, %n, %at : i64
    %m = arith.select %longer, %len, %max : i64
    scf.yield %a, %m : i64, i64
  }
  %x = arith.muli %best#0, %k : i64
  %y = arith.addi %x, %best#1 : i64
  return %y : i64
}

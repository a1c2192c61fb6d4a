// A function as a value, chosen by a condition.
// RESULT: i64 103300

func.func @add3(%x: i64) -> i64 {
  %c = arith.constant 3 : i64
  %r = arith.addi %x, %c : i64
  return %r : i64
}
func.func @mul3(%x: i64) -> i64 {
  %c = arith.constant 3 : i64
  %r = arith.muli %x, %c : i64
  return %r : i64
}
func.func @run(%c: i1, %x: i64) -> i64 {
  %f = func.constant @add3 : (i64) -> i64
  %g = func.constant @mul3 : (i64) -> i64
  %h = arith.select %c, %f, %g : (i64) -> i64
  %r = func.call_indirect %h(%x) : (i64) -> i64
  return %r : i64
}
func.func @main() -> i64 {
  %t = arith.constant true
  %f = arith.constant false
  %x = arith.constant 100 : i64
  %a = call @run(%t, %x) : (i1, i64) -> i64
  %b = call @run(%f, %x) : (i1, i64) -> i64
  %k = arith.constant 1000 : i64
  %s = arith.muli %a, %k : i64
  %r = arith.addi %s, %b : i64
  return %r : i64
}

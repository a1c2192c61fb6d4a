// Division and remainder of all signs, rounded in each of the ways of arith.
// RESULT: i64 4272346508827472104

func.func @one(%a: i32, %b: i32) -> i64 {
  %k = arith.constant 11 : i64
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  %f = arith.floordivsi %a, %b : i32
  %c = arith.ceildivsi %a, %b : i32
  %q1 = arith.extsi %q : i32 to i64
  %r1 = arith.extsi %r : i32 to i64
  %f1 = arith.extsi %f : i32 to i64
  %c1 = arith.extsi %c : i32 to i64
  %x = arith.muli %q1, %k : i64
  %y = arith.addi %x, %r1 : i64
  %z = arith.muli %y, %k : i64
  %w = arith.addi %z, %f1 : i64
  %v = arith.muli %w, %k : i64
  %u = arith.addi %v, %c1 : i64
  return %u : i64
}
func.func @main() -> i64 {
  %a = arith.constant 17 : i32
  %b = arith.constant 5 : i32
  %c = arith.constant -17 : i32
  %d = arith.constant -5 : i32
  %p = call @one(%a, %b) : (i32, i32) -> i64
  %q = call @one(%a, %d) : (i32, i32) -> i64
  %r = call @one(%c, %b) : (i32, i32) -> i64
  %s = call @one(%c, %d) : (i32, i32) -> i64
  %k = arith.constant 100003 : i64
  %t = arith.muli %p, %k : i64
  %u = arith.addi %t, %q : i64
  %v = arith.muli %u, %k : i64
  %w = arith.addi %v, %r : i64
  %x = arith.muli %w, %k : i64
  %y = arith.addi %x, %s : i64
  return %y : i64
}

// Two functions that call each other tell whether 101 is odd.
// RESULT: i32 10

func.func @even(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %yes = arith.constant true
  %z = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %z, ^done, ^more
^done:
  return %yes : i1
^more:
  %m = arith.subi %n, %c1 : i32
  %r = call @odd(%m) : (i32) -> i1
  return %r : i1
}
func.func @odd(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %no = arith.constant false
  %z = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %z, ^done, ^more
^done:
  return %no : i1
^more:
  %m = arith.subi %n, %c1 : i32
  %r = call @even(%m) : (i32) -> i1
  return %r : i1
}
func.func @main() -> i32 {
  %n = arith.constant 101 : i32
  %a = call @odd(%n) : (i32) -> i1
  %b = call @even(%n) : (i32) -> i1
  %x = arith.extui %a : i1 to i32
  %y = arith.extui %b : i1 to i32
  %c10 = arith.constant 10 : i32
  %s = arith.muli %x, %c10 : i32
  %r = arith.addi %s, %y : i32
  return %r : i32
}

// Blocks in an order that is not that of control, with a loop through them.
// RESULT: i32 1286608619

func.func @main() -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  cf.br ^head(%c0, %c1 : i32, i32)
^exit(%r: i32):
  return %r : i32
^head(%i: i32, %acc: i32):
  %done = arith.cmpi eq, %i, %c10 : i32
  cf.cond_br %done, ^exit(%acc : i32), ^body(%i : i32)
^body(%j: i32):
  %n = arith.addi %j, %c1 : i32
  %d = arith.muli %acc, %c10 : i32
  %e = arith.subi %d, %j : i32
  cf.br ^head(%n, %e : i32, i32)
}

// Blocks that nothing reaches, which use each other's values.
// RESULT: i32 5

func.func @main() -> i32 {
  %a = arith.constant 5 : i32
  return %a : i32
^dead(%x: i32):
  %y = arith.addi %x, %z : i32
  cf.br ^other
^other:
  %z = arith.constant 3 : i32
  cf.br ^dead(%z : i32)
}

func.func @f(%x: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %0 = arith.addi %x, %c7 : i32
  %1 = arith.muli %0, %x : i32
  return %1 : i32
}

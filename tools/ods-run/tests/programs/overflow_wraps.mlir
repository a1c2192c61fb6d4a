// Sums, differences and products that wrap.
// RESULT: i64 -127872999999

func.func @main() -> i64 {
  %max = arith.constant 127 : i8
  %min = arith.constant -128 : i8
  %one = arith.constant 1 : i8
  %a = arith.addi %max, %one : i8
  %b = arith.subi %min, %one : i8
  %c = arith.muli %min, %min : i8
  %d = arith.muli %max, %max : i8
  %k = arith.constant 1000 : i64
  %a1 = arith.extsi %a : i8 to i64
  %b1 = arith.extsi %b : i8 to i64
  %c1 = arith.extsi %c : i8 to i64
  %d1 = arith.extsi %d : i8 to i64
  %x = arith.muli %a1, %k : i64
  %y = arith.addi %x, %b1 : i64
  %z = arith.muli %y, %k : i64
  %w = arith.addi %z, %c1 : i64
  %v = arith.muli %w, %k : i64
  %u = arith.addi %v, %d1 : i64
  return %u : i64
}

// Products with their upper halves, and sums with their carries.
// RESULT: i64 -569942233105749137

func.func @main() -> i64 {
  %a = arith.constant -1234567890123456789 : i64
  %b = arith.constant 8765432109876543210 : i64
  %lo, %hi = arith.mulsi_extended %a, %b : i64
  %ul, %uh = arith.mului_extended %a, %b : i64
  %s, %c = arith.addui_extended %a, %b : i64, i1
  %t, %d = arith.addui_extended %a, %a : i64, i1
  %c1 = arith.extui %c : i1 to i64
  %d1 = arith.extui %d : i1 to i64
  %x = arith.xori %lo, %hi : i64
  %y = arith.addi %x, %uh : i64
  %z = arith.xori %y, %ul : i64
  %w = arith.addi %z, %s : i64
  %v = arith.addi %w, %t : i64
  %c10 = arith.constant 10 : i64
  %u = arith.muli %v, %c10 : i64
  %p = arith.addi %u, %c1 : i64
  %q = arith.muli %p, %c10 : i64
  %r = arith.addi %q, %d1 : i64
  return %r : i64
}

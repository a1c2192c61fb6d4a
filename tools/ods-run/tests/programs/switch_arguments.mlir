// A switch whose cases pass arguments to one block.
// RESULT: i64 22033242011

func.func @pick(%x: i32) -> i64 {
  %a = arith.constant 11 : i64
  %b = arith.constant 22 : i64
  %c = arith.constant 33 : i64
  cf.switch %x : i32, [
    default: ^join(%a : i64),
    -1: ^join(%b : i64),
    7: ^join(%c : i64),
    2147483647: ^other(%a, %b : i64, i64)
  ]
^other(%p: i64, %q: i64):
  %s = arith.muli %p, %q : i64
  cf.br ^join(%s : i64)
^join(%r: i64):
  return %r : i64
}
func.func @main() -> i64 {
  %k = arith.constant 1000 : i64
  %x0 = arith.constant -1 : i32
  %x1 = arith.constant 7 : i32
  %x2 = arith.constant 2147483647 : i32
  %x3 = arith.constant 0 : i32
  %r0 = call @pick(%x0) : (i32) -> i64
  %r1 = call @pick(%x1) : (i32) -> i64
  %r2 = call @pick(%x2) : (i32) -> i64
  %r3 = call @pick(%x3) : (i32) -> i64
  %a = arith.muli %r0, %k : i64
  %b = arith.addi %a, %r1 : i64
  %c = arith.muli %b, %k : i64
  %d = arith.addi %c, %r2 : i64
  %e = arith.muli %d, %k : i64
  %f = arith.addi %e, %r3 : i64
  return %f : i64
}

// Rounding of halves in all ways.
// RESULT: i64 182769197565971893

func.func @one(%x: f32) -> i64 {
  %a = math.floor %x : f32
  %b = math.ceil %x : f32
  %c = math.trunc %x : f32
  %d = math.round %x : f32
  %e = math.roundeven %x : f32
  %k = arith.constant 17 : i64
  %a1 = arith.fptosi %a : f32 to i64
  %b1 = arith.fptosi %b : f32 to i64
  %c1 = arith.fptosi %c : f32 to i64
  %d1 = arith.fptosi %d : f32 to i64
  %e1 = arith.fptosi %e : f32 to i64
  %x0 = arith.muli %a1, %k : i64
  %x1 = arith.addi %x0, %b1 : i64
  %x2 = arith.muli %x1, %k : i64
  %x3 = arith.addi %x2, %c1 : i64
  %x4 = arith.muli %x3, %k : i64
  %x5 = arith.addi %x4, %d1 : i64
  %x6 = arith.muli %x5, %k : i64
  %x7 = arith.addi %x6, %e1 : i64
  return %x7 : i64
}
func.func @main() -> i64 {
  %a = arith.constant 2.5 : f32
  %b = arith.constant -2.5 : f32
  %c = arith.constant 3.5 : f32
  %d = arith.constant -0.4 : f32
  %p = call @one(%a) : (f32) -> i64
  %q = call @one(%b) : (f32) -> i64
  %r = call @one(%c) : (f32) -> i64
  %s = call @one(%d) : (f32) -> i64
  %k = arith.constant 10007 : i64
  %x0 = arith.muli %p, %k : i64
  %x1 = arith.addi %x0, %q : i64
  %x2 = arith.muli %x1, %k : i64
  %x3 = arith.addi %x2, %r : i64
  %x4 = arith.muli %x3, %k : i64
  %x5 = arith.addi %x4, %s : i64
  return %x5 : i64
}

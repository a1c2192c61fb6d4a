// More parameters than registers, of several classes.
// RESULT: i64 30228

func.func @f(%a: i64, %b: f64, %c: i32, %d: f32, %e: i8, %f: i64, %g: i64, %h: i64, %i: i64, %j: f64, %k: i1, %l: i16) -> i64 {
  %c3 = arith.constant 3 : i64
  %x0 = arith.muli %a, %c3 : i64
  %b0 = arith.fptosi %b : f64 to i64
  %x1 = arith.addi %x0, %b0 : i64
  %x2 = arith.muli %x1, %c3 : i64
  %c0 = arith.extsi %c : i32 to i64
  %x3 = arith.addi %x2, %c0 : i64
  %d0 = arith.fptosi %d : f32 to i64
  %x4 = arith.muli %x3, %c3 : i64
  %x5 = arith.addi %x4, %d0 : i64
  %e0 = arith.extsi %e : i8 to i64
  %x6 = arith.muli %x5, %c3 : i64
  %x7 = arith.addi %x6, %e0 : i64
  %x8 = arith.addi %x7, %f : i64
  %x9 = arith.muli %x8, %c3 : i64
  %x10 = arith.addi %x9, %g : i64
  %x11 = arith.muli %x10, %c3 : i64
  %x12 = arith.addi %x11, %h : i64
  %x13 = arith.muli %x12, %c3 : i64
  %x14 = arith.addi %x13, %i : i64
  %j0 = arith.fptosi %j : f64 to i64
  %x15 = arith.muli %x14, %c3 : i64
  %x16 = arith.addi %x15, %j0 : i64
  %k0 = arith.extui %k : i1 to i64
  %x17 = arith.addi %x16, %k0 : i64
  %l0 = arith.extsi %l : i16 to i64
  %x18 = arith.muli %x17, %c3 : i64
  %x19 = arith.addi %x18, %l0 : i64
  return %x19 : i64
}
func.func @main() -> i64 {
  %a = arith.constant 1 : i64
  %b = arith.constant 2.5 : f64
  %c = arith.constant -3 : i32
  %d = arith.constant 4.5 : f32
  %e = arith.constant -5 : i8
  %f = arith.constant 6 : i64
  %g = arith.constant 7 : i64
  %h = arith.constant 8 : i64
  %i = arith.constant 9 : i64
  %j = arith.constant -10.75 : f64
  %k = arith.constant true
  %l = arith.constant -12 : i16
  %r = call @f(%a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %l) : (i64, f64, i32, f32, i8, i64, i64, i64, i64, f64, i1, i16) -> i64
  return %r : i64
}

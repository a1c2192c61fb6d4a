// Functions with two, three and six results, of which some are in memory.
// RESULT: i64 8920381

func.func @two(%x: i64) -> (i64, f64) {
  %f = arith.sitofp %x : i64 to f64
  return %x, %f : i64, f64
}
func.func @three(%x: i64) -> (i64, i64, i64) {
  %c2 = arith.constant 2 : i64
  %y = arith.muli %x, %c2 : i64
  %z = arith.muli %y, %c2 : i64
  return %x, %y, %z : i64, i64, i64
}
func.func @six(%x: i64) -> (i8, i64, i1, f32, i16, f64) {
  %a = arith.trunci %x : i64 to i8
  %b = arith.trunci %x : i64 to i1
  %c = arith.sitofp %x : i64 to f32
  %d = arith.trunci %x : i64 to i16
  %e = arith.sitofp %x : i64 to f64
  return %a, %x, %b, %c, %d, %e : i8, i64, i1, f32, i16, f64
}
func.func @main() -> i64 {
  %n = arith.constant 1237 : i64
  %t:2 = call @two(%n) : (i64) -> (i64, f64)
  %u:3 = call @three(%n) : (i64) -> (i64, i64, i64)
  %v:6 = call @six(%n) : (i64) -> (i8, i64, i1, f32, i16, f64)
  %a = arith.fptosi %t#1 : f64 to i64
  %b = arith.addi %t#0, %a : i64
  %c = arith.addi %u#0, %u#1 : i64
  %d = arith.addi %c, %u#2 : i64
  %e = arith.extsi %v#0 : i8 to i64
  %f = arith.extui %v#2 : i1 to i64
  %g = arith.fptosi %v#3 : f32 to i64
  %h = arith.extsi %v#4 : i16 to i64
  %i = arith.fptosi %v#5 : f64 to i64
  %k = arith.constant 7 : i64
  %s0 = arith.muli %b, %k : i64
  %s1 = arith.addi %s0, %d : i64
  %s2 = arith.muli %s1, %k : i64
  %s3 = arith.addi %s2, %e : i64
  %s4 = arith.muli %s3, %k : i64
  %s5 = arith.addi %s4, %f : i64
  %s6 = arith.addi %s5, %g : i64
  %s7 = arith.muli %s6, %k : i64
  %s8 = arith.addi %s7, %h : i64
  %s9 = arith.addi %s8, %i : i64
  %s10 = arith.addi %s9, %v#1 : i64
  return %s10 : i64
}

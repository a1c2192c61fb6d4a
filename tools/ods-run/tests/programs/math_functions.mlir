// Functions of math, rounded to nine digits.
// RESULT: i64 27084560767

func.func @main() -> i64 {
  %x = arith.constant 0.7 : f64
  %y = arith.constant 2.5 : f64
  %k = arith.constant 1.0e9 : f64
  %a = math.sin %x : f64
  %b = math.cos %x : f64
  %c = math.exp %y : f64
  %d = math.log %y : f64
  %e = math.powf %y, %x : f64
  %f = math.sqrt %y : f64
  %g = math.exp2 %x : f64
  %h = math.log2 %y : f64
  %i = math.floor %y : f64
  %j = math.ceil %x : f64
  %l = math.fma %x, %y, %x : f64
  %m = math.copysign %x, %y : f64
  %s0 = arith.addf %a, %b : f64
  %s1 = arith.addf %s0, %c : f64
  %s2 = arith.addf %s1, %d : f64
  %s3 = arith.addf %s2, %e : f64
  %s4 = arith.addf %s3, %f : f64
  %s5 = arith.addf %s4, %g : f64
  %s6 = arith.addf %s5, %h : f64
  %s7 = arith.addf %s6, %i : f64
  %s8 = arith.addf %s7, %j : f64
  %s9 = arith.addf %s8, %l : f64
  %s10 = arith.addf %s9, %m : f64
  %r = arith.mulf %s10, %k : f64
  %t = math.round %r : f64
  %u = arith.fptosi %t : f64 to i64
  return %u : i64
}

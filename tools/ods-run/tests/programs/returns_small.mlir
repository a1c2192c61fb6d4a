// A denormal number.
// RESULT: f32 9.999946e-41

func.func @main() -> f32 {
  %a = arith.constant 1.0e-30 : f32
  %b = arith.constant 1.0e-10 : f32
  %n = arith.mulf %a, %b : f32
  return %n : f32
}

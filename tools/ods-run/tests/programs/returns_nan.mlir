// Zero divided by zero, made positive.
// RESULT: f32 nan

func.func @main() -> f32 {
  %z = arith.constant 0.0 : f32
  %n = arith.divf %z, %z : f32
  %a = math.absf %n : f32
  return %a : f32
}

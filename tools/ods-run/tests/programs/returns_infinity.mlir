// The negative infinity.
// RESULT: f32 -INF

func.func @main() -> f32 {
  %z = arith.constant 0.0 : f32
  %o = arith.constant -1.0 : f32
  %n = arith.divf %o, %z : f32
  return %n : f32
}

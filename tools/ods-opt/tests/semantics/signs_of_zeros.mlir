// options: --arith-expand
// MLIR 22 ignores the signs of zeros, also without 'nsz'.
func.func @f(%a: f32, %b: f32, %c: vector<2xf16>, %d: vector<2xf16>) -> (f32, f32, vector<2xf16>, f32) {
  %0 = arith.minimumf %a, %b : f32
  %1 = arith.maximumf %a, %b : f32
  %2 = arith.maximumf %c, %d : vector<2xf16>
  %3 = arith.maximumf %a, %b fastmath<nsz> : f32
  return %0, %1, %2, %3 : f32, f32, vector<2xf16>, f32
}

// options: --math-expand-ops
// MLIR 22 gives +0 for ceil of -0 and -0.25, and an undefined value for NaN and large numbers.
func.func @ceil(%x: f32, %y: f64, %v: vector<2xf16>, %n: f8E4M3FNUZ, %e: f8E8M0FNU, %i: f4E2M1FN, %q: f128) -> (f32, f64, vector<2xf16>, f8E4M3FNUZ, f8E8M0FNU, f4E2M1FN, f128) {
  %0 = math.ceil %x : f32
  %1 = math.ceil %y : f64
  %2 = math.ceil %v : vector<2xf16>
  %3 = math.ceil %n : f8E4M3FNUZ
  %4 = math.ceil %e : f8E8M0FNU
  %5 = math.ceil %i : f4E2M1FN
  %6 = math.ceil %q : f128
  return %0, %1, %2, %3, %4, %5, %6 : f32, f64, vector<2xf16>, f8E4M3FNUZ, f8E8M0FNU, f4E2M1FN, f128
}
// MLIR 22 rounds the greatest float below 0.5 to 1, and takes other bits of f80 as the exponent.
func.func @round(%x: f32, %w: f80, %n: f8E5M2FNUZ) -> (f32, f80, f8E5M2FNUZ) {
  %0 = math.round %x : f32
  %1 = math.roundeven %w : f80
  %2 = math.roundeven %n : f8E5M2FNUZ
  return %0, %1, %2 : f32, f80, f8E5M2FNUZ
}
// MLIR 22 counts 4 zeros of 1.
func.func @odd_width(%x: i7) -> i7 {
  %0 = math.ctlz %x : i7
  return %0 : i7
}
// MLIR 22 gives the negative infinity for both zeros, and 1 for the least exponent.
func.func @negative_powers(%x: f32) -> (f32, f32) {
  %minus_three = arith.constant -3 : i32
  %least = arith.constant -8 : i4
  %0 = math.fpowi %x, %minus_three : f32, i32
  %1 = math.fpowi %x, %least : f32, i4
  return %0, %1 : f32, f32
}
// MLIR 22 reports an error of the verifier, and creates constants of dynamic shapes, which it does not read.
func.func @operands(%x: f32, %n: index, %t: tensor<?xf32>) -> (f32, tensor<?xf32>) {
  %0 = math.fpowi %x, %n : f32, index
  %1 = math.sinh %t : tensor<?xf32>
  return %0, %1 : f32, tensor<?xf32>
}
// MLIR 22 gives the upper bound for all numbers between the bounds.
func.func @clamp(%x: f32, %low: f32, %high: f32) -> f32 {
  %0 = math.clampf %x to [%low, %high] fastmath<nnan> : f32
  return %0 : f32
}

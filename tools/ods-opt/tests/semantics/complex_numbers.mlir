// options: --canonicalize
// MLIR 22 ignores signed zeros, infinities, rounding, and that the imaginary part of a logarithm wraps.
func.func @sums(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %minus_zero = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %zero : complex<f32>
  %1 = complex.sub %a, %minus_zero : complex<f32>
  %sum = complex.add %a, %b : complex<f32>
  %2 = complex.sub %sum, %b : complex<f32>
  %difference = complex.sub %a, %b : complex<f32>
  %3 = complex.add %difference, %b : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
func.func @identities(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %minus_zero = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %minus_zero : complex<f32>
  %1 = complex.sub %a, %zero : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}
func.func @products(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %one : complex<f32>
  %1 = complex.div %a, %one : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}
func.func @powers(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %exp = complex.exp %a fastmath<fast> : complex<f32>
  %0 = complex.log %exp fastmath<fast> : complex<f32>
  %log = complex.log %a : complex<f32>
  %1 = complex.exp %log : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

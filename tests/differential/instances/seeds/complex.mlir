func.func @constant() {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return
}

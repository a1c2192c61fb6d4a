// options: --convert-complex-to-libm
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.pow %a, %a fastmath<nnan> {foo} : complex<f32>
  %1 = complex.pow %b, %b : complex<f64>
  %2 = complex.sqrt %a : complex<f32>
  %3 = complex.tanh %a : complex<f32>
  %4 = complex.cos %b : complex<f64>
  %5 = complex.sin %a : complex<f32>
  %6 = complex.conj %a : complex<f32>
  %7 = complex.log %a : complex<f32>
  %8 = complex.abs %a : complex<f32>
  %9 = complex.angle %b : complex<f64>
  %10 = complex.log %2 : complex<f32>
  %11 = complex.exp %a : complex<f32>
  %12 = complex.tan %b : complex<f64>
  "test.use"(%0, %1, %8, %9, %10) : (complex<f32>, complex<f64>, f32, f64, complex<f32>) -> ()
  return
}
module {
  func.func private @csqrtf(complex<f32>) -> complex<f32>
  func.func @g(%a: complex<f32>) -> complex<f32> {
    %0 = complex.sqrt %a : complex<f32>
    return %0 : complex<f32>
  }
}

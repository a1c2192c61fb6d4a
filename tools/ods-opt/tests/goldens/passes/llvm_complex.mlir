// options: --convert-complex-to-llvm
func.func @f(%a: complex<f32>, %b: complex<f32>, %x: f32) {
  %0 = complex.add %a, %b fastmath<nnan> {foo} : complex<f32>
  %1 = complex.sub %a, %b : complex<f32>
  %2 = complex.mul %a, %b fastmath<fast> : complex<f32>
  %3 = complex.div %a, %b fastmath<nnan> : complex<f32>
  %4 = complex.abs %a fastmath<nnan> : complex<f32>
  %5 = complex.create %x, %x {foo} : complex<f32>
  %6 = complex.re %a : complex<f32>
  %7 = complex.im %a : complex<f32>
  %8 = complex.constant [1.0 : f32, 2.0 : f32] {foo} : complex<f32>
  %9 = complex.constant [true, false] : complex<i1>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, complex<f32>, f32, f32, complex<f32>, complex<i1>) -> ()
  return
}
func.func @re(%a: complex<f8E4M3FN>) -> f8E4M3FN {
  %0 = complex.re %a : complex<f8E4M3FN>
  return %0 : f8E4M3FN
}

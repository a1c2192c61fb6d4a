// options: --canonicalize
func.func @inverse(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.conj %a : complex<f32>
  %3 = complex.conj %2 : complex<f32>
  %6 = complex.log %a fastmath<fast> : complex<f32>
  %7 = complex.exp %6 fastmath<fast> : complex<f32>
  return %1, %3, %7 : complex<f32>, complex<f32>, complex<f32>
}
func.func @sums(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %b fastmath<reassoc,nsz> : complex<f32>
  %1 = complex.add %0, %b fastmath<reassoc,nsz> : complex<f32>
  %2 = complex.add %b, %0 fastmath<reassoc,nsz> : complex<f32>
  %3 = complex.add %a, %b fastmath<reassoc,nsz> : complex<f32>
  %4 = complex.sub %3, %b fastmath<reassoc,nsz> : complex<f32>
  %5 = complex.add %a, %zero fastmath<nsz> : complex<f32>
  %6 = complex.sub %a, %zero fastmath<nsz> : complex<f32>
  return %1, %2, %4, %5, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
func.func @products(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %i = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.mul %a, %one fastmath<nnan,nsz> : complex<f32>
  %1 = complex.div %a, %one fastmath<nnan,nsz> : complex<f32>
  %2 = complex.mul %a, %i : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
func.func @parts(%a: complex<f32>, %x: f32, %y: f32) -> (f32, f32, f32, f32, f32, f32, complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.re %c : complex<f32>
  %1 = complex.im %c : complex<f32>
  %2 = complex.create %x, %y : complex<f32>
  %3 = complex.re %2 : complex<f32>
  %4 = complex.im %2 : complex<f32>
  %5 = complex.neg %2 : complex<f32>
  %6 = complex.re %5 fastmath<fast> : complex<f32>
  %7 = complex.im %5 : complex<f32>
  %8 = complex.re %a : complex<f32>
  %9 = complex.im %a : complex<f32>
  %10 = complex.create %8, %9 : complex<f32>
  %11 = complex.create %9, %8 : complex<f32>
  return %0, %1, %3, %4, %6, %7, %10, %11 : f32, f32, f32, f32, f32, f32, complex<f32>, complex<f32>
}
func.func @bitcasts(%a: complex<f32>, %i: i64) -> (f64, complex<f32>, f64, f64, complex<f32>, complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = arith.bitcast %0 : i64 to f64
  %2 = complex.bitcast %0 : i64 to complex<f32>
  %3 = arith.bitcast %i : i64 to f64
  %4 = complex.bitcast %3 : f64 to complex<f32>
  %5 = complex.bitcast %4 : complex<f32> to f64
  %6 = complex.bitcast %4 : complex<f32> to i64
  %7 = arith.bitcast %6 : i64 to f64
  %8 = complex.bitcast %a : complex<f32> to complex<f32>
  return %1, %2, %5, %7, %4, %8 : f64, complex<f32>, f64, f64, complex<f32>, complex<f32>
}

func.func @operations(%a: complex<f32>, %b: complex<f32>, %x: f32, %i: i32) -> (i1, i1, f32, f32, f32, f32) {
  %cst = complex.constant [0.1, -1.0] : complex<f64>
  %0 = complex.constant [1 : i8, -1 : i8] {foo} : complex<i8>
  %1 = complex.constant [true, false] : complex<i1>
  %2 = complex.create %x, %x : complex<f32>
  %3 = complex.add %a, %b fastmath<nnan> {foo} : complex<f32>
  %4 = complex.sub %a, %b fastmath<none> : complex<f32>
  %5 = complex.mul %a, %b fastmath<fast> : complex<f32>
  %6 = complex.div %a, %b : complex<f32>
  %7 = complex.pow %a, %b : complex<f32>
  %8 = complex.atan2 %a, %b fastmath<contract,nsz> : complex<f32>
  %9 = complex.powi %a, %i fastmath<none> : complex<f32>, i32
  %10 = complex.conj %a : complex<f32>
  %11 = complex.cos %a : complex<f32>
  %12 = complex.exp %a : complex<f32>
  %13 = complex.expm1 %a : complex<f32>
  %14 = complex.log %a : complex<f32>
  %15 = complex.log1p %a : complex<f32>
  %16 = complex.neg %a fastmath<afn> : complex<f32>
  %17 = complex.rsqrt %a : complex<f32>
  %18 = complex.sign %a : complex<f32>
  %19 = complex.sin %a : complex<f32>
  %20 = complex.sqrt %a : complex<f32>
  %21 = complex.tan %a : complex<f32>
  %22 = complex.tanh %a : complex<f32>
  %23 = complex.eq %a, %b {foo} : complex<f32>
  %24 = complex.neq %a, %b : complex<f32>
  %25 = complex.abs %a fastmath<nnan> : complex<f32>
  %26 = complex.angle %a : complex<f32>
  %27 = complex.re %a : complex<f32>
  %28 = complex.im %a fastmath<nnan> {foo} : complex<f32>
  %29 = complex.bitcast %a : complex<f32> to i64
  %30 = complex.bitcast %29 : i64 to complex<f32>
  %31 = complex.bitcast %a : complex<f32> to complex<f32>
  return %23, %24, %25, %26, %27, %28 : i1, i1, f32, f32, f32, f32
}
// -----
"t.op"() {
  a = #complex.number<:f64 1.0, 2.0>, b = #complex.number<:f16 1.1e10, 0x7FF8000000000000>,
  c = [#complex.number<:f8E4M3FN 500.0, 2.5>, #complex.number<:f80 0.1, -0.0>], d = #complex.number<:f32 1.0, 2.0> : complex<f64>,
  e = #complex.number<:bf16 1.0e300, 1.00390625>
} : () -> ()

// options: --convert-math-to-llvm
func.func @f(%a: i32, %v: vector<4xi32>, %w: vector<2x3xi32>, %x: index, %z: vector<i32>, %vx: vector<4xindex>, %f: f32, %vf: vector<4xf32>, %wf: vector<2x3xf32>) {
  math.absi %a {x} : i32
  math.ctlz %a {x} : i32
  math.cttz %a {x} : i32
  math.ctpop %a {x} : i32
  math.absi %v {x} : vector<4xi32>
  math.ctlz %w {x} : vector<2x3xi32>
  math.cttz %w {x} : vector<2x3xi32>
  math.ctpop %w {x} : vector<2x3xi32>
  math.ctpop %x {x} : index
  math.ctpop %z {x} : vector<i32>
  math.fpowi %f, %a {x} : f32, i32
  math.ipowi %a, %a {x} : i32
  math.expm1 %wf fastmath<nnan> {x}: vector<2x3xf32>
  math.log1p %wf fastmath<nnan> {x}: vector<2x3xf32>
  math.rsqrt %wf fastmath<nnan> {x}: vector<2x3xf32>
  math.powf %wf, %wf fastmath<nnan> {x}: vector<2x3xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) {
math.absf %a fastmath<nnan> {x} : f32
math.acos %a fastmath<nnan> {x} : f32
math.ceil %a fastmath<nnan> {x} : f32
math.cos %a fastmath<nnan> {x} : f32
math.exp %a fastmath<nnan> {x} : f32
math.exp2 %a fastmath<nnan> {x} : f32
math.expm1 %a fastmath<nnan> {x} : f32
math.floor %a fastmath<nnan> {x} : f32
math.log %a fastmath<nnan> {x} : f32
math.log10 %a fastmath<nnan> {x} : f32
math.log1p %a fastmath<nnan> {x} : f32
math.log2 %a fastmath<nnan> {x} : f32
math.rsqrt %a fastmath<nnan> {x} : f32
math.sin %a fastmath<nnan> {x} : f32
math.sqrt %a fastmath<nnan> {x} : f32
math.tan %a fastmath<nnan> {x} : f32
math.tanh %a fastmath<nnan> {x} : f32
math.trunc %a fastmath<nnan> {x} : f32
math.round %a fastmath<nnan> {x} : f32
math.roundeven %a fastmath<nnan> {x} : f32
math.cbrt %a fastmath<nnan> {x} : f32
math.erf %a fastmath<nnan> {x} : f32
math.sinh %a fastmath<nnan> {x} : f32
math.cosh %a fastmath<nnan> {x} : f32
math.asin %a fastmath<nnan> {x} : f32
math.atan %a fastmath<nnan> {x} : f32
math.erfc %a fastmath<nnan> {x} : f32
math.acosh %a fastmath<nnan> {x} : f32
math.asinh %a fastmath<nnan> {x} : f32
math.atanh %a fastmath<nnan> {x} : f32
math.powf %a, %b : f32
math.copysign %a, %b : f32
math.atan2 %a, %b {x}: f32
math.fma %a, %b, %c : f32
math.isnan %a : f32
math.isinf %a {x} : f32
math.isfinite %a : f32
math.isnormal %a : f32
math.sincos %a fastmath<nnan> {x} : f32
math.clampf %a to [%b, %c] fastmath<nnan> {x}: f32
return }

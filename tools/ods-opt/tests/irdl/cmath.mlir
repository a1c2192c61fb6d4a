func.func @f(%a: !cmath.complex<f32>, %b : f32) {
  %0 = "cmath.mul"(%a, %a) : (!cmath.complex<f32>, !cmath.complex<f32>) -> !cmath.complex<f32>
  return
}
// -----
func.func @f(%a: !cmath.complex<i32>) { return }
// -----
func.func @f(%a: !cmath.complex) { return }
// -----
func.func @f(%a: !cmath.complex<>) { return }
// -----
func.func @f(%a: !cmath.none) { return }
// -----
func.func @f(%a: !cmath.none<>) { return }
// -----
func.func @f(%a: !cmath.nope) { return }
// -----
func.func @f(%a: !cmath.complex<f32, i32>) attributes {x = #cmath.at<"x">, y = #cmath.at, z = #cmath.at<i32>}{ return }
// -----
func.func @f() attributes {x = #cmath.at<"x">, z = #cmath.at<i32>}{ return }
// -----
func.func @f() attributes {x = #cmath.zz}{ return }
// -----
func.func @f(%a: !cmath.complex<f32>, %b : f32) {
  %0 = "cmath.mul"(%a) : (!cmath.complex<f32>) -> !cmath.complex<f32>
  return
}
// -----
func.func @f(%a: !cmath.complex<f32>, %b : f32) {
  %0 = "cmath.mul"(%a, %b) : (!cmath.complex<f32>, f32) -> !cmath.complex<f32>
  return
}
// -----
func.func @f(%a: !cmath.complex<f32>, %b : f32) {
  "cmath.nope"() : () -> ()
  return
}
// -----
func.func @f(%a: f32, %b : f32) {
  "cmath.va"(%a) : (f32) -> ()
  return
}
// -----
func.func @f(%a: f32, %b : f32) {
  "cmath.va"(%a) {operandSegmentSizes = array<i32: 0, 0, 1>} : (f32) -> ()
  "cmath.va"(%a) {operand_segment_sizes = array<i32: 0, 0, 1>} : (f32) -> ()
  return
}
// -----
"cmath.ato"() : () -> ()
// -----
"cmath.ato"() {a=1}: () -> ()
// -----
"cmath.ato"() {a=1, b=2}: () -> ()
// -----
"cmath.ato"() {a="1", b=2}: () -> ()
// -----
"cmath.re"() : () -> ()
// -----
"cmath.re"() ({},{},{}) : () -> ()
// -----
"cmath.re"() ({},{^bb0(%0: f32):},{}) : () -> ()
// -----
"cmath.re"() ({},{^bb0(%0: f32): "cmath.ato"() {a=1,b=1}: () -> ()
},{^bb0: cf.br ^bb1 ^bb1: cf.br ^bb2 ^bb2: cf.br ^bb2}) : () -> ()
// -----
"cmath.re"() ({},{^bb0(%0: f32, %2: f32): cf.br ^bb0(%0: f32)},{^bb0: cf.br ^bb1 ^bb1: cf.br ^bb2 ^bb2: cf.br ^bb2}) : () -> ()
// -----
"cmath.re"() ({},{^bb0(%2: i32): cf.br ^bb0(%0: f32)},{^bb0: cf.br ^bb1 ^bb1: cf.br ^bb2 ^bb2: cf.br ^bb2}) : () -> ()

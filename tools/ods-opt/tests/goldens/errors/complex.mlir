func.func @a(%a: complex<f32>) { %0 = complex.constant [1.0 : f32] : complex<f32> return }
// -----
func.func @a(%a: complex<f32>) { %0 = complex.constant [1.0 : f32, "a"] : complex<f32> return }
// -----
func.func @a(%a: complex<f32>) { %0 = complex.constant [unit, 1.0 : f32] : complex<f32> return }
// -----
func.func @a(%a: complex<f32>) { %0 = complex.constant [1.0 : f32, 1.0] : complex<f32> return }
// -----
func.func @a(%a: complex<f32>) { %0 = complex.constant [1 : i32, 1 : index] : complex<i32> return }
// -----
func.func @a(%a: complex<f32>) { %0 = complex.constant [1.0 : f32, 1.0 : f32] : f32 return }
// -----
func.func @a(%a: vector<2xf32>) { %0 = complex.bitcast %a : vector<2xf32> to complex<f32> return }
// -----
func.func @a(%a: complex<f32>) { %0 = complex.bitcast %a : complex<f32> to index return }
// -----
func.func @a(%a: complex<f32>) { %0 = complex.bitcast %a : complex<f32> to complex<i32> return }
// -----
func.func @a(%a: f32) { %0 = complex.bitcast %a : f32 to i32 return }
// -----
func.func @a(%a: complex<f32>) { %0 = complex.bitcast %a : complex<f32> to i32 return }
// -----
func.func @a(%a: i32) { %0 = complex.bitcast %a : i32 to complex<f32> return }
// -----
func.func @a(%a: complex<i32>) { %0 = complex.add %a, %a : complex<i32> return }
// -----
func.func @a(%a: complex<i32>) { %0 = complex.re %a : complex<i32> return }
// -----
func.func @a(%a: complex<f32>, %x: f64) { %0 = complex.create %x, %x : complex<f32> return }
// -----
func.func @a(%a: complex<f32>) { %0 = "complex.abs"(%a) : (complex<f32>) -> f64 return }
// -----
func.func @a(%a: complex<f32>) { %0 = "complex.re"(%a) : (complex<f32>) -> f64 return }
// -----
func.func @a(%a: complex<f32>) { %0 = "complex.angle"(%a) : (complex<f32>) -> f64 return }
// -----
func.func @a(%a: complex<f32>, %x: f32) { %0 = "complex.create"(%x, %x) : (f32, f32) -> complex<f64> return }
// -----
func.func @a(%a: complex<f32>, %x: f64) { %0 = complex.powi %a, %x : complex<f32>, f64 return }
// -----
func.func @a(%a: complex<f32>, %x: complex<f64>) { %0 = "complex.eq"(%a, %x) : (complex<f32>, complex<f64>) -> i1 return }
// -----
"t.op"() {a = #complex.number<:f64 1.0 2.0>} : () -> ()
// -----
"t.op"() {a = #complex.number<f64 1.0, 2.0>} : () -> ()
// -----
"t.op"() {a = #complex.number<:f64 1.0, 2>} : () -> ()
// -----
"t.op"() {a = #complex.number<:f64 1.0, 2.0, 1>} : () -> ()
// -----
"t.op"() {a = #complex.other<:f64 1.0, 2.0, 1>} : () -> ()
// -----
"t.op"() {a = !complex.other} : () -> ()
// -----
"complex.other"() : () -> ()

// options: --math-expand-ops
func.func @hyperbolic(%x: f32, %y: f64, %v: vector<2xf32>) -> (f32, f64, vector<2xf32>, f32, f32, f32) {
  %0 = math.sinh %x fastmath<nnan> : f32
  %1 = math.cosh %y : f64
  %2 = math.tanh %v : vector<2xf32>
  %3 = math.asinh %x : f32
  %4 = math.acosh %x : f32
  %5 = math.atanh %x : f32
  return %0, %1, %2, %3, %4, %5 : f32, f64, vector<2xf32>, f32, f32, f32
}

func.func @functions(%x: f32, %y: f64, %t: tensor<?xf32>, %b: bf16, %v: vector<[4]xf32>) -> (tensor<?xf32>, f32, f64, bf16, vector<[4]xf32>) {
  %0 = math.tan %t : tensor<?xf32>
  %1 = math.fma %x, %x, %x : f32
  %2 = math.exp2 %y : f64
  %3 = math.rsqrt %b : bf16
  %4 = math.rsqrt %v : vector<[4]xf32>
  return %0, %1, %2, %3, %4 : tensor<?xf32>, f32, f64, bf16, vector<[4]xf32>
}

func.func @zeros(%x: i32, %y: i8, %b: i1, %v: vector<2xi64>, %wide: i128) -> (i32, i8, i1, vector<2xi64>, i128) {
  %0 = math.ctlz %x : i32
  %1 = math.ctlz %y : i8
  %2 = math.ctlz %b : i1
  %3 = math.ctlz %v : vector<2xi64>
  %4 = math.ctlz %wide : i128
  return %0, %1, %2, %3, %4 : i32, i8, i1, vector<2xi64>, i128
}

func.func @powers(%x: f32, %y: f32, %v: vector<2xf64>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf64>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %minus_one = arith.constant -1.0 : f32
  %half = arith.constant 0.5 : f32
  %minus_half = arith.constant -0.5 : f32
  %two = arith.constant 2.0 : f32
  %minus_two = arith.constant -2.0 : f32
  %three = arith.constant 3.0 : f32
  %twos = arith.constant dense<2.0> : vector<2xf64>
  %0 = math.powf %x, %zero : f32
  %1 = math.powf %x, %one : f32
  %2 = math.powf %x, %minus_one : f32
  %3 = math.powf %x, %half : f32
  %4 = math.powf %x, %minus_half : f32
  %5 = math.powf %x, %two : f32
  %6 = math.powf %x, %minus_two : f32
  %7 = math.powf %x, %three : f32
  %8 = math.powf %x, %y : f32
  %9 = math.powf %v, %twos : vector<2xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf64>
}

func.func @integer_powers(%x: f32, %n: i32, %v: vector<2xf32>, %w: vector<2xi8>) -> (f32, f32, f32, f32, vector<2xf32>, vector<2xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i8
  %ten = arith.constant 10 : i64
  %fives = arith.constant dense<5> : vector<2xi8>
  %0 = math.fpowi %x, %zero : f32, i32
  %1 = math.fpowi %x, %one : f32, i8
  %2 = math.fpowi %x, %ten : f32, i64
  %3 = math.fpowi %x, %n : f32, i32
  %4 = math.fpowi %v, %fives : vector<2xf32>, vector<2xi8>
  %5 = math.fpowi %v, %w : vector<2xf32>, vector<2xi8>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, vector<2xf32>, vector<2xf32>
}

func.func @rounded(%x: f64, %h: f16, %b: bf16, %v: vector<2xf64>) -> (f64, f64, f16, bf16, vector<2xf64>) {
  %0 = math.round %x : f64
  %1 = math.roundeven %x : f64
  %2 = math.roundeven %h : f16
  %3 = math.roundeven %b : bf16
  %4 = math.roundeven %v : vector<2xf64>
  return %0, %1, %2, %3, %4 : f64, f64, f16, bf16, vector<2xf64>
}

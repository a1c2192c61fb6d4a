// options: --canonicalize
func.func @floats() -> (f32, f64, f32, f32, f32, f32, f16, f32, f64, f32) {
  %a = arith.constant 2.5 : f32
  %b = arith.constant -2.5 : f64
  %h = arith.constant 2.5 : f16
  %m = arith.constant -1.0 : f32
  %0 = math.ceil %a : f32
  %1 = math.floor %b : f64
  %2 = math.roundeven %a : f32
  %3 = math.round %a : f32
  %4 = math.absf %m : f32
  %5 = math.copysign %a, %m : f32
  %6 = math.sqrt %h : f16
  %7 = math.sqrt %m : f32
  %8 = math.trunc %b : f64
  %9 = math.powf %a, %m : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f64, f32, f32, f32, f32, f16, f32, f64, f32
}

func.func @logarithms() -> (f32, f32, f64, f32, vector<2xf32>) {
  %a = arith.constant 8.0 : f32
  %m = arith.constant -1.0 : f32
  %b = arith.constant 100.0 : f64
  %v = arith.constant dense<[1.0, 4.0]> : vector<2xf32>
  %0 = math.log2 %a : f32
  %1 = math.log2 %m : f32
  %2 = math.log10 %b : f64
  %3 = math.log1p %m : f32
  %4 = math.sqrt %v : vector<2xf32>
  return %0, %1, %2, %3, %4 : f32, f32, f64, f32, vector<2xf32>
}

func.func @integers() -> (i8, i8, i8, i8, i32, i32, i32) {
  %a = arith.constant 12 : i8
  %m = arith.constant -5 : i8
  %x = arith.constant 3 : i32
  %y = arith.constant 5 : i32
  %n = arith.constant -2 : i32
  %z = arith.constant 0 : i32
  %0 = math.absi %m : i8
  %1 = math.ctlz %a : i8
  %2 = math.cttz %a : i8
  %3 = math.ctpop %m : i8
  %4 = math.ipowi %x, %y : i32
  %5 = math.ipowi %x, %n : i32
  %6 = math.ipowi %z, %n : i32
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i32, i32, i32
}

func.func @classes() -> (i1, i1, i1, i1) {
  %a = arith.constant 0x7F800000 : f32
  %b = arith.constant 1.0e-40 : f32
  %0 = math.isfinite %a : f32
  %1 = math.isinf %a : f32
  %2 = math.isnan %b : f32
  %3 = math.isnormal %b : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

func.func @compared(%a: i32, %b: i8) -> (i1, i1, i1, i1, i1, i1) {
  %k = arith.constant 4.5 : f64
  %m = arith.constant -4.5 : f64
  %w = arith.constant 3.0 : f64
  %l = arith.constant 300.0 : f32
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.uitofp %a : i32 to f64
  %2 = arith.sitofp %b : i8 to f32
  %3 = arith.cmpf olt, %0, %k : f64
  %4 = arith.cmpf uge, %0, %m : f64
  %5 = arith.cmpf ogt, %1, %m : f64
  %6 = arith.cmpf oeq, %1, %w : f64
  %7 = arith.cmpf une, %2, %l : f32
  %8 = arith.cmpf ord, %0, %k : f64
  return %3, %4, %5, %6, %7, %8 : i1, i1, i1, i1, i1, i1
}

func.func @upper_bits(%a: i64) -> i32 {
  %c = arith.constant 32 : i64
  %0 = arith.shrsi %a, %c : i64
  %1 = arith.trunci %0 : i64 to i32
  return %1 : i32
}

// The error functions, of exact and inexact results, infinity and NaN; other formats do not fold.
func.func @error_functions() -> (f32, f32, f64, f64, f64, f64, f32, f32, f16, f16) {
  %a = arith.constant 0.3 : f32
  %b = arith.constant 1.7 : f64
  %c = arith.constant 0xFFF0000000000000 : f64
  %d = arith.constant 0x7FC00001 : f32
  %e = arith.constant 0.3 : f16
  %0 = math.erf %a : f32
  %1 = math.erfc %a : f32
  %2 = math.erf %b : f64
  %3 = math.erfc %b : f64
  %4 = math.erf %c : f64
  %5 = math.erfc %c : f64
  %6 = math.erf %d : f32
  %7 = math.erfc %d : f32
  %8 = math.erf %e : f16
  %9 = math.erfc %e : f16
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f64, f64, f64, f64, f32, f32, f16, f16
}

// Classifications fold for elements that are all equal, and for no others.
func.func @classified() -> (vector<4xi1>, vector<[4]xi1>, tensor<i1>, vector<2xi1>) {
  %splat = arith.constant dense<-2.5> : vector<4xf32>
  %is_nan = math.isnan %splat : vector<4xf32>
  %scalable = arith.constant dense<0.0> : vector<[4]xf64>
  %is_normal = math.isnormal %scalable : vector<[4]xf64>
  %infinity = arith.constant dense<0x7F800000> : tensor<f32>
  %is_inf = math.isinf %infinity : tensor<f32>
  %elements = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %is_finite = math.isfinite %elements : vector<2xf32>
  return %is_nan, %is_normal, %is_inf, %is_finite : vector<4xi1>, vector<[4]xi1>, tensor<i1>, vector<2xi1>
}

// The C library's results, to the last bit and the sign of NaN.
func.func @inverse_hyperbolic() -> (f32, f32, f64, f64, f32, f32, f64) {
  %a = arith.constant 1.7 : f32
  %acosh = math.acosh %a : f32
  %half = arith.constant 0.5 : f32
  %nan = math.acosh %half : f32
  %b = arith.constant 6.7 : f64
  %asinh = math.asinh %b : f64
  %c = arith.constant -0.4 : f64
  %atanh = math.atanh %c : f64
  %one = arith.constant 1.0 : f32
  %signaling = arith.constant 0x7FA00001 : f32
  %power = math.powf %one, %signaling : f32
  %infinite = math.atanh %one : f32
  %two = arith.constant 2.0 : f64
  %outside = math.atanh %two : f64
  return %acosh, %nan, %asinh, %atanh, %power, %infinite, %outside : f32, f32, f64, f64, f32, f32, f64
}

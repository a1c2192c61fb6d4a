// options: --convert-vector-to-llvm
func.func @fe(%a: f32, %b: f32) -> (vector<2xf32>, vector<f32>, vector<1xf32>, vector<2x2xf32>) {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1 = vector.from_elements %a : vector<f32>
  %2 = vector.from_elements %a : vector<1xf32>
  %3 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  return %0, %1, %2, %3 : vector<2xf32>, vector<f32>, vector<1xf32>, vector<2x2xf32>
}

func.func @te(%v: vector<2xf32>, %r: vector<f32>, %m: vector<2x2xf32>) -> (f32, f32, f32, f32, f32, f32, f32) {
  %0:2 = vector.to_elements %v : vector<2xf32>
  %1 = vector.to_elements %r : vector<f32>
  %2:4 = vector.to_elements %m : vector<2x2xf32>
  return %0#0, %0#1, %1, %2#0, %2#1, %2#2, %2#3 : f32, f32, f32, f32, f32, f32, f32
}

func.func @sh(%v: vector<2xf32>, %w: vector<3xf32>, %m: vector<2x4xf32>, %n: vector<1x4xf32>, %r: vector<f32>) -> (vector<3xf32>, vector<2xf32>, vector<2x4xf32>, vector<2xf32>) {
  %0 = vector.shuffle %v, %v [0, 3, -1] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %v, %w [0, 4] : vector<2xf32>, vector<3xf32>
  %2 = vector.shuffle %m, %n [2, 0] : vector<2x4xf32>, vector<1x4xf32>
  %3 = vector.shuffle %r, %r [0, 1] : vector<f32>, vector<f32>
  return %0, %1, %2, %3 : vector<3xf32>, vector<2xf32>, vector<2x4xf32>, vector<2xf32>
}

func.func @fe3(%a: f32, %v: vector<2x1x2xf32>) -> (vector<2x1x2xf32>, f32, f32, f32, f32) {
  %0 = vector.from_elements %a, %a, %a, %a : vector<2x1x2xf32>
  %1:4 = vector.to_elements %v : vector<2x1x2xf32>
  return %0, %1#0, %1#1, %1#2, %1#3 : vector<2x1x2xf32>, f32, f32, f32, f32
}

func.func @ri(%v: vector<2xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <add>, %v : vector<2xi32> into i32
  %1 = vector.reduction <mul>, %v : vector<2xi32> into i32
  %2 = vector.reduction <minui>, %v : vector<2xi32> into i32
  %3 = vector.reduction <maxui>, %v : vector<2xi32> into i32
  %4 = vector.reduction <minsi>, %v : vector<2xi32> into i32
  %5 = vector.reduction <maxsi>, %v : vector<2xi32> into i32
  %6 = vector.reduction <and>, %v : vector<2xi32> into i32
  %7 = vector.reduction <or>, %v : vector<2xi32> into i32
  %8 = vector.reduction <xor>, %v : vector<2xi32> into i32
  %10 = vector.reduction <add>, %v, %a : vector<2xi32> into i32
  %11 = vector.reduction <mul>, %v, %a : vector<2xi32> into i32
  %12 = vector.reduction <minui>, %v, %a : vector<2xi32> into i32
  %13 = vector.reduction <maxui>, %v, %a : vector<2xi32> into i32
  %14 = vector.reduction <minsi>, %v, %a : vector<2xi32> into i32
  %15 = vector.reduction <maxsi>, %v, %a : vector<2xi32> into i32
  %16 = vector.reduction <and>, %v, %a : vector<2xi32> into i32
  %17 = vector.reduction <or>, %v, %a : vector<2xi32> into i32
  %18 = vector.reduction <xor>, %v, %a : vector<2xi32> into i32
  return %18 : i32
}
func.func @float_reductions(%v: vector<2xf32>, %a: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %0 = vector.reduction <mul>, %v : vector<2xf32> into f32
  %1 = vector.reduction <minnumf>, %v : vector<2xf32> into f32
  %2 = vector.reduction <maximumf>, %v : vector<2xf32> into f32
  %3 = vector.reduction <add>, %v, %a : vector<2xf32> into f32
  %4 = vector.reduction <mul>, %v, %a fastmath<reassoc> : vector<2xf32> into f32
  %5 = vector.reduction <maxnumf>, %v, %a fastmath<nnan> : vector<2xf32> into f32
  %6 = vector.reduction <minimumf>, %v, %a : vector<2xf32> into f32
  %7 = vector.reduction <maximumf>, %v, %a fastmath<reassoc> : vector<2xf32> into f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}

// options: --convert-to-llvm
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

func.func @sh(%v: vector<2xf32>, %w: vector<3xf32>, %m: vector<2x4xf32>, %n: vector<1x4xf32>, %r: vector<f32>) -> (vector<3xf32>, vector<2xf32>, vector<2x4xf32>, vector<2xf32>) {
  %0 = vector.shuffle %v, %v [0, 3, -1] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %v, %w [0, 4] : vector<2xf32>, vector<3xf32>
  %2 = vector.shuffle %m, %n [2, 0] : vector<2x4xf32>, vector<1x4xf32>
  %3 = vector.shuffle %r, %r [0, 1] : vector<f32>, vector<f32>
  return %0, %1, %2, %3 : vector<3xf32>, vector<2xf32>, vector<2x4xf32>, vector<2xf32>
}

func.func @ml(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %p {alignment = 16 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %1 = vector.expandload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %k, %p {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %m[%i] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// options: --convert-vector-to-llvm
func.func @step() -> vector<4xindex> {
  %0 = vector.step : vector<4xindex>
  return %0 : vector<4xindex>
}

func.func @mask(%i: index, %j: index) -> (vector<4xi1>, vector<2x4xi1>, vector<i1>, vector<4xi1>, vector<2x4xi1>) {
  %0 = vector.create_mask %i : vector<4xi1>
  %1 = vector.create_mask %i, %j : vector<2x4xi1>
  %2 = vector.create_mask %i : vector<i1>
  %3 = vector.constant_mask [3] : vector<4xi1>
  %4 = vector.constant_mask [1, 3] : vector<2x4xi1>
  return %0, %1, %2, %3, %4 : vector<4xi1>, vector<2x4xi1>, vector<i1>, vector<4xi1>, vector<2x4xi1>
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

func.func @g2(%m: memref<8x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %j: vector<2x4xi64>, %jx: vector<4xindex>, %k1: vector<4xi1>, %p1: vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>) {
  %2 = vector.gather %m[%i, %i] [%j], %k, %p : memref<8x?xf32>, vector<2x4xi64>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  %3 = vector.gather %m[%i, %i] [%jx], %k1, %p1 {alignment = 8 : i64} : memref<8x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %2, %3 : vector<2x4xf32>, vector<4xf32>
}

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>, %t: tensor<?xf32>) {
  %0 = vector.maskedload %m[], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>, %t: tensor<?xf32>) {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf64>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<5xi1>, %p: vector<4xf32>, %j: vector<4xi32>, %t: tensor<?xf32>) {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<5xf32>, %j: vector<4xi32>, %t: tensor<?xf32>) {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  vector.maskedstore %m[], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  vector.maskedstore %m[%i], %k, %p : memref<?xf64>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<5xi1>, %p: vector<4xf32>) {
  vector.maskedstore %m[%i], %k, %p : memref<?xf32>, vector<5xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  %0 = vector.expandload %m[], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  %0 = vector.expandload %m[%i], %k, %p : memref<?xf64>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<5xi1>, %p: vector<4xf32>) {
  %0 = vector.expandload %m[%i], %k, %p : memref<?xf32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<5xf32>) {
  %0 = vector.expandload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  vector.compressstore %m[], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  vector.compressstore %m[%i], %k, %p : memref<?xf64>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<5xi1>, %p: vector<4xf32>) {
  vector.compressstore %m[%i], %k, %p : memref<?xf32>, vector<5xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>) {
  %0 = vector.gather %m[] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>) {
  %0 = vector.gather %m[%i] [%j], %k, %p : memref<?xf64>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<5xi32>) {
  %0 = vector.gather %m[%i] [%j], %k, %p : memref<?xf32>, vector<5xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<5xi1>, %p: vector<4xf32>, %j: vector<4xi32>) {
  %0 = vector.gather %m[%i] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<5xf32>, %j: vector<4xi32>) {
  %0 = vector.gather %m[%i] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>) {
  vector.scatter %m[] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>) {
  vector.scatter %m[%i] [%j], %k, %p : memref<?xf64>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<5xi32>) {
  vector.scatter %m[%i] [%j], %k, %p : memref<?xf32>, vector<5xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<5xi1>, %p: vector<4xf32>, %j: vector<4xi32>) {
  vector.scatter %m[%i] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<5xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  %0 = vector.maskedload %m[%i], %k, %p {alignment = 3 : i64}: memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

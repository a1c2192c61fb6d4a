func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %p : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, f32
  return
}

// -----

func.func @f(%m: memref<*xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<*xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x2x2xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f64, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<5xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<5xi1>) {
  %0 = "vector.transfer_read"(%m, %i, %i, %p, %k) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32, vector<5xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4xf32>>, %i: index, %p: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xvector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4xf32>>, %i: index, %p: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<4xf32>>, vector<6xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<3xi8>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p {masked = [true]} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [1]} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] : vector<4xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.transfer_write %v, %m[%i] : vector<4x4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  %0 = "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<?xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @f(%m: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  %0 = "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [2, 0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>) {
  %0 = vector.gather %m[] [%j], %k, %p : memref<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: tensor<*xf32>, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>) {
  vector.scatter %m[] [%j], %k, %p : tensor<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %p: f32) {
  %0 = "vector.transfer_read"(%m, %p) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<() -> ()>}> : (memref<*xf32>, f32) -> vector<f32>
  return
}

// -----

func.func @f(%m: vector<4xf32>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f64) {
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f64) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: memref<f32>) {
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, memref<f32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xvector<4xf32>>, index, f32) -> vector<1x4xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<2x4xf32>>, %i: index, %p: vector<2x4xf32>) {
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xvector<2x4xf32>>, index, vector<2x4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %p: vector<4xf32>, %k: vector<1xi1>) {
  %0 = "vector.transfer_read"(%m, %i, %p, %k) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xvector<4xf32>>, index, vector<4xf32>, vector<1xi1>) -> vector<1x4xf32>
  return
}

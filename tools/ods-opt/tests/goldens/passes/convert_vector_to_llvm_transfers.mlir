// options: --convert-vector-to-llvm
func.func @t(%m: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  vector.transfer_write %v, %m[%i], %k {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

func.func @u(%m: memref<8xf32>, %t: tensor<8xf32>, %p: f32, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<1xf32>) {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %0 = vector.transfer_read %m[%c0], %p : memref<8xf32>, vector<4xf32>
  %1 = vector.transfer_read %t[%c6], %p : tensor<8xf32>, vector<4xf32>
  %2 = vector.transfer_write %v, %t[%c6] : vector<4xf32>, tensor<8xf32>
  %3 = vector.transfer_read %m[%c0], %p : memref<8xf32>, vector<1xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<1xf32>
}

// options: --convert-vector-to-llvm
// MLIR 22 starts a sum with +0, which changes a sum of negative zeros.
func.func @sum(%v: vector<2xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<2xf32> into f32
  return %0 : f32
}
// MLIR 22 compares with the size of the last dimension, which is not the one that is read.
func.func @rows(%m: memref<4x8xf32>, %i: index, %p: f32, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<4x8xf32>
  return %0 : vector<4xf32>
}

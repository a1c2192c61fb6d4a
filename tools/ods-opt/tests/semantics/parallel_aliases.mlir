// options: --affine-parallelize
// MLIR 22 takes the loops for parallel: it does not see that the views share their memory.
func.func @shifted(%m: memref<16xf32>) {
  %v = memref.subview %m[1] [15] [1] : memref<16xf32> to memref<15xf32, strided<[1], offset: 1>>
  affine.for %i = 0 to 15 {
    %0 = affine.load %m[%i] : memref<16xf32>
    affine.store %0, %v[%i] : memref<15xf32, strided<[1], offset: 1>>
  }
  return
}
func.func @arguments(%m: memref<16xf32>, %n: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i] : memref<16xf32>
    affine.store %0, %n[%i] : memref<16xf32>
  }
  return
}

// Figure 8: the same in the affine dialect's own syntax.
func.func @product(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %0 = affine.load %a[%i] : memref<?xf32>
      %1 = affine.load %b[%j] : memref<?xf32>
      %2 = arith.mulf %0, %1 : f32
      %3 = affine.load %c[%i + %j] : memref<?xf32>
      %4 = arith.addf %3, %2 : f32
      affine.store %4, %c[%i + %j] : memref<?xf32>
    }
  }
  return
}

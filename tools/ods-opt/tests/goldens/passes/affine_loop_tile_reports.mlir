// options: --affine-loop-tile=cache-size=1
// Why the memory that a loop accesses is not known.
func.func @semi_affine(%m: memref<256xf32>, %n: index) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i mod symbol(%n)] : memref<256xf32>
  }
  return
}
func.func @no_union(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i + symbol(%n)] : memref<?xf32>
    %1 = affine.load %m[%i + symbol(%k)] : memref<?xf32>
  }
  return
}

// options: --affine-loop-fusion
// Accesses of which the memory is not known are reported.
func.func @indices(%x: f32, %n: index, %in: memref<100xf32>, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = affine.load %in[%i * symbol(%n)] : memref<100xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %out[%i] : memref<10xf32>
  }
  return
}
func.func @union(%x: f32, %n: index, %in: memref<?xf32>, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = affine.load %in[%i + symbol(%n)] : memref<?xf32>
    %2 = affine.load %in[2 * %i] : memref<?xf32>
    %3 = arith.addf %1, %2 : f32
    affine.store %3, %out[%i] : memref<10xf32>
  }
  return
}

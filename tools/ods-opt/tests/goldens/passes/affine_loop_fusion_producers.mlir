// options: --pass-pipeline=builtin.module(affine-loop-fusion{mode=producer compute-tolerance=2.5})
// More computation is tolerated, and siblings stay apart.
func.func @tolerated(%in: memref<20xf32>, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %in[%i] : memref<20xf32>
    affine.store %0, %m[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i + %j] : memref<20xf32>
      affine.store %0, %out[%i] : memref<10xf32>
    }
  }
  return
}
func.func @siblings(%in: memref<10xf32>, %x: memref<10xf32>, %y: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %in[%i] : memref<10xf32>
    affine.store %0, %x[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %in[%i] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}
// Stores of different elements need no memref of their own; those of the same element share one.
func.func @stores(%x: f32, %y: f32, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<20xf32>
  %n = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[2 * %i] : memref<20xf32>
    affine.store %y, %m[2 * %i + 1] : memref<20xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[2 * %i] : memref<20xf32>
    %1 = affine.load %m[2 * %i + 1] : memref<20xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %x, %n[%i] : memref<10xf32>
    affine.store %y, %n[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %n[%i] : memref<10xf32>
    affine.store %0, %out[%i] : memref<10xf32>
  }
  return
}

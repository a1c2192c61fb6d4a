// options: --pass-pipeline=builtin.module(affine-loop-fusion{fast-mem-space=2 local-buf-threshold=1})
// Memrefs of up to one KiB are in the fast memory space, others in that of the replaced memref.
func.func @small(%x: f32, %out: memref<64xf32>) {
  %m = memref.alloc() : memref<64xf32, 1>
  affine.for %i = 0 to 64 {
    affine.store %x, %m[%i] : memref<64xf32, 1>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %m[%i] : memref<64xf32, 1>
    affine.store %0, %out[%i] : memref<64xf32>
  }
  return
}
func.func @large(%x: f32, %in: memref<8x512xf32>, %out: memref<8xf32>) {
  %m = memref.alloc() : memref<8x512xf32, 1>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 512 {
      affine.store %x, %m[%i, %j] : memref<8x512xf32, 1>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 512 {
      %0 = affine.load %m[%i, %j] : memref<8x512xf32, 1>
      %1 = affine.load %m[%i, 511 - %j] : memref<8x512xf32, 1>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %out[%i] : memref<8xf32>
    }
  }
  return
}

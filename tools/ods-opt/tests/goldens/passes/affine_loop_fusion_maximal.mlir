// options: --affine-loop-fusion=maximal
// Repeated computation is accepted, unless the first nest depends on itself.
func.func @repeated(%in: memref<100xf32>, %out: memref<50xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    %0 = affine.load %in[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 50 {
      %0 = affine.load %m[%i + %j] : memref<100xf32>
      affine.store %0, %out[%i] : memref<50xf32>
    }
  }
  return
}
func.func @cyclic(%x: f32, %in: memref<100xf32>, %out: memref<50xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 1 to 100 {
    %0 = affine.load %m[%i - 1] : memref<100xf32>
    %1 = arith.addf %0, %x : f32
    affine.store %1, %m[%i] : memref<100xf32>
  }
  affine.for %i = 1 to 50 {
    affine.for %j = 0 to 50 {
      %0 = affine.load %m[%i] : memref<100xf32>
      affine.store %0, %out[%i] : memref<50xf32>
    }
  }
  return
}
// Sizes and bounds that are not known do not prevent it.
func.func @dynamic(%x: f32, %n: index, %m: memref<?xf32>, %out: memref<?xf32>) {
  affine.for %i = 0 to 20 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 10)>()[%n] {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %out[%i] : memref<?xf32>
  }
  return
}
// Tiles of a memref.
func.func @tiles(%x: f32, %m: memref<32x8xf32>, %out: memref<32x8xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%i, %j] : memref<32x8xf32>
    }
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 16 {
        %0 = affine.load %m[16 * %i + %k, %j] : memref<32x8xf32>
        affine.store %0, %out[16 * %i + %k, %j] : memref<32x8xf32>
      }
    }
  }
  return
}
// The offsets in the smaller memref are quotients.
func.func @quotients(%in: memref<20xf32>, %out: memref<20xf32>) {
  %m = memref.alloc() : memref<5x4xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %in[%i] : memref<20xf32>
    affine.store %0, %m[%i floordiv 4, %i mod 4] : memref<5x4xf32>
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %m[%i, %j] : memref<5x4xf32>
      affine.store %0, %out[%i] : memref<20xf32>
    }
  }
  return
}
// A loop with a barrier is not sliced, and a memref that is freed is not replaced.
func.func @barrier(%x: f32, %out: memref<64xf32>) {
  %m = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 16 {
    affine.store %x, %m[%i] : memref<64xf32>
  } {slice_fusion_barrier = true}
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i] : memref<64xf32>
    affine.store %0, %out[%i] : memref<64xf32>
  }
  return
}
func.func @freed(%x: f32, %out: memref<64xf32>) {
  %m = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 16 {
    affine.store %x, %m[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i] : memref<64xf32>
    affine.store %0, %out[%i] : memref<64xf32>
  }
  memref.dealloc %m : memref<64xf32>
  return
}

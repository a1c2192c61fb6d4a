// options: --affine-loop-fusion=mode=sibling
// Nests that load from an argument, and from a memref that a nest before stores to.
func.func @elements(%in: memref<10x10xf32>, %x: memref<10x10xf32>, %y: memref<10x10xf32>, %z: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %in[%i, %j] : memref<10x10xf32>
      affine.store %0, %x[%i, %j] : memref<10x10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %in[%i, %j] : memref<10x10xf32>
      affine.store %0, %y[%j, %i] : memref<10x10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %in[%i, %i] : memref<10x10xf32>
    affine.store %0, %z[%i] : memref<10xf32>
  }
  return
}
func.func @produced(%v: f32, %x: memref<10xf32>, %y: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %v, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %x[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}
// Different iterations, stores to several memrefs and dependences prevent fusion.
func.func @prevented(%in: memref<20xf32>, %x: memref<20xf32>, %y: memref<20xf32>, %z: memref<20xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %in[%i] : memref<20xf32>
    affine.store %0, %x[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 20 {
    %0 = affine.load %in[%i] : memref<20xf32>
    affine.store %0, %y[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %in[%i] : memref<20xf32>
    affine.store %0, %x[%i] : memref<20xf32>
    affine.store %0, %z[%i] : memref<20xf32>
  }
  return
}
// Reductions become those of one loop.
func.func @reductions(%in: memref<10x10xf32>, %x: memref<10xf32>, %y: memref<10xf32>, %v: f32) {
  affine.for %i = 0 to 10 {
    %sum = affine.for %j = 0 to 10 iter_args(%a = %v) -> (f32) {
      %0 = affine.load %in[%i, %j] : memref<10x10xf32>
      %1 = arith.addf %a, %0 : f32
      affine.yield %1 : f32
    }
    %0 = arith.negf %sum : f32
    affine.store %0, %x[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %both:2 = affine.for %j = 0 to 10 iter_args(%a = %v, %b = %v) -> (f32, f32) {
      %0 = affine.load %in[%i, %j] : memref<10x10xf32>
      %1 = arith.mulf %a, %0 : f32
      %2 = arith.maximumf %b, %0 : f32
      affine.yield %1, %2 : f32, f32
    }
    %0 = arith.addf %both#0, %both#1 : f32
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}
// An index that is an argument of the block relates nests, too.
func.func @nested(%in: memref<10xf32>, %x: memref<10x10xf32>, %y: memref<10x10xf32>) {
  affine.for %k = 0 to 10 {
    affine.for %i = 0 to 10 {
      %0 = affine.load %in[%k] : memref<10xf32>
      affine.store %0, %x[%k, %i] : memref<10x10xf32>
    }
    affine.for %i = 0 to 10 {
      %0 = affine.load %in[%k] : memref<10xf32>
      affine.store %0, %y[%k, %i] : memref<10x10xf32>
    }
  }
  return
}

// options: --affine-loop-invariant-code-motion
// MLIR 22 moves these accesses over writes through other names, calls and unknown operations, and out of loops
// that may not run.
func.func private @unknown()
func.func @another_argument(%m: memref<4xf32>, %o: memref<4xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[2] : memref<4xf32>
    affine.store %v, %o[1] : memref<4xf32>
  }
  return
}
func.func @view(%x: f32) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  %w = memref.cast %m : memref<4xf32> to memref<?xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[2] : memref<4xf32>
    affine.store %x, %w[%i] : memref<?xf32>
    "test.use"(%v) : (f32) -> ()
  }
  return %m : memref<4xf32>
}
func.func @call(%m: memref<4xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[2] : memref<4xf32>
    func.call @unknown() : () -> ()
    "test.use"(%v) : (f32) -> ()
  }
  return
}
func.func @no_turn(%n: index, %x: f32, %k: index) {
  %m = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to %n {
    affine.store %x, %m[2] : memref<4xf32>
  }
  affine.for %i = 0 to %n {
    %v = affine.load %m[symbol(%k)] : memref<4xf32>
    %w = arith.addf %v, %x : f32
  }
  return
}

// A call cannot reach memory whose address is not passed on.
func.func @private() {
  %m = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[2] : memref<4xf32>
    func.call @unknown() : () -> ()
    "test.use"(%v) : (f32) -> ()
  }
  return
}

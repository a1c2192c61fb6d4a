// options: --affine-loop-fusion
// MLIR 22 fuses loops over calls, over views of their memory, and over accesses that are not affine.
func.func private @touch(memref<20xf32>)
func.func private @unknown()
memref.global @buffer : memref<8xf32> = uninitialized
func.func @call(%in: memref<20xf32>, %t: memref<20xf32>, %out: memref<20xf32>) {
  affine.for %i = 0 to 10 {
    %a = affine.load %in[%i] : memref<20xf32>
    affine.store %a, %t[%i] : memref<20xf32>
    func.call @touch(%t) : (memref<20xf32>) -> ()
  }
  affine.for %j = 0 to 10 {
    %c = affine.load %t[%j] : memref<20xf32>
    affine.store %c, %out[%j] : memref<20xf32>
  }
  return
}
func.func @call_between(%in: memref<20xf32>, %t: memref<20xf32>, %out: memref<20xf32>) {
  affine.for %i = 0 to 10 {
    %a = affine.load %in[%i] : memref<20xf32>
    affine.store %a, %t[%i] : memref<20xf32>
  }
  func.call @unknown() : () -> ()
  affine.for %j = 0 to 10 {
    %c = affine.load %t[%j] : memref<20xf32>
    affine.store %c, %out[%j] : memref<20xf32>
  }
  return
}
func.func @view_between(%e: memref<8xf32>, %x: f32, %y: f32) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %t[%i] : memref<8xf32>
  }
  %v = memref.cast %t : memref<8xf32> to memref<?xf32>
  affine.for %i = 0 to 8 {
    affine.store %y, %v[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %e[%i] : memref<8xf32>
  }
  return
}
func.func @global(%e: memref<8xf32>, %x: f32, %y: f32) {
  %t = memref.get_global @buffer : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %t[%i] : memref<8xf32>
  }
  %v = memref.get_global @buffer : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %y, %v[-%i + 7] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %e[%i] : memref<8xf32>
  }
  return
}
func.func @not_affine(%e: memref<8xf32>, %x: f32, %k: index) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %t[%i] : memref<8xf32>
    memref.store %x, %t[%k] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %e[%i] : memref<8xf32>
  }
  return
}

// The inner loop may not run, so the stores to the argument stay before it. Without the first loop, they are lost.
func.func @no_turn(%e: memref<8xf32>, %f: memref<8xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 8 {
    affine.store %x, %e[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      %0 = affine.load %e[%i] : memref<8xf32>
      affine.store %0, %f[%j] : memref<8xf32>
    }
  }
  return
}

// Nothing reaches the memory between the loops.
func.func @fused(%e: memref<8xf32>, %x: f32) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %t[%i] : memref<8xf32>
  }
  func.call @unknown() : () -> ()
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %e[%i] : memref<8xf32>
  }
  return
}

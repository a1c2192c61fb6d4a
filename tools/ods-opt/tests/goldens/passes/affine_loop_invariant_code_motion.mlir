// options: --affine-loop-invariant-code-motion --allow-unregistered-dialect
// The inner loop leaves the outer one, with nothing in it.
func.func @nest(%x: f32) {
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i] : memref<10xf32>
      %1 = arith.addf %0, %x : f32
      affine.store %1, %n[%i] : memref<10xf32>
    }
  }
  return
}

// Accesses to a memref that another operation of the loop stores to.
func.func @conflicts(%m: memref<10xf32>, %x: f32, %k: index) {
  %n = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to %k {
    affine.store %x, %m[0] : memref<10xf32>
    affine.store %x, %m[1] : memref<10xf32>
    %0 = affine.load %n[7] : memref<10xf32>
    affine.prefetch %n[3], read, locality<3>, data : memref<10xf32>
    "test.use"(%0) : (f32) -> ()
  }
  return
}

// Conditions and loops as a whole; what depends on arguments of the loop stays.
func.func @structures(%x: f32, %k: index) -> f32 {
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<10xf32>
  %r = affine.for %i = 0 to 4 iter_args(%acc = %x) -> f32 {
    %0 = affine.for %j = 0 to 4 iter_args(%v = %x) -> f32 {
      %1 = arith.addf %v, %x : f32
      affine.yield %1 : f32
    }
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%k) {
      affine.store %x, %m[symbol(%k)] : memref<10xf32>
    } else {
      %2 = arith.mulf %x, %x : f32
      affine.store %2, %m[1] : memref<10xf32>
    }
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %5 = arith.mulf %x, %acc : f32
      affine.store %5, %m[2] : memref<10xf32>
    }
    affine.parallel (%p) = (0) to (4) {
      affine.store %x, %n[%p] : memref<10xf32>
    }
    %3 = arith.addf %acc, %0 : f32
    %4 = arith.divf %3, %x : f32
    affine.yield %4 : f32
  }
  return %r : f32
}

// Constants and other operations without memory effects.
func.func @pure(%k: index, %c: i1) {
  affine.for %i = 0 to 10 {
    %0 = arith.constant 7 : index
    %1 = arith.divsi %k, %0 : index
    %2 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%k]
    %3 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%k]
    %4 = arith.addi %3, %1 : index
    %5 = scf.if %c -> index {
      scf.yield %4 : index
    } else {
      %6 = arith.muli %4, %4 : index
      scf.yield %6 : index
    }
    "test.use"(%2, %5) : (index, index) -> ()
  }
  return
}

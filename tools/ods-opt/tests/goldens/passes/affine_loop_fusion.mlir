// options: --affine-loop-fusion
// A store and a load of the same element: the memref has one element for each iteration.
func.func @elements(%x: f32, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %out[%i] : memref<10xf32>
  }
  return
}
// Rows of a matrix are stored for the iterations that need them.
func.func @parts(%x: f32, %in: memref<16x16xf32>, %out: memref<16xf32>, %half: memref<16xf32>) {
  %m = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %in[%i, %j] : memref<16x16xf32>
      affine.store %0, %m[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %m[%i, 15 - %j] : memref<16x16xf32>
      %1 = affine.load %m[%i, %j] : memref<16x16xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %out[%i] : memref<16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.store %x, %half[%i floordiv 2] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %half[%i floordiv 2] : memref<16xf32>
    affine.store %0, %out[%i] : memref<16xf32>
  }
  return
}
// Memrefs that are arguments, are returned, are passed to a function or have a view keep what is stored.
func.func private @see(memref<10xf32>)
func.func @escaping(%x: f32, %arg: memref<10xf32>, %out: memref<10xf32>) -> memref<10xf32> {
  %returned = memref.alloc() : memref<10xf32>
  %passed = memref.alloc() : memref<10xf32>
  %viewed = memref.alloc() : memref<10xf32>
  %view = memref.cast %viewed : memref<10xf32> to memref<?xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %arg[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %arg[%i] : memref<10xf32>
    affine.store %0, %returned[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %returned[%i] : memref<10xf32>
    affine.store %0, %passed[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %passed[%i] : memref<10xf32>
    affine.store %0, %viewed[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %viewed[%i] : memref<10xf32>
    affine.store %0, %out[%i] : memref<10xf32>
  }
  call @see(%passed) : (memref<10xf32>) -> ()
  return %returned : memref<10xf32>
}
// A nest with two consumers, and one with two producers.
func.func @several(%x: f32, %y: f32, %out: memref<10xf32>, %other: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %y, %n[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = affine.load %n[%i] : memref<10xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 5 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %other[%i] : memref<10xf32>
  }
  return
}
// Dependences between the nests, and in the second one, and conditions prevent fusion.
func.func @prevented(%x: f32, %c: index, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<12xf32>
  %o = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
    affine.store %x, %out[%i] : memref<10xf32>
  }
  %0 = affine.load %out[3] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %1 = affine.load %m[%i] : memref<10xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 12 {
    affine.store %x, %n[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 10 {
    %1 = affine.load %n[%i + 2] : memref<12xf32>
    affine.store %1, %n[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%c] {
      affine.store %x, %o[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %1 = affine.load %o[%i] : memref<10xf32>
    affine.store %1, %out[%i] : memref<10xf32>
  }
  return
}
// The nest moves before the operation that depends on the first one.
func.func @moved(%x: f32, %out: memref<10xf32>) -> f32 {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  %0 = affine.load %m[4] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %1 = affine.load %m[%i] : memref<10xf32>
    affine.store %1, %out[%i] : memref<10xf32>
  }
  return %0 : f32
}
// Bounds that depend on a symbol or on an outer loop, steps, and loops with results.
func.func @bounds(%x: f32, %n: index, %out: memref<40xf32>) {
  %m = memref.alloc() : memref<40xf32>
  affine.for %i = 0 to %n {
    affine.store %x, %m[%i] : memref<40xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<40xf32>
    affine.store %0, %out[%i] : memref<40xf32>
  }
  affine.for %k = 0 to 8 {
    affine.for %i = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 4)>(%k) {
      affine.store %x, %m[%i] : memref<40xf32>
    }
    affine.for %i = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 4)>(%k) {
      %0 = affine.load %m[%i] : memref<40xf32>
      affine.store %0, %out[%i] : memref<40xf32>
    }
  }
  affine.for %i = 0 to 40 step 2 {
    affine.store %x, %m[%i] : memref<40xf32>
  }
  affine.for %i = 0 to 40 step 2 {
    %0 = affine.load %m[%i] : memref<40xf32>
    affine.store %0, %out[%i] : memref<40xf32>
  }
  affine.for %i = 0 to 40 {
    affine.store %x, %m[%i] : memref<40xf32>
  }
  %sum = affine.for %i = 0 to 40 iter_args(%a = %x) -> (f32) {
    %0 = affine.load %m[%i] : memref<40xf32>
    %1 = arith.addf %a, %0 : f32
    affine.yield %1 : f32
  }
  affine.store %sum, %out[0] : memref<40xf32>
  return
}
// Too much would be computed again.
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
// The loop whose iterations depend on each other becomes the inner one.
func.func @sunk(%in: memref<16xf32>, %out: memref<16x16xf32>) {
  %m = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %in[%i] : memref<16xf32>
      affine.store %0, %m[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 1 to 16 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %m[%i, %j] : memref<16x16xf32>
      %1 = affine.load %out[%i - 1, %j] : memref<16x16xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %out[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
// Blocks with operations of which nothing is known stay as they are; those without regions only count with their memrefs.
func.func @unknown(%x: f32, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  "test.some"(%x) : (f32) -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %out[%i] : memref<10xf32>
  }
  return
}
func.func @regions(%x: f32, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  "test.region"() ({
  }) : () -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %out[%i] : memref<10xf32>
  }
  return
}

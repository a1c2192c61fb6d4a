// options: --affine-parallelize
// Accesses of different elements, of shifted elements, and of elements that the remainder of a division tells apart.
func.func @accesses(%m: memref<100xf32>, %p: memref<20x30xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.store %0, %m[%i + 10] : memref<100xf32>
  }
  affine.for %i = 0 to 11 {
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.store %0, %m[%i + 10] : memref<100xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i * 2] : memref<100xf32>
    affine.store %0, %m[%i * 2 + 1] : memref<100xf32>
  }
  affine.for %i = 0 to 10 step 2 {
    %0 = affine.load %m[%i + 1] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %p[%i, %j] : memref<20x30xf32>
      affine.store %0, %p[%i, %j + 1] : memref<20x30xf32>
    }
  }
  affine.for %i = 0 to 30 {
    affine.store %x, %m[%i floordiv 2] : memref<100xf32>
    affine.store %x, %m[%i mod 4 + 50] : memref<100xf32>
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 20)>()[%n] {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %x, %m[%j] : memref<100xf32>
    }
  }
  return
}

// Conditions, other loops, local memory, and what is not known.
func.func private @see(f32)
func.func @structures(%m: memref<100xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 3 == 0)>(%i) {
      affine.store %x, %m[0] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %a = memref.alloc() : memref<4xf32>
    %b = memref.cast %a : memref<4xf32> to memref<?xf32>
    affine.store %x, %b[0] : memref<?xf32>
    %0 = affine.load %a[0] : memref<4xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 10 {
    func.call @see(%x) : (f32) -> ()
  }
  affine.for %i = 0 to 10 {
    affine.parallel (%j) = (0) to (4) {
      affine.store %x, %m[%i + %j * 10] : memref<100xf32>
    }
  }
  affine.parallel (%j) = (0) to (4) {
    affine.for %i = 0 to 10 {
      affine.for %k = 0 to 1 {
        affine.store %x, %m[%i + %j * 10] : memref<100xf32>
      }
    }
  }
  return
}

// Reductions, a combination that is none, and values that are used otherwise.
func.func @reductions(%m: memref<100xf32>, %k: memref<100xi32>, %x: f32, %y: i32) -> (f32, f32, i32, f32, f32) {
  %0, %1 = affine.for %i = 0 to 10 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %v = affine.load %m[%i] : memref<100xf32>
    %c = arith.addf %a, %v : f32
    %d = arith.maximumf %v, %b : f32
    affine.yield %c, %d : f32, f32
  }
  %2 = affine.for %i = 0 to 10 iter_args(%a = %y) -> i32 {
    %v = affine.load %k[%i] : memref<100xi32>
    %c = arith.ori %a, %v : i32
    affine.yield %c : i32
  }
  %3 = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %v = affine.load %m[%i] : memref<100xf32>
    %c = arith.subf %a, %v : f32
    affine.yield %c : f32
  }
  %4 = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %v = affine.load %m[%i] : memref<100xf32>
    %c = arith.addf %a, %v : f32
    affine.store %c, %m[%i] : memref<100xf32>
    affine.yield %c : f32
  }
  return %0, %1, %2, %3, %4 : f32, f32, i32, f32, f32
}

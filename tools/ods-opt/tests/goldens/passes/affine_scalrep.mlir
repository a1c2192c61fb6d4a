// options: --affine-scalrep
// Values that are stored before, in the same loop, around it, and with other stores between.
func.func @stored(%m: memref<100xf32>, %n: memref<100xf32>, %k: index, %x: f32, %y: f32) -> f32 {
  affine.store %x, %m[3] : memref<100xf32>
  %0 = affine.load %m[3] : memref<100xf32>
  %1 = affine.for %i = 0 to 10 iter_args(%a = %0) -> f32 {
    affine.store %y, %m[%i * 2] : memref<100xf32>
    affine.store %x, %m[%i * 2 + 1] : memref<100xf32>
    %i2 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %2 = affine.load %m[%i2] : memref<100xf32>
    %3 = affine.for %j = 0 to 10 iter_args(%b = %2) -> f32 {
      %4 = affine.load %m[%i + %i + 1] : memref<100xf32>
      %5 = affine.load %m[%j] : memref<100xf32>
      %6 = arith.addf %4, %5 : f32
      affine.yield %6 : f32
    }
    affine.store %3, %n[%i] : memref<100xf32>
    %7 = affine.load %m[%i2] : memref<100xf32>
    affine.yield %7 : f32
  }
  return %1 : f32
}

// Memory that nothing reads any more, and memory that may be the same.
func.func @memory(%m: memref<100xf32>, %n: memref<?xf32>, %x: f32) -> f32 {
  %a = memref.alloc() : memref<10xf32>
  affine.store %x, %a[0] : memref<10xf32>
  %0 = affine.load %a[0] : memref<10xf32>
  memref.dealloc %a : memref<10xf32>
  %b = memref.alloca() : memref<10xf32>
  %c = memref.cast %b : memref<10xf32> to memref<?xf32>
  affine.store %x, %b[1] : memref<10xf32>
  affine.store %0, %n[1] : memref<?xf32>
  %1 = affine.load %b[1] : memref<10xf32>
  affine.store %1, %c[2] : memref<?xf32>
  %2 = affine.load %b[1] : memref<10xf32>
  affine.store %2, %m[0] : memref<100xf32>
  affine.store %x, %n[0] : memref<?xf32>
  %3 = affine.load %m[0] : memref<100xf32>
  return %3 : f32
}

// Stores that another one overwrites, and loads of the same element.
func.func private @see(f32)
func.func @redundant(%m: memref<100xf32>, %k: index, %x: f32, %y: f32) {
  affine.store %x, %m[1] : memref<100xf32>
  affine.store %y, %m[1] : memref<100xf32>
  affine.store %x, %m[2] : memref<100xf32>
  %0 = affine.load %m[2] : memref<100xf32>
  func.call @see(%0) : (f32) -> ()
  affine.store %y, %m[2] : memref<100xf32>
  affine.for %i = 0 to 10 {
    %1 = affine.load %m[%i + 50] : memref<100xf32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %2 = affine.load %m[%i + 50] : memref<100xf32>
      "test.use"(%1, %2) : (f32, f32) -> ()
    }
    %3 = affine.load %m[%i + 50] : memref<100xf32>
    affine.store %3, %m[%i] : memref<100xf32>
    %4 = affine.load %m[%i + 50] : memref<100xf32>
    affine.store %4, %m[%i] : memref<100xf32>
  }
  return
}

// Several blocks.
func.func @blocks(%m: memref<100xf32>, %c: i1, %x: f32, %y: f32) -> f32 {
  affine.store %x, %m[1] : memref<100xf32>
  affine.store %x, %m[2] : memref<100xf32>
  cf.cond_br %c, ^a, ^b
^a:
  affine.store %y, %m[2] : memref<100xf32>
  cf.br ^c
^b:
  %0 = affine.load %m[1] : memref<100xf32>
  affine.store %0, %m[5] : memref<100xf32>
  cf.br ^c
^c:
  affine.store %x, %m[5] : memref<100xf32>
  %1 = affine.load %m[2] : memref<100xf32>
  %2 = affine.load %m[1] : memref<100xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}

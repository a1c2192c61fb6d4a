// options: --affine-loop-tile=cache-size=1
// The sizes of tiles by the memory that a nest accesses: it fits, it does not, it is not known, and there is none.
func.func private @see(index)
func.func @fits(%m: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      affine.store %0, %m[%j, %i] : memref<8x8xf32>
    }
  }
  return
}
func.func @large(%a: memref<256x128xf32>, %b: memref<256x128xf32>, %n: index) {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 120 {
      %0 = affine.load %a[%i, %j + 4] : memref<256x128xf32>
      affine.store %0, %b[%i, %j] : memref<256x128xf32>
    }
  }
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to %n {
      affine.for %k = 0 to 7 step 2 {
        %0 = affine.load %a[%i * 2, %j] : memref<256x128xf32>
        affine.store %0, %a[%i + %k, %j floordiv 2] : memref<256x128xf32>
      }
    }
  }
  return
}
func.func @unknown(%m: memref<?xf32>, %indices: memref<60xindex>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 9 {
      %0 = affine.load %m[%i] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 60 {
    %0 = affine.load %indices[%i] : memref<60xindex>
  }
  affine.for %i = 0 to 60 {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[%i * 4 + 2] : memref<?xf32>
  }
  return
}
func.func @none(%n: index) {
  affine.for %i = 0 to %n {
    func.call @see(%i) : (index) -> ()
  }
  return
}
func.func @layout(%m: memref<4096xf32, strided<[2]>>, %v: memref<64xvector<16x8xi7>>) {
  affine.for %i = 0 to 4096 {
    %0 = affine.load %m[%i] : memref<4096xf32, strided<[2]>>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %v[%i] : memref<64xvector<16x8xi7>>
  }
  return
}
// One access is to indices around a symbol.
func.func @around(%m: memref<4096xf32>, %n: index) {
  affine.for %i = affine_map<()[s0] -> (s0)>()[%n] to affine_map<()[s0] -> (s0 + 1024)>()[%n] {
    %0 = affine.load %m[%i] : memref<4096xf32>
    affine.store %0, %m[%i + 7] : memref<4096xf32>
    affine.parallel (%j, %k) = (0, 0) to (4, 5) {
      %1 = affine.load %m[%i + %j * 2 + %k] : memref<4096xf32>
    }
  }
  return
}

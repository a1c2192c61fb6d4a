#id = affine_map<(d0) -> (d0)>
#two = affine_map<(d0)[s0] -> (d0, s0 - 1)>
#set = affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0)>
func.func @loops(%n: index, %m: memref<?xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.for %j = #id(%i) to %n step 4 {
      affine.for %k = max #two(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%j)[%n] {
        "x.y"(%k) : (index) -> ()
      } {a = 1 : i32}
    }
  }
  affine.for %i = affine_map<(d0) -> (d0 * 2)>(%n) to #id(%n) {
  }
  affine.for %i = -3 to 7 step 1 {
    affine.yield
  }
  %0 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    %1 = affine.load %m[%i] : memref<?xf32>
    %2 = arith.addf %a, %1 : f32
    affine.yield %2 : f32
  }
  %3:2 = affine.for %i = 0 to 4 step 2 iter_args(%a = %x, %b = %n) -> (f32, index) {
    affine.yield %a, %b : f32, index
  } {b}
  affine.for %i = 0 to 10 {
    affine.if #set(%i)[%n] {
      "x.y"() : () -> ()
    }
    affine.if #set(%i)[%n] {
    } else {
      "x.z"() : () -> ()
    } {c}
    %4 = affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) -> f32 {
      affine.yield %x : f32
    } else {
      affine.yield %0 : f32
    }
    affine.if affine_set<() : (0 == 0)>() {
    }
  }
  return %0 : f32
}
// -----
func.func @parallel(%n: index, %k: index, %m: memref<100x100xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (100, 100) {
  }
  affine.parallel (%i) = (%n) to (%n + symbol(%k)) step (2) {
    affine.parallel (%a, %b) = (max(%i, %n - 3), %i * 2) to (min(%k, 8, %i + 1), 16) step (1, 3) {
      "x.y"(%a) : (index) -> ()
    } {d}
  }
  %0 = affine.parallel (%i) = (0) to (100) reduce ("addf") -> f32 {
    %1 = affine.load %m[%i, 0] : memref<100x100xf32>
    affine.yield %1 : f32
  }
  %2:2 = affine.parallel (%i, %j) = (0, 0) to (10, min(100, %n)) step (1, 2) reduce ("maximumf", "addi") -> (f32, i32) {
    %1 = affine.load %m[%i, %j] : memref<100x100xf32>
    %c = arith.constant 1 : i32
    affine.yield %1, %c : f32, i32
  }
  affine.parallel () = () to () {
  }
  return
}
// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
func.func @maps(%n: index, %k: index) {
  %0 = affine.apply #map(%n)[%k]
  %1 = affine.apply affine_map<() -> (42)>() {a}
  %2 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 4 + d1 mod 3 - d0 ceildiv 2)>(%n, %k)
  %3 = affine.min #map(%n)[%k]
  %4 = affine.max affine_map<(d0, d1)[s0] -> (d0, d1 * 2, s0 + 1)>(%n, %k)[%n] {b}
  %5 = affine.min affine_map<() -> (1, 2)>()
  %6:2 = affine.delinearize_index %n into (16, 32) : index, index
  %7:3 = affine.delinearize_index %n into (%k, 32) {c} : index, index, index
  %8 = affine.linearize_index [%n, %k] by (16, 32) : index
  %9 = affine.linearize_index disjoint [%n, %k, %0] by (%k, 8) {d} : index
  %10 = affine.delinearize_index %n into () : index
  %11 = affine.linearize_index [] by () : index
  return
}
// -----
func.func @access(%m: memref<100x100xf32>, %z: memref<f32>, %n: index, %x: f32, %v: vector<8xf32>, %l: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  %p:2 = "x.y"() : () -> (index, index)
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i, %j] : memref<100x100xf32>
      %1 = affine.load %m[%i + 3, %j * 2 + symbol(%n)] {a} : memref<100x100xf32>
      %2 = affine.load %m[%i + %i, (%j + 1) * 4 - %i * 3] : memref<100x100xf32>
      %3 = affine.load %m[%i floordiv 2, %j mod 3 + 7] : memref<100x100xf32>
      %4 = affine.load %m[symbol(%p#0), %i] : memref<100x100xf32>
      %5 = affine.load %m[0, -%i + 10] : memref<100x100xf32>
      %6 = affine.load %z[] : memref<f32>
      affine.store %x, %m[%i, %j - 1] : memref<100x100xf32>
      affine.store %x, %z[] {b} : memref<f32>
      affine.store %x, %l[%i, %j] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
      %7 = affine.vector_load %m[%i, %j] : memref<100x100xf32>, vector<8xf32>
      %8 = affine.vector_load %m[%i + 1, symbol(%n)] {c} : memref<100x100xf32>, vector<2x4xf32>
      affine.vector_store %v, %m[%i, %j + 7] : memref<100x100xf32>, vector<8xf32>
      affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<100x100xf32>
      affine.prefetch %m[%i, 0], write, locality<0>, instr {d} : memref<100x100xf32>
    }
  }
  return
}
// -----
func.func @valid(%m: memref<?x?xf32>, %t: tensor<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<?x?xf32>
  affine.for %i = 0 to %d {
    %e = memref.dim %m, %c1 : memref<?x?xf32>
    %f = tensor.dim %t, %c0 : tensor<?xf32>
    %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.for %j = 0 to %e {
      %0 = affine.load %m[%a, symbol(%f)] : memref<?x?xf32>
      %s = arith.addi %n, %c1 : index
      %1 = affine.load %m[%j, symbol(%s)] : memref<?x?xf32>
    }
    %b = memref.alloc(%n) : memref<?xf32>
    %g = memref.dim %b, %c0 : memref<?xf32>
    affine.for %k = 0 to %g {
    }
    scf.for %q = %c0 to %n step %c1 {
      affine.for %r = 0 to %n {
      }
    }
  }
  return
}
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "g"}> ({
  ^bb0(%n: index):
    "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 2 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
    ^bb0(%i: index):
      %0 = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0 * 4)>}> : (index) -> index
      "affine.yield"() : () -> ()
    }) {x} : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) {
  affine.for %i = 0 to 4 {
    affine.dma_start %s[%i + 3, symbol(%n)], %d[%i, 7], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    affine.dma_start %s[%i + 3, %i], %d[%i, 7], %z[], %n, %n, %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<i32>
    affine.dma_wait %t[0], %n : memref<1xi32>
    affine.dma_wait %t[%i mod 2], %n : memref<1xi32>
    affine.dma_wait %z[], %n : memref<i32>
  }
  return
}
// -----
func.func @wait_with_more_operands(%t: memref<4xi32>, %i: index, %n: i32) {
  "affine.dma_wait"(%t, %i, %i, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<4xi32>, index, index, i32) -> ()
  return
}

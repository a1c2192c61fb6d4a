func.func @f(%n: index) { affine.for %i = %n, %n to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 too 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i#1 = 0 to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 step -1 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 step "a" { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0)>() to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0)>(%n)[%n] to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0, 4)>(%n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to affine_map<(d0) -> (d0, 4)>(%n) { } return }
// -----
func.func @f(%n: index) { affine.for %i = "a" to 10 { } return }
// -----
func.func @f(%n: i32) { affine.for %i = 0 to %n { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 iter_args(%a = %n) -> (index, index) { } return }
// -----
func.func @f(%n: index) { %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> (index) { affine.yield } return }
// -----
func.func @f(%n: index, %x: f32) { %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> (index) { affine.yield %x : f32 } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 { %s = "x.y"() : () -> index affine.for %j = 0 to %s { } } return }
// -----
func.func @f(%n: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0: affine.yield }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%i: index): affine.yield }) : () -> () return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 { %s = "x.y"() : () -> index affine.if affine_set<(d0) : (d0 == 0)>(%s) { } } return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 == 0)>() { } return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 == 0)>(%n)[%n] { } return }
// -----
func.func @f(%n: index) { affine.if affine_map<(d0) -> (d0)>(%n) { } return }
// -----
func.func @f(%n: index) -> index { %0 = affine.if affine_set<(d0) : (d0 == 0)>(%n) -> index { affine.yield %n : index } return %0 : index }
// -----
func.func @f(%n: index) -> index { %0 = affine.if affine_set<(d0) : (d0 == 0)>(%n) -> index { affine.yield %n : index } else { } return %0 : index }
// -----
func.func @f(%n: index) { scf.if %n { affine.yield } return }
// -----
func.func @f(%n: index) { affine.yield }
// -----
func.func @f(%n: index) { %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%n) return }
// -----
func.func @f(%n: index) { %0 = affine.apply affine_map<(d0) -> (d0)>(%n)[%n] return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 { %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i] } return }
// -----
func.func @f(%n: index) { %0 = affine.min affine_map<(d0) -> (d0)>(%n)[%n] return }
// -----
func.func @f(%n: index) { %0 = affine.max affine_map<(d0) -> ()>(%n) return }
// -----
func.func @f(%n: index) { %0 = affine.min affine_set<(d0) : (d0 == 0)>(%n) return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = affine.load %m[] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = affine.load %m[%n * %n] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = affine.load %m[x] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = affine.load %m[symbol(x)] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = affine.load %m[%n : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = affine.load %m[%n] : tensor<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: i32) { %0 = affine.load %m[%n] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { affine.for %i = 0 to 4 { %s = "x.y"() : () -> index %0 = affine.load %m[%s] : memref<4xf32> } return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { affine.for %i = 0 to 4 { %0 = affine.load %m[symbol(%i)] : memref<4xf32> } return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> i32 return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = "affine.load"(%m) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: f64) { affine.store %v, %m[%n] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: vector<4xf64>) { affine.vector_store %v, %m[%n] : memref<4xf32>, vector<4xf64> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = affine.vector_load %m[%n] : memref<4xf32>, vector<4xf64> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = affine.vector_load %m[%n] : memref<4xf32>, f32 return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { affine.prefetch %m[%n], rd, locality<3>, data : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { affine.prefetch %m[%n], read, locality<7>, data : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { affine.prefetch %m[], read, locality<3>, data : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { affine.for %i = 0 to 4 { %s = "x.y"() : () -> index affine.prefetch %m[%s], read, locality<3>, data : memref<4xf32> } return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (0) to (10, 20) { } return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (0) to (10) step (1, 2) { } return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (0) to (10) step (%n) { } return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (0) to (10) reduce ("bad") -> f32 { } return }
// -----
func.func @f(%n: index) { %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> index { affine.yield %i : index } return }
// -----
func.func @f(%n: index) { %0 = affine.parallel (%i) = (0) to (10) reduce ("addi", "addi") -> i32 { %c = arith.constant 1 : i32 affine.yield %c : i32 } return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (0) to (10) { %s = "x.y"() : () -> index affine.parallel (%j) = (%s) to (10) { } } return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (max()) to (10) { } return }
// -----
func.func @f(%n: index) { %0:4 = affine.delinearize_index %n into (16, 32) : index, index, index, index return }
// -----
func.func @f(%n: index) { %0:2 = affine.delinearize_index %n into (16, -2) : index, index return }
// -----
func.func @f(%n: index) { %0:2 = affine.delinearize_index %n into (16, a) : index, index return }
// -----
func.func @f(%n: index) { %0 = affine.linearize_index [%n] by (16, 2) : index return }
// -----
func.func @f(%n: index) { %0 = affine.linearize_index [%n, %n] by (16, 2) : i32 return }
// -----
func.func @f(%n: index) { %0 = affine.linearize_index [%n, %n] bye (16, 2) : index return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { affine.dma_wait %t[0], %n {a} : memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { affine.dma_start %s[%i], %d[%i, 7], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { affine.dma_start %s[%i, 0], %d[%i, 7], %t[0], %n, %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { affine.dma_start %s[%i, 0], %d[%i, 7], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { affine.dma_start %s[%i, 0], %d[%i, 7], %t[], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: i32) { affine.for %i = 0 to 4 { affine.dma_start %z[%i, 0], %d[%i, 7], %t[0], %n : i32, memref<2x1024xf32, 1>, memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { %q = "x.y"() : () -> index affine.dma_start %s[%q, 0], %d[%i, 7], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { %q = "x.y"() : () -> index affine.dma_start %s[%i, 0], %d[%q, 7], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { %q = "x.y"() : () -> index affine.dma_start %s[%i, 0], %d[0, 7], %t[%q], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { affine.dma_wait %t[0, %i], %n : memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { %q = "x.y"() : () -> index affine.dma_wait %t[%q], %n : memref<1xi32> } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: index, %z: memref<i32>) { affine.for %i = 0 to 4 { %q = "x.y"() : () -> index affine.dma_wait %q[%q], %n : index } return }
// -----
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32>, %n: i32, %z: memref<i32>) { affine.for %i = 0 to 4 { affine.dma_wait %t[%i], %n : memref<1xi32> } return }
// -----
func.func @only_induction_variables_are_dimensions(%n: index, %m: memref<?xf32>) {
  %r = affine.for %i = 0 to 4 iter_args(%x = %n) -> index {
    %v = affine.load %m[%x] : memref<?xf32>
    affine.yield %x : index
  }
  return
}
// -----
func.func @dma_of_a_carried_index(%n: index, %m: memref<1xi32>) {
  %r = affine.for %i = 0 to 4 iter_args(%x = %n) -> index {
    affine.dma_wait %m[%x], %n : memref<1xi32>
    affine.yield %x : index
  }
  return
}
// -----
"func.func"() <{function_type = () -> (), sym_name = "groups_of_a_huge_splat"}> ({
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<4294967296xi32>, upperBoundsMap = affine_map<() -> (9)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
func.func @f(%a: index) {
  %2 = affine.linearize_index disjoint [%a, %a} by (3) : index
}
// -----
func.func @f(%a: index) {
  %2 = affine.linearize_index [%a, 1] by (3) : index
}

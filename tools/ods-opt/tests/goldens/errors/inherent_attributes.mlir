func.func @f(%c: index) { scf.for unsigned %i = %c to %c step %c {} {unsignedCmp} return }
// -----
func.func @f(%c: index) { scf.execute_region no_inline { scf.yield } {no_inline} return }
// -----
func.func private @f(i32 {x.y}) attributes {arg_attrs = [{}]}
// -----
func.func @f(%m: memref<4x4xi32>) { %0 = memref.transpose %m (i, j) -> (j, i) {permutation = 4} : memref<4x4xi32> to memref<4x4xi32, strided<[1, 4]>> return }
// -----
func.func @f(%m: memref<4x4xi32>, %i: index) { %0 = affine.load %m[0, 0] {map = affine_map<()->()>} : memref<4x4xi32> return }
// -----
func.func @f(%m: memref<4x4xi32>, %i: index, %v: i32) { affine.store %v, %m[0, 0] {map = 4} : memref<4x4xi32> return }
// -----
func.func @f(%m: memref<4x4xi32>, %i: index) { affine.prefetch %m[0, 0], read, locality<3>, data {isWrite = 4} : memref<4x4xi32> return }
// -----
func.func @f(%m: memref<4x4xi32>, %i: index) { %0 = affine.apply affine_map<()->(4)> () {map = 4} return }
// -----
func.func @f(%m: memref<4x4xi32>, %i: index) { affine.if affine_set<() : (0 == 0)>() { } {condition = 4} return }
// -----
func.func @f(%m: memref<4x4xi32>, %i: index) { affine.parallel (%a) = (0) to (4) {} {steps = [1]} return }
// -----
func.func @f(%m: memref<4x4xi32>, %i: index) { affine.parallel (%a) = (0) to (4) {} {lowerBoundsMap = 3} return }
// -----
func.func @f(%i: index) { %0 = affine.linearize_index [%i, %i] by (4, 5) {static_basis = 3} : index return }
// -----
func.func @f(%i: index) { scf.forall (%a) in (3) {} {staticLowerBound = 3, staticStep = 3} return }
// -----
func.func @f(%i: index) { affine.for %a = 0 to 3 {} {upperBoundMap = 3, step = 1 : index} return }
// -----
module attributes {sym_name} {}
// -----
module @a attributes {sym_visibility = 3 : i32} {}

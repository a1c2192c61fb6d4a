#map = affine_map<(d0, d1) -> (d1, d0)>
func.func @alloc(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n, %m) {alignment = 64 : i64} : memref<?x3x?xf32, 1>
  %2 = memref.alloc(%n)[%m, %n] : memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>
  %3 = memref.alloca() : memref<f32>
  %4 = memref.alloca(%n)[%m] {x} : memref<?xf32, strided<[?]>>
  %5 = memref.alloc() : memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %6 = memref.alloc() : memref<2x2xf32, #map>
  %7 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  %8 = memref.realloc %7(%n) {alignment = 8} : memref<8xf32> to memref<?xf32>
  memref.dealloc %8 : memref<?xf32>
  %9 = memref.alloc() {"quoted name"} : memref<4xf32, "space">
  return
}
// -----
func.func @scopes(%n: index) -> f32 {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<f32>
  }
  %1 = memref.alloca_scope -> f32 {
    %c = arith.constant 1.0 : f32
    memref.alloca_scope.return %c : f32
  }
  %2:2 = memref.alloca_scope -> (f32, index) {
    memref.alloca_scope.return {x} %1, %n : f32, index
  } {y}
  return %1 : f32
}
// -----
memref.global @a : memref<2xf32>
memref.global "private" constant @b : memref<2x2xi32> = dense<[[1, 2], [3, 4]]> {alignment = 64 : i64}
memref.global "nested" @c : memref<f32, 3> = uninitialized
memref.global constant @d : memref<1xf64> = dense<1.0>
memref.global @e : memref<4xi8> = dense_resource<blob> {x = 1}
memref.global @f : memref<2x2xf32, strided<[1, 2]>> = dense<0.0>
func.func @globals() {
  %0 = memref.get_global @a : memref<2xf32>
  %1 = memref.get_global @c : memref<f32, 3> {y}
  return
}
// -----
func.func @access(%m: memref<?x4xf32>, %z: memref<f32>, %i: index, %v: f32, %s: memref<8xi32>, %k: i32) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  %1 = memref.load %z[] {nontemporal = true} : memref<f32>
  %2 = memref.load %m[%i, %i] {alignment = 16, nontemporal = false} : memref<?x4xf32>
  memref.store %v, %m[%i, %i] : memref<?x4xf32>
  memref.store %v, %z[] {nontemporal = true} : memref<f32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x4xf32>
  memref.prefetch %z[], write, locality<0>, instr : memref<f32>
  memref.copy %m, %m {y} : memref<?x4xf32> to memref<?x4xf32>
  %3 = memref.atomic_rmw addf %v, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %4 = memref.atomic_rmw maxu %k, %s[%i] {z} : (i32, memref<8xi32>) -> i32
  %5 = memref.atomic_rmw assign %v, %z[] : (f32, memref<f32>) -> f32
  %6 = memref.generic_atomic_rmw %m[%i, %i] : memref<?x4xf32> {
  ^bb0(%old: f32):
    %new = arith.addf %old, %v : f32
    memref.atomic_yield %new : f32
  }
  %7 = memref.generic_atomic_rmw %z[] : memref<f32> {
  ^bb0(%old: f32):
    memref.atomic_yield %v {a} : f32
  } {b}
  return %0 : f32
}
// -----
func.func @dma(%f: memref<64x64xf32>, %t: memref<32xf32, 1>, %g: memref<1xi32>, %h: memref<i32>, %i: index, %n: index) {
  memref.dma_start %f[%i, %i], %t[%i], %n, %g[%i] : memref<64x64xf32>, memref<32xf32, 1>, memref<1xi32>
  memref.dma_start %f[%i, %i], %t[%i], %n, %h[], %i, %n : memref<64x64xf32>, memref<32xf32, 1>, memref<i32>
  memref.dma_wait %g[%i], %n : memref<1xi32>
  memref.dma_wait %h[], %n {y} : memref<i32>
  return
}
// -----
func.func @known(%m: memref<?x4xf32>, %u: memref<*xf32>, %s: memref<?xf32, strided<[?], offset: ?>>, %i: index) {
  %0 = memref.assume_alignment %m, 16 : memref<?x4xf32>
  %1:2 = memref.distinct_objects %m, %0 : memref<?x4xf32>, memref<?x4xf32>
  %2 = memref.distinct_objects %s {x} : memref<?xf32, strided<[?], offset: ?>>
  %3 = memref.dim %m, %i : memref<?x4xf32>
  %4 = memref.dim {y} %u, %i : memref<*xf32>
  %5 = memref.rank %u : memref<*xf32>
  %6 = memref.rank %m {z} : memref<?x4xf32>
  %7 = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %8 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index {a}
  %9, %10, %11:2, %12:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %13, %14, %15, %16 = memref.extract_strided_metadata %s : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index {b}
  return
}
// -----
func.func @casts(%m: memref<?x4xf32>, %u: memref<*xf32>, %t: memref<2xindex>, %n: index, %b: memref<?xi8>, %e: memref<4x3xf32, strided<[1, 5], offset: 2>>) {
  %0 = memref.cast %m : memref<?x4xf32> to memref<3x?xf32>
  %1 = memref.cast %u {x} : memref<*xf32> to memref<4xf32, strided<[?], offset: ?>>
  %2 = memref.cast %m : memref<?x4xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %3 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 1>
  %4 = memref.memory_space_cast %u {y} : memref<*xf32> to memref<*xf32, "a">
  %5 = memref.reinterpret_cast %u to offset: [0], sizes: [%n, 10], strides: [%n, 1] : memref<*xf32> to memref<?x10xf32, strided<[?, 1]>>
  %6 = memref.reinterpret_cast %m to offset: [%n], sizes: [], strides: [] {z} : memref<?x4xf32> to memref<f32, strided<[], offset: ?>>
  %7 = memref.reshape %m(%t) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %8 = memref.reshape %u(%t) {a} : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
  %9 = memref.view %b[%n][] : memref<?xi8> to memref<64x4xf32>
  %10 = memref.view %b[%n][%n, %n] {b} : memref<?xi8> to memref<?x4x?xf32>
  %11 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %12 = memref.transpose %e (i, j) -> (j, i) {c} : memref<4x3xf32, strided<[1, 5], offset: 2>> to memref<3x4xf32, strided<[5, 1], offset: 2>>
  %13 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
  return
}
// -----
func.func @reshapes(%m: memref<6x?xf32>, %e: memref<4x3xf32, strided<[6, 2], offset: 2>>, %z: memref<f32>, %o: memref<1x1xf32>, %n: index, %d: memref<?x1x4xf32, strided<[?, 9, 2], offset: ?>>) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, %n] : memref<6x?xf32> into memref<2x3x?xf32>
  %1 = memref.expand_shape %e [[0, 1], [2]] output_shape [2, 2, 3] {x} : memref<4x3xf32, strided<[6, 2], offset: 2>> into memref<2x2x3xf32, strided<[12, 6, 2], offset: 2>>
  %2 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %3 = memref.collapse_shape %0 [[0, 1], [2]] : memref<2x3x?xf32> into memref<6x?xf32>
  %4 = memref.collapse_shape %e [[0, 1]] : memref<4x3xf32, strided<[6, 2], offset: 2>> into memref<12xf32, strided<[2], offset: 2>>
  %5 = memref.collapse_shape %o [] {y} : memref<1x1xf32> into memref<f32>
  %6 = memref.collapse_shape %d [[0, 1], [2]] : memref<?x1x4xf32, strided<[?, 9, 2], offset: ?>> into memref<?x4xf32, strided<[?, 2], offset: ?>>
  return
}
// -----
func.func @subviews(%m: memref<8x16x4xf32>, %d: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %w: memref<3x2x4xf32, affine_map<(a, b, c) -> (a * 3 + b * 9 + c + 4)>>) {
  %0 = memref.subview %m[0, 0, 0] [4, 4, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x4x4xf32, strided<[64, 4, 1]>>
  %1 = memref.subview %m[%i, 0, %i][1, %i, 1][1, 2, %i] {x} : memref<8x16x4xf32> to memref<?xf32, strided<[8], offset: ?>>
  %2 = memref.subview %d[%i, 2] [%i, 1] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %3 = memref.subview %w[1, 0, 0] [1, 2, 4] [1, 1, 1] : memref<3x2x4xf32, affine_map<(a, b, c) -> (a * 3 + b * 9 + c + 4)>> to memref<2x4xf32, strided<[9, 1], offset: 7>>
  %4 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[64, 1]>>
  %5 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[4, 1]>>
  return
}
// -----
"builtin.module"() ({
  %m, %n = "x.y"() : () -> (memref<?x4xf32>, index)
  %0 = "memref.load"(%m, %n, %n) : (memref<?x4xf32>, index, index) -> f32
  %1 = "memref.subview"(%m, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (memref<?x4xf32>, index, index) -> memref<?x4xf32, strided<[4, 1], offset: ?>>
  %2 = "memref.alloc"() {operandSegmentSizes = array<i32: 0, 0>} : () -> memref<4xf32>
}) : () -> ()

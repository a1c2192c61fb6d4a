// options: --expand-strided-metadata
func.func @a(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index, %b: index) -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
  %s = memref.subview %m[%a, 2][%b, 4][1, %a] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %s : memref<?x4xf32, strided<[?, ?], offset: ?>>
}
func.func @b(%m: memref<8x16xf32>) -> memref<4xf32, strided<[16], offset: 3>> {
  %s = memref.subview %m[0, 3][4, 1][1, 1] : memref<8x16xf32> to memref<4xf32, strided<[16], offset: 3>>
  return %s : memref<4xf32, strided<[16], offset: 3>>
}
func.func @c(%m: memref<?x?xf32>, %i: index, %j: index) -> memref<2x?x4xf32> {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [2, %j, %i] : memref<?x?xf32> into memref<2x?x?xf32>
  %t = memref.cast %s : memref<2x?x?xf32> to memref<2x?x4xf32>
  return %t : memref<2x?x4xf32>
}
func.func @d(%m: memref<?x?x5xf32>, %i: index, %j: index) -> memref<?x5xf32> {
  %s = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x5xf32> into memref<?x5xf32>
  return %s : memref<?x5xf32>
}
func.func @e(%m0: memref<index>, %m: index, %i: index, %j: index) -> index {
  %s = memref.alloc(%m, %i) : memref<?x?x4xf32>
  %x = memref.extract_aligned_pointer_as_index %s : memref<?x?x4xf32> -> index
  %b, %o, %s0,%s1,%s2,%t0,%t1,%t2 = memref.extract_strided_metadata %s : memref<?x?x4xf32> -> memref<f32>, index, index, index, index, index, index, index
  %r = arith.addi %s0, %t0 : index
  memref.store %x, %m0[] : memref<index>
  return %r : index
}
func.func @f(%m: memref<?xi8>, %i: index, %j: index) -> index {
  %s = memref.view %m[%i][%j] : memref<?xi8> to memref<?x4xf32>
  %x = memref.extract_aligned_pointer_as_index %s : memref<?x4xf32> -> index
  return %x : index
}
// -----
func.func @assume(%m: memref<4xf32>) -> index {
  %s = memref.assume_alignment %m, 8 : memref<4xf32>
  %x = memref.extract_aligned_pointer_as_index %s : memref<4xf32> -> index
  return %x : index
}
func.func @cast(%m: memref<4xf32>) -> index {
  %s = memref.cast %m : memref<4xf32> to memref<?xf32>
  %x = memref.extract_aligned_pointer_as_index %s : memref<?xf32> -> index
  return %x : index
}
func.func @castu(%m: memref<*xf32>) -> index {
  %s = memref.cast %m : memref<*xf32> to memref<?xf32>
  %x = memref.extract_aligned_pointer_as_index %s : memref<?xf32> -> index
  return %x : index
}
func.func @ms(%m: memref<?xf32>) -> index {
  %s = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 1>
  %x = memref.extract_aligned_pointer_as_index %s : memref<?xf32, 1> -> index
  return %x : index
}
func.func @rc(%m: memref<?xf32>) -> index {
  %s = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [2] : memref<?xf32> to memref<4xf32, strided<[2], offset: 3>>
  %x = memref.extract_aligned_pointer_as_index %s : memref<4xf32, strided<[2], offset: 3>> -> index
  return %x : index
}
func.func @rs(%m: memref<?xf32>, %sh: memref<2xindex>) -> index {
  %s = memref.reshape %m(%sh) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %x = memref.extract_aligned_pointer_as_index %s : memref<?x?xf32> -> index
  return %x : index
}
func.func @exp(%m: memref<16xf32>) -> index {
  %s = memref.expand_shape %m [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  %x = memref.extract_aligned_pointer_as_index %s : memref<4x4xf32> -> index
  return %x : index
}
func.func @col(%m: memref<4x4xf32>) -> index {
  %s = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %x = memref.extract_aligned_pointer_as_index %s : memref<16xf32> -> index
  return %x : index
}
func.func @sub(%m: memref<8x16xf32>) -> index {
  %s = memref.subview %m[0, 3][4, 1][1, 1] : memref<8x16xf32> to memref<4xf32, strided<[16], offset: 3>>
  %x = memref.extract_aligned_pointer_as_index %s : memref<4xf32, strided<[16], offset: 3>> -> index
  return %x : index
}
func.func @tr(%m: memref<8x16xf32>) -> index {
  %s = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  %x = memref.extract_aligned_pointer_as_index %s : memref<16x8xf32, strided<[1, 16]>> -> index
  return %x : index
}
func.func @view(%m: memref<128xi8>, %i: index) -> index {
  %s = memref.view %m[%i][] : memref<128xi8> to memref<8x4xf32>
  %x = memref.extract_aligned_pointer_as_index %s : memref<8x4xf32> -> index
  return %x : index
}
func.func @meta(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> index {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %x = memref.extract_aligned_pointer_as_index %b : memref<f32> -> index
  %y = arith.addi %x, %o : index
  return %y : index
}
func.func @meta2(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> (memref<f32>, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %b2, %o2 = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
  return %b2, %o2 : memref<f32>, index
}
func.func @meta3(%m: memref<*xf32>, %i: index) -> (memref<f32>, index) {
  %c = memref.cast %m : memref<*xf32> to memref<4xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<4xf32> -> memref<f32>, index, index, index
  return %b, %o : memref<f32>, index
}
func.func @meta4(%m: memref<?xf32>, %i: index) -> (memref<f32, 1>, index) {
  %c = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 1>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<?xf32, 1> -> memref<f32, 1>, index, index, index
  return %b, %s : memref<f32, 1>, index
}
func.func @meta5(%m: memref<?xf32>, %i: index) -> (memref<f32>, index) {
  %c = memref.assume_alignment %m, 4 : memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %s : memref<f32>, index
}
memref.global @g : memref<2x3xf32>
func.func @meta6() -> (memref<f32>, index, index) {
  %c = memref.get_global @g : memref<2x3xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
  return %b, %s#0, %t#0 : memref<f32>, index, index
}
// -----
func.func @composed(%m: memref<8x?xf32>, %i: index, %j: index) -> memref<?x1xf32, strided<[?, 1], offset: ?>> {
  %k = affine.apply affine_map<()[s0, s1] -> (s0 * 2 + s1)>()[%i, %j]
  %s = memref.subview %m[%k, 1] [%i, 1] [2, 1] : memref<8x?xf32> to memref<?x1xf32, strided<[?, 1], offset: ?>>
  return %s : memref<?x1xf32, strided<[?, 1], offset: ?>>
}
func.func @ones(%m: memref<1x1xf32, strided<[?, ?]>>) -> memref<1xf32, strided<[?]>> {
  %s = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32, strided<[?, ?]>> into memref<1xf32, strided<[?]>>
  return %s : memref<1xf32, strided<[?]>>
}
func.func @scalar(%m: memref<f32, strided<[], offset: ?>>) -> memref<1x1xf32, strided<[1, 1], offset: ?>> {
  %s = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  return %s : memref<1x1xf32, strided<[1, 1], offset: ?>>
}
func.func @metadata_of_views(%m: memref<4x?xf32>, %i: index) -> (index, index, index) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, %i] : memref<4x?xf32> into memref<2x2x?xf32>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %e : memref<2x2x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  %c = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<?xf32>
  %b2, %o2, %s2, %t2 = memref.extract_strided_metadata %c : memref<?xf32> -> memref<f32>, index, index, index
  %v = memref.subview %m[%i, %i] [1, %i] [1, %i] : memref<4x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %b3, %o3, %s3, %t3 = memref.extract_strided_metadata %v : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %t#0, %s2, %o3 : index, index, index
}
// -----
func.func @equal_blocks(%c: i1, %i: i32) -> i32 {
  cf.cond_br %c, ^bb1(%i : i32), ^bb2
^bb1(%0: i32):
  return %0 : i32
^bb2:
  return %i : i32
}

// options: --canonicalize
func.func @subviews(%m: memref<8x16xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<16xf32, strided<[1], offset: ?>>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0, %c1] [%c4, %n] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %m[%n, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  %2 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  %3 = memref.subview %m[%c0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1], offset: ?>>
  return %0, %1, %2, %3 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<16xf32, strided<[1], offset: ?>>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1], offset: ?>>
}

func.func @never_valid(%m: memref<4xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = memref.subview %m[%c3] [%c5] [1] : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %0 : memref<?xf32, strided<[1], offset: ?>>
}

func.func @subviews_of_views(%m: memref<8x16xf32>, %n: index) -> (memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[16, 1], offset: ?>>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%n, 1] [2, %n] [1, 1] : memref<?x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %2 = memref.subview %m[%n, %n] [%n, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
  %3 = memref.subview %2[0, 0] [%n, 4] [1, 1] : memref<?x4xf32, strided<[16, 1], offset: ?>> to memref<?x4xf32, strided<[16, 1], offset: ?>>
  return %1, %3 : memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[16, 1], offset: ?>>
}

func.func @reinterpreted(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %p: memref<4x4xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?]>>, memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.reinterpret_cast %b to offset: [%n], sizes: [%s#0], strides: [%t#0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = memref.reinterpret_cast %p to offset: [%c0], sizes: [%c4], strides: [%n] : memref<4x4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [4], strides: [%n] : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?]>>
  %4 = memref.reinterpret_cast %p to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x4xf32> to memref<4x4xf32>
  return %0, %1, %3, %4 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?]>>, memref<4x4xf32>
}

func.func @metadata(%m: memref<4x?xf32>) -> (index, index, index, index, index) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

func.func @bytes(%m: memref<2048xi8>, %n: index) -> (memref<?x?xf32>, memref<64x4xf32>, memref<2048xi8>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = memref.view %m[%n][%c8, %n] : memref<2048xi8> to memref<?x?xf32>
  %1 = memref.cast %m : memref<2048xi8> to memref<?xi8>
  %2 = memref.view %1[%n][] : memref<?xi8> to memref<64x4xf32>
  %3 = memref.view %m[%c0][] : memref<2048xi8> to memref<2048xi8>
  return %0, %2, %3 : memref<?x?xf32>, memref<64x4xf32>, memref<2048xi8>
}

func.func @others(%m: memref<4x8xf32>, %p: memref<?x?xf32>) -> (memref<4x8xf32>, memref<4x8xf32, 2>) {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<4x8xf32> to memref<4x8xf32>
  %1 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32, 1>
  %2 = memref.memory_space_cast %1 : memref<4x8xf32, 1> to memref<4x8xf32, 2>
  return %0, %2 : memref<4x8xf32>, memref<4x8xf32, 2>
}

// -----

func.func @size_of_a_cast(%a: memref<2x?xi32>, %u: memref<*xi32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.cast %a : memref<2x?xi32> to memref<?x?xi32>
  %known = memref.dim %0, %c0 : memref<?x?xi32>
  %unknown = memref.dim %0, %c1 : memref<?x?xi32>
  %1 = memref.cast %u : memref<*xi32> to memref<?xi32>
  %unranked = memref.dim %1, %c0 : memref<?xi32>
  return %known, %unknown, %unranked : index, index, index
}
// -----
func.func @transposed_twice(%m: memref<2x3x4xf32>) -> (memref<3x4x2xf32, strided<[4,1,12]>>, memref<4x2x3xf32, strided<[1,12,4]>>) {
  %t = memref.transpose %m (a, b, c) -> (b, c, a) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4,1,12]>>
  %u = memref.transpose %t (a, b, c) -> (b, c, a) : memref<3x4x2xf32, strided<[4,1,12]>> to memref<4x2x3xf32, strided<[1,12,4]>>
  return %t, %u : memref<3x4x2xf32, strided<[4,1,12]>>, memref<4x2x3xf32, strided<[1,12,4]>>
}
func.func @transposed_cast(%m: memref<2x3xf32>) -> memref<?x?xf32, strided<[1,?]>> {
  %c = memref.cast %m : memref<2x3xf32> to memref<?x?xf32>
  %t = memref.transpose %c (a, b) -> (b, a) : memref<?x?xf32> to memref<?x?xf32, strided<[1,?]>>
  return %t : memref<?x?xf32, strided<[1,?]>>
}

memref.global "private" @g : memref<4xf32>
func.func @memory(%i: index, %x: f32, %m: memref<4xf32>) {
  %0 = memref.alloca(%i) : memref<?xf32>
  %1 = memref.get_global @g : memref<4xf32>
  %2 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%v: f32):
    memref.atomic_yield %v : f32
  }
  %3 = memref.alloca_scope -> f32 {
    memref.alloca_scope.return %x : f32
  }
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  return
}
// -----
func.func @shapes(%m: memref<4x8xf32>, %n: memref<32xf32>, %i: index) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %1 = memref.expand_shape %n [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %2 = memref.reinterpret_cast %n to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32> to memref<4x8xf32>
  %3 = memref.subview %m[%i, 0] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1], offset: ?>>
  return
}

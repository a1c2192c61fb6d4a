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

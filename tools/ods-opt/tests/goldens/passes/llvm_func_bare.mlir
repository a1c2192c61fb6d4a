// options: --convert-func-to-llvm=use-bare-ptr-memref-call-conv
func.func @pointers(%a: memref<2x3xf32, strided<[3, 1], offset: 4>>, %i: index) -> (memref<2x3xf32, strided<[3, 1], offset: 4>>, index) {
  %0:2 = call @pointers(%a, %i) : (memref<2x3xf32, strided<[3, 1], offset: 4>>, index) -> (memref<2x3xf32, strided<[3, 1], offset: 4>>, index)
  return %0#0, %i : memref<2x3xf32, strided<[3, 1], offset: 4>>, index
}
// -----
// Its shape is not static, so it stays.
func.func @dynamic(%a: memref<?xf32>) {
  return
}

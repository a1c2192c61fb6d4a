// options: --finalize-memref-to-llvm
func.func @pair(%a: memref<?xf16>, %b: memref<?xf16>) -> (memref<?xf16>, memref<?xf16>) {
  %1, %2 = memref.distinct_objects %a, %b : memref<?xf16>, memref<?xf16>
  return %1, %2 : memref<?xf16>, memref<?xf16>
}
func.func @offsets(%a: memref<4xf32, strided<[1], offset: 3>>, %b: memref<2xi8, 1>, %c: memref<f64, strided<[], offset: ?>>) {
  %1:3 = memref.distinct_objects %a, %b, %c : memref<4xf32, strided<[1], offset: 3>>, memref<2xi8, 1>, memref<f64, strided<[], offset: ?>>
  "test.use"(%1#0, %1#1, %1#2) : (memref<4xf32, strided<[1], offset: 3>>, memref<2xi8, 1>, memref<f64, strided<[], offset: ?>>) -> ()
  return
}
func.func @one(%a: memref<?xf16>) -> memref<?xf16> {
  %1 = memref.distinct_objects %a : memref<?xf16>
  return %1 : memref<?xf16>
}

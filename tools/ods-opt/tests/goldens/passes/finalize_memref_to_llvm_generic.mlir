// options: --finalize-memref-to-llvm=use-generic-functions
llvm.func @malloc(i64) -> !llvm.ptr
func.func private @free(!llvm.ptr) -> ()
func.func @f(%i: index) {
  %q = memref.alloc() {alignment = 32} : memref<4xvector<4xf32>>
  memref.dealloc %q : memref<4xvector<4xf32>>
  return
}
module @x { 
func.func @f(%i: index, %a : memref<?xf32>, %u : memref<*xf32>) {
  %q = memref.alloc() {alignment = 32} : memref<4xvector<4xf32>>
  memref.dealloc %q : memref<4xvector<4xf32>>
  memref.copy %a, %u : memref<?xf32> to memref<*xf32>
  return
}
}
// -----
func.func @layouts(%i: index) {
  %0 = memref.alloc() : memref<4x4xf32, strided<[8, 1]>>
  %1 = memref.alloca() : memref<4x4xf32, strided<[8, 1]>>
  "test.use"(%0, %1) : (memref<4x4xf32, strided<[8, 1]>>, memref<4x4xf32, strided<[8, 1]>>) -> ()
  %2 = memref.alloc(%i) : memref<?x2xmemref<?xf32>, 1>
  %3 = memref.alloc() : memref<complex<f32>>
  %4 = memref.alloc(%i, %i) : memref<?x3x?xvector<3xi1>>
  %6 = memref.alloc() : memref<16xi8>
  %5 = memref.view %6[%i][%i] : memref<16xi8> to memref<?x4xi16>
  %7 = memref.transpose %5 (a, b) -> (a, b) : memref<?x4xi16> to memref<?x4xi16, strided<[4, 1]>>
  %8 = memref.view %6[%i][%i, %i] : memref<16xi8> to memref<2x?x?xi16>
  %9 = memref.view %6[%i][] : memref<16xi8> to memref<i16>
  "test.use"(%2, %3, %4, %7, %8, %9) : (memref<?x2xmemref<?xf32>, 1>, memref<complex<f32>>, memref<?x3x?xvector<3xi1>>, memref<?x4xi16, strided<[4, 1]>>, memref<2x?x?xi16>, memref<i16>) -> ()
  return
}

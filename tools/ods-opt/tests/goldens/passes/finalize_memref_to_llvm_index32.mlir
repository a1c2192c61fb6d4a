// options: --finalize-memref-to-llvm=index-bitwidth=32
memref.global "private" constant @g : memref<2x3xindex> = dense<3>
memref.global @h : memref<f32> = dense<1.5> {alignment = 64 : i64}
memref.global @u : memref<4xf32, 1> = uninitialized
memref.global @e : memref<4xf32>
func.func @f(%m: memref<?x4xf32, strided<[?, 1], offset: 3>>, %i: index, %u: memref<*xf32>, %ms: memref<4xf32>, %md: memref<?x?xf32>) {
  %a = memref.assume_alignment %m, 16 : memref<?x4xf32, strided<[?, 1], offset: 3>>
  %v = memref.load %a[%i, %i] {nontemporal = true} : memref<?x4xf32, strided<[?, 1], offset: 3>>
  %d = memref.dim %md, %i : memref<?x?xf32>
  %d1 = memref.dim %u, %i : memref<*xf32>
  %x = memref.atomic_rmw addf %v, %ms[%i] : (f32, memref<4xf32>) -> f32
  %us = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 1>
  %p = memref.extract_aligned_pointer_as_index %us : memref<*xf32, 1> -> index
  memref.prefetch %ms[%i], read, locality<2>, data : memref<4xf32>
  memref.dealloc %u : memref<*xf32>
  memref.copy %u, %ms : memref<*xf32> to memref<4xf32>
  memref.copy %ms, %ms : memref<4xf32> to memref<4xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  %q = memref.alloc() {alignment = 32} : memref<4xvector<4xf32>>
  %q2 = memref.alloc(%i) : memref<?xvector<4xf32>>
  %gg = memref.get_global @g : memref<2x3xindex>
  %gu = memref.get_global @u : memref<4xf32, 1>
  %r = memref.rank %u : memref<*xf32>
  "test.use"(%d, %d1, %x, %p, %b, %o, %r, %gg, %gu) : (index, index, f32, index, memref<f32>, index, index, memref<2x3xindex>, memref<4xf32, 1>) -> ()
  return
}
func.func @r(%m: memref<?xf32>, %sh: memref<?xi32>, %sh2 : memref<2xi32>, %i: index) {
  %d0 = memref.dim %m, %i : memref<?xf32>
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%c: f32):
    %s = arith.addf %c, %c : f32
    memref.atomic_yield %s : f32
  }
  %u = memref.reshape %m(%sh) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
  %v = memref.reshape %m(%sh2) : (memref<?xf32>, memref<2xi32>) -> memref<?x?xf32>
  "test.use"(%u, %v, %x, %d0) : (memref<*xf32>, memref<?x?xf32>, f32, index) -> ()
  %z = memref.alloca_scope -> f32 {
     %al = memref.alloca() : memref<4xf32>
     %l = memref.load %al[%i] : memref<4xf32>
     memref.alloca_scope.return %l : f32
  }
  %w = memref.realloc %m : memref<?xf32> to memref<4xf32>
  return
}
// -----
llvm.func @malloc(i32) -> !llvm.ptr
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

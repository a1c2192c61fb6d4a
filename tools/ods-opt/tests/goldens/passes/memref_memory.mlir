// options: --canonicalize
memref.global "private" constant @same : memref<2x2xf32> = dense<1.5>
memref.global "private" constant @different : memref<2xf32> = dense<[1.0, 2.0]>
memref.global "private" @changing : memref<2xf32> = dense<1.0>
func.func private @use(memref<?x4xf32>)

func.func @sizes(%n: index) -> memref<?xi8> {
  %c4 = arith.constant 4 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.alloc(%c4) : memref<?x4xf32>
  func.call @use(%0) : (memref<?x4xf32>) -> ()
  %1 = memref.alloc(%c-1) {alignment = 8 : i64} : memref<?xi8>
  return %1 : memref<?xi8>
}

func.func @needless(%v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %0[%c0] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  %1 = memref.alloca() : memref<2xf32>
  memref.store %v, %1[%n] : memref<2xf32>
  return
}

func.func @casts(%m: memref<4xf32>, %p: memref<4xf32>, %i: index, %v: f32) -> (f32, f32) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %p : memref<4xf32> to memref<?xf32>
  %2 = memref.load %0[%i] : memref<?xf32>
  memref.store %v, %1[%i] : memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  memref.prefetch %0[%i], read, locality<3>, data : memref<?xf32>
  %3 = memref.atomic_rmw addf %v, %0[%i] : (f32, memref<?xf32>) -> f32
  memref.dealloc %1 : memref<?xf32>
  return %2, %3 : f32, f32
}

func.func @copies(%m: memref<4xf32>, %e: memref<0xf32>, %u: memref<*xf32>) {
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %e, %e : memref<0xf32> to memref<0xf32>
  %0 = memref.cast %m : memref<4xf32> to memref<*xf32>
  memref.copy %0, %u : memref<*xf32> to memref<*xf32>
  return
}

func.func @globals(%i: index) -> (f32, f32, f32) {
  %0 = memref.get_global @same : memref<2x2xf32>
  %1 = memref.load %0[%i, %i] : memref<2x2xf32>
  %2 = memref.get_global @different : memref<2xf32>
  %3 = memref.load %2[%i] : memref<2xf32>
  %4 = memref.get_global @changing : memref<2xf32>
  %5 = memref.load %4[%i] : memref<2xf32>
  return %1, %3, %5 : f32, f32, f32
}

func.func @size_of_reshaped(%m: memref<*xf32>, %s: memref<?xi32>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %i : memref<*xf32>
  %2 = arith.addi %i, %1 : index
  %3 = memref.dim %0, %2 : memref<*xf32>
  return %1, %3 : index, index
}

func.func @scopes(%a: f32, %n: index) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %x = arith.addf %a, %a : f32
    memref.alloca_scope.return %x : f32
  }
  memref.alloca_scope {
    %1 = memref.alloca(%n) : memref<?x4xf32>
    func.call @use(%1) : (memref<?x4xf32>) -> ()
  }
  %2 = arith.addf %0, %0 : f32
  return %2 : f32
}

func.func @assumed(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  %1 = memref.assume_alignment %0, 16 : memref<4xf32>
  %2 = memref.assume_alignment %1, 8 : memref<4xf32>
  return %2 : memref<4xf32>
}

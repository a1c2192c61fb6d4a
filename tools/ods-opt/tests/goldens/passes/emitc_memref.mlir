// options: --pass-pipeline=builtin.module(builtin.module(convert-memref-to-emitc)) --allow-unregistered-dialect
module {
memref.global @c : memref<i32> = dense<3>
memref.global constant @e : memref<f32> = dense<3.0>
func.func @g() -> memref<i32> { %0 = memref.get_global @c : memref<i32> return %0 : memref<i32> }
}
module {
func.func @f(%m: memref<2x3xindex>, %n: memref<2x3xindex>) { memref.copy %m, %n : memref<2x3xindex> to memref<2x3xindex> return }
}
module {
emitc.include <"stdlib.h">
func.func @f() { %1 = memref.alloc() : memref<2xf32> %2 = memref.alloc() : memref<2xf32> memref.copy %1, %2 : memref<2xf32> to memref<2xf32> return }
}
module {
func.func @f(%i: index) { %1 = memref.alloca() {alignment = 1}: memref<4xindex> %c = memref.load %1[%i] : memref<4xindex> memref.store %i, %1[%c] : memref<4xindex> return }
}
module {
memref.global "private" constant @a : memref<2x3xf32> = dense<1.0>
memref.global "public" @b : memref<2xindex> = uninitialized
memref.global @c : memref<2xi32>
memref.global @d : memref<2xi32> = dense<[1,2]>
func.func @f(%m: memref<2x3xf32>, %i: index, %f: f32) {
  %0 = memref.load %m[%i, %i] : memref<2x3xf32>
  memref.store %f, %m[%i, %i] : memref<2x3xf32>
  %1 = memref.alloca() : memref<4xi32>
  %2 = memref.alloc() : memref<4x5xi32>
  %3 = memref.alloc() {alignment = 64} : memref<4x5xindex>
  %4 = memref.get_global @a : memref<2x3xf32>
  %5 = memref.load %2[%i, %i] : memref<4x5xi32>
  return
}
}
module {
func.func @f(%m: memref<2x3xf32>, %n: memref<2x3xf32>) { memref.copy %m, %n : memref<2x3xf32> to memref<2x3xf32> return }
}
module {
func.func @f(%i: index, %m: memref<4xindex>) -> index { %2 = memref.load %m[%i] : memref<4xindex> return %2 : index }
}
module {
func.func @f(%m: memref<4xi7>, %n: memref<4xi7, 1>, %o: memref<4xi32, strided<[2]>>) { "a.b"(%m, %n, %o) : (memref<4xi7>, memref<4xi7, 1>, memref<4xi32, strided<[2]>>) -> () return }
}

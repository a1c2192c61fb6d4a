// Copies between memrefs of different strides, which call `memrefCopy`, and a private memref without value.
// RESULT: i64 10703

memref.global "private" @space : memref<2x3xi64>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant 100 : i64
  %v = arith.constant 7 : i64
  %a = memref.get_global @space : memref<2x3xi64>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %s = arith.addi %i, %j : index
      %x = arith.index_cast %s : index to i64
      memref.store %x, %a[%i, %j] : memref<2x3xi64>
    }
  }
  memref.store %v, %a[%c1, %c0] : memref<2x3xi64>
  %t = memref.alloc() : memref<3x2xi64>
  %s = memref.reinterpret_cast %t to offset: [0], sizes: [2, 3], strides: [1, 2] : memref<3x2xi64> to memref<2x3xi64, strided<[1, 2]>>
  memref.copy %a, %s : memref<2x3xi64> to memref<2x3xi64, strided<[1, 2]>>
  %half = arith.constant 1.5 : f32
  %f = memref.alloc() : memref<f32>
  %g = memref.alloc() : memref<f32>
  memref.store %half, %f[] : memref<f32>
  %fs = memref.cast %f : memref<f32> to memref<f32, strided<[], offset: ?>>
  memref.copy %fs, %g : memref<f32, strided<[], offset: ?>> to memref<f32>
  %y = memref.load %g[] : memref<f32>
  %two = arith.constant 2.0 : f32
  %y2 = arith.mulf %y, %two : f32
  %yi = arith.fptosi %y2 : f32 to i64
  %p = memref.load %t[%c0, %c1] : memref<3x2xi64>
  %q = memref.load %t[%c1, %c0] : memref<3x2xi64>
  %0 = arith.muli %q, %k : i64
  %1 = arith.addi %0, %p : i64
  %2 = arith.muli %1, %k : i64
  %3 = arith.addi %2, %yi : i64
  memref.dealloc %t : memref<3x2xi64>
  return %3 : i64
}

// A view of every second row and third column.
// RESULT: i64 96203561904128

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %z = arith.constant 0 : i64
  %m = memref.alloc() : memref<8x12xi64>
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c12 step %c1 {
      %a = arith.muli %i, %c12 : index
      %b = arith.addi %a, %j : index
      %x = arith.index_cast %b : index to i64
      memref.store %x, %m[%i, %j] : memref<8x12xi64>
    }
  }
  %v = memref.subview %m[1, 2][3, 3][2, 3] : memref<8x12xi64> to memref<3x3xi64, strided<[24, 3], offset: 14>>
  %c3 = arith.constant 3 : index
  %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %z) -> (i64) {
    %r = scf.for %j = %c0 to %c3 step %c1 iter_args(%bcc = %acc) -> (i64) {
      %x = memref.load %v[%i, %j] : memref<3x3xi64, strided<[24, 3], offset: 14>>
      %y = arith.muli %bcc, %x : i64
      %s = arith.addi %y, %x : i64
      scf.yield %s : i64
    }
    scf.yield %r : i64
  }
  memref.dealloc %m : memref<8x12xi64>
  return %sum : i64
}

// A copy of a memref, then a change of the first one.
// RESULT: i64 285

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
  %z = arith.constant 0 : i64
  %a = memref.alloc() : memref<10xi64>
  %b = memref.alloc() : memref<10xi64>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %a[%i] : memref<10xi64>
  }
  memref.copy %a, %b : memref<10xi64> to memref<10xi64>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %z, %a[%i] : memref<10xi64>
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (i64) {
    %x = memref.load %a[%i] : memref<10xi64>
    %y = memref.load %b[%i] : memref<10xi64>
    %w = arith.muli %y, %y : i64
    %s = arith.addi %acc, %x : i64
    %t = arith.addi %s, %w : i64
    scf.yield %t : i64
  }
  return %sum : i64
}

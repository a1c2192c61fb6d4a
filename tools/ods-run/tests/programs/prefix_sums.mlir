// Prefix sums in place, of 16-bit integers that overflow.
// RESULT: i64 19950

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %k = arith.constant 997 : i16
  %m = memref.alloc() : memref<100xi16>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i16
    %y = arith.muli %x, %k : i16
    memref.store %y, %m[%i] : memref<100xi16>
  }
  scf.for %i = %c1 to %n step %c1 {
    %p = arith.subi %i, %c1 : index
    %a = memref.load %m[%p] : memref<100xi16>
    %b = memref.load %m[%i] : memref<100xi16>
    %s = arith.addi %a, %b : i16
    memref.store %s, %m[%i] : memref<100xi16>
  }
  %l = arith.constant 99 : index
  %r = memref.load %m[%l] : memref<100xi16>
  %e = arith.extsi %r : i16 to i64
  return %e : i64
}

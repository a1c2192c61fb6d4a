// The distance of two tables of letters.
// RESULT: i64 3

memref.global "private" constant @a : memref<6xi8> = dense<[107, 105, 116, 116, 101, 110]>
memref.global "private" constant @b : memref<7xi8> = dense<[115, 105, 116, 116, 105, 110, 103]>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %a = memref.get_global @a : memref<6xi8>
  %b = memref.get_global @b : memref<7xi8>
  %d = memref.alloca() : memref<7x8xi64>
  scf.for %i = %c0 to %c7 step %c1 {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %d[%i, %c0] : memref<7x8xi64>
  }
  scf.for %j = %c0 to %c8 step %c1 {
    %x = arith.index_cast %j : index to i64
    memref.store %x, %d[%c0, %j] : memref<7x8xi64>
  }
  scf.for %i = %c0 to %c6 step %c1 {
    %i1 = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %c7 step %c1 {
      %j1 = arith.addi %j, %c1 : index
      %x = memref.load %a[%i] : memref<6xi8>
      %y = memref.load %b[%j] : memref<7xi8>
      %same = arith.cmpi eq, %x, %y : i8
      %cost = arith.select %same, %zero, %one : i64
      %p = memref.load %d[%i, %j] : memref<7x8xi64>
      %q = memref.load %d[%i, %j1] : memref<7x8xi64>
      %r = memref.load %d[%i1, %j] : memref<7x8xi64>
      %s = arith.addi %p, %cost : i64
      %t = arith.addi %q, %one : i64
      %u = arith.addi %r, %one : i64
      %v = arith.minsi %s, %t : i64
      %w = arith.minsi %v, %u : i64
      memref.store %w, %d[%i1, %j1] : memref<7x8xi64>
    }
  }
  %r = memref.load %d[%c6, %c7] : memref<7x8xi64>
  return %r : i64
}

// A transposed copy, hashed by rows.
// RESULT: i64 -8412272395351858089

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = arith.constant 4 : index
  %w = arith.constant 7 : index
  %z = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a = memref.alloc() : memref<4x7xi8>
  %b = memref.alloc() : memref<7x4xi8>
  scf.for %i = %c0 to %h step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      %p = arith.muli %i, %w : index
      %q = arith.addi %p, %j : index
      %r = arith.muli %q, %q : index
      %x = arith.index_cast %r : index to i8
      memref.store %x, %a[%i, %j] : memref<4x7xi8>
    }
  }
  scf.for %i = %c0 to %h step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      %x = memref.load %a[%i, %j] : memref<4x7xi8>
      memref.store %x, %b[%j, %i] : memref<7x4xi8>
    }
  }
  %r = scf.for %i = %c0 to %w step %c1 iter_args(%acc = %z) -> (i64) {
    %s = scf.for %j = %c0 to %h step %c1 iter_args(%bcc = %acc) -> (i64) {
      %x = memref.load %b[%i, %j] : memref<7x4xi8>
      %y = arith.extsi %x : i8 to i64
      %p = arith.muli %bcc, %k : i64
      %q = arith.addi %p, %y : i64
      scf.yield %q : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}

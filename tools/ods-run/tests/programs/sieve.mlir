// The number of primes below 10000.
// RESULT: i64 1229

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 10000 : index
  %yes = arith.constant true
  %no = arith.constant false
  %z = arith.constant 0 : i64
  %o = arith.constant 1 : i64
  %m = memref.alloc(%n) : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %yes, %m[%i] : memref<?xi1>
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%acc = %z) -> (i64) {
    %p = memref.load %m[%i] : memref<?xi1>
    %next = scf.if %p -> (i64) {
      %s = arith.muli %i, %i : index
      scf.for %j = %s to %n step %i {
        memref.store %no, %m[%j] : memref<?xi1>
      }
      %a = arith.addi %acc, %o : i64
      scf.yield %a : i64
    } else {
      scf.yield %acc : i64
    }
    scf.yield %next : i64
  }
  memref.dealloc %m : memref<?xi1>
  return %count : i64
}

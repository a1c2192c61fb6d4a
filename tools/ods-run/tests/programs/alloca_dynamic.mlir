// Memory of the stack in an amount that only the run tells.
// RESULT: i64 380

func.func @middle(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca(%n) : memref<?xi64>
  scf.for %j = %c0 to %n step %c1 {
    %x = arith.index_cast %j : index to i64
    memref.store %x, %m[%j] : memref<?xi64>
  }
  %h = arith.shrui %n, %c1 : index
  %v = memref.load %m[%h] : memref<?xi64>
  return %v : i64
}
func.func @main() -> i64 {
  %c1 = arith.constant 1 : index
  %n = arith.constant 40 : index
  %z = arith.constant 0 : i64
  %sum = scf.for %i = %c1 to %n step %c1 iter_args(%acc = %z) -> (i64) {
    %r = func.call @middle(%i) : (index) -> i64
    %s = arith.addi %acc, %r : i64
    scf.yield %s : i64
  }
  return %sum : i64
}

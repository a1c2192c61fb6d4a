// Sorts 64 generated numbers and hashes them.
// RESULT: i64 1261517306730306388

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %m1 = arith.constant 63 : index
  %a = arith.constant 1103515245 : i64
  %b = arith.constant 12345 : i64
  %mod = arith.constant 2147483648 : i64
  %seed = arith.constant 1 : i64
  %z = arith.constant 0 : i64
  %k = arith.constant 31 : i64
  %m = memref.alloca() : memref<64xi64>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seed) -> (i64) {
    %p = arith.muli %x, %a : i64
    %q = arith.addi %p, %b : i64
    %r = arith.remui %q, %mod : i64
    memref.store %r, %m[%i] : memref<64xi64>
    scf.yield %r : i64
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m1 step %c1 {
      %j1 = arith.addi %j, %c1 : index
      %x = memref.load %m[%j] : memref<64xi64>
      %y = memref.load %m[%j1] : memref<64xi64>
      %gt = arith.cmpi sgt, %x, %y : i64
      scf.if %gt {
        memref.store %y, %m[%j] : memref<64xi64>
        memref.store %x, %m[%j1] : memref<64xi64>
      }
    }
  }
  %h = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (i64) {
    %x = memref.load %m[%i] : memref<64xi64>
    %p = arith.muli %acc, %k : i64
    %s = arith.addi %p, %x : i64
    scf.yield %s : i64
  }
  return %h : i64
}

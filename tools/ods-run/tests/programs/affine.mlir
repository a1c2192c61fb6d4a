// Loops and accesses of affine, with a minimum.
// RESULT: i64 9815

func.func @main() -> i64 {
  %z = arith.constant 0 : i64
  %m = memref.alloc() : memref<10x20xi64>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %s = affine.apply affine_map<(d0, d1) -> (d0 * 20 + d1 floordiv 3)>(%i, %j)
      %x = arith.index_cast %s : index to i64
      affine.store %x, %m[%i, %j] : memref<10x20xi64>
    }
  }
  %r = affine.for %i = 0 to 10 iter_args(%acc = %z) -> (i64) {
    %s = affine.for %j = 0 to min affine_map<(d0) -> (d0 + 5, 12)>(%i) iter_args(%bcc = %acc) -> (i64) {
      %x = affine.load %m[%i, %j + 1] : memref<10x20xi64>
      %t = arith.addi %bcc, %x : i64
      affine.yield %t : i64
    }
    affine.yield %s : i64
  }
  return %r : i64
}

// Memrefs as arguments and results: their sizes and strides are passed.
// RESULT: i64 600

func.func @fill(%m: memref<?x?xi32>, %v: i32) -> memref<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %m, %c0 : memref<?x?xi32>
  %w = memref.dim %m, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %h step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      %x = arith.muli %i, %w : index
      %y = arith.addi %x, %j : index
      %z = arith.index_cast %y : index to i32
      %s = arith.addi %z, %v : i32
      memref.store %s, %m[%i, %j] : memref<?x?xi32>
    }
  }
  return %m : memref<?x?xi32>
}
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = arith.constant 5 : index
  %w = arith.constant 9 : index
  %v = arith.constant 100 : i32
  %z = arith.constant 0 : i64
  %m = memref.alloc(%h, %w) : memref<?x?xi32>
  %f = call @fill(%m, %v) : (memref<?x?xi32>, i32) -> memref<?x?xi32>
  %sum = scf.for %i = %c0 to %h step %c1 iter_args(%acc = %z) -> (i64) {
    %x = memref.load %f[%i, %i] : memref<?x?xi32>
    %y = arith.extsi %x : i32 to i64
    %s = arith.addi %acc, %y : i64
    scf.yield %s : i64
  }
  memref.dealloc %f : memref<?x?xi32>
  return %sum : i64
}

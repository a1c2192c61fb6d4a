// The largest value of things of a limited weight, by a table.
// RESULT: i64 61

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %items = arith.constant 10 : index
  %cap = arith.constant 51 : index
  %z = arith.constant 0 : i64
  %best = memref.alloc() : memref<51xi64>
  scf.for %i = %c0 to %cap step %c1 {
    memref.store %z, %best[%i] : memref<51xi64>
  }
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c11 = arith.constant 11 : index
  %c13 = arith.constant 13 : index
  %top = arith.constant 50 : index
  scf.for %i = %c0 to %items step %c1 {
    %w0 = arith.muli %i, %c7 : index
    %w1 = arith.remui %w0, %c11 : index
    %w = arith.addi %w1, %c3 : index
    %v0 = arith.muli %i, %c11 : index
    %v1 = arith.remui %v0, %c13 : index
    %v2 = arith.addi %v1, %c1 : index
    %v = arith.index_cast %v2 : index to i64
    %end = arith.subi %cap, %w : index
    scf.for %k = %c0 to %end step %c1 {
      %at = arith.subi %top, %k : index
      %from = arith.subi %at, %w : index
      %a = memref.load %best[%at] : memref<51xi64>
      %b = memref.load %best[%from] : memref<51xi64>
      %c = arith.addi %b, %v : i64
      %m = arith.maxsi %a, %c : i64
      memref.store %m, %best[%at] : memref<51xi64>
    }
  }
  %r = memref.load %best[%top] : memref<51xi64>
  return %r : i64
}

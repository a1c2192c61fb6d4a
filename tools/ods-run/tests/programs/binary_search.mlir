// Searches in a sorted table.
// RESULT: i64 8070100

func.func @find(%m: memref<?xi64>, %x: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %r:2 = scf.while (%lo = %c0, %hi = %n) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %lo, %hi : index
    scf.condition(%more) %lo, %hi : index, index
  } do {
  ^bb0(%lo: index, %hi: index):
    %s = arith.addi %lo, %hi : index
    %mid = arith.divui %s, %c2 : index
    %v = memref.load %m[%mid] : memref<?xi64>
    %less = arith.cmpi slt, %v, %x : i64
    %m1 = arith.addi %mid, %c1 : index
    %l = arith.select %less, %m1, %lo : index
    %h = arith.select %less, %hi, %mid : index
    scf.yield %l, %h : index, index
  }
  %i = arith.index_cast %r#0 : index to i64
  return %i : i64
}
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %m = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %q = arith.muli %i, %i : index
    %x = arith.index_cast %q : index to i64
    memref.store %x, %m[%i] : memref<?xi64>
  }
  %a = arith.constant 50 : i64
  %b = arith.constant 4900 : i64
  %c = arith.constant 100000 : i64
  %x = call @find(%m, %a) : (memref<?xi64>, i64) -> i64
  %y = call @find(%m, %b) : (memref<?xi64>, i64) -> i64
  %z = call @find(%m, %c) : (memref<?xi64>, i64) -> i64
  %k = arith.constant 1000 : i64
  %p = arith.muli %x, %k : i64
  %q = arith.addi %p, %y : i64
  %r = arith.muli %q, %k : i64
  %s = arith.addi %r, %z : i64
  return %s : i64
}

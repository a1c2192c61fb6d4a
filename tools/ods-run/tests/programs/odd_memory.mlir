// Arrays of i24 and i40 in memory, and of i1.
// RESULT: i64 -257618262944

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %z = arith.constant 0 : i64
  %a = memref.alloc() : memref<20xi24>
  %b = memref.alloc() : memref<20xi40>
  %c = memref.alloc() : memref<20xi1>
  %k = arith.constant -77777 : i24
  %l = arith.constant 123456789012 : i40
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i24
    %y = arith.muli %x, %k : i24
    memref.store %y, %a[%i] : memref<20xi24>
    %u = arith.index_cast %i : index to i40
    %v = arith.muli %u, %l : i40
    memref.store %v, %b[%i] : memref<20xi40>
    %w = arith.trunci %y : i24 to i1
    memref.store %w, %c[%i] : memref<20xi1>
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (i64) {
    %x = memref.load %a[%i] : memref<20xi24>
    %y = memref.load %b[%i] : memref<20xi40>
    %w = memref.load %c[%i] : memref<20xi1>
    %x1 = arith.extsi %x : i24 to i64
    %y1 = arith.extui %y : i40 to i64
    %w1 = arith.extsi %w : i1 to i64
    %s0 = arith.addi %acc, %x1 : i64
    %s1 = arith.xori %s0, %y1 : i64
    %s2 = arith.addi %s1, %w1 : i64
    scf.yield %s2 : i64
  }
  return %r : i64
}

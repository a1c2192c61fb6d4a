// Arithmetic, shifts, divisions and comparisons of integers of 24 bits.
// RESULT: i64 6070662

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i24
  %seed = arith.constant -1193931 : i24
  %k = arith.constant -7408935 : i24
  %sh = arith.constant 8 : i24
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i24) {
    %a = arith.muli %x, %k : i24
    %b = arith.addi %a, %seed : i24
    %c = arith.shrsi %b, %sh : i24
    %d = arith.xori %b, %c : i24
    %e = arith.shrui %d, %sh : i24
    %f0 = arith.shli %d, %sh : i24
    %g = arith.subi %f0, %e : i24
    %q = arith.divsi %g, %k : i24
    %r0 = arith.remsi %d, %k : i24
    %u = arith.divui %d, %k : i24
    %v = arith.remui %g, %k : i24
    %s = arith.addi %q, %r0 : i24
    %t = arith.xori %u, %v : i24
    %less = arith.cmpi slt, %s, %t : i24
    %below = arith.cmpi ult, %s, %t : i24
    %m = arith.select %less, %s, %t : i24
    %n = arith.select %below, %t, %s : i24
    %o = arith.maxsi %m, %g : i24
    %p = arith.minui %n, %d : i24
    %y = arith.xori %o, %p : i24
    %w = arith.addi %y, %b : i24
    scf.yield %w : i24
  }
  %f = arith.extsi %x9 : i24 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

// Arithmetic, shifts, divisions and comparisons of integers of 12 bits.
// RESULT: i64 1349

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i12
  %seed = arith.constant -1995 : i12
  %k = arith.constant 729 : i12
  %sh = arith.constant 4 : i12
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i12) {
    %a = arith.muli %x, %k : i12
    %b = arith.addi %a, %seed : i12
    %c = arith.shrsi %b, %sh : i12
    %d = arith.xori %b, %c : i12
    %e = arith.shrui %d, %sh : i12
    %f0 = arith.shli %d, %sh : i12
    %g = arith.subi %f0, %e : i12
    %q = arith.divsi %g, %k : i12
    %r0 = arith.remsi %d, %k : i12
    %u = arith.divui %d, %k : i12
    %v = arith.remui %g, %k : i12
    %s = arith.addi %q, %r0 : i12
    %t = arith.xori %u, %v : i12
    %less = arith.cmpi slt, %s, %t : i12
    %below = arith.cmpi ult, %s, %t : i12
    %m = arith.select %less, %s, %t : i12
    %n = arith.select %below, %t, %s : i12
    %o = arith.maxsi %m, %g : i12
    %p = arith.minui %n, %d : i12
    %y = arith.xori %o, %p : i12
    %w = arith.addi %y, %b : i12
    scf.yield %w : i12
  }
  %f = arith.extsi %x9 : i12 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

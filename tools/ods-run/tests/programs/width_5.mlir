// Arithmetic, shifts, divisions and comparisons of integers of 5 bits.
// RESULT: i64 6

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i5
  %seed = arith.constant -11 : i5
  %k = arith.constant -7 : i5
  %sh = arith.constant 1 : i5
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i5) {
    %a = arith.muli %x, %k : i5
    %b = arith.addi %a, %seed : i5
    %c = arith.shrsi %b, %sh : i5
    %d = arith.xori %b, %c : i5
    %e = arith.shrui %d, %sh : i5
    %f0 = arith.shli %d, %sh : i5
    %g = arith.subi %f0, %e : i5
    %q = arith.divsi %g, %k : i5
    %r0 = arith.remsi %d, %k : i5
    %u = arith.divui %d, %k : i5
    %v = arith.remui %g, %k : i5
    %s = arith.addi %q, %r0 : i5
    %t = arith.xori %u, %v : i5
    %less = arith.cmpi slt, %s, %t : i5
    %below = arith.cmpi ult, %s, %t : i5
    %m = arith.select %less, %s, %t : i5
    %n = arith.select %below, %t, %s : i5
    %o = arith.maxsi %m, %g : i5
    %p = arith.minui %n, %d : i5
    %y = arith.xori %o, %p : i5
    %w = arith.addi %y, %b : i5
    scf.yield %w : i5
  }
  %f = arith.extsi %x9 : i5 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

// Arithmetic, shifts, divisions and comparisons of integers of 17 bits.
// RESULT: i64 1637

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i17
  %seed = arith.constant -14283 : i17
  %k = arith.constant 62169 : i17
  %sh = arith.constant 5 : i17
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i17) {
    %a = arith.muli %x, %k : i17
    %b = arith.addi %a, %seed : i17
    %c = arith.shrsi %b, %sh : i17
    %d = arith.xori %b, %c : i17
    %e = arith.shrui %d, %sh : i17
    %f0 = arith.shli %d, %sh : i17
    %g = arith.subi %f0, %e : i17
    %q = arith.divsi %g, %k : i17
    %r0 = arith.remsi %d, %k : i17
    %u = arith.divui %d, %k : i17
    %v = arith.remui %g, %k : i17
    %s = arith.addi %q, %r0 : i17
    %t = arith.xori %u, %v : i17
    %less = arith.cmpi slt, %s, %t : i17
    %below = arith.cmpi ult, %s, %t : i17
    %m = arith.select %less, %s, %t : i17
    %n = arith.select %below, %t, %s : i17
    %o = arith.maxsi %m, %g : i17
    %p = arith.minui %n, %d : i17
    %y = arith.xori %o, %p : i17
    %w = arith.addi %y, %b : i17
    scf.yield %w : i17
  }
  %f = arith.extsi %x9 : i17 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

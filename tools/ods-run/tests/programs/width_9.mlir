// Arithmetic, shifts, divisions and comparisons of integers of 9 bits.
// RESULT: i64 53

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i9
  %seed = arith.constant 53 : i9
  %k = arith.constant 217 : i9
  %sh = arith.constant 3 : i9
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i9) {
    %a = arith.muli %x, %k : i9
    %b = arith.addi %a, %seed : i9
    %c = arith.shrsi %b, %sh : i9
    %d = arith.xori %b, %c : i9
    %e = arith.shrui %d, %sh : i9
    %f0 = arith.shli %d, %sh : i9
    %g = arith.subi %f0, %e : i9
    %q = arith.divsi %g, %k : i9
    %r0 = arith.remsi %d, %k : i9
    %u = arith.divui %d, %k : i9
    %v = arith.remui %g, %k : i9
    %s = arith.addi %q, %r0 : i9
    %t = arith.xori %u, %v : i9
    %less = arith.cmpi slt, %s, %t : i9
    %below = arith.cmpi ult, %s, %t : i9
    %m = arith.select %less, %s, %t : i9
    %n = arith.select %below, %t, %s : i9
    %o = arith.maxsi %m, %g : i9
    %p = arith.minui %n, %d : i9
    %y = arith.xori %o, %p : i9
    %w = arith.addi %y, %b : i9
    scf.yield %w : i9
  }
  %f = arith.extsi %x9 : i9 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

// Arithmetic, shifts, divisions and comparisons of integers of 7 bits.
// RESULT: i64 52

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i7
  %seed = arith.constant 53 : i7
  %k = arith.constant -39 : i7
  %sh = arith.constant 2 : i7
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i7) {
    %a = arith.muli %x, %k : i7
    %b = arith.addi %a, %seed : i7
    %c = arith.shrsi %b, %sh : i7
    %d = arith.xori %b, %c : i7
    %e = arith.shrui %d, %sh : i7
    %f0 = arith.shli %d, %sh : i7
    %g = arith.subi %f0, %e : i7
    %q = arith.divsi %g, %k : i7
    %r0 = arith.remsi %d, %k : i7
    %u = arith.divui %d, %k : i7
    %v = arith.remui %g, %k : i7
    %s = arith.addi %q, %r0 : i7
    %t = arith.xori %u, %v : i7
    %less = arith.cmpi slt, %s, %t : i7
    %below = arith.cmpi ult, %s, %t : i7
    %m = arith.select %less, %s, %t : i7
    %n = arith.select %below, %t, %s : i7
    %o = arith.maxsi %m, %g : i7
    %p = arith.minui %n, %d : i7
    %y = arith.xori %o, %p : i7
    %w = arith.addi %y, %b : i7
    scf.yield %w : i7
  }
  %f = arith.extsi %x9 : i7 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

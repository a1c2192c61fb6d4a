// Arithmetic, shifts, divisions and comparisons of integers of 3 bits.
// RESULT: i64 3

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i3
  %seed = arith.constant -3 : i3
  %k = arith.constant 1 : i3
  %sh = arith.constant 1 : i3
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i3) {
    %a = arith.muli %x, %k : i3
    %b = arith.addi %a, %seed : i3
    %c = arith.shrsi %b, %sh : i3
    %d = arith.xori %b, %c : i3
    %e = arith.shrui %d, %sh : i3
    %f0 = arith.shli %d, %sh : i3
    %g = arith.subi %f0, %e : i3
    %q = arith.divsi %g, %k : i3
    %r0 = arith.remsi %d, %k : i3
    %u = arith.divui %d, %k : i3
    %v = arith.remui %g, %k : i3
    %s = arith.addi %q, %r0 : i3
    %t = arith.xori %u, %v : i3
    %less = arith.cmpi slt, %s, %t : i3
    %below = arith.cmpi ult, %s, %t : i3
    %m = arith.select %less, %s, %t : i3
    %n = arith.select %below, %t, %s : i3
    %o = arith.maxsi %m, %g : i3
    %p = arith.minui %n, %d : i3
    %y = arith.xori %o, %p : i3
    %w = arith.addi %y, %b : i3
    scf.yield %w : i3
  }
  %f = arith.extsi %x9 : i3 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

// Arithmetic, shifts, divisions and comparisons of integers of 31 bits.
// RESULT: i64 513048817

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i31
  %seed = arith.constant -588396491 : i31
  %k = arith.constant 277803737 : i31
  %sh = arith.constant 10 : i31
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i31) {
    %a = arith.muli %x, %k : i31
    %b = arith.addi %a, %seed : i31
    %c = arith.shrsi %b, %sh : i31
    %d = arith.xori %b, %c : i31
    %e = arith.shrui %d, %sh : i31
    %f0 = arith.shli %d, %sh : i31
    %g = arith.subi %f0, %e : i31
    %q = arith.divsi %g, %k : i31
    %r0 = arith.remsi %d, %k : i31
    %u = arith.divui %d, %k : i31
    %v = arith.remui %g, %k : i31
    %s = arith.addi %q, %r0 : i31
    %t = arith.xori %u, %v : i31
    %less = arith.cmpi slt, %s, %t : i31
    %below = arith.cmpi ult, %s, %t : i31
    %m = arith.select %less, %s, %t : i31
    %n = arith.select %below, %t, %s : i31
    %o = arith.maxsi %m, %g : i31
    %p = arith.minui %n, %d : i31
    %y = arith.xori %o, %p : i31
    %w = arith.addi %y, %b : i31
    scf.yield %w : i31
  }
  %f = arith.extsi %x9 : i31 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

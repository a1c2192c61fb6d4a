// Arithmetic, shifts, divisions and comparisons of integers of 63 bits.
// RESULT: i64 573923302253949385

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i63
  %seed = arith.constant -892627106017720267 : i63
  %k = arith.constant 3382613446860141273 : i63
  %sh = arith.constant 21 : i63
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i63) {
    %a = arith.muli %x, %k : i63
    %b = arith.addi %a, %seed : i63
    %c = arith.shrsi %b, %sh : i63
    %d = arith.xori %b, %c : i63
    %e = arith.shrui %d, %sh : i63
    %f0 = arith.shli %d, %sh : i63
    %g = arith.subi %f0, %e : i63
    %q = arith.divsi %g, %k : i63
    %r0 = arith.remsi %d, %k : i63
    %u = arith.divui %d, %k : i63
    %v = arith.remui %g, %k : i63
    %s = arith.addi %q, %r0 : i63
    %t = arith.xori %u, %v : i63
    %less = arith.cmpi slt, %s, %t : i63
    %below = arith.cmpi ult, %s, %t : i63
    %m = arith.select %less, %s, %t : i63
    %n = arith.select %below, %t, %s : i63
    %o = arith.maxsi %m, %g : i63
    %p = arith.minui %n, %d : i63
    %y = arith.xori %o, %p : i63
    %w = arith.addi %y, %b : i63
    scf.yield %w : i63
  }
  %f = arith.extsi %x9 : i63 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

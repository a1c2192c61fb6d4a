// Arithmetic, shifts, divisions and comparisons of integers of 64 bits.
// RESULT: i64 6269696063960873496

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %seed = arith.constant -892627106017720267 : i64
  %k = arith.constant -5840758589994634535 : i64
  %sh = arith.constant 21 : i64
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i64) {
    %a = arith.muli %x, %k : i64
    %b = arith.addi %a, %seed : i64
    %c = arith.shrsi %b, %sh : i64
    %d = arith.xori %b, %c : i64
    %e = arith.shrui %d, %sh : i64
    %f0 = arith.shli %d, %sh : i64
    %g = arith.subi %f0, %e : i64
    %q = arith.divsi %g, %k : i64
    %r0 = arith.remsi %d, %k : i64
    %u = arith.divui %d, %k : i64
    %v = arith.remui %g, %k : i64
    %s = arith.addi %q, %r0 : i64
    %t = arith.xori %u, %v : i64
    %less = arith.cmpi slt, %s, %t : i64
    %below = arith.cmpi ult, %s, %t : i64
    %m = arith.select %less, %s, %t : i64
    %n = arith.select %below, %t, %s : i64
    %o = arith.maxsi %m, %g : i64
    %p = arith.minui %n, %d : i64
    %y = arith.xori %o, %p : i64
    %w = arith.addi %y, %b : i64
    scf.yield %w : i64
  }
  %f = arith.extsi %x9 : i64 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

// Arithmetic, shifts, divisions and comparisons of integers of 65 bits.
// RESULT: i64 6919759320082554132

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i65
  %seed = arith.constant -892627106017720267 : i65
  %k = arith.constant -5840758589994634535 : i65
  %sh = arith.constant 21 : i65
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i65) {
    %a = arith.muli %x, %k : i65
    %b = arith.addi %a, %seed : i65
    %c = arith.shrsi %b, %sh : i65
    %d = arith.xori %b, %c : i65
    %e = arith.shrui %d, %sh : i65
    %f0 = arith.shli %d, %sh : i65
    %g = arith.subi %f0, %e : i65
    %q = arith.divsi %g, %k : i65
    %r0 = arith.remsi %d, %k : i65
    %u = arith.divui %d, %k : i65
    %v = arith.remui %g, %k : i65
    %s = arith.addi %q, %r0 : i65
    %t = arith.xori %u, %v : i65
    %less = arith.cmpi slt, %s, %t : i65
    %below = arith.cmpi ult, %s, %t : i65
    %m = arith.select %less, %s, %t : i65
    %n = arith.select %below, %t, %s : i65
    %o = arith.maxsi %m, %g : i65
    %p = arith.minui %n, %d : i65
    %y = arith.xori %o, %p : i65
    %w = arith.addi %y, %b : i65
    scf.yield %w : i65
  }
  %f = arith.extsi %x9 : i65 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

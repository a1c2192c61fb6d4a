// Arithmetic, shifts, divisions and comparisons of integers of 48 bits.
// RESULT: i64 25536305113958

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i48
  %seed = arith.constant -69954868230091 : i48
  %k = arith.constant 128651728188121 : i48
  %sh = arith.constant 16 : i48
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i48) {
    %a = arith.muli %x, %k : i48
    %b = arith.addi %a, %seed : i48
    %c = arith.shrsi %b, %sh : i48
    %d = arith.xori %b, %c : i48
    %e = arith.shrui %d, %sh : i48
    %f0 = arith.shli %d, %sh : i48
    %g = arith.subi %f0, %e : i48
    %q = arith.divsi %g, %k : i48
    %r0 = arith.remsi %d, %k : i48
    %u = arith.divui %d, %k : i48
    %v = arith.remui %g, %k : i48
    %s = arith.addi %q, %r0 : i48
    %t = arith.xori %u, %v : i48
    %less = arith.cmpi slt, %s, %t : i48
    %below = arith.cmpi ult, %s, %t : i48
    %m = arith.select %less, %s, %t : i48
    %n = arith.select %below, %t, %s : i48
    %o = arith.maxsi %m, %g : i48
    %p = arith.minui %n, %d : i48
    %y = arith.xori %o, %p : i48
    %w = arith.addi %y, %b : i48
    scf.yield %w : i48
  }
  %f = arith.extsi %x9 : i48 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

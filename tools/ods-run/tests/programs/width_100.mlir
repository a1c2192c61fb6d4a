// Arithmetic, shifts, divisions and comparisons of integers of 100 bits.
// RESULT: i64 -8665425406181037868

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i100
  %seed = arith.constant -515202494863508438516233287627 : i100
  %k = arith.constant 223316314519656188220833460953 : i100
  %sh = arith.constant 33 : i100
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i100) {
    %a = arith.muli %x, %k : i100
    %b = arith.addi %a, %seed : i100
    %c = arith.shrsi %b, %sh : i100
    %d = arith.xori %b, %c : i100
    %e = arith.shrui %d, %sh : i100
    %f0 = arith.shli %d, %sh : i100
    %g = arith.subi %f0, %e : i100
    %q = arith.divsi %g, %k : i100
    %r0 = arith.remsi %d, %k : i100
    %u = arith.divui %d, %k : i100
    %v = arith.remui %g, %k : i100
    %s = arith.addi %q, %r0 : i100
    %t = arith.xori %u, %v : i100
    %less = arith.cmpi slt, %s, %t : i100
    %below = arith.cmpi ult, %s, %t : i100
    %m = arith.select %less, %s, %t : i100
    %n = arith.select %below, %t, %s : i100
    %o = arith.maxsi %m, %g : i100
    %p = arith.minui %n, %d : i100
    %y = arith.xori %o, %p : i100
    %w = arith.addi %y, %b : i100
    scf.yield %w : i100
  }
  %f = arith.extsi %x9 : i100 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}

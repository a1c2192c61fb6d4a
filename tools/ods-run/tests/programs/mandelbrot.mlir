// Points of a grid that do not leave the circle in 50 steps.
// RESULT: i64 19883

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 40 : index
  %limit = arith.constant 50 : i64
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %step = arith.constant 0.075 : f64
  %left = arith.constant -2.0 : f64
  %top = arith.constant -1.5 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (i64) {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%bcc = %acc) -> (i64) {
      %ii = arith.index_cast %i : index to i64
      %jj = arith.index_cast %j : index to i64
      %fi = arith.sitofp %ii : i64 to f64
      %fj = arith.sitofp %jj : i64 to f64
      %xi = arith.mulf %fi, %step : f64
      %xj = arith.mulf %fj, %step : f64
      %cx = arith.addf %xi, %left : f64
      %cy = arith.addf %xj, %top : f64
      %w:3 = scf.while (%x = %zero, %y = %zero, %k = %z) : (f64, f64, i64) -> (f64, f64, i64) {
        %xx = arith.mulf %x, %x : f64
        %yy = arith.mulf %y, %y : f64
        %m = arith.addf %xx, %yy : f64
        %in = arith.cmpf olt, %m, %four : f64
        %less = arith.cmpi slt, %k, %limit : i64
        %go = arith.andi %in, %less : i1
        scf.condition(%go) %x, %y, %k : f64, f64, i64
      } do {
      ^bb0(%x: f64, %y: f64, %k: i64):
        %xx = arith.mulf %x, %x : f64
        %yy = arith.mulf %y, %y : f64
        %d = arith.subf %xx, %yy : f64
        %nx = arith.addf %d, %cx : f64
        %p = arith.mulf %x, %y : f64
        %pp = arith.mulf %p, %two : f64
        %ny = arith.addf %pp, %cy : f64
        %k1 = arith.addi %k, %one : i64
        scf.yield %nx, %ny, %k1 : f64, f64, i64
      }
      %t = arith.addi %bcc, %w#2 : i64
      scf.yield %t : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}

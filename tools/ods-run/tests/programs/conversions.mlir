// Integers to floats and back, of all widths and signs.
// RESULT: i64 7932638525205089920

func.func @main() -> i64 {
  %a = arith.constant -100 : i8
  %b = arith.constant -30000 : i16
  %c = arith.constant -2000000000 : i32
  %d = arith.constant -9000000000000000000 : i64
  %e = arith.constant 3 : i3
  %g = arith.constant -170141183460469231731687303715884105728 : i128
  %k = arith.constant 31 : i64
  %a0 = arith.sitofp %a : i8 to f32
  %a1 = arith.uitofp %a : i8 to f32
  %b0 = arith.sitofp %b : i16 to f64
  %b1 = arith.uitofp %b : i16 to f64
  %c0 = arith.sitofp %c : i32 to f64
  %c1 = arith.uitofp %c : i32 to f32
  %d0 = arith.sitofp %d : i64 to f64
  %d1 = arith.uitofp %d : i64 to f64
  %e0 = arith.sitofp %e : i3 to f32
  %e1 = arith.uitofp %e : i3 to f32
  %g0 = arith.sitofp %g : i128 to f64
  %g1 = arith.uitofp %g : i128 to f64
  %x0 = arith.bitcast %a0 : f32 to i32
  %x1 = arith.bitcast %a1 : f32 to i32
  %x2 = arith.bitcast %b0 : f64 to i64
  %x3 = arith.bitcast %b1 : f64 to i64
  %x4 = arith.bitcast %c0 : f64 to i64
  %x5 = arith.bitcast %c1 : f32 to i32
  %x6 = arith.bitcast %d0 : f64 to i64
  %x7 = arith.bitcast %d1 : f64 to i64
  %x8 = arith.bitcast %e0 : f32 to i32
  %x9 = arith.bitcast %e1 : f32 to i32
  %x10 = arith.bitcast %g0 : f64 to i64
  %x11 = arith.bitcast %g1 : f64 to i64
  %y0 = arith.addi %x0, %x1 : i32
  %y1 = arith.addi %y0, %x5 : i32
  %y2 = arith.muli %y1, %x8 : i32
  %y3 = arith.addi %y2, %x9 : i32
  %y4 = arith.extui %y3 : i32 to i64
  %z0 = arith.muli %y4, %k : i64
  %z1 = arith.addi %z0, %x2 : i64
  %z2 = arith.muli %z1, %k : i64
  %z3 = arith.addi %z2, %x3 : i64
  %z4 = arith.muli %z3, %k : i64
  %z5 = arith.addi %z4, %x4 : i64
  %z6 = arith.muli %z5, %k : i64
  %z7 = arith.addi %z6, %x6 : i64
  %z8 = arith.muli %z7, %k : i64
  %z9 = arith.addi %z8, %x7 : i64
  %z10 = arith.muli %z9, %k : i64
  %z11 = arith.addi %z10, %x10 : i64
  %z12 = arith.muli %z11, %k : i64
  %z13 = arith.addi %z12, %x11 : i64
  return %z13 : i64
}

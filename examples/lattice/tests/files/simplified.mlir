// RUN: --canonicalize --cse

// A constant feature takes a dimension away; the calibrator of a constant is none.
func.func @known(%x: f64) -> f64 {
  %known = arith.constant 2.5 : f64
  %a = lattice.calibrate %x at [0.0, 1.0] to [0.0, 1.0]
  %b = lattice.calibrate %known at [0.0, 5.0] to [0.0, 1.0]
  %y = lattice.interpolate %a, %b in [2, 2] of [0.0, 4.0, 10.0, 20.0]
  return %y : f64
}

// The table does not change along its first dimension.
func.func @constant_along(%x: f64, %z: f64) -> f64 {
  %y = lattice.interpolate %x, %z in [2, 3] of [1.0, 2.0, 3.0, 1.0, 2.0, 3.0]
  return %y : f64
}

// Only one segment of four has a slope, and two equal calibrators are one.
func.func @flat_ends(%x: f64) -> f64 {
  %a = lattice.calibrate %x at [0.0, 1.0, 2.0, 3.0, 4.0] to [1.0, 1.0, 0.0, 0.0, 0.0]
  %b = lattice.calibrate %x at [1.0, 2.0] to [1.0, 0.0]
  %y = lattice.mean %a, %b
  return %y : f64
}

// Nothing is left to be computed.
func.func @constant() -> f64 {
  %x = arith.constant 0.25 : f64
  %a = lattice.calibrate %x at [0.0, 1.0] to [0.0, 2.0]
  %y = lattice.interpolate %a, %a in [3, 2] of [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
  %z = lattice.mean %y
  return %z : f64
}

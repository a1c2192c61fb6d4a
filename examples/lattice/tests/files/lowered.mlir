// RUN: --lattice-to-arith --cse

func.func @calibrate(%x: f64) -> f64 {
  %y = lattice.calibrate %x at [0.0, 10.0, 20.0, 30.0] to [1.0, 3.0, 3.0, 2.0]
  return %y : f64
}

func.func @interpolate(%a: f64, %b: f64) -> f64 {
  %y = lattice.interpolate %a, %b in [2, 2] of [1.0, 3.0, 2.0, 4.0]
  return %y : f64
}

func.func @three_entries(%a: f64) -> f64 {
  %y = lattice.interpolate %a in [3] of [0.0, 1.0, 5.0]
  return %y : f64
}

func.func @mean(%a: f64, %b: f64) -> f64 {
  %y = lattice.mean %a, %b
  return %y : f64
}

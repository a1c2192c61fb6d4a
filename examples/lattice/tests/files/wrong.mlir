// RUN: --split-input-file

%x = arith.constant 1.0 : f64
%y = lattice.calibrate %x at [0.0, 1.0] to [0.0]

// -----

%x = arith.constant 1.0 : f64
%y = lattice.calibrate %x at [1.0, 1.0] to [0.0, 2.0]

// -----

%x = arith.constant 1.0 : f64
%y = lattice.interpolate %x in [2, 2] of [0.0, 1.0, 2.0, 3.0]

// -----

%x = arith.constant 1.0 : f64
%y = lattice.interpolate %x in [1] of [0.0]

// -----

%x = arith.constant 1.0 : f64
%y = lattice.interpolate %x in [2] of [0.0]

// -----

%y = lattice.mean

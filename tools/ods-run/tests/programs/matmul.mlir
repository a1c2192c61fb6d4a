// A product of matrices of 16 by 16 doubles.
// RESULT: i64 -4569851800013766656

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 16 : index
  %a = memref.alloc() : memref<16x16xf64>
  %b = memref.alloc() : memref<16x16xf64>
  %c = memref.alloc() : memref<16x16xf64>
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = arith.addi %i, %j : index
      %d = arith.subi %i, %j : index
      %si = arith.index_cast %s : index to i64
      %di = arith.index_cast %d : index to i64
      %sf = arith.sitofp %si : i64 to f64
      %df = arith.sitofp %di : i64 to f64
      %dh = arith.mulf %df, %half : f64
      memref.store %sf, %a[%i, %j] : memref<16x16xf64>
      memref.store %dh, %b[%i, %j] : memref<16x16xf64>
      memref.store %zero, %c[%i, %j] : memref<16x16xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %k] : memref<16x16xf64>
        %y = memref.load %b[%k, %j] : memref<16x16xf64>
        %z = memref.load %c[%i, %j] : memref<16x16xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %z, %p : f64
        memref.store %s, %c[%i, %j] : memref<16x16xf64>
      }
    }
  }
  %c3 = arith.constant 3 : index
  %c14 = arith.constant 14 : index
  %r = memref.load %c[%c3, %c14] : memref<16x16xf64>
  %q = memref.load %c[%c14, %c3] : memref<16x16xf64>
  %d = arith.subf %r, %q : f64
  %bits = arith.bitcast %d : f64 to i64
  return %bits : i64
}

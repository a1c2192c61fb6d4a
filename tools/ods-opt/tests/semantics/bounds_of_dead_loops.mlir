// options: --remove-dead-values=canonicalize=false
// MLIR 22 removes the bounds of a loop that it keeps, and crashes.
func.func @f(%arg0: i1, %arg1: index, %arg2: memref<1xi1>) -> i1 {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %0 = scf.for %arg3 = %arg1 to %c7 step %arg1 iter_args(%arg4 = %arg0) -> (i1) {
      %2 = memref.load %arg2[%c0] : memref<1xi1>
      scf.yield %arg0 : i1
    }
    return %arg0 : i1
}
func.func @unreachable(%arg0: f32, %arg1: memref<1xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = scf.index_switch %c0 -> f32
  default {
    %2 = memref.load %arg1[%c0] : memref<1xf32>
    scf.yield %arg0 : f32
  }
  %false = arith.constant false
  cf.cond_br %false, ^bb1, ^bb2(%arg0 : f32)
^bb1:
  cf.br ^bb2(%0 : f32)
^bb2(%1: f32):
  return %1 : f32
}

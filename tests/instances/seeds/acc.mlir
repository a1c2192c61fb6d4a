func.func @declares(%m: memref<4xf32>) {
  %0 = acc.copyin varPtr(%m : memref<4xf32>) -> memref<4xf32>
  acc.declare dataOperands(%0 : memref<4xf32>) {
    acc.terminator
  }
  %t = acc.declare_enter dataOperands(%0 : memref<4xf32>)
  %1 = acc.use_device varPtr(%m : memref<4xf32>) -> memref<4xf32>
  acc.host_data dataOperands(%1 : memref<4xf32>) {
    acc.terminator
  }
  return
}
// -----
acc.private.recipe @p : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
}
acc.firstprivate.recipe @f : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
} copy {
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  acc.terminator
}

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
// -----
func.func @regions(%x: memref<i32>, %v: memref<i32>, %e: i32) {
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.write %x = %e : memref<i32>, i32
  }
  %0 = acc.update_device varPtr(%x : memref<i32>) -> memref<i32>
  acc.update dataOperands(%0 : memref<i32>)
  acc.kernels {
    acc.terminator
  }
  return
}
// -----
acc.private.recipe @p : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
acc.firstprivate.recipe @f : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.terminator
}
acc.reduction.recipe @r : memref<i32> reduction_operator <add> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} combiner {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @privates(%x: memref<i32>) {
  %0 = acc.private varPtr(%x : memref<i32>) recipe(@p) -> memref<i32>
  %1 = acc.firstprivate varPtr(%x : memref<i32>) recipe(@f) -> memref<i32>
  %2 = acc.reduction varPtr(%x : memref<i32>) recipe(@r) -> memref<i32>
  return
}

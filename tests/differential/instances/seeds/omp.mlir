func.func @loops(%i: i32, %m: memref<i32>) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%arg: i32):
  %0 = arith.constant 0 : i32
  omp.yield(%0 : i32)
} combiner {
^bb1(%arg0: i32, %arg1: i32):
  %1 = arith.addi %arg0, %arg1 : i32
  omp.yield(%1 : i32)
}
// -----
omp.declare_reduction @add : !llvm.ptr init {
^bb0(%arg: !llvm.ptr):
  omp.yield(%arg : !llvm.ptr)
} combiner {
^bb1(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
}
func.func @scan(%i: i32, %p: !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @add %p -> %q : !llvm.ptr) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.scan inclusive(%q : !llvm.ptr)
      omp.yield
    }
  }
  return
}
// -----
func.func @sections() {
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @teams() {
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @workshare(%i: index) {
  omp.workshare {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%iv) : index = (%i) to (%i) step (%i) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// -----
func.func @ordered(%i: i64, %j: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%iv) : i64 = (%i) to (%i) step (%i) {
      omp.ordered depend_type(dependsource) depend_vec(%j : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}
// -----
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}

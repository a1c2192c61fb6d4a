func.func @wrappers(%i: i32, %p: !llvm.ptr, %b: i1) {
  omp.wsloop order(reproducible:concurrent) schedule(static = %i : i32, monotonic, simd) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.simd aligned(%p : !llvm.ptr -> 32 : i64) if(%b) order(concurrent) safelen(4) simdlen(2) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.taskloop grainsize(strict, %i : i32) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.taskloop num_tasks(%i : i32) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.loop bind(thread) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.teams {
    omp.distribute allocate(%i : i32 -> %p : !llvm.ptr) {
      omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// -----
func.func @cancels(%b: i1) {
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel) if(%b)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
// -----
func.func @atomics(%x: memref<i32>, %v: memref<i32>, %e: i32) {
  omp.atomic.capture hint(uncontended) memory_order(acquire) {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.write %x = %e : memref<i32>, i32
  }
  omp.atomic.update hint(none) %x : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%a : i32)
  }
  return
}
// -----
func.func @targets(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = ""}
  omp.target_data map_entries(%0 : !llvm.ptr) use_device_ptr(%0 -> %a : !llvm.ptr) {
    omp.terminator
  }
  omp.target depend(taskdependin -> %q : !llvm.ptr) map_entries(%0 -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
%i = "t.x"() : () -> i32
%loop = omp.new_cli
omp.canonical_loop(%loop) %iv : i32 in range(%i) {
  omp.terminator
}
%grid = omp.new_cli
%tile = omp.new_cli
omp.tile (%grid, %tile) <- (%loop) sizes(%i : i32)

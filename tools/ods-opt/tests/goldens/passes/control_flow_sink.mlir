// options: --control-flow-sink --allow-unregistered-dialect
func.func @branches(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %0, %0 : i32
  %r = scf.if %c -> i32 {
    scf.yield %2 : i32
  } else {
    scf.yield %1 : i32
  }
  return %r : i32
}

// Used in both regions, after the operation, or with memory effects.
func.func @stays(%c: i1, %a: i32, %m: memref<4xi32>, %i: index) -> i32 {
  %both = arith.addi %a, %a : i32
  %after = arith.subi %a, %a : i32
  %read = memref.load %m[%i] : memref<4xi32>
  scf.if %c {
    "test.use"(%both, %after, %read) : (i32, i32, i32) -> ()
  } else {
    "test.use"(%both) : (i32) -> ()
  }
  return %after : i32
}

// Chains, to the innermost region; a whole operation with regions.
func.func @nested(%c: i1, %a: i32, %i: index) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = scf.if %c -> i32 {
    scf.yield %1 : i32
  } else {
    scf.yield %0 : i32
  }
  scf.if %c {
    %3 = arith.xori %a, %a : i32
    scf.if %c {
      "test.use"(%2, %3) : (i32, i32) -> ()
    }
  }
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// A loop runs its region more than once; values of a region go to where a nested operation uses them.
func.func @loops(%lb: index, %m: memref<4xindex>, %c: i1) {
  %0 = arith.addi %lb, %lb : index
  scf.for %i = %lb to %lb step %lb {
    "test.use"(%0) : (index) -> ()
  }
  %1 = arith.muli %lb, %lb : index
  scf.if %c {
    scf.for %i = %lb to %lb step %lb {
      "test.use"(%1) : (index) -> ()
    }
  }
  %2 = arith.constant 3 : index
  scf.index_switch %lb
  case 1 {
    "test.use"(%2) : (index) -> ()
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// options: --convert-scf-to-cf
func.func private @use(i32)
func.func private @make() -> i32

func.func @for(%n: index, %a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %c = arith.cmpi eq, %x, %y : i32
    %r = scf.if %c -> (i32) {
      %m = func.call @make() : () -> i32
      scf.yield %m : i32
    } else {
      scf.yield %y : i32
    }
    scf.if %c {
      func.call @use(%r) : (i32) -> ()
    }
    scf.yield %y, %r : i32, i32
  }
  scf.for unsigned %i = %c0 to %n step %c1 {
    func.call @use(%a) : (i32) -> ()
  }
  return %0#0, %0#1 : i32, i32
}

func.func @while(%a: i32, %b: i32) -> (i32, i32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %b : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%x: i32):
    %y = arith.addi %x, %b : i32
    scf.yield %y : i32
  }
  %1 = scf.while (%x = %a) : (i32) -> i32 {
    %y = arith.addi %x, %b : i32
    %c = arith.cmpi slt, %y, %b : i32
    scf.condition(%c) %y : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

func.func @parallel(%n: index, %m: memref<?xf32>, %z: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) init (%z, %z) -> (f32, f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x, %z : f32, f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %q : f32
    }
  }
  scf.forall (%i, %j) = (0, %n) to (%n, 9) step (1, 2) {
    memref.store %z, %m[%j] : memref<?xf32>
  }
  return %0#0, %0#1 : f32, f32
}

func.func @choices(%n: index, %c: i1, %a: i32) -> i32 {
  %0 = func.call @make() : () -> i32
  %1 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    scf.yield %0 : i32
  }
  return %1 : i32
}

// -----

func.func @negated_conditions_are_folded_first(%c: i1, %a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %0 = scf.if %not -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %twice = arith.xori %not, %true : i1
  %1 = scf.if %twice -> i32 {
    %2 = scf.if %not -> i32 {
      scf.yield %a : i32
    } else {
      scf.yield %0 : i32
    }
    scf.yield %2 : i32
  } else {
    scf.yield %b : i32
  }
  scf.if %not {
    func.call @use(%a) : (i32) -> ()
  }
  return %1 : i32
}
func.func private @use(i32)

// Control flow that depends on poison, or that never ends.

func.func @branch_on_poison() -> i32 {
  %x = arith.constant 1 : i32
  %y = arith.constant 32 : i32
  %p = arith.shli %x, %y : i32
  %c = arith.cmpi eq, %p, %x : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %x : i32
^b:
  return %y : i32
}

func.func @switch_on_poison() -> i32 {
  %x = arith.constant 1 : i32
  %p = ub.poison : i32
  cf.switch %p : i32, [ default: ^a, 1: ^a ]
^a:
  return %x : i32
}

func.func @if_on_poison() -> i32 {
  %x = arith.constant 1 : i32
  %p = ub.poison : i1
  %r = scf.if %p -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

func.func @loop_while_poison() {
  %p = ub.poison : i1
  scf.while : () -> () {
    scf.condition(%p)
  } do {
    scf.yield
  }
  return
}

func.func @loop_to_poison() {
  %p = ub.poison : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %p step %c1 {
  }
  return
}

func.func @step_of_zero() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c0 {
  }
  return
}

func.func @narrow_loop() -> i32 {
  %from = arith.constant -100 : i8
  %to = arith.constant 100 : i8
  %by = arith.constant 50 : i8
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = scf.for %i = %from to %to step %by iter_args(%count = %zero) -> i32 : i8 {
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  return %n : i32
}

func.func @last_increment_overflows() {
  %from = arith.constant 0 : i8
  %to = arith.constant 127 : i8
  %by = arith.constant 2 : i8
  scf.for %i = %from to %to step %by : i8 {
  }
  return
}

func.func @last_increment_is_the_largest_number() {
  %from = arith.constant 0 : i8
  %to = arith.constant 127 : i8
  %by = arith.constant 1 : i8
  scf.for %i = %from to %to step %by : i8 {
  }
  return
}

func.func @unsigned_increment_overflows() {
  %from = arith.constant 0 : i8
  %to = arith.constant -1 : i8
  %by = arith.constant 100 : i8
  scf.for unsigned %i = %from to %to step %by : i8 {
  }
  return
}

func.func @increment_of_parallel_loop_overflows() {
  %from = arith.constant 0 : index
  %to = arith.constant 9223372036854775807 : index
  %by = arith.constant 9223372036854775806 : index
  scf.parallel (%i) = (%from) to (%to) step (%by) {
  }
  return
}

func.func @index_switch_on_poison() {
  %p = ub.poison : index
  scf.index_switch %p
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

func.func @unreachable() {
  ub.unreachable
}

func.func @assertion() {
  %false = arith.constant false
  cf.assert %false, "the message"
  return
}

func.func @assertion_of_poison() {
  %p = ub.poison : i1
  cf.assert %p, "the message"
  return
}

func.func @endless() {
  cf.br ^a
^a:
  cf.br ^a
}

func.func @endless_recursion() {
  call @endless_recursion() : () -> ()
  return
}

func.func @callee(%x: i32, %y: i32) -> i32 {
  %z = arith.divui %x, %y : i32
  return %z : i32
}

func.func @called() -> i32 {
  %x = arith.constant 5 : i32
  %y = arith.constant 0 : i32
  %z = call @callee(%x, %y) : (i32, i32) -> i32
  return %z : i32
}

func.func private @unknown(i32) -> i32

func.func @external() -> i32 {
  %x = arith.constant 5 : i32
  %z = call @unknown(%x) : (i32) -> i32
  return %z : i32
}

func.func @call_poison() {
  %p = ub.poison : () -> ()
  call_indirect %p() : () -> ()
  return
}

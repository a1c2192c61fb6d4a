// options: --canonicalize
func.func private @effect(i1)
func.func private @other(i32)
func.func private @make() -> i32

func.func @known(%a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = scf.if %true -> (i32) {
    %x = arith.addi %a, %b : i32
    scf.yield %x : i32
  } else {
    scf.yield %b : i32
  }
  scf.if %false {
    func.call @other(%a) : (i32) -> ()
  }
  return %0 : i32
}

func.func @selected(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %x = func.call @make() : () -> i32
    scf.yield %a, %x, %b : i32, i32, i32
  } else {
    %y = func.call @make() : () -> i32
    scf.yield %b, %y, %b : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}

func.func @condition_inside(%c: i1) {
  scf.if %c {
    func.call @effect(%c) : (i1) -> ()
  } else {
    func.call @effect(%c) : (i1) -> ()
  }
  return
}

func.func @condition_as_result(%c: i1) -> (i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0:2 = scf.if %c -> (i1, i1) {
    func.call @effect(%true) : (i1) -> ()
    scf.yield %true, %false : i1, i1
  } else {
    scf.yield %false, %true : i1, i1
  }
  return %0#0, %0#1 : i1, i1
}

func.func @negated(%c: i1, %a: i32, %b: i32) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n {
    func.call @other(%a) : (i32) -> ()
  } else {
    func.call @other(%b) : (i32) -> ()
  }
  return
}

func.func @without_else(%c: i1, %a: i32) {
  scf.if %c {
    func.call @other(%a) : (i32) -> ()
  } else {
  }
  return
}

func.func @unused_results(%c: i1) -> i32 {
  %0:2 = scf.if %c -> (i32, i32) {
    %x = func.call @make() : () -> i32
    %y = func.call @make() : () -> i32
    scf.yield %x, %y : i32, i32
  } else {
    %x = func.call @make() : () -> i32
    scf.yield %x, %x : i32, i32
  }
  return %0#1 : i32
}

func.func @consecutive(%c: i1, %a: i32) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    %x = func.call @make() : () -> i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.if %c -> (i32) {
    func.call @other(%0) : (i32) -> ()
    %x = func.call @make() : () -> i32
    scf.yield %x : i32
  } else {
    func.call @other(%0) : (i32) -> ()
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}

func.func @consecutive_negated(%c: i1, %a: i32, %b: i32) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %c {
    func.call @other(%a) : (i32) -> ()
  }
  scf.if %n {
    func.call @other(%b) : (i32) -> ()
  }
  return
}

func.func @nested(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> (i32) {
      %x = func.call @make() : () -> i32
      scf.yield %x : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %1, %a : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  scf.if %c {
    scf.if %d {
      func.call @other(%a) : (i32) -> ()
    }
  }
  return %0#0, %0#1 : i32, i32
}

// options: --canonicalize
func.func private @test(i32) -> i1
func.func private @use(i1)
func.func private @next(i32, i32) -> i32

func.func @condition_known_inside(%a: i32) -> i1 {
  %0 = scf.while (%x = %a) : (i32) -> i1 {
    %c = func.call @test(%x) : (i32) -> i1
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%c: i1):
    func.call @use(%c) : (i1) -> ()
    scf.yield %a : i32
  }
  return %0 : i1
}

func.func @comparison_known_inside(%a: i32, %b: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %y = func.call @next(%x, %x) : (i32, i32) -> i32
    %c = arith.cmpi slt, %y, %b : i32
    scf.condition(%c) %y : i32
  } do {
  ^bb0(%x: i32):
    %same = arith.cmpi slt, %x, %b : i32
    %opposite = arith.cmpi sge, %x, %b : i32
    %other = arith.cmpi sgt, %x, %b : i32
    func.call @use(%same) : (i1) -> ()
    func.call @use(%opposite) : (i1) -> ()
    func.call @use(%other) : (i1) -> ()
    scf.yield %x : i32
  }
  return %0 : i32
}

func.func @other_order(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = func.call @test(%x) : (i32) -> i1
    scf.condition(%c) %y, %x : i32, i32
  } do {
  ^bb0(%y: i32, %x: i32):
    %n = func.call @next(%x, %y) : (i32, i32) -> i32
    scf.yield %n, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @if_moves_down(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %y = func.call @next(%x, %x) : (i32, i32) -> i32
    %c = func.call @test(%y) : (i32) -> i1
    %r = scf.if %c -> (i32) {
      %z = func.call @next(%x, %y) : (i32, i32) -> i32
      scf.yield %z : i32
    } else {
      scf.yield %x : i32
    }
    scf.condition(%c) %r : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return %0 : i32
}

func.func @unused(%a: i32, %b: i32) -> i32 {
  %0:3 = scf.while (%x = %a, %y = %b, %z = %b) : (i32, i32, i32) -> (i32, i32, i32) {
    %c = func.call @test(%x) : (i32) -> i1
    scf.condition(%c) %x, %b, %z : i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %n = func.call @next(%x, %y) : (i32, i32) -> i32
    scf.yield %n, %y, %n : i32, i32, i32
  }
  return %0#1 : i32
}

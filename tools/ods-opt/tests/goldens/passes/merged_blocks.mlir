// options: --canonicalize=region-simplify=aggressive

// Blocks that differ in operands, some of them twice.
func.func @operands(%c: i1, %a: i32, %b: i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.use"(%a, %a, %b) : (i32, i32, i32) -> ()
  cf.br ^bb3
^bb2:
  "t.use"(%b, %b, %b) : (i32, i32, i32) -> ()
  cf.br ^bb3
^bb3:
  return
}

// Values of the blocks themselves must be the same ones.
func.func @inside(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%a : i32)
^bb1(%x: i32):
  %0 = "t.op"(%x) : (i32) -> i32
  %1 = "t.op"(%0) : (i32) -> i32
  return %1 : i32
^bb2(%y: i32):
  %2 = "t.op"(%y) : (i32) -> i32
  %3 = "t.op"(%2) : (i32) -> i32
  return %3 : i32
}

func.func @other_order(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%a : i32)
^bb1(%x: i32):
  %0 = "t.op"(%x) : (i32) -> i32
  %1 = "t.op"(%0) : (i32) -> i32
  return %1 : i32
^bb2(%y: i32):
  %2 = "t.op"(%y) : (i32) -> i32
  %3 = "t.op"(%2) : (i32) -> i32
  return %2 : i32
}

// Attributes and regions.
func.func @attributes(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.op"() {a = 1} : () -> ()
  return
^bb2:
  "t.op"() {a = 2} : () -> ()
  return
}

func.func @regions(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.op"() ({ "t.op"() : () -> () }) : () -> ()
  return
^bb2:
  "t.op"() ({ "t.op"() : () -> () }) : () -> ()
  return
}

// Cases of a switch.
func.func @switch(%f: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb1,
    3: ^bb2(%a : i32),
    4: ^bb3(%b : i32),
    5: ^bb4
  ]
^bb1:
  "t.use"(%a) : (i32) -> ()
  return %a : i32
^bb2(%x: i32):
  "t.other"(%x) : (i32) -> ()
  return %x : i32
^bb3(%y: i32):
  "t.other"(%y) : (i32) -> ()
  return %b : i32
^bb4:
  "t.use"(%b) : (i32) -> ()
  return %a : i32
}

// An argument that gets the same from everywhere.
func.func @redundant(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb2
^bb2:
  "t.op"() : () -> ()
  cf.br ^bb1(%a, %a : i32, i32)
^bb1(%x: i32, %y: i32):
  %0 = "t.op"(%x, %y) : (i32, i32) -> i32
  return %0 : i32
}

// What cannot be reached goes first, so that the block behind it has one predecessor only.
func.func @unreachable(%v: i1) -> (i32, i64) {
  %one = arith.constant 1 : i32
  cf.br ^bb3
^bb0(%x: i32):
  cf.cond_br %v, ^bb0(%one : i32), ^bb3
^bb3:
  %zero = arith.constant 0 : i64
  %five = arith.constant 5 : i64
  %d = arith.divui %zero, %five : i64
  return %one, %d : i32, i64
}

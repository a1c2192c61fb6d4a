// options: --remove-dead-values
func.func @a(%m: memref<4xi32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = arith.addi %0, %0 : i32
  return
}

// -----

func.func private @f(%m: memref<4xi32>, %i: index, %v: i32) -> i32 {
  memref.store %v, %m[%i] : memref<4xi32>
  %c = arith.constant 3 : i32
  return %c : i32
}

// -----

func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  %c = arith.addi %a, %a : i32
  return %c, %b : i32, i32
}
func.func @g(%a: i32, %b: i32) -> i32 {
  %0:2 = call @f(%a, %b) : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// -----

func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  %c = arith.addi %a, %a : i32
  return %c, %b : i32, i32
}
func.func @g(%a: i32, %b: i32) -> i32 {
  return %a : i32
}

// -----

func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb2(%b : i32)
^bb1(%x: i32, %y: i32):
  %t = arith.addi %x, %x : i32
  cf.br ^bb2(%y : i32)
^bb2(%z: i32):
  return %a : i32
}

// -----

func.func @f(%a: i32, %m: memref<i32>) -> i32 {
  return %a : i32
^bb1(%x: i32):
  memref.store %x, %m[] : memref<i32>
  %t = arith.addi %x, %x : i32
  cf.br ^bb1(%t : i32)
}

// -----

func.func @f(%a: i32, %m: memref<i32>) -> i32 {
  %f = arith.constant false
  %r = scf.if %f -> i32 {
    memref.store %a, %m[] : memref<i32>
    %t = arith.addi %a, %a : i32
    scf.yield %t : i32
  } else {
    scf.yield %a : i32
  }
  return %a : i32
}

// -----

func.func @f(%a: i32, %m: memref<i32>) -> i32 {
  %f = arith.constant false
  %r = scf.if %f -> i32 {
    memref.store %a, %m[] : memref<i32>
    %t = arith.addi %a, %a : i32
    scf.yield %t : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}

// -----

func.func private @ext(i32) -> i32
func.func @f(%a: i32, %m: memref<i32>) -> i32 {
  %r = call @ext(%a) : (i32) -> i32
  %s = call @ext(%r) : (i32) -> i32
  return %r : i32
}

// -----

func.func @f(%a: i32, %m: memref<i32>) -> i32 {
  %r = "test.x"(%a) : (i32) -> i32
  %s = "test.y"(%r) ({ ^bb0(%q: i32): "test.z"() : () -> () }) : (i32) -> i32
  return %r : i32
}

// -----

func.func @a(%m: memref<4xi32>, %i: index) -> index {
  %0 = memref.load %m[%i] : memref<4xi32>
  %v = arith.constant 1 : i32
  memref.store %v, %m[%i] : memref<4xi32>
  return %i : index
}

// -----

func.func @a(%m: memref<4xi32>, %i: index) -> index {
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.store %0, %m[%i] : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloca() : memref<4xi32>
  return %i : index
}

// -----

func.func @a(%n: index, %i: index) -> index {
  %a = memref.alloc(%n) : memref<?xi32>
  %b = memref.alloca(%n) : memref<?xi32>
  return %i : index
}

// -----

func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb1(%b, %a : i32, i32)
^bb1(%x: i32, %y: i32):
  return %a : i32
}

// -----

func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb1(%b, %b : i32, i32)
^bb1(%x: i32, %y: i32):
  return %x : i32
}

// -----

func.func private @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.addi %b, %b : i32
  cf.cond_br %c, ^bb1(%a, %0 : i32, i32), ^bb1(%b, %b : i32, i32)
^bb1(%x: i32, %y: i32):
  return %x : i32
}

// -----

func.func @f(%a: i32, %m: memref<i32>) -> i32 {
  cf.br ^bb2
^bb1(%c: i1):
  cf.cond_br %c, ^bb1(%c : i1), ^bb2
^bb2:
  return %a : i32
}

// -----

func.func @f(%a: index, %b: i32, %m: memref<i32>) -> i32 {
  %r:3 = scf.for %i = %a to %a step %a iter_args(%x = %b, %y = %b, %z = %b) -> (i32, i32, i32) {
    %s = arith.addi %x, %x : i32
    %t = arith.addi %y, %y : i32
    scf.yield %s, %t, %z : i32, i32, i32
  }
  return %r#1 : i32
}

// -----

func.func @f(%a: index, %b: i32, %m: memref<i32>) -> i32 {
  %r:3 = scf.for %i = %a to %a step %a iter_args(%x = %b, %y = %b, %z = %b) -> (i32, i32, i32) {
    %s = arith.addi %x, %x : i32
    %t = arith.addi %y, %y : i32
    memref.store %z, %m[] : memref<i32>
    scf.yield %s, %t, %z : i32, i32, i32
  }
  return %b : i32
}

// -----

func.func @f(%a: i32, %b: i32, %m: memref<i32>) -> i32 {
  %r:3 = scf.while (%x = %b, %y = %b, %z = %b) : (i32, i32, i32) -> (i32, i32, i32) {
    %c = arith.cmpi slt, %x, %y : i32
    %q = arith.addi %x, %x : i32
    scf.condition(%c) %q, %z, %y : i32, i32, i32
  } do {
  ^bb0(%u: i32, %v: i32, %w: i32):
    memref.store %u, %m[] : memref<i32>
    scf.yield %u, %v, %v : i32, i32, i32
  }
  return %r#0 : i32
}

// -----

func.func private @f(%a: i32 {foo.x = 1}, %b: i32 {foo.y = 2}) -> (i32 {foo.z}, i32) {
  return %a, %b : i32, i32
}
func.func @g(%a: i32, %b: i32) -> i32 {
  %0:2 = call @f(%a, %b) : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// -----

func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %b : i32, i32
}
func.func @g(%a: i32, %b: i32) -> i32 {
  %fn = func.constant @f : (i32, i32) -> (i32, i32)
  %0:2 = call_indirect %fn(%a, %b) : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// -----

module @outer {
module @inner {
func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %b : i32, i32
}
func.func @g(%a: i32, %b: i32) -> i32 {
  %0:2 = call @f(%a, %b) : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}
}
}

// -----

func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = call @f(%b, %a) : (i32, i32) -> (i32, i32)
  return %0#0, %0#1 : i32, i32
}

// -----

func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = call @f(%b, %a) : (i32, i32) -> (i32, i32)
  return %0#0, %b : i32, i32
}
func.func @g(%a: i32, %b: i32) -> i32 {
  %0:2 = call @f(%a, %b) : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// -----

func.func @f(%a: index, %m: memref<?xi32>) {
  scf.for %i = %a to %a step %a {
    %0 = memref.load %m[%i] : memref<?xi32>
    "test.x"() : () -> ()
  }
  return
}

// -----

func.func @f(%a: index, %m: memref<?xi32>) {
  scf.for %i = %a to %a step %a {
    %0 = memref.load %m[%i] : memref<?xi32>
  }
  return
}

// -----

func.func @f(%a: index, %m: memref<?xi32>) -> i32 {
  %r = scf.execute_region -> i32 {
    %0 = memref.load %m[%a] : memref<?xi32>
    %c = arith.constant true
    cf.cond_br %c, ^bb1(%0: i32), ^bb2(%0 : i32)
  ^bb1(%x: i32):
    scf.yield %x : i32
  ^bb2(%y: i32):
    %z = arith.addi %y, %y : i32
    scf.yield %z : i32
  }
  return %r : i32
}

// -----

func.func @f(%a: index, %m: memref<?xi32>) -> i32 {
  %c = arith.constant true
  %r = scf.execute_region -> i32 {
    %0 = memref.load %m[%a] : memref<?xi32>
    cf.cond_br %c, ^bb1(%0: i32), ^bb2(%0 : i32)
  ^bb1(%x: i32):
    scf.yield %x : i32
  ^bb2(%y: i32):
    %z = arith.addi %y, %y : i32
    scf.yield %z : i32
  }
  return %r : i32
}

// -----

func.func @f(%a: index, %m: memref<?xi32>, %c: i1) -> i32 {
  %r = scf.execute_region -> i32 {
    %0 = memref.load %m[%a] : memref<?xi32>
    cf.cond_br %c, ^bb1(%0: i32), ^bb1(%0 : i32)
  ^bb1(%x: i32):
    scf.yield %x : i32
  }
  return %r : i32
}

// -----

func.func @f(%a: i32, %m: memref<i32>) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = scf.execute_region -> i32 {
    %0 = memref.load %m[] : memref<i32>
    %x = arith.addi %0, %c1 : i32
    %y = arith.addi %x, %c1 : i32
    scf.yield %y : i32
  }
  return %r : i32
}

// -----

func.func @f(%a: i32, %c: i1, %m: memref<i32>) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant true
  %r = scf.if %c -> i32 {
    %s = scf.if %c0 -> i32 {
      %0 = memref.load %m[] : memref<i32>
      %x = arith.addi %0, %c1 : i32
      %y = arith.addi %x, %c1 : i32
      scf.yield %y : i32
    } else {
      "test.x"() : () -> ()
      scf.yield %a : i32
    }
    "test.y"() : () -> ()
    scf.yield %s : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}

// -----

func.func @f(%a: i32, %c: i1, %m: memref<i32>) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant true
  cf.cond_br %c0, ^bb1, ^bb2
^bb1:
  %s = scf.if %c0 -> i32 {
      %0 = memref.load %m[] : memref<i32>
      %x = arith.addi %0, %c1 : i32
      %y = arith.addi %x, %c1 : i32
      scf.yield %y : i32
    } else {
      "test.x"() : () -> ()
      scf.yield %a : i32
    }
  return %s : i32
^bb2:
  "test.x"() : () -> ()
  cf.br ^bb1
}

// -----

func.func @f(%a: i32, %c: i1, %m: memref<i32>) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant true
  cf.cond_br %c0, ^bb1, ^bb2
^bb1:
  %s = scf.execute_region -> i32 {
      %0 = memref.load %m[] : memref<i32>
      %x = arith.addi %0, %c1 : i32
      %y = arith.addi %x, %c1 : i32
      cf.br ^bb4
     ^bb4:
      scf.yield %y : i32
    } 
  return %s : i32
^bb2:
  "test.x"() : () -> ()
  cf.br ^bb1
}
// -----
func.func private @use(i1)
func.func private @next(i32, i32) -> i32
func.func @f(%c: i1, %x: i32) {
  scf.if %c {
    %t = arith.constant true
    func.call @use(%t) : (i1) -> ()
    %a = arith.addi %x, %x : i32
    %b = arith.cmpi eq, %a, %a : i32
    func.call @use(%b) : (i1) -> ()
  }
  return
}
func.func @g(%arg17: i32, %arg18: i32) -> i32 {
    %t = "t.before"() : () -> i32
    %11 = scf.while (%arg20 = %arg17) : (i32) -> (i32) {
      %15 = func.call @next(%arg20, %arg20) : (i32, i32) -> i32
      %16 = arith.cmpi slt, %15, %arg18 : i32
      scf.condition(%16) %15 : i32
    } do {
    ^bb0(%arg19: i32):
      %k = arith.constant true
      func.call @use(%k) : (i1) -> ()
      %12 = arith.cmpi slt, %arg19, %arg18 : i32
      %13 = arith.cmpi sge, %arg19, %arg18 : i32
      func.call @use(%12) : (i1) -> ()
      func.call @use(%13) : (i1) -> ()
      scf.yield %arg19 : i32
    }
    func.return %11 : i32
}

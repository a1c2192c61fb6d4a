// options: --remove-dead-values=canonicalize=false
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

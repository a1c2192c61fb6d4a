// options: --loop-invariant-code-motion
func.func @f(%n: index, %m: memref<?xf32>, %x: f32, %cond: i1) {
  scf.for %i = %n to %n step %n {
    %c = arith.constant 4 : index
    %a = arith.addi %n, %c : index
    %b = arith.divsi %a, %n : index
    %l = memref.load %m[%n] : memref<?xf32>
    %d = memref.dim %m, %c : memref<?xf32>
    %k = arith.addi %i, %a : index
    %if = scf.if %cond -> index { 
      %q = arith.muli %a, %a : index
      scf.yield %q : index } else { scf.yield %n : index }
    "test.use"(%k, %b, %l, %d, %if) : (index, index, f32, index, index) -> ()
    affine.for %j = 0 to 10 {
      %z = arith.muli %k, %a : index
      %y = affine.apply affine_map<(d0) -> (d0 + 1)>(%j)
      "test.use"(%z) : (index) -> ()
    }
  }
  return
}
func.func @while(%n: index, %x: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.addi %x, %x : i32
    %p = arith.cmpi slt, %a, %c : i32
    scf.condition(%p) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.muli %x, %x : i32
    %e = arith.addi %b, %d : i32
    scf.yield %e : i32
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %c = arith.constant 1 : index
    scf.for %j = %n to %i step %c {
      %y = arith.addi %c, %n : index
      %z = arith.addi %y, %i : index
      "test.use"(%z) : (index) -> ()
    }
    scf.reduce
  }
  return %r : i32
}
// -----
func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
    affine.for %a = 0 to 4 { }
    affine.for %a = 0 to 4 step 2 { }
    affine.for %a = 0 to %n { }
    affine.for %a = 0 to %n step 2 { }
    "test.use"(%i) : (index) -> ()
  }
  return
}

func.func @loop(%n: index, %m: memref<10xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1 : index
  %two = arith.addi %c1, %one : index
  %dead = arith.muli %two, %n : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> f32 {
    %v = memref.load %m[%i] : memref<10xf32>
    %w = memref.load %m[%i] : memref<10xf32>
    %s = arith.addf %v, %w : f32
    %t = arith.addf %acc, %s : f32
    scf.yield %t : f32
  }
  return %r : f32
}
func.func @branch(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  cf.cond_br %c, ^small, ^large(%a : i32)
^small:
  %z = arith.constant 0 : i32
  %s = arith.addi %b, %z : i32
  cf.br ^large(%s : i32)
^large(%x: i32):
  %y = arith.addi %x, %a : i32
  %again = arith.cmpi slt, %y, %b : i32
  cf.cond_br %again, ^large(%y : i32), ^end
^end:
  %five = arith.constant 5 : i32
  %last = arith.addi %y, %five : i32
  return %last : i32
}

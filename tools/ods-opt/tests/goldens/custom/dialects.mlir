func.func @f(%a: i32, %b: i32, %m: index) -> i32 {
  %c = arith.addi %a, %b : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%x = %c) -> (i32) {
    %y = arith.muli %x, %a : i32
    scf.yield %y : i32
  }
  %t = arith.cmpi slt, %r, %b : i32
  cf.cond_br %t, ^bb1(%r : i32), ^bb2
^bb1(%z: i32):
  return %z : i32
^bb2:
  %f = math.absi %a : i32
  return %f : i32
}
// -----
func.func @zero_with_a_sign(%a: i32, %b: i128) {
  cf.switch %a : i32, [ default: ^bb1, -0: ^bb1, -0x0: ^bb1, -1: ^bb1, 4294967295: ^bb1 ]
^bb1:
  cf.switch %b : i128, [ default: ^bb2, -0: ^bb2 ]
^bb2:
  return
}
// -----
func.func private @f(i32 {a.b = loc(unknown)})
// -----
func.func @f(%a: i32 {a.b = loc(unknown)}) { return }
// -----
func.func @f(%a: i32 {a.b = loc("a")}) { return }
// -----
func.func @f(%a: i32 {a.b = loc("a")}, %b: i32 {a.b = loc("a")}) { return }
// -----
func.func @f(%a: i32 {a.b = [loc("a")]}, %b: i32 {a.b = [loc("a")]}) { return }
// -----
func.func @f(%a: i32 {a.b = affine_map<()->()>}, %b: i32 {a.b = affine_map<()->()>}) { return }
// -----
func.func @f() attributes {a.b = loc("a")} { return }
// -----
func.func @f(%a: i32 ) -> (i32 {a.b = loc(unknown)}) { return %a : i32 }
// -----
func.func @f() { "a.b"() ({ ^bb0(%a: i32): }) {a = loc("a")} : () -> ()
  return
}

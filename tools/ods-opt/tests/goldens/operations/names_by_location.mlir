func.func @f(%a: i32 loc("aa"), %n: index) -> (i32, index) {
  %c = arith.constant 3 : i32 loc("named")
  %i = arith.constant 5 : index loc("x"("f":1:2))
  %t = arith.constant true loc(fused["q", "f":3:4])
  %l = scf.for %iv = %n to %i step %n iter_args(%z = %a) -> i32 {
    scf.yield %z : i32
  } loc("loop")
  affine.for %m = 0 to 10 {
    "test.user"(%m) : (index) -> ()
  }
  return %c, %i : i32, index
}
"test.op"() ({
^bb0(%q: i32 loc("q"), %r: i32 loc("arg")):
  %s:2 = "test.two"(%q) : (i32) -> (i32, i32) loc("pair")
}) : () -> ()

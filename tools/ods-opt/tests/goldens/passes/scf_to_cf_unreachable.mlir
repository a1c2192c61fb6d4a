// options: --convert-scf-to-cf
func.func @nested(%c: i1) {
  scf.if %c {
    scf.execute_region {
      scf.if %c { "a.a"() : () -> () }
      scf.yield
    ^bb1:
      scf.if %c { "a.b"() : () -> () }
      cf.br ^bb2
    ^bb2:
      scf.if %c { "a.c"() : () -> () }
      scf.yield
    }
  }
  return
}
// -----
func.func @order(%c: i1) {
  cf.br ^bb2
^bb1:
  scf.if %c { "a.a"() : () -> () }
  return
^bb2:
  scf.if %c { "a.b"() : () -> () }
  cf.cond_br %c, ^bb1, ^bb3
^bb3:
  scf.if %c { "a.c"() : () -> () }
  return
}
// -----
func.func @unreachable_outer(%c: i1) {
  return
^bb1:
  "x.y"() ({
    scf.if %c { "a.a"() : () -> () }
    "x.z"() : () -> ()
  }) : () -> ()
  cf.br ^bb1
}
// -----
"x.graph"() ({
  %c = "a.c"() : () -> i1
  scf.if %c { "a.a"() : () -> () }
  "x.z"()[^bb2] : () -> ()
^bb1:
  scf.if %c { "a.a"() : () -> () }
  "x.z"()[^bb2] : () -> ()
^bb2:
  scf.if %c { "a.a"() : () -> () }
  "x.z"() : () -> ()
}) : () -> ()

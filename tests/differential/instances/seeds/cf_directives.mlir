"t.w"() ({
  %a, %c = "t.x"() : () -> (i64, i32)
  cf.switch %c : i32, [
    default: ^bb2,
    1: ^bb1(%a : i64),
    -1: ^bb2
  ]
^bb1(%x : i64):
  cf.switch %c : i32, [default: ^bb2]
^bb2:
  "t.end"() : () -> ()
}) : () -> ()

// ANCHOR: before
// CHECK-LABEL: func @clamp
func.func @clamp( %x: i32,
                  %limit: i32 )->i32 attributes { a.b=1:i64 } {
    %c0=arith.constant 0:i32 // the least
// CHECK: arith.cmpi
    %low = arith.cmpi slt,%x,%c0 :i32


    cf.cond_br %low , ^done(%c0:i32),^next
  ^next:
      %0 = scf.if %low -> (i32) { scf.yield %x : i32 } else { scf.yield %limit : i32 }
      cf.br ^done(%0
          : i32)
  ^done( %r : i32 ):  return %r : i32
}
// ANCHOR_END: before

"builtin.module"() <{sym_name = "m"}> ({
  "t.func"() <{sym_name = "f", function_type = (i32, index) -> i32}> ({
  ^bb0(%arg0: i32 loc("x"), %arg1: index):
    %0:2 = "t.two"(%arg0, %late) {a = 1 : i8, b} : (i32, f32) -> (i32, vector<2xf32>) loc(fused["a", "b":1:2])
    %late = "t.late"(%0#1) ({
      "t.inner"()[^bb1] : () -> ()
    ^bb1:
      "t.end"(%0#0) : (i32) -> ()
    }, {
    }) : (vector<2xf32>) -> f32
    "t.branch"(%0#0)[^bb1, ^bb2] : (i32) -> ()
  ^bb1:
    "t.return"(%0#0) : (i32) -> () loc(#loc1)
  ^bb2:
    "t.return"(%arg0) : (i32) -> ()
  }) {t.attr = #a} : () -> ()
  %c = builtin.unrealized_conversion_cast to tensor<2x!d.t> {x = "y"}
}) : () -> ()
#loc1 = loc(callsite("c" at unknown))
#a = [dense_resource<r> : tensor<1xi8>, distinct[0]<@f::@"g h">]
{-#
  dialect_resources: { builtin: { r: "0x0400000001" } },
  external_resources: { tool: { key: "value", yes: true } }
#-}

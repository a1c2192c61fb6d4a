!t = tuple<i32, i32>
#m = affine_map<(d0) -> (d0 + 1)>
#l = loc("deep"("x":1:2))
"a"() ({
^bb0(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>> loc(#l)):
  "b"() {m = #m, s = affine_set<(d0) : (d0 >= 0)>, l = loc("q")} : () -> !t loc(fused<{m = affine_map<() -> ()>}>["u", #l])
}) {d = distinct[3]<[1, #m]>, e = distinct[1]<>, n = [#m, affine_map<(d0, d1) -> (d1)>]} : () -> () loc(#l)
"c"() <{m = #m, o = affine_map<(d0) -> (d0 - 4)>}> {p = affine_map<(d0, d1) -> (d1)>} : () -> () loc(#late)
"t"() : () -> (tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1>, !t)
#late = loc(callsite("late" at unknown))
// -----
"a"() ({ "x"() {r = dense_resource<c> : tensor<1xi8>} : () -> () }) {a = dense_resource<z> : tensor<1xi8>, b = dense_resource<y> : tensor<1xi8>} : () -> ()
"a"() {a = dense_resource<x> : tensor<1xi8>, b = dense_resource<missing> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: { builtin: { b: "0x0400000001", x: "0x0400000001", c : "0x0400000001", q : "0x0400000001", z: "0x0400000001", y: "0x0400000001" } },
  external_resources: { q : { b: "0x0400000001", x: true, y : "foo", "z w": false }, none: {}, a : { z: "" } }
#-}
// -----
"a"() {x = 1} : () -> ()
{-# external_resources: { q : { b: "0x0400000001" } } #-}

module {}
// -----
// nothing
// -----
module @a { module @"b c" attributes {x.y = 1, z.w} {} module {} loc("here") }
// -----
module @a attributes {sym_visibility = "private"} { "a.b"() ({}) : () -> () }
// -----
module attributes {sym_name = "b"} {}
// -----
module @a attributes {sym_name = "b"} { ^bb0: }
// -----
module {}
module {}
// -----
"builtin.module"() ({^bb0:}) {sym_name = "x", foo.bar} : () -> ()
// -----
"builtin.module"() <{sym_name = "x", zz = 1, sym_visibility="private"}> ({^bb0:}) {foo.bar} : () -> ()
// -----
builtin.module {
  %0 = "a"() : () -> i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  %2:2 = unrealized_conversion_cast to i1, f32 {a, b = 1}
  %3 = builtin.unrealized_conversion_cast %1, %2#1 : i64, f32 to i8
  "r"() ({ %4 = builtin.unrealized_conversion_cast to i1 }) : () -> ()
}

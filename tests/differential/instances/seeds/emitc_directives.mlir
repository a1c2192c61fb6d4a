emitc.global @a : i32
emitc.global @b : i32 = 4
emitc.global static @d : !emitc.opaque<"char"> = #emitc.opaque<"CHAR_MIN">
emitc.class @c {
  emitc.field @a : i32
  emitc.field @c : i32 = 4 {a}
}
%0 = "t.x"() : () -> i32
emitc.switch %0 : i32
case 2 {
  emitc.yield
}
default {
  emitc.yield
}

// options: 
emitc.include "a.h"
emitc.include <"b.h">
emitc.global @g : f32
emitc.global static const @h : !emitc.array<2x3xf32> = dense<1.5>
emitc.global extern @e : !emitc.opaque<"char"> = #emitc.opaque<"CHAR_MIN">
emitc.declare_func @s
emitc.func @ext(i32, !emitc.ptr<f32>) -> i32 attributes {specifiers = ["extern"]}
emitc.func @s(%x: i32, %y: index, %p: !emitc.ptr<f32>, %a: !emitc.array<2x3xf32>, %f: f32, %b: i1, %o: !emitc.opaque<"S">) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = emitc.add %x, %x : (i32, i32) -> i32
  %1 = emitc.expression %x, %0, %f : (i32, i32, f32) -> i32 {
    %2 = mul %x, %0 : (i32, i32) -> i32
    %3 = sub %2, %x : (i32, i32) -> i32
    %4 = sub %x, %3 : (i32, i32) -> i32
    %5 = call_opaque "foo"(%4, %x) {args = [1 : index, 0 : index, 4 : i32, #emitc.opaque<"Q">, i32], template_args = [f32, 3 : i32]} : (i32, i32) -> i32
    %6 = cast %5 : i32 to f32
    %7 = cast %6 : f32 to i32
    %8 = unary_minus %7 : (i32) -> i32
    %9 = cmp lt, %8, %x : (i32, i32) -> i1
    %10 = logical_not %9 : i1
    %11 = conditional %10, %x, %0 : i32
    yield %11 : i32
  }
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = 3 : i32}> : () -> !emitc.lvalue<i32>
  %arr = "emitc.variable"() <{value = #emitc.opaque<"{1,2}">}> : () -> !emitc.array<2xi32>
  emitc.assign %1 : i32 to %v : <i32>
  emitc.for %i = %y to %y step %y { 
    emitc.for %j = %y to %y step %y { 
      %s = subscript %a[%i, %j] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
      %l = load %s : <f32>
      emitc.assign %f : f32 to %s : <f32> } }
  emitc.if %b { emitc.verbatim "x();" } else { emitc.verbatim "y({}, {{);" args %x : i32 }
  emitc.switch %x : i32 case 2 { %q = emitc.call @ext(%x, %p) : (i32, !emitc.ptr<f32>) -> i32 emitc.yield } default { emitc.yield }
  %ad = emitc.address_of %v : !emitc.lvalue<i32>
  %de = emitc.dereference %ad : !emitc.ptr<i32>
  %dl = emitc.load %de : <i32>
  emitc.assign %dl : i32 to %de : <i32>
  %lit = emitc.literal "M_PI" : f32
  %u = emitc.unary_plus %lit : (f32) -> f32
  %gg = emitc.get_global @g : !emitc.lvalue<f32>
  %gl = emitc.load %gg : <f32>
  %c = "emitc.constant"() <{value = 1.0e-3 : f64}> : () -> f64
  %c2 = "emitc.constant"() <{value = true}> : () -> i1
  %c3 = "emitc.constant"() <{value = 255 : ui8}> : () -> ui8
  %c4 = "emitc.constant"() <{value = -1 : i8}> : () -> i8
  %c5 = "emitc.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %c6 = "emitc.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %c7 = "emitc.constant"() <{value = 1.0 : f16}> : () -> f16
  %c8 = "emitc.constant"() <{value = dense<[1, -2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %c9 = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
  %so = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %mem = "emitc.member"(%so) <{member = "q"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %meml = emitc.load %mem : <i32>
  %sp = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %mep = "emitc.member_of_ptr"(%sp) <{member = "q"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  emitc.assign %x : i32 to %mep : <i32>
  %two:2 = emitc.call_opaque "two"() : () -> (i32, f32)
  emitc.call_opaque "none"(%x) : (i32) -> ()
  %app = emitc.apply "*"(%p) : (!emitc.ptr<f32>) -> f32
  emitc.do { emitc.verbatim "a" } while { %e = emitc.expression %b : (i1) -> i1 { %1 = logical_not %b : i1 yield %1 : i1 } yield %e : i1 }

  %y2 = "emitc.constant"() <{value = 1 : index}> : () -> index
  return %x : i32
}
// -----
emitc.class final @C {
  emitc.field @f : i32 = 4
  emitc.field @a : !emitc.array<2xf32>
  emitc.func @execute(%x: i32) -> i32 {
    %0 = emitc.get_field @f : i32
    %1 = emitc.add %0, %x : (i32, i32) -> i32
    return %1 : i32
  }
}
emitc.class @D { }
emitc.file "one" { emitc.include "x.h" func @f() { return } }
emitc.file "two" { func @g() { return } }
module { emitc.func @q() { return } }
func.func @multi(%a: i32) -> (i32, f32) {
  %0 = emitc.call_opaque "c"() : () -> f32
  return %a, %0 : i32, f32
}
func.func @callit(%a: i32) { %0:2 = func.call @multi(%a) : (i32) -> (i32, f32) return }
// -----
emitc.func @top(%y: index, %a: i32) -> i32 {
  %z = "emitc.constant"() <{value = 3 : i32}> : () -> i32
  %n = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.for %i = %y to %y step %y { %e = emitc.expression %a, %z : (i32, i32) -> i32 { %1 = add %a, %z : (i32, i32) -> i32 yield %1 : i32 } emitc.assign %e : i32 to %n : <i32> }
  %q = emitc.load %n : <i32>
  %up = emitc.expression %y : (index) -> index { %1 = add %y, %y : (index, index) -> index yield %1 : index }
  emitc.for %i = %y to %up step %y { emitc.for %j = %y to %y step %y { emitc.for %k = %y to %y step %y { } } }
  emitc.for %i = %y to %y step %y { }
  %m:2 = emitc.call_opaque "c"() : () -> (f32, i32)
  return %q : i32
}
// -----
emitc.func @f(%p: tensor<2xi32>, %q: tuple<i32, f32>, %r: tuple<>) { return }
// -----
emitc.func @f(%p: !emitc.ptr<!emitc.ptr<i32>>) { %0 = emitc.dereference %p : !emitc.ptr<!emitc.ptr<i32>> %1 = emitc.load %0 : <!emitc.ptr<i32>> %2 = emitc.dereference %1 : !emitc.ptr<i32> %3 = emitc.load %2 : <i32> return }
// -----
emitc.func @f(%p: bf16, %q: f16, %r: ui1, %s: si16, %t: ui64, %u: !emitc.ssize_t, %v: !emitc.ptrdiff_t) { return }
// -----
func.func private @f(%p: i32) -> i32
// -----
emitc.func @f() { %1 = "emitc.constant"() <{value = #emitc.opaque<"a\22b">}> : () -> i32 emitc.verbatim "a\0Ab\0A\0A  \0Ac" return }
// -----
emitc.func @f(%b: i1) { emitc.if %b { emitc.verbatim "a\0Ab\0A\0A  \0Ac" } return }
// -----
emitc.func @f(%b: i1) { emitc.call_opaque "f"() {args = [@a, dense<2.0> : tensor<2xf64>, 1.5 : bf16, tuple<i32, i32>, -4 : si8, 200 : ui8]} : () -> () return }
// -----
emitc.func @f(%x: i1) { %0 = emitc.expression %x noinline : (i1) -> i1 { %1 = logical_not %x : i1 yield %1 : i1 } emitc.if %0 { } return }
// -----
emitc.func @f() { %c = "emitc.constant"() <{value = 123456789.125 : f64}> : () -> f64 %d = "emitc.constant"() <{value = 1.0e+30 : f32}> : () -> f32 %e = "emitc.constant"() <{value = 0.0 : f32}> : () -> f32 %f = "emitc.constant"() <{value = -0.1 : f64}> : () -> f64 %g = "emitc.constant"() <{value = 3.0 : bf16}> : () -> bf16 return }
// -----
emitc.func @f(%x: i32) { emitc.switch %x : i32 default { } return }

emitc.func @a(%x: i32) { %0 = emitc.expression %x noinline : (i32) -> i32 { %1 = add %x, %x : (i32,i32)->i32 yield %1 : i32 } return }
// -----
emitc.include "a.h"
emitc.include <"a.h">
// -----
emitc.include "a.h" : i32
// -----
emitc.func @a(%x: i32) { emitc.do {  } while { %0 = emitc.expression %x : (i32) -> i1 { %1 = cmp lt, %x, %x : (i32,i32)->i1 yield %1 : i1 } 
  yield %0 : i1 } attributes {a} return }
// -----
emitc.func @a(%x: i32) { emitc.do { ^bb0: emitc.verbatim "a" } while { ^bb0(%q: i32): %0 = emitc.expression %x : (i32) -> i1 { %1 = cmp lt, %x, %x : (i32,i32)->i1 yield %1 : i1 } 
  yield %0 : i1 } attributes {a} return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>) { %0 = emitc.apply "*"(%x) : (!emitc.ptr<i32>) -> i64 return }
// -----
emitc.func @a(%x: !emitc.array<2xi32>) { %0 = emitc.cast %x : !emitc.array<2xi32> to !emitc.ptr<i32>  return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>) { %0 = emitc.cast %x : !emitc.ptr<i32> to f32  return }
// -----
emitc.func @a() { %0 = "emitc.constant"() <{value = 1 : index}>  : () -> !emitc.size_t  return }
// -----
func.func @a(%x: i1) { %0 = emitc.expression %x : (i1) -> i1 { %2 = emitc.call_opaque "f"() : () -> i1 %3 = logical_and %x, %2 : i1, i1 yield %3 : i1 } return }
// -----
"emitc.func"() <{function_type = (!emitc.array<2x3xi32>) -> (), sym_name = "a", sym_visibility = "private"}> ({}) {sym_visibility="nested", b} : () -> ()
// -----
emitc.func private @a(i32) attributes {c}
// -----
emitc.func @f(%i: i32) { emitc.verbatim "a {" return }
// -----
emitc.func @f(%i: i32) { emitc.for %j = %i to %i step %i : i32 { } {a} return }
// -----
emitc.file "a" attributes {b} { emitc.func @f() }
// -----
emitc.class final @a attributes {b} { emitc.func @f() }
// -----
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
func.func @br(%a: i32, %c: i1) -> i32 { cf.cond_br %c, ^b(%a : i32), ^d
^b(%x: i32): cf.br ^e(%x: i32)
^d: cf.br ^e(%a: i32)
^e(%y: i32): return %y : i32 }
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

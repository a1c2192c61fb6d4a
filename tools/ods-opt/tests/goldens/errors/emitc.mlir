emitc.func @a(%x: !emitc.array<?x2xi32>) { return }
// -----
emitc.func @a(%x: !emitc.array<xi32>) { return }
// -----
emitc.func @a(%x: !emitc.array<2xi7>) { return }
// -----
emitc.func @a(%x: !emitc.array<2x!emitc.array<2xi32>>) { return }
// -----
emitc.func @a(%x: !emitc.opaque<"a*">) { return }
// -----
emitc.func @a(%x: !emitc.opaque<"">) { return }
// -----
emitc.func @a(%x: !emitc.lvalue<!emitc.array<2xi32>>) { return }
// -----
emitc.func @a(%x: !emitc.ptr<!emitc.lvalue<i32>>) { return }
// -----
emitc.func @a(%x: !emitc.lvalue<i7>) { return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression : () -> i32 { yield %0 : i32} return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x: i32 -> i32 { yield %0 : i32} return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x: (i32) -> (i32, i32) { yield %0 : i32} return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x: (i32, i32) -> i32 { yield %0 : i32} return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x  { yield %0 : i32} return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x : i32 { yield %0 : i32} return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x : i3x2 { yield %0 : i32} return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x : (i32) -> i32 { } return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x : (i32) -> i32 { %1 = add %x, %x : (i32,i32)->i32 } return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression : () -> i32 { } return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x noinline : (i32) -> i32 { %1 = add %x, %x : (i32,i32)->i32 yield %1 : i32 } return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression (%x) : (i32) -> i32 { %1 = add %x, %x : (i32,i32)->i32 yield %1 : i32 } return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.expression %x :  { %1 = add %x, %x : (i32,i32)->i32 yield %1 : i32 } return }
// -----
emitc.include "a.h"
emitc.include <"a.h">
// -----
emitc.include <a.h>
// -----
emitc.include 3
// -----
emitc.include <"a.h"
// -----
emitc.include #foo
// -----
emitc.include "a.h" {a}
// -----
emitc.include "a.h" : i32
// -----
"emitc.include"() <{include = "a\22"}> {a} : () -> ()
// -----
emitc.func @a(%x: i32) { emitc.do { } while { } return }
// -----
emitc.func @a(%x: i32) { emitc.do {  } while { %0 = emitc.expression %x : (i32) -> i1 { %1 = cmp lt, %x, %x : (i32,i32)->i1 yield %1 : i1 } 
  yield %0 : i1 } attributes {a} return }
// -----
emitc.func @a(%x: i32) { emitc.do { ^bb0: emitc.verbatim "a" } while { ^bb0(%q: i32): %0 = emitc.expression %x : (i32) -> i1 { %1 = cmp lt, %x, %x : (i32,i32)->i1 yield %1 : i1 } 
  yield %0 : i1 } attributes {a} return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.apply ""(%x) : (i32) -> i32 return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.apply "+"(%x) : (i32) -> i32 return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.apply "&"(%x) : (i32) -> !emitc.ptr<i32> return }
// -----
emitc.func @a(%x: i32) { %v = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32> %0 = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> i32 return }
// -----
emitc.func @a(%x: i32) { %0 = emitc.apply "*"(%x) : (i32) -> i32 return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>) { %0 = emitc.apply "*"(%x) : (!emitc.ptr<i32>) -> i64 return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>) { %0 = emitc.add %x, %x : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> i64 return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>, %f: f32) { %0 = emitc.add %x, %f : (!emitc.ptr<i32>, f32) -> i64 return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>, %f: index) { %0 = emitc.add %x, %f : (!emitc.ptr<i32>, index) -> i64 return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>, %f: f32) { %0 = emitc.sub %f, %x : (f32, !emitc.ptr<i32>) -> i64 return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>, %f: f32) { %0 = emitc.sub %x, %f : (!emitc.ptr<i32>, f32) -> i64 return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>, %f: f32) { %0 = emitc.sub %x, %x : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32 return }
// -----
emitc.func @a(%f: f32) {  %v = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32> emitc.assign %f : f32 to %v : <i32> return }
// -----
func.func @a(%f: f32, %v : !emitc.lvalue<i32>) {  emitc.assign %f : f32 to %v : <i32> return }
// -----
emitc.func @a(%x: !emitc.array<2xi32>) { %0 = emitc.cast %x : !emitc.array<2xi32> to !emitc.ptr<i32>  return }
// -----
emitc.func @a(%x: !emitc.array<2x3xi32>) { %0 = emitc.cast %x : !emitc.array<2x3xi32> to !emitc.ptr<i32>  return }
// -----
emitc.func @a(%x: !emitc.array<2xi32>) { %0 = emitc.cast %x : !emitc.array<2xi32> to !emitc.ptr<i16>  return }
// -----
emitc.func @a(%x: !emitc.array<0xi32>) { %0 = emitc.cast %x : !emitc.array<0xi32> to !emitc.ptr<i32>  return }
// -----
emitc.func @a(%x: !emitc.array<2xi32>) { %0 = emitc.cast %x : !emitc.array<2xi32> to !emitc.opaque<"a">  return }
// -----
emitc.func @a(%x: tensor<2xi32>) { %0 = emitc.cast %x : tensor<2xi32> to tensor<2xf32>  return }
// -----
emitc.func @a(%x: !emitc.ptr<i32>) { %0 = emitc.cast %x : !emitc.ptr<i32> to f32  return }
// -----
emitc.func @a() { %0 = emitc.call_opaque "" () : () -> f32  return }
// -----
emitc.func @a() { %0 = emitc.call_opaque "f" () {args = [0 : index]} : () -> f32  return }
// -----
emitc.func @a() { %0 = emitc.call_opaque "f" () {args = [[0 : index]]} : () -> f32  return }
// -----
emitc.func @a() { %0 = emitc.call_opaque "f" () {template_args = ["a"]} : () -> f32  return }
// -----
emitc.func @a() { %0 = emitc.call_opaque "f" () {template_args = [dense<0> : tensor<2xi32>]} : () -> f32  return }
// -----
emitc.func @a() { %0 = emitc.call_opaque "f" ()  : () -> !emitc.array<2xi32>  return }
// -----
emitc.func @a() { %0 = "emitc.constant"() <{value = "a"}>  : () -> i32  return }
// -----
emitc.func @a() { %0 = "emitc.constant"() <{value = 1.0 : f32}>  : () -> i32  return }
// -----
emitc.func @a() { %0 = "emitc.constant"() <{value = #emitc.opaque<"">}>  : () -> i32  return }
// -----
emitc.func @a() { %0 = "emitc.constant"() <{value = 1 : index}>  : () -> !emitc.size_t  return }
// -----
emitc.func @a() { %0 = "emitc.constant"() <{value = unit}>  : () -> !emitc.size_t  return }
// -----
emitc.func @a() { %0 = "emitc.variable"() <{value = 1 : i64}>  : () -> !emitc.lvalue<i32>  return }
// -----
emitc.func @a() { %0 = "emitc.variable"() <{value = "a"}>  : () -> !emitc.lvalue<i32>  return }
// -----
emitc.func @a() { %0 = "emitc.variable"() <{value = dense<0> : tensor<2xi32>}>  : () -> !emitc.array<2xi32>  return }
// -----
emitc.func @a() { %0 = "emitc.literal"() <{value = ""}>  : () -> i32  return }
// -----
emitc.func @a() -> (i32, i32) 
// -----
emitc.func @a() -> (!emitc.array<2xi32>)
// -----
emitc.func @a() -> (i32) { return }
// -----
emitc.func @a(%x: f32) -> (i32) { return %x : f32 }
// -----
emitc.func @a(%x: f32) { return %x : f32 }
// -----
emitc.func @a(%x: f32, ...) { return %x : f32 }
// -----
emitc.func private @a(%x: f32) { return %x : f32 }
// -----
emitc.func @a(%x: f32) attributes {sym_name = "a"} { return %x : f32 }
// -----
emitc.declare_func @b
// -----
emitc.func @a() { emitc.call @b() : () -> () return }
// -----
emitc.func @b(i32) -> i32
emitc.func @a() { emitc.call @b() : () -> () return }
// -----
emitc.func @b(i32) -> i32
emitc.func @a(%x: f32) { emitc.call @b(%x) : (f32) -> () return }
// -----
emitc.func @b(i32) -> i32
emitc.func @a(%x: i32) { emitc.call @b(%x) : (i32) -> () return }
// -----
emitc.func @b(i32) -> i32
emitc.func @a(%x: i32) { emitc.call @b(%x) : (i32) -> f32 return }
// -----
emitc.func @a(%x: i1) { emitc.if %x { yield %x : i1 } return }
// -----
emitc.func @a(%x: i1) { %0 = emitc.expression : () -> i32 { yield } return }
// -----
func.func @a(%x: !emitc.lvalue<i1>) { %0 = emitc.expression %x : (!emitc.lvalue<i1>) -> i1 { yield %x : !emitc.lvalue<i1> } return }
// -----
func.func @a(%x: i1) { %0 = emitc.expression %x : (i1) -> i1 { yield %x : i1 } return }
// -----
func.func @a(%x: i1) { %0 = emitc.expression %x : (i1) -> i1 { %1 = "emitc.logical_not"(%x) : (i1) -> i1 %2 = "emitc.logical_not"(%x) : (i1) -> i1 yield %2 : i1 } return }
// -----
func.func @a(%x: i1) { %0 = emitc.expression %x : (i1) -> i1 { %1 = arith.constant 1 : i1 %2 = "emitc.logical_not"(%1) : (i1) -> i1 yield %2 : i1 } return }
// -----
func.func @a(%x: i1) { %0 = emitc.expression %x : (i1) -> i32 { %2 = "emitc.logical_not"(%x) : (i1) -> i1 yield %2 : i1 } return }
// -----
func.func @a(%x: i1) { %0 = emitc.expression %x : (i1) -> i1 { emitc.call_opaque "f"() : () -> () %2 = "emitc.logical_not"(%x) : (i1) -> i1 yield %2 : i1 } return }
// -----
func.func @a(%x: i1) { %0 = emitc.expression %x : (i1) -> i1 { %2 = emitc.call_opaque "f"() : () -> i1 %3 = logical_and %2, %2 : i1, i1 yield %3 : i1 } return }
// -----
func.func @a(%x: i1) { %0 = emitc.expression %x : (i1) -> i1 { %2 = emitc.call_opaque "f"() : () -> i1 %3 = logical_and %x, %2 : i1, i1 yield %3 : i1 } return }
// -----
emitc.func @a(%x: !emitc.array<i32>) { return }
// -----
"emitc.func"() <{function_type = (!emitc.array<2x3xi32>) -> (), sym_name = "a", sym_visibility = "private"}> ({}) {sym_visibility="nested", b} : () -> ()
// -----
emitc.func private @a(i32) attributes {c}
// -----
emitc.global @g : i32 = 4.0 : f32
// -----
emitc.global @g : i32 = dense<1>
// -----
emitc.global @g : !emitc.array<2xi32> = dense<1> : tensor<2xi64>
// -----
emitc.global @g : !emitc.array<2xi32> = 4
// -----
emitc.global static extern @g : i32
// -----
emitc.global extern static @g : i32
// -----
emitc.global @g : i7
// -----
"emitc.global"() <{sym_name = "g", type = i32, initial_value = 4 : i64}> : () -> ()
// -----
"emitc.global"() <{sym_name = "g", type = f32, initial_value = 4.0 : f64}> : () -> ()
// -----
"emitc.global"() <{sym_name = "g", type = f32, initial_value = dense<4.0> : tensor<2xf64>}> : () -> ()
// -----
"emitc.global"() <{sym_name = "g", type = f32, initial_value = "a"}> : () -> ()
// -----
emitc.func @f() { %0 = emitc.get_global @g : !emitc.lvalue<i32> return }
// -----
emitc.global @g : i32
emitc.func @f() { %0 = emitc.get_global @g : !emitc.lvalue<i64> return }
// -----
emitc.global @g : i32
emitc.func @f() { %0 = emitc.get_global @g : !emitc.array<2xi64> return }
// -----
emitc.global @g : !emitc.array<2xi32>
emitc.func @f() { %0 = emitc.get_global @g : !emitc.array<2xi64> return }
// -----
emitc.field @g : i32
// -----
emitc.class @c { emitc.field @g : i7 }
// -----
emitc.func @f() { %0 = emitc.get_field @g : i32 return }
// -----
emitc.class @c { emitc.field @h : i32 emitc.func @f() { %0 = emitc.get_field @g : i32 return } }
// -----
emitc.class @c { emitc.field @h : i32 emitc.func @f() { %0 = emitc.get_field @h : i64 return } }
// -----
emitc.func @f(%a: !emitc.array<2x3xi32>, %i: index, %f: f32) { %0 = emitc.subscript %a[%i] : (!emitc.array<2x3xi32>, index) -> !emitc.lvalue<i32> return }
// -----
emitc.func @f(%a: !emitc.array<2x3xi32>, %i: index, %f: f32) { %0 = emitc.subscript %a[%i, %f] : (!emitc.array<2x3xi32>, index, f32) -> !emitc.lvalue<i32> return }
// -----
emitc.func @f(%a: !emitc.array<2x3xi32>, %i: index, %f: f32) { %0 = emitc.subscript %a[%i, %i] : (!emitc.array<2x3xi32>, index, index) -> !emitc.lvalue<i64> return }
// -----
emitc.func @f(%a: !emitc.ptr<i32>, %i: index, %f: f32) { %0 = emitc.subscript %a[%i, %i] : (!emitc.ptr<i32>, index, index) -> !emitc.lvalue<i64> return }
// -----
emitc.func @f(%a: !emitc.ptr<i32>, %i: index, %f: f32) { %0 = emitc.subscript %a[%f] : (!emitc.ptr<i32>, f32) -> !emitc.lvalue<i64> return }
// -----
emitc.func @f(%a: !emitc.ptr<i32>, %i: index, %f: f32) { %0 = emitc.subscript %a[%i] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i64> return }
// -----
emitc.func @f(%i: i32) { emitc.verbatim "a {} b" args %i, %i : i32, i32 return }
// -----
emitc.func @f(%i: i32) { emitc.verbatim "a { b" args %i : i32 return }
// -----
emitc.func @f(%i: i32) { emitc.verbatim "a {" args %i : i32 return }
// -----
emitc.func @f(%i: i32) { emitc.verbatim "a {{ {" args %i : i32 return }
// -----
emitc.func @f(%i: i32) { emitc.verbatim "a {" return }
// -----
emitc.func @f(%i: i32) { emitc.switch %i : i32 case 1 { yield } case 1 { yield } default { yield } return }
// -----
emitc.func @f(%i: i32) { emitc.switch %i : i32 case 1 { emitc.yield } case 2 { emitc.yield %i : i32 } default { emitc.yield } return }
// -----
emitc.func @f(%i: i32) { emitc.switch %i : i32 case 1 { emitc.yield } default { emitc.yield %i : i32 } return }
// -----
"emitc.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({ ^bb0(%i: i32): "emitc.switch"(%i) <{cases = array<i64: 1>}> ({ "emitc.yield"() : () -> ()}) : (i32) -> () "emitc.return"() : () -> () }) : () -> ()
// -----
"emitc.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({ ^bb0(%i: i32): "emitc.for"(%i, %i, %i) ({ "emitc.yield"() : () -> ()}) : (i32, i32, i32) -> () "emitc.return"() : () -> () }) : () -> ()
// -----
"emitc.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({ ^bb0(%i: i32): "emitc.for"(%i, %i, %i) ({ ^bb0(%j: i64): "emitc.yield"() : () -> ()}) : (i32, i32, i32) -> () "emitc.return"() : () -> () }) : () -> ()
// -----
emitc.func @f(%i: i32) { emitc.for %j = %i to %i step %i : i32 { } {a} return }
// -----
emitc.func @f(%i: index) { emitc.for %j = %i to %i step %i { emitc.if %j { } } {a} return }
// -----
emitc.func @f(%i: index) { emitc.for %i = %i to %i step %i { } return }
// -----
emitc.func @f(%i: index) { emitc.for %j : index = %i to %i step %i { } return }
// -----
emitc.func @f(%i: i1) { emitc.do { emitc.verbatim "a" yield } while { %0 = emitc.expression : () -> i1 { %1 = "emitc.constant"() <{value = true}> : () -> i1 yield %1 : i1 } yield %0 : i1 } return }
// -----
emitc.func @f(%i: i1) { emitc.do { emitc.verbatim "a" } while { %0 = emitc.expression : () -> i1 { %1 = "emitc.constant"() <{value = true}> : () -> i1 yield %1 : i1 } yield %i : i1 } return }
// -----
emitc.func @f(%i: i1) { emitc.do { emitc.verbatim "a" } while { yield %i : i1 } return }
// -----
emitc.func @f(%i: i1) { emitc.do { emitc.verbatim "a" } while { emitc.verbatim "a" yield %i : i1 } return }
// -----
emitc.func @f(%i: i1) { emitc.do { emitc.verbatim "a" } while { %0 = emitc.expression : () -> i1 { %1 = "emitc.constant"() <{value = true}> : () -> i1 yield %1 : i1 } yield } return }
// -----
emitc.func @f(%i: i1) { emitc.do { emitc.verbatim "a" } while { %0 = emitc.expression : () -> i32 { %1 = "emitc.constant"() <{value = 0 : i32}> : () -> i32 yield %1 : i32 } yield %0 : i32 } return }
// -----
emitc.func @f(%i: i1) { emitc.do { emitc.verbatim "a" } while { %0 = emitc.expression : () -> i1 { %1 = "emitc.constant"() <{value = true}> : () -> i1 yield %1 : i1 } emitc.verbatim "a" } return }
// -----
emitc.func @f(%i: i1) { emitc.do { emitc.verbatim "a" } while { } return }
// -----
emitc.func @f(%i: i1) { emitc.do { } while { ^bb0: } return }
// -----
"emitc.func"() <{function_type = (!emitc.lvalue<i32>) -> (), sym_name = "a"}> ({ ^bb0(%i: !emitc.lvalue<i32>): %0 = "emitc.address_of"(%i) : (!emitc.lvalue<i32>) -> !emitc.ptr<i64> "emitc.return"() : () -> () }) : () -> ()
// -----
"emitc.func"() <{function_type = (!emitc.ptr<i32>) -> (), sym_name = "a"}> ({ ^bb0(%i: !emitc.ptr<i32>): %0 = "emitc.dereference"(%i) : (!emitc.ptr<i32>) -> !emitc.lvalue<i64> "emitc.return"() : () -> () }) : () -> ()
// -----
emitc.file "a" attributes {b} { emitc.func @f() }
// -----
emitc.class final @a attributes {b} { emitc.func @f() }
// -----
emitc.class @c { "emitc.field"() <{sym_name = "", type = i32}> : () -> () }
// -----
"emitc.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({ ^bb0(%x: i32): "emitc.switch"(%x) <{cases = array<i64: 1>}> ({ "emitc.return"() : () -> () }, { "emitc.yield"() : () -> () }) : (i32) -> () "emitc.return"() : () -> () }) : () -> ()
// -----
emitc.func @a(%x: i64) { %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>  "emitc.assign"(%0, %x) : (!emitc.lvalue<i32>, i64) -> () return }
// -----
emitc.func @a() { %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %1 = "emitc.constant"() <{value = 1 : i64}> : () -> i64  "emitc.assign"(%0, %1) : (!emitc.lvalue<i32>, i64) -> () return }
// -----
emitc.func @a(%x: i32) { %z = emitc.add %x, %x : (i32, i32) -> i32 %0 = "emitc.expression"(%x) ({ ^bb0(%y: i32): %1 = "emitc.add"(%y, %y) : (i32, i32) -> i32 "emitc.yield"(%z) : (i32) -> () }) : (i32) -> i32 return }

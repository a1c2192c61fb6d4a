// options: --convert-scf-to-emitc --allow-unregistered-dialect
module {
func.func @f(%l: index, %i: i32, %b: i1, %m: memref<2xf32>, %x: i7) -> (index, i32) {
  %r:2 = scf.for %a = %l to %l step %l iter_args(%c = %l, %d = %i) -> (index, i32) {
    scf.if %b { "a.b"(%a) : (index) -> () }
    %q = scf.if %b -> index { scf.yield %a : index } else { scf.yield %c : index }
    scf.yield %q, %d : index, i32
  } {foo}
  scf.for %a = %i to %i step %i : i32 { %y = scf.index_switch %l -> f32 case 2 { %f = arith.constant 1.0 : f32  scf.yield %f : f32 } default { %f = arith.constant 2.0 : f32  scf.yield %f : f32 } }
  scf.if %b { } else { "x.y"() : () -> () }
  return %r#0, %r#1 : index, i32
}
}
module {
func.func @w(%b: i1, %i: i32, %l: index) -> i32 {
  %0 = scf.while (%a = %i) : (i32) -> i32 { scf.condition(%b) %a : i32 } do { ^bb0(%z: i32): scf.yield %z : i32 }
  scf.while : () -> () { scf.condition(%b) } do { scf.yield }
  return %0 : i32
}
}
module {
func.func @f(%i: index, %m: !emitc.array<2xi32>, %b: i1) { %r = scf.if %b -> !emitc.array<2xi32> {scf.yield %m : !emitc.array<2xi32> } else { scf.yield %m : !emitc.array<2xi32> } return }
}
module {
func.func @w(%b: i1, %i: i32) -> i32 {
  %0 = scf.while (%a = %i) : (i32) -> i32 { %c = "x.y"(%a) : (i32) -> i1 scf.condition(%c) %a : i32 } do { ^bb0(%z: i32): %q = "d.o"(%z) : (i32) -> (i32) scf.yield %q : i32}
  return %0 : i32
}
}
module {
func.func @w(%b: i1, %i: i32, %l: index) -> i32 {
  %0 = scf.while (%a = %i) : (i32) -> i32 { %c = "x.y"(%a) : (i32) -> i1 scf.condition(%c) %a : i32 } do { ^bb0(%z: i32): scf.yield %i : i32}
  return %0 : i32
}
}
module {
func.func @w(%b: i1, %i: i32, %l: index) -> i32 {
  %0 = scf.while (%a = %i) : (i32) -> i32 { %c = "x.y"(%a) : (i32) -> i1 scf.condition(%c) %a : i32 } do { ^bb0(%z: i32): "k.k"(%z) : (i32) -> () scf.yield %z : i32}
  return %0 : i32
}
}
module {
func.func @w(%b: i1, %i: i32) -> i32 {
  %0:2 = scf.while (%a = %i, %k = %i) : (i32, i32) -> (i32, i32) { %c = "x.y"(%a) : (i32) -> i1 scf.condition(%c) %k, %a : i32, i32 } do { ^bb0(%z: i32, %y: i32): scf.yield %z, %y : i32, i32}
  return %0#0 : i32
}
}
module {
func.func @w(%b: i1, %i: i32) -> i32 {
  %0 = scf.while (%a = %i) : (i32) -> (i32) { %c = "x.y"(%a) : (i32) -> i1 scf.condition(%c) %i : i32 } do { ^bb0(%z: i32): scf.yield %z : i32}
  return %0 : i32
}
}
module {
func.func @w(%b: i1, %i: i32) {
  scf.while  : () -> () { %c = "x.y"() : () -> i1 scf.condition(%c) } do { "a.b"() : () -> () scf.yield }
  return
}
}
module {
func.func @w(%b: i1, %i: i32) -> i32 {
  %0 = scf.while (%a = %i) : (i32) -> (i32) { %c = "x.y"(%a) : (i32) -> i1 scf.condition(%c) %i : i32 } do { ^bb0(%z: i32): %1 = arith.constant 1 : i32 scf.yield %1 : i32}
  return %0 : i32
}
}
module {
func.func @w(%b: i1, %i: i32, %l : index) -> index {
  %0:2 = scf.while (%a = %i) : (i32) -> (index, i32) { %c = "x.y"(%a) : (i32) -> i1 scf.condition(%c) %l, %a : index, i32 } do { ^bb0(%z: index, %q: i32): "a.b"(%z) : (index) -> () %1 = arith.constant 1 : i32 scf.yield %1 : i32}
  return %0#0 : index
}
}

emitc.func @callee(%x: i32) -> i32 {
  return %x : i32
}
emitc.declare_func @callee
emitc.func @caller(%x: i32) -> i32 {
  %0 = call @callee(%x) : (i32) -> i32
  return %0 : i32
}
emitc.func @nothing() {
  emitc.return
}
emitc.global @g : f32
emitc.func @pointers(%i: i32, %a: !emitc.array<4x8xf32>, %n: !emitc.size_t) {
  %x = "emitc.variable"() <{value = #emitc.opaque<"0">}> : () -> !emitc.lvalue<i32>
  %0 = emitc.address_of %x : !emitc.lvalue<i32>
  %1 = emitc.dereference %0 : !emitc.ptr<i32>
  %2 = emitc.get_global @g : !emitc.lvalue<f32>
  %3 = emitc.subscript %a[%n, %n] : (!emitc.array<4x8xf32>, !emitc.size_t, !emitc.size_t) -> !emitc.lvalue<f32>
  return
}
// -----
emitc.class @c {
  emitc.field @f : i32
  emitc.func @execute() {
    %0 = get_field @f : i32
    return
  }
}
// -----
emitc.func @loop(%i: i32) {
  %x = "emitc.variable"() <{value = #emitc.opaque<"0">}> : () -> !emitc.lvalue<i32>
  emitc.do {
    emitc.verbatim "body();"
  } while {
    %0 = emitc.expression %i : (i32) -> i1 {
      %c = cmp lt, %i, %i : (i32, i32) -> i1
      yield %c : i1
    }
    yield %0 : i1
  }
  return
}
// -----
emitc.func @assign(%i: i32) {
  %x = "emitc.variable"() <{value = #emitc.opaque<"0">}> : () -> !emitc.lvalue<i32>
  emitc.assign %i : i32 to %x : <i32>
  %0 = emitc.apply "&"(%x) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  return
}
// -----
emitc.func @subscript(%p: !emitc.ptr<f32>, %n: !emitc.size_t) {
  %0 = emitc.subscript %p[%n] : (!emitc.ptr<f32>, !emitc.size_t) -> !emitc.lvalue<f32>
  return
}

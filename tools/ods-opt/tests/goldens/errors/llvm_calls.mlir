llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @g() : () -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @g(%f) : (f32) -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  %0 = llvm.call @w() : () -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @h() : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @h(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @h(%a) vararg(!llvm.func<void (f32, ...)>) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @h() vararg(!llvm.func<void (f32, ...)>) : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @h() vararg(!llvm.func<i32 (...)>) : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  %0 = llvm.call @h() vararg(!llvm.func<f32 (...)>) : () -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call %a() : i32, () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call %p() : !llvm.ptr () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @g(%a) : i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call %p(%a) : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call %p() : !llvm.ptr, () -> (i32, i32)
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call %p() : !llvm.ptr, () -> !llvm.void
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @g(%a) : (i32)
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call 3() : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @g(%a, %a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @h() vararg(3) : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call %p() [3()] : !llvm.ptr, () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  "llvm.call"(%p) <{op_bundle_sizes = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  "llvm.call"(%p) <{op_bundle_sizes = array<i32: 0>, op_bundle_tags = [3], operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call_intrinsic "foo"() : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call_intrinsic foo() : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call_intrinsic "llvm.foo"() : () -> (i32, i32)
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @h(...)
llvm.func @w()
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call_intrinsic "llvm.foo"() : i32
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  llvm.invoke @g() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad : i32
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad (catch %a : !llvm.ptr) : i32
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : i32
  %1 = llvm.landingpad cleanup : i64
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : i32
  %1 = llvm.mlir.zero : i64
  llvm.resume %1 : i64
}
// -----
llvm.func @f() {
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

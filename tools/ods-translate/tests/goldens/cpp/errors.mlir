// options: 
emitc.func @f(%p: !emitc.ptr<f32>, %y: index) { %a = builtin.unrealized_conversion_cast %p : !emitc.ptr<f32> to !emitc.array<2x3xf32> %s = emitc.subscript %a[%y, %y] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32> %l = emitc.load %s : <f32> return }
// -----
emitc.func @f(%p: i32, %y: index) { %a = builtin.unrealized_conversion_cast %p : i32 to f32 return }
// -----
emitc.func @f(%p: i32, %y: index) { %a = arith.constant 1 : i32 return }
// -----
emitc.func @f(%p: f80, %y: i7) { return }
// -----
emitc.func @f(%p: !emitc.ptr<!emitc.array<2xi32>>) { return }
// -----
emitc.func @f(%p: vector<2xi32>) { return }
// -----
emitc.func @f(%p: tensor<?xi32>) { return }
// -----
func.func @f(%p: !emitc.lvalue<i32>) { return }
// -----
func.func @f(%p: !emitc.array<2xi32>) -> !emitc.array<2xi32> { return %p : !emitc.array<2xi32> }
// -----
emitc.func @f(%b: i1) { emitc.call_opaque "f"() {args = [unit]} : () -> () return }
// -----
emitc.func @f(%b: i1) { emitc.call_opaque "f"() {args = [1.0 : f80]} : () -> () return }
// -----
emitc.func @f(%b: i1) { emitc.call_opaque "f"() {args = [@a::@b::@c]} : () -> () return }
// -----
emitc.func @f(%b: i1) { emitc.call_opaque "f"() {args = ["str"]} : () -> () return }
// -----
emitc.func @f(%b: !emitc.lvalue<i32>) attributes {a} 
// -----
emitc.func @f(%x: i32) { %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>  %0 = emitc.expression %v : (!emitc.lvalue<i32>) -> i32 { %1 = load %v : <i32> yield %1 : i32 } emitc.assign %0 : i32 to %v : <i32>  %2 = emitc.expression %x, %0 : (i32, i32) -> i32 { %1 = add %x, %0 : (i32, i32) -> i32 %3 = bitwise_and %1, %x : (i32, i32) -> i32 %4 = apply "*"(%p) : (!emitc.ptr<i32>) -> i32  yield %3 : i32 } return }
// -----
module attributes {a} { emitc.func @f(%x: i32) { "a.b"() : () -> () return } }

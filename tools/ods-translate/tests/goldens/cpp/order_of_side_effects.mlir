// options: --split-input-file
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>)  {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i1>) -> i1 { %1 = load %v : !emitc.lvalue<i1> yield %1 : i1 }
  emitc.if %e { emitc.verbatim "x" }

  emitc.return  
}
// -----
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>)  {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i32>) -> i32 { %1 = load %v : !emitc.lvalue<i32> yield %1 : i32 }
  emitc.switch %e : i32 default { emitc.yield }

  emitc.return  
}
// -----
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>) -> i32 {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i32>) -> i32 { %1 = load %v : !emitc.lvalue<i32> yield %1 : i32 }
  

  emitc.return %e : i32
}
// -----
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>)  {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i32>) -> i32 { %1 = load %v : !emitc.lvalue<i32> yield %1 : i32 }
  emitc.assign %e : i32 to %v : !emitc.lvalue<i32>

  emitc.return  
}
// -----
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>)  {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i32>) -> i32 { %1 = load %v : !emitc.lvalue<i32> yield %1 : i32 }
  emitc.assign %e : i32 to %w : !emitc.lvalue<i32>

  emitc.return  
}
// -----
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>)  {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i32>) -> i32 { %1 = load %v : !emitc.lvalue<i32> yield %1 : i32 }
  emitc.assign %e : i32 to %s : !emitc.lvalue<i32>

  emitc.return  
}
// -----
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>)  {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i32>) -> i32 { %1 = load %v : !emitc.lvalue<i32> yield %1 : i32 }
  emitc.for %i = %e to %c step %c : i32 { }

  emitc.return  
}
// -----
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>)  {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i32>) -> i32 { %1 = load %v : !emitc.lvalue<i32> yield %1 : i32 }
  emitc.call @g(%e) : (i32) -> ()

  emitc.return  
}
// -----
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>)  {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i1>) -> i1 { %1 = load %v : !emitc.lvalue<i1> yield %1 : i1 }
  emitc.verbatim "m" emitc.if %e { emitc.verbatim "x" }

  emitc.return  
}
// -----
emitc.func private @g(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%c: i32, %a: !emitc.array<4xi32>)  {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
  %w = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32> %s = emitc.subscript %a[%c] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
  %e = emitc.expression %v : (!emitc.lvalue<i1>) -> i1 { %1 = load %v : !emitc.lvalue<i1> yield %1 : i1 }
  emitc.for %i = %c to %c step %c : i32 { emitc.if %e { emitc.verbatim "x" } }

  emitc.return  
}

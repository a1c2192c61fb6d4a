// attributes: renamed, dropped, discardable; converted types
%x = "u.value"() : () -> !c.number
%a = "c.add"(%x, %x) <{flags = 7 : i32, exact}> {note = "kept"} : (!c.number, !c.number) -> !c.number
%b = "c.add"(%a, %a) : (!c.number, !c.number) -> f32
"u.use"(%a, %b) : (!c.number, f32) -> ()
// -----
// segments: of variable length, absent, and an optional one that becomes variadic
%x = "u.value"() : () -> !c.number
%p = "u.value"() : () -> !c.pair<!c.number>
%a:2 = "c.mix"(%x, %x, %p) <{operandSegmentSizes = array<i32: 2, 1>, value = 5}> : (!c.number, !c.number, !c.pair<!c.number>) -> (!c.number, !c.pair<!c.number>)
"c.mix"(%p) <{operandSegmentSizes = array<i32: 1, 0>, value = 6}> : (!c.pair<!c.number>) -> ()
"u.use"(%a#0, %a#1) : (!c.number, !c.pair<!c.number>) -> ()
// -----
// regions with block arguments, and successors
%x = "u.value"() : () -> !c.number
%r = "c.loop"(%x) ({
^entry(%i: !c.number):
  %n = "c.add"(%i, %i) : (!c.number, !c.number) -> !c.number
  "c.goto"(%n)[^end] : (!c.number) -> ()
^end(%m: !c.number):
  "u.end"(%m) : (!c.number) -> ()
}) : (!c.number) -> !c.number
"u.use"(%r) : (!c.number) -> ()
// -----
// a type without a conversion
%x = "u.value"() : () -> !c.pair<i32>
%a = "c.add"(%x, %x) : (!c.pair<i32>, !c.pair<i32>) -> !c.pair<i32>
// -----
// the type of a block argument without a conversion
%x = "u.value"() : () -> i1
%r = "c.loop"(%x) ({
^entry(%i: !c.pair<i32>):
  "u.end"(%i) : (!c.pair<i32>) -> ()
}) : (i1) -> i1
// -----
// one value becomes two: only a variadic operand takes them
%x = "u.value"() : () -> !c.unit
"c.mix"(%x) <{operandSegmentSizes = array<i32: 1, 0>, value = 6}> : (!c.unit) -> ()
%r = "c.mix"() <{operandSegmentSizes = array<i32: 0, 0>, value = 7}> : () -> !c.unit
%a = "c.add"(%x, %x) : (!c.unit, !c.unit) -> i1

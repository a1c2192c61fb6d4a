// nested source; the locations of both operations are fused
%a = "u.value"() : () -> i32
%b = "t.neg"(%a) : (i32) -> i32 loc("inner")
%c = "t.old"(%b) : (i32) -> i32 loc("outer")
"u.use"(%c) : (i32) -> ()
// -----
// a name bound twice: only equal operands
%a = "u.value"() : () -> i32
%b = "u.value"() : () -> i32
%c = "t.sub"(%a, %a) : (i32, i32) -> i32
%d = "t.sub"(%a, %b) : (i32, i32) -> i32
"u.use"(%c, %d) : (i32, i32) -> ()
// -----
// constant attributes; an optional one is passed on, or absent
%a = "t.num"() <{value = 7 : i32, note = "kept"}> : () -> i32
%b = "t.num"() <{value = 7 : i32}> : () -> i32
%c = "t.num"() <{value = 9 : i32}> : () -> i32
%d = "t.num"() <{value = 11 : i32}> : () -> i32
"u.use"(%a, %b, %c, %d) : (i32, i32, i32, i32) -> ()
// -----
// constraints on attributes
%a = "t.mark"() <{value = "text"}> : () -> i32
%b = "t.mark"() <{value = 5 : i32}> : () -> i32
%c = "t.mark"() <{value = "text", level = 3 : i64}> : () -> i32
"u.use"(%a, %b, %c) : (i32, i32, i32) -> ()
// -----
// constraints on types, and on several things
%i = "u.value"() : () -> i32
%j = "u.value"() : () -> i64
%f = "u.value"() : () -> f32
%a = "t.typed"(%i, %f) : (i32, f32) -> i32
%b = "t.typed"(%i, %i) : (i32, i32) -> i32
%c = "t.typed"(%i, %j) : (i32, i64) -> i32
%d = "t.typed"(%f, %f) : (f32, f32) -> f32
"u.use"(%a, %b, %c, %d) : (i32, i32, i32, f32) -> ()
// -----
// conditions on an attribute and on a result: small constants with one use
%a = "t.const"() <{value = 4 : i32}> : () -> i32
%b = "t.const"() <{value = 5 : i32}> : () -> i32
%c = "t.const"() <{value = 3 : i32}> : () -> i32
%d = "t.old"(%a) : (i32) -> i32
%e = "t.old"(%b) : (i32) -> i32
%f = "t.old"(%c) : (i32) -> i32
"u.use"(%c, %d, %e, %f) : (i32, i32, i32, i32) -> ()
// -----
// several results
%a = "u.value"() : () -> i32
%b:2 = "t.two"(%a) : (i32) -> (i32, i32)
%c:2 = "t.to_split"(%a) : (i32) -> (i32, i64)
%d = "t.use_second"(%a) : (i32) -> i64
%e:2 = "t.pair"(%a) : (i32) -> (i32, i32)
%f = "t.pick"(%e#1) : (i32) -> i32
"u.use"(%b#0, %b#1, %c#1, %d, %f) : (i32, i32, i64, i64, i32) -> ()
// -----
// without results
%a = "u.value"() : () -> i32
"t.sink"(%a) : (i32) -> ()
"t.void"(%a) : (i32) -> ()
// -----
// either order
%a = "u.value"() : () -> i32
%n = "t.neg"(%a) : (i32) -> i32
%b = "t.either_op"(%n, %a) : (i32, i32) -> i32
%c = "t.either_op"(%a, %n) : (i32, i32) -> i32
%d = "t.either_op"(%a, %a) : (i32, i32) -> i32
"u.use"(%b, %c, %d) : (i32, i32, i32) -> ()
// -----
// variadic operands
%a = "u.value"() : () -> i32
%b = "u.value"() : () -> i32
%n = "t.neg"(%b) : (i32) -> i32
%c = "t.many"() : () -> i32
%d = "t.many"(%a, %b) : (i32, i32) -> i32
%e = "t.lots"(%n, %a) : (i32, i32) -> i32
%f = "t.lots"(%a, %n) : (i32, i32) -> i32
%g = "t.lots"(%n, %n, %a) : (i32, i32, i32) -> i32
"u.use"(%c, %d, %e, %f, %g) : (i32, i32, i32, i32, i32) -> ()
// -----
// native code
%a = "u.value"() : () -> i32
%b = "u.value"() : () -> i32
%c = "t.bump"() <{value = 41 : i32}> : () -> i32
%d = "t.double"() <{value = 21 : i32}> : () -> i32
%e = "t.double"() <{value = 1000 : i32}> : () -> i32
%f = "t.plus"(%a, %b) : (i32, i32) -> i32 loc("plus")
%g:2 = "t.swap"(%a, %b) : (i32, i32) -> (i32, i32)
%h = "t.label"(%a) : (i32) -> i32
"u.use"(%c, %d, %e, %f, %g#0, %g#1, %h) : (i32, i32, i32, i32, i32, i32, i32) -> ()
// -----
// native code that matches
%a = "t.const"() <{value = 8 : i32}> : () -> i32
%b = "t.const"() <{value = 9 : i32}> : () -> i32
%c = "t.halve"(%a) : (i32) -> i32
%d = "t.halve"(%b) : (i32) -> i32
"u.use"(%c, %d) : (i32, i32) -> ()
// -----
// locations
%a = "u.value"() : () -> i32
%n = "t.neg"(%a) : (i32) -> i32 loc("neg")
%b = "t.here"(%n) : (i32) -> i32 loc("here")
%c = "t.there"(%a) : (i32) -> i32 loc("there")
%d = "t.both"(%n) : (i32) -> i32 loc("both of them")
"u.use"(%b, %c, %d) : (i32, i32, i32) -> ()
// -----
// types of results
%a = "u.value"() : () -> i32
%b = "t.through"(%a) : (i32) -> i32
"u.use"(%b) : (i32) -> ()
// -----
// benefits, and a rule without a name
%a = "u.value"() : () -> i32
%b = "t.choose"(%a) : (i32) -> i32
%c = "t.no_name"(%a) : (i32) -> i32
"u.use"(%b, %c) : (i32, i32) -> ()
// -----
// properties and enums
%a = "u.value"() : () -> i32
%b = "t.prop"(%a) <{level = 5 : i32}> : (i32) -> i32
%c = "t.prop"(%a) <{level = 4 : i32}> : (i32) -> i32
%d = "t.prop_copy"(%a) <{level = 3 : i32}> : (i32) -> i32
%e = "t.paint"(%a) <{color = 0 : i32}> : (i32) -> i32
%f = "t.paint"(%a) <{color = 1 : i32}> : (i32) -> i32
"u.use"(%b, %c, %d, %e, %f) : (i32, i32, i32, i32, i32) -> ()
// -----
// a property made by native code, units, one of several
%a = "u.value"() : () -> i32
%b = "u.value"() : () -> i32
%c = "t.level"(%a) <{level = 6 : i32}> : (i32) -> i32
%d = "t.unit"(%a) <{flag}> : (i32) -> i32
%e = "t.unit"(%a) : (i32) -> i32
%f = "t.like"(%a) : (i32) -> i32
%s:2 = "t.split"(%a) : (i32) -> (i32, i64)
%g = "t.half"(%s#0) : (i32) -> i32
%h = "t.second"(%a, %b) : (i32, i32) -> i32
%i = "t.second"(%a) : (i32) -> i32
"u.use"(%c, %d, %e, %f, %g, %h, %i) : (i32, i32, i32, i32, i32, i32, i32) -> ()
// -----
// many rules of one root
%a = "u.value"() : () -> i32
%m0 = "t.mark0"(%a) : (i32) -> i32
%m1 = "t.mark1"(%a) : (i32) -> i32
%m2 = "t.mark2"(%a) : (i32) -> i32
%m12 = "t.mark1"(%m2) : (i32) -> i32
%m4 = "t.mark4"(%a) : (i32) -> i32
%m8 = "t.mark8"(%a) : (i32) -> i32
%b = "t.marked"(%m0, %a) : (i32, i32) -> i32
%c = "t.marked"(%m1, %a) : (i32, i32) -> i32
%d = "t.marked"(%m8, %a) : (i32, i32) -> i32
%e = "t.marked"(%m12, %a) : (i32, i32) -> i32
%f = "t.marked"(%m1, %m2) : (i32, i32) -> i32
%g = "t.marked"(%m1, %m4) : (i32, i32) -> i32
%h = "t.marked"(%a, %m2) : (i32, i32) -> i32
"u.use"(%b, %c, %d, %e, %f, %g, %h) : (i32, i32, i32, i32, i32, i32, i32) -> ()

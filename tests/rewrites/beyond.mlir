// operands that are arguments of a block: of the type, and of the number
"u.region"() ({
^bb0(%x: i32, %y: i64):
  %n = "b.neg"(%x) : (i32) -> i32
  %a = "b.from_argument"(%x) : (i32) -> i32
  %b = "b.from_argument"(%y) : (i64) -> i64
  %c = "b.from_argument"(%n) : (i32) -> i32
  %d = "b.from_second"(%x) : (i32) -> i32
  %e = "b.from_second"(%y) : (i64) -> i64
  "u.use"(%a, %b, %c, %d, %e) : (i32, i64, i32, i32, i64) -> ()
}) : () -> ()
// -----
// negative matches
%x = "u.value"() : () -> i32
%y = "u.value"() : () -> i64
%n = "b.neg"(%x) : (i32) -> i32
%m = "b.neg"(%n) : (i32) -> i32
%a = "b.plain"(%x) : (i32) -> i32
%b = "b.plain"(%n) : (i32) -> i32
%c = "b.not_i32"(%x) : (i32) -> i32
%d = "b.not_i32"(%y) : (i64) -> i64
%e = "b.different"(%x, %x) : (i32, i32) -> i32
%f = "b.different"(%x, %n) : (i32, i32) -> i32
%g = "b.not_negated"(%x, %n) : (i32, i32) -> i32
%h = "b.not_negated"(%x, %m) : (i32, i32) -> i32
"u.use"(%a, %b, %c, %d, %e, %f, %g, %h) : (i32, i32, i32, i64, i32, i32, i32, i32) -> ()
// -----
// optional operands and attributes
%x = "u.value"() : () -> i32
%n = "b.neg"(%x) : (i32) -> i32
%a = "b.optional"(%x) : (i32) -> i32
%b = "b.optional"(%x) <{level = 1 : i32}> : (i32) -> i32
%c = "b.optional"(%x, %n) <{level = 1 : i32}> : (i32, i32) -> i32
%d = "b.optional"(%x, %x) : (i32, i32) -> i32
%e = "b.leveled"(%x) : (i32) -> i32
"u.use"(%a, %b, %c, %d, %e) : (i32, i32, i32, i32, i32) -> ()
// -----
// variadic operands: first, rest and last
%x = "u.value"() : () -> i32
%y = "u.value"() : () -> i32
%n = "b.neg"(%x) : (i32) -> i32
%a = "b.collect"() : () -> i32
%b = "b.collect"(%n) : (i32) -> i32
%c = "b.collect"(%y, %n) : (i32, i32) -> i32
%d = "b.collect"(%y, %x, %n, %n) : (i32, i32, i32, i32) -> i32
%e = "b.collect"(%n, %x) : (i32, i32) -> i32
"u.use"(%a, %b, %c, %d, %e) : (i32, i32, i32, i32, i32) -> ()
// -----
// operands of commutative operations, and of others
%x = "u.value"() : () -> i32
%n = "b.neg"(%x) : (i32) -> i32
%a = "b.mul"(%n, %x) : (i32, i32) -> i32
%b = "b.mul"(%x, %n) : (i32, i32) -> i32
%c = "b.fixed"(%n, %x) : (i32, i32) -> i32
%d = "b.fixed"(%x, %n) : (i32, i32) -> i32
"u.use"(%a, %b, %c, %d) : (i32, i32, i32, i32) -> ()
// -----
// types
%i = "u.value"() : () -> i32
%f = "u.value"() : () -> f32
%a = "b.convert"(%i) : (i32) -> i32
%b = "b.convert"(%i) : (i32) -> i64
%c = "b.convert"(%f) : (f32) -> f64
"u.use"(%a, %b, %c) : (i32, i64, f64) -> ()
// -----
// conditions as expressions
%i = "u.value"() : () -> i32
%j = "u.value"() : () -> i64
%k = "u.value"() : () -> i8
%ii = "b.converted"(%i) : (i32) -> i32
%ji = "b.converted"(%j) : (i64) -> i32
%ki = "b.converted"(%k) : (i8) -> i32
%a = "b.compare"(%ii, %i) : (i32, i32) -> i32
%b = "b.compare"(%ji, %i) : (i32, i32) -> i32
%c = "b.compare"(%ki, %i) : (i32, i32) -> i32
%d = "b.scale"(%i) <{factor = 4 : i32}> : (i32) -> i32
%e = "b.scale"(%i) <{factor = 7 : i32}> : (i32) -> i32
%f = "b.scale"(%j) <{factor = 7 : i32}> : (i64) -> i64
"u.use"(%a, %b, %c, %d, %e, %f) : (i32, i32, i32, i32, i32, i64) -> ()
// -----
// regions that change places
%c = "u.value"() : () -> i1
%n = "b.not"(%c) : (i1) -> i1
%a:2 = "b.if"(%n) ({
  %x:2 = "u.then"() : () -> (i32, i64)
  "b.yield"(%x#0, %x#1) : (i32, i64) -> ()
}, {
  %x:2 = "u.else"() : () -> (i32, i64)
  "b.yield"(%x#0, %x#1) : (i32, i64) -> ()
}) : (i1) -> (i32, i64)
%b = "b.if"(%c) ({
  %x = "u.then"() : () -> i32
  "b.yield"(%x) : (i32) -> ()
}, {
}) : (i1) -> i32
"u.use"(%a#0, %a#1, %b) : (i32, i64, i32) -> ()
// -----
// a region in the place of its operation; one with several blocks stays
%t = "b.true"() : () -> i1
%a:2 = "b.if"(%t) ({
  %x:2 = "u.then"() : () -> (i32, i64)
  "b.yield"(%x#0, %x#1) : (i32, i64) -> ()
}, {
}) : (i1) -> (i32, i64)
%b = "b.if"(%t) ({
  "u.branch"()[^bb1] : () -> ()
^bb1:
  %x = "u.then"() : () -> i32
  "b.yield"(%x) : (i32) -> ()
}, {
}) : (i1) -> i32
%i = "u.value"() : () -> i32
%e = "b.scope"(%i) ({
}) : (i32) -> i32
%f = "b.scope"(%i) ({
^bb0(%x: i32):
  %y = "u.inner"(%x) : (i32) -> i32
  "b.yield"(%y) : (i32) -> ()
}) : (i32) -> i32
%g = "b.scope"(%i) ({
^bb0(%x: i32, %z: i32):
  "b.yield"(%x) : (i32) -> ()
}) : (i32) -> i32
"u.use"(%a#0, %a#1, %b, %e, %f, %g) : (i32, i64, i32, i32, i32, i32) -> ()
// -----
// regions of one operation
%c = "u.value"() : () -> i1
%x = "u.value"() : () -> i32
%y = "u.value"() : () -> i32
%a = "b.new_if"(%c) ({
  "b.yield"(%x) : (i32) -> ()
}, {
  "b.yield"(%y) : (i32) -> ()
}) : (i1) -> i32
%b = "b.new_if"(%c) ({
  "b.yield"(%x) : (i32) -> ()
}, {
  %z = "u.else"() : () -> i32
  "b.yield"(%z) : (i32) -> ()
}) : (i1) -> i32
"u.use"(%a, %b) : (i32, i32) -> ()
// -----
// several operations at once, in either order, not across what an operand needs, not in another block
%x = "u.value"() : () -> i32
%y = "u.value"() : () -> i32
%a = "b.div"(%x, %y) : (i32, i32) -> i32
%b = "b.rem"(%x, %y) : (i32, i32) -> i32
%c = "b.rem"(%y, %x) : (i32, i32) -> i32
"u.use"(%c) : (i32) -> ()
%d = "b.div"(%y, %x) : (i32, i32) -> i32
%e = "b.div"(%x, %x) : (i32, i32) -> i32
%f = "b.rem"(%x, %e) : (i32, i32) -> i32
%g = "b.div"(%x, %e) : (i32, i32) -> i32
%h = "b.rem"(%e, %y) : (i32, i32) -> i32
%z = "u.value"() : () -> i32
%i = "b.div"(%x, %z) : (i32, i32) -> i32
"u.region"() ({
  %j = "b.rem"(%x, %z) : (i32, i32) -> i32
  "u.use"(%j) : (i32) -> ()
}) : () -> ()
"u.use"(%a, %b, %d, %e, %f, %g, %h, %i) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()

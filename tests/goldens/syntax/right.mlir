%a, %b, %f, %t = "t.x"() : () -> (i32, i32, f32, tensor<2xf64>)
d.operands %a
d.operands %a maybe %b many(%a, %b) {x}
d.operands %a many (%b)
%0 = d.all %a, %f : (i32, f32) -> f64
%1:3 = d.all %a {y = 1} : (i32) -> (f64, i1, (i1) -> i1)
d.types %a : i32
d.types %a, %b, %f : i32, i32, f32
d.groups (%a, %f), (), (%b) : (i32, f32), (), (i32)
d.attributes @name 5 @other s "text" flag five 6 i32 "any" : i1 [1, 2] listed
d.attributes @name -1 @other no flag i32 unit {z}
d.attributes @"a b" 0 @other no flag five 5 i32 -5 : i8
d.enums red bits a
d.enums "dark-blue" and "red" bits "b" {x}
d.keyword attributes {x = 1 : i32}
d.keyword
d.prop_dict 5 <{x = 4 : i32}> {w}
d.prop_dict 5
d.regions { "t.r"() : () -> () } also { "t.b"() : () -> () }
d.regions {} {x}
d.one_block {} also { "t.b"() : () -> () }
d.one_block_each {}, {} {x}
d.region_list { "t.a"() : () -> () }, { ^bb0(%x: i32): "t.b"() : () -> () } end
d.region_list end {x}
d.scope {}
d.scope { "t.a"() : () -> () } {y}
d.scope { d.end {x} }
"t.f"() ({
  d.jump ^bb1(%a, %f : i32, f32) or [^bb2, ^bb2]
^bb1(%x: i32, %y: f32):
  d.jump ^bb2 or []
^bb2:
  d.successors ^bb3, ^bb3
^bb3:
  d.end
}) : () -> ()
d.clauses
d.clauses z x(%a) s "t"
d.clauses y(%a, %b) {x}
%2 = d.same %a, %b : i32
%3, %4 = d.match %t, %t : tensor<2xf64>
d.qualified %t, %a i 5 : tensor<2xf64>, i32
d.blanks [%a] <%b> tight {} next -> : = {x}
d.custom %a of i32 [%b : i32, %f : f32]
d.custom %a of i32 7 there [] {x}
d.custom_region body { "t.a"() : () -> () } behind {x}
%5 = d.infer %a, %f : i32, f32
"t.use"(%5) : ((i32) -> f32) -> ()
d.hand <%a, %f> : i32, f32
d.called_one <%a> : i32
d.called_two <%a, %f> : i32, f32
d.called_word word
%6, %7 = d.names : i32
%8, %9:2 = d.names : i32, i32
"t.use"(%8, %9#1, %7) : (i32, i32, i32) -> ()
d.all_regions { "t.a"() : () -> () }
d.all_regions {}, { "t.a"() : () -> () }, {} {x}
%10:3 = d.results : (i32, i32) and i64
%20 = d.results {x} : (i32)
%11, %12:2 = d.all_results : i1, i2, i3
d.defaults
d.defaults {five = 5 : i32, six = 6 : i64, flag}
d.defaults {five = 6 : i32, six = 5 : i64}
%13 = d.derived 5 : i8
%14 = d.derived {x} 2.5 : f64
"t.use"(%10#2, %13, %14) : (i64, i8, f64) -> ()
%i = "t.i"() : () -> index
d.indices [1, %i, -2]
d.indices [] {x}
d.indices [[4], %i[]]
d.typed_indices <[4], %a : i32, 2, %f : f32>
d.typed_indices <>
d.maybe_indices [%i, 3] {x}
d.maybe_indices {x}
d.semi %a : i32
%15 = d.semi %a : (i32) -> f32
%16:2 = d.semi %a : (i32) -> (f32, i64)
%17 = d.semi_one %f {x} : (f32) -> i1
%18 = d.uses <a = 5> : <4, i32>
%19 = d.uses <three = 4, a = -5, name = "n"> in #d.group<!d.pair<1, i8, unit> = 7, [1, 2]> end : <4, i32, "c">
"t.use"() {a = #d.record<a = 1, three = 3>, b = #d.group<i32 none, [3]>} : () -> !d.pair<0, !d.pair<1, i8>>

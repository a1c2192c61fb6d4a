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
%6, %7 = d.names : i32
%8, %9:2 = d.names : i32, i32
"t.use"(%8, %9#1, %7) : (i32, i32, i32) -> ()

d.operands
// -----
d.operands %a maybe many
// -----
%a = "t.x"() : () -> i64
d.operands %a
// -----
%a = "t.x"() : () -> i32
d.operands %a many (%a
// -----
%0 = d.all : i32
// -----
%a = "t.x"() : () -> i32
%0 = d.all %a : () -> i32
// -----
%a = "t.x"() : () -> i32
d.types %a, %a : i32
// -----
%a = "t.x"() : () -> i32
d.groups (%a), (%a : (i32)
// -----
d.attributes name 5
// -----
d.attributes @name "text" @other
// -----
d.attributes @name 5 6
// -----
d.attributes @name 5 @other
// -----
d.attributes @name 5 @other flag i32 unit [1] {i = "text"}
// -----
d.enums green bits a
// -----
d.enums "green" bits a
// -----
d.enums red and bits a
// -----
d.prop_dict 5 <4>
// -----
d.regions
// -----
d.region_list {}, end
// -----
d.clauses z z
// -----
%a = "t.x"() : () -> i32
d.clauses x %a
// -----
%t = "t.x"() : () -> tensor<2xf64>
%0, %1 = d.match %t, %t : i32
// -----
%t = "t.x"() : () -> tensor<2xf64>
%0 = d.match %t, %t : tensor<2xf64>
// -----
%t = "t.x"() : () -> tensor<*xf64>
d.qualified %t, %t : tensor<*xf64>, tensor<*xf64>
// -----
%a = "t.x"() : () -> i32
d.blanks [%a] < %a > tight {} next -> =
// -----
%a = "t.x"() : () -> i32
d.custom %a to i32
// -----
%a = "t.x"() : () -> i32
d.custom %a of i32 7 []
// -----
%a = "t.x"() : () -> i32
d.hand <%a> : i32, i32
// -----
%a = "t.x"() : () -> i32
d.called_two <%a> : i32
// -----
d.called_word words
// -----
%0 = d.names : i32
// -----
d.all_regions
// -----
%0:2 = d.results : (i32) i64
// -----
d.results : ()
// -----
d.indices [a]
// -----
d.indices [1
// -----
d.indices [99999999999999999999]
// -----
d.typed_indices <[4, 5>
// -----
d.maybe_indices [x]
// -----
%a = "t.a"() : () -> i32
d.semi %a : (i32)
// -----
%a = "t.a"() : () -> i32
d.semi_one %a : i32
// -----
%a = "t.a"() : () -> i32
d.semi_one %a : (i32) -> (i1)
// -----
%0 = d.uses <a = 5, a = 6> : <4, i32>
// -----
%0 = d.uses <name = "n"> : <4, i32>
// -----
%0 = d.uses <a = 5> : <4>
// -----
%0 = d.uses <a = 5> in #d.record<a = 5> end : <4, i32>
// -----
%0 = d.uses <b = 5> : <4, i32>
// -----
"t.use"() {b = #d.group<i32 some, [3]>} : () -> ()

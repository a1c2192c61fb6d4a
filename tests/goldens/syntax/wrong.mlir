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
%0 = d.names : i32

irdl.dialect @"a.b$" {}
// -----
irdl.dialect @"a-b" {}
// -----
irdl.dialect @"" {}
// -----
irdl.dialect @"9" {}
// -----
irdl.dialect @_x {}
// -----
irdl.dialect @UP {}
// -----
irdl.dialect @a__b {}
// -----
irdl.dialect @builtin {}
// -----
irdl.dialect @d { irdl.type @"a-b" }
// -----
irdl.dialect @d { irdl.type @"A" }
// -----
irdl.dialect @d { irdl.type @"a.b" }
// -----
irdl.dialect @d { irdl.type @"a$b" }
// -----
irdl.dialect @d { irdl.type @"!x" }
// -----
irdl.dialect @d { irdl.attribute @"a-b" }
// -----
irdl.dialect @d { irdl.operation @"a-b" }
// -----
irdl.dialect @d { irdl.operation @"a.b" }
// -----
irdl.dialect @d { irdl.operation @"A" }
// -----
irdl.dialect @d { irdl.operation @"1" }
// -----
irdl.dialect @d { irdl.operation @"_1" {irdl.operation @x} }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  irdl.operands(a$b: %0)
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  irdl.operands(a: %0, a: %0)
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  irdl.operands(a: %0, b: %0)
  irdl.results(a: %0, c: %0)
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  irdl.operands(a: %0, b: %0)
  irdl.attributes {"a" = %0}
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  irdl.attributes {"a-b" = %0, "a" = %0, "a" = %0}
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %r = irdl.region
  irdl.regions(a: %r, a: %r)
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %r = irdl.region with size 0
  irdl.regions(a: %r)
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %r = irdl.region with size -1
  irdl.regions(a: %r)
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  irdl.operands(a: %0)
  irdl.operands(a: %0)
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  irdl.results(a: %0)
  irdl.results(a: %0)
 } }
// -----
irdl.dialect @d { irdl.type @a {
  %0 = irdl.any
  irdl.parameters(a: %0)
  irdl.parameters(a: %0)
 } }
// -----
irdl.dialect @d { irdl.type @a {
  %0 = irdl.any
  irdl.parameters(a: %0, a: %0)
 } }
// -----
irdl.dialect @d { irdl.type @a {
  %0 = irdl.any
  "irdl.parameters"(%0) <{names = []}> : (!irdl.attribute) -> ()
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  "irdl.operands"(%0) <{names = [], variadicity = #irdl<variadicity_array []>}> : (!irdl.attribute) -> ()
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array []>}> : (!irdl.attribute) -> ()
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array [ single, single]>}> : (!irdl.attribute) -> ()
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.any
  "irdl.attributes"(%0) <{attributeValueNames = []}> : (!irdl.attribute) -> ()
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.base
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.base @x "y"
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.base ""
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.base "x"
 } }
// -----
irdl.dialect @d { irdl.operation @a {
  %0 = irdl.base @x
 } }
// -----
irdl.dialect @d { irdl.type @x irdl.operation @a {
  %0 = irdl.base @x
  %1 = irdl.base @d::@x
  %2 = irdl.base @a
 } }
// -----
irdl.dialect @d { irdl.type @x irdl.operation @a {
  %2 = irdl.parametric @a<>
 } }
// -----
irdl.dialect @d { irdl.type @x irdl.operation @a {
  %2 = irdl.parametric @b<>
 } }
// -----
irdl.dialect @d { irdl.type @x irdl.operation @a {
  %2 = irdl.parametric @d::@x<>
  %3 = irdl.parametric @e::@x<>
 } }
// -----
irdl.operation @a {
 }
// -----
%0 = irdl.any
// -----
irdl.dialect @d { %0 = irdl.any }
// -----
irdl.dialect @d { irdl.operation @a { %0 = irdl.c_pred "x"  irdl.operands(x: %0) } }
// -----
irdl.dialect @d { irdl.operation @a { "irdl.region"() : () -> !irdl.region } }
// -----
irdl.dialect @d { irdl.operation @a { %0 = irdl.any "irdl.region"(%0) : (!irdl.attribute) -> !irdl.region } }
// -----
irdl.dialect @d { "irdl.operation"() <{sym_name = "a"}> ({^bb0(%0: i32):}) : () -> () }
// -----
irdl.dialect @d { "irdl.operation"() <{sym_name = "a"}> ({}) : () -> () }
// -----
irdl.dialect @d { irdl.operation @a { %0 = irdl.any %1 = irdl.any_of(%0)
%2 = irdl.any_of() } }

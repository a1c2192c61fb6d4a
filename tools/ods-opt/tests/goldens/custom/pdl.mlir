// Everything, in both forms.
pdl.pattern @x : benefit(1) {
  %t = pdl.type : i32
  %ts = pdl.types
  %i = pdl.operand : %t
  %a = pdl.attribute : %t
  %b = pdl.attribute = "x"
  %os = pdl.operands : %ts
  %any = pdl.operation
  %ares = pdl.results of %any
  %r0 = pdl.result 0 of %any
  %rs = pdl.results 1 of %any -> !pdl.value
  %rr = pdl.results 2 of %any -> !pdl.range<value>
  %root = pdl.operation "foo.op"(%i, %os, %r0, %rs, %rr, %ares : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>) {"a" = %a, "b" = %b} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  pdl.apply_native_constraint "c"(%root : !pdl.operation)
  %c = pdl.apply_native_constraint "d"(%root, %i : !pdl.operation, !pdl.value) : !pdl.attribute {isNegated = true}
  pdl.rewrite %root {
    %n = pdl.operation "foo.new" {"c" = %c} -> (%t : !pdl.type)
    %r = pdl.range %i, %os : !pdl.value, !pdl.range<value>
    %x = pdl.range : !pdl.range<type>
    %k = pdl.types : [i32, f32]
    %v = pdl.attribute = 5 : i32
    pdl.apply_native_rewrite "f"(%root, %v : !pdl.operation, !pdl.attribute)
    %y, %z = pdl.apply_native_rewrite "g" : !pdl.type, !pdl.range<type>
    pdl.erase %any
    pdl.replace %root with (%r : !pdl.range<value>)
  }
}
pdl.pattern : benefit(0) attributes {foo = 1} {
  %root = pdl.operation "foo.op"
  %other = pdl.result 0 of %root
  pdl.rewrite with "f"(%other : !pdl.value) attributes {x}
}
%types = pdl.types
%type = pdl.type : f32
"test.handles"(%types, %type) : (!pdl.range<type>, !pdl.type) -> (!pdl.range<operation>, !pdl.range<attribute>)
pdl.pattern : benefit(3) {
  %root = pdl.operation "foo.op"
  pdl.rewrite %root with "f"(%root : !pdl.operation)
}

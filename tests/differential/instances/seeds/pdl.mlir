pdl.pattern @p : benefit(1) {
  %t = pdl.type
  %v = pdl.operand : %t
  %a = pdl.attribute
  %o = pdl.operation "t.a" (%v : !pdl.value) {"n" = %a} -> (%t : !pdl.type)
  pdl.apply_native_constraint "c"(%v : !pdl.value)
  pdl.rewrite %o {
    %0 = pdl.apply_native_rewrite "r"(%v : !pdl.value) : !pdl.value
    pdl.replace %o with (%v : !pdl.value)
  }
}
// -----
pdl.pattern : benefit(2) {
  %types = pdl.types
  %values = pdl.operands : %types
  %o = pdl.operation "t.a" (%values : !pdl.range<value>)
  pdl.rewrite %o with "r"
}
// -----
pdl.pattern @q : benefit(1) {
  %t = pdl.type : i32
  %ts = pdl.types : [i32, i64]
  %v = pdl.operand
  %vs = pdl.operands
  %o = pdl.operation "t.a" (%v, %vs : !pdl.value, !pdl.range<value>) -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = pdl.result 0 of %o
  %rs = pdl.results of %o
  %r1 = pdl.results 1 of %o -> !pdl.range<value>
  pdl.rewrite %o {
    pdl.erase %o
  }
}
// -----
pdl.pattern @n : benefit(1) {
  %t = pdl.type
  %o = pdl.operation "t.a" -> (%t : !pdl.type)
  pdl.rewrite %o {
    %n = pdl.operation "t.b" -> (%t : !pdl.type)
    pdl.replace %o with %n
  }
}

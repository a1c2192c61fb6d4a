pdl.pattern : benefit(1) {
  %t = pdl.type
  %ts = pdl.types
  %v = pdl.operand
  %a = pdl.attribute
  %o = pdl.operation "foo.op"(%v : !pdl.value) {"a" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r1 = pdl.results of %o
  %r2 = pdl.results 1 of %o -> !pdl.value
  %p = pdl.operation(%r1, %r2 : !pdl.range<value>, !pdl.value)
  pdl.rewrite %p {
    %e = pdl.range : !pdl.range<value>
    %f = pdl.range %t, %ts : !pdl.type, !pdl.range<type>
    pdl.erase %p
  }
}

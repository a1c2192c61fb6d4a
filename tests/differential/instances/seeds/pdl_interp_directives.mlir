"t.w"() ({
  %a, %t, %ts, %v = "t.x"() : () -> (!pdl.attribute, !pdl.type, !pdl.range<type>, !pdl.value)
  %0 = pdl_interp.create_operation "foo.op"(%v : !pdl.value) {"a" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %2 = pdl_interp.create_operation "foo.op"
  %3 = pdl_interp.create_range %t, %ts : !pdl.type, !pdl.range<type>
  %4 = pdl_interp.create_range : !pdl.range<type>
  "t.y"() : () -> ()
}) : () -> ()

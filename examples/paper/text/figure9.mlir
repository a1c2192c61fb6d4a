// Figure 9: a table of methods, and a call that goes through it.
fir.dispatch_table @dtable_type_u {
  fir.dt_entry "method", @u_method
}
func.func private @u_method(!fir.ref<!fir.type<"u">>)
func.func @some_func() {
  %uv = fir.alloca !fir.type<"u"> : !fir.ref<!fir.type<"u">>
  fir.dispatch "method"(%uv) : (!fir.ref<!fir.type<"u">>) -> ()
  return
}

// -----

// An entry outside of a table.
fir.dt_entry "method", @u_method

// -----

// A method of something that is no reference.
%0 = "t.value"() : () -> !fir.type<"u">
fir.dispatch "method"(%0) : (!fir.type<"u">) -> ()

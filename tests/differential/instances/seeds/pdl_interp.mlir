module {
  pdl_interp.func @matcher(%op: !pdl.operation, %ts: !pdl.range<type>, %vs: !pdl.range<value>, %v: !pdl.value) {
    pdl_interp.check_types %ts are [i32] -> ^bb1, ^end
  ^bb1:
    pdl_interp.switch_types %ts to [[i32], [i64, i64]](^end, ^bb2) -> ^end
  ^bb2:
    %0 = pdl_interp.get_users of %v : !pdl.value
    %1 = pdl_interp.get_users of %vs : !pdl.range<value>
    %2 = pdl_interp.get_value_type of %v : !pdl.type
    %3 = pdl_interp.get_value_type of %vs : !pdl.range<type>
    %4 = pdl_interp.extract 0 of %0 : !pdl.operation
    pdl_interp.foreach %u : !pdl.operation in %0 {
      pdl_interp.continue
    } -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @r(%op: !pdl.operation) {
      %0 = pdl_interp.create_types [i32, i64]
      pdl_interp.finalize
    }
  }
}

"""Printing options."""

from mlir.ir import *
import io
with Context():
    m = Module.parse('func.func @f(%a: i32) attributes {x = dense<[1, 2, 3, 4, 5]> : tensor<5xi8>} { %0 = arith.addi %a, %a {k = "v"} : i32 return } loc("l")')
    for kw in [{}, {"print_generic_op_form": True}, {"enable_debug_info": True}, {"large_elements_limit": 2}, {"use_local_scope": True},
               {"assume_verified": True}, {"skip_regions": True}, {"enable_debug_info": True, "pretty_debug_info": True}, {"use_name_loc_as_prefix": True}]:
        print(kw)
        print(m.operation.get_asm(**kw))
    out = io.StringIO()
    m.operation.print(file=out, print_generic_op_form=True)
    print(out.getvalue())
    out = io.BytesIO()
    m.operation.print(file=out, binary=True)
    print(out.getvalue())

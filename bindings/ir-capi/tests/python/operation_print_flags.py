"""Flags of printing."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    m = Module.parse('func.func @f() -> tensor<4xi8> { %0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi8> return %0 : tensor<4xi8> }')
    for flags in ({}, {"print_generic_op_form": True}, {"large_elements_limit": 2}, {"skip_regions": True}, {"use_local_scope": True},
                  {"assume_verified": True}):
        print(flags, m.operation.get_asm(**flags))
    print(type(m.operation.get_asm(binary=True)).__name__)

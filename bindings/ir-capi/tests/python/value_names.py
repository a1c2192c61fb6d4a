"""Names of values."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %c3 = arith.constant 3 : i32 %0 = arith.addi %a, %c3 : i32 return %0 : i32 }")
    f = m.body.operations[0]
    state = AsmState(f.operation)
    for op in f.entry_block:
        for r in op.results:
            print(r.get_name(), r.get_name(state), r.get_name(use_local_scope=True), r.get_name(use_name_loc_as_prefix=True))
    print(f.entry_block.arguments[0].get_name(), f.entry_block.arguments[0].get_name(AsmState(f.operation, use_local_scope=True)))

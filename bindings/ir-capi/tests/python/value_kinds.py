"""Values by kind."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    block = m.body.operations[0].entry_block
    arg, res = block.arguments[0], block.operations[0].result
    for v in [arg, res, block.operations[1].operands[0]]:
        print(v, type(v).__name__, isinstance(v, BlockArgument), isinstance(v, OpResult), v.type, BlockArgument.isinstance(v) if hasattr(BlockArgument, "isinstance") else "")
    print(arg.owner == block, res.owner == block.operations[0].operation)

"""Locations of parsed operations and arguments."""

from mlir.ir import *
with Context():
    module = Module.parse('''func.func @f(%a: i32 loc("arg")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc(fused["x", "y"])
  return %0 : i32
} loc("f.mlir":1:2)''')
    func = module.body.operations[0]
    print(func.location, func.regions[0].blocks[0].arguments[0].location)
    for op in func.regions[0].blocks[0]:
        print(op.location)
    print(module.operation.get_asm(enable_debug_info=True))
    print(module.operation.get_asm(enable_debug_info=True, pretty_debug_info=True))

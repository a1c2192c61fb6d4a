"""Operation classes and their operations."""

from mlir.ir import *
from mlir.dialects import arith, func
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    add = m.body.operations[0].entry_block.operations[0]
    print(isinstance(add, arith.AddIOp), isinstance(add, OpView), isinstance(add.operation, OpView), add.OPERATION_NAME)
    print(type(add.operation.opview).__name__)
    print(add.result.owner.opview == add, add.operands[0] == add.lhs, len(add.regions), len(add.successors), add.attributes["overflowFlags"])
    print(str(add) == str(add.operation), add.parent.name, add.context is m.context)

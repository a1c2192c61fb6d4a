"""Clones of operations."""

from mlir.ir import *
with Context(), Location.unknown():
    m = Module.parse('func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32 return }')
    f = m.body.operations[0]
    c = f.operation.clone(ip=InsertionPoint(m.body))
    c.attributes["sym_name"] = StringAttr.get("g")
    print(m)
    detached = f.clone()
    print(detached.attached, c.attached, detached)
    inner = f.regions[0].blocks[0].operations[0].operation.clone(ip=InsertionPoint.at_block_terminator(f.regions[0].blocks[0]))
    print(m, inner.operands[0] == f.regions[0].blocks[0].arguments[0])

"""Inherent attributes through the attribute map."""

from mlir.ir import *
with Context():
    m = Module.parse('func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a overflow<nsw> : i32 return %0 : i32 }')
    func = m.body.operations[0]
    add = func.regions[0].blocks[0].operations[0]
    print(list(func.attributes), func.attributes["function_type"], list(add.attributes), add.attributes["overflowFlags"])
    func.attributes["sym_name"] = StringAttr.get("g")
    func.attributes["extra"] = UnitAttr.get()
    print(m)
    print(len(func.attributes), func.name, func.operation.name)

"""Calls by functions, by names and with results."""

from mlir.ir import *
from mlir.dialects import func

with Context(), Location.unknown():
    m = Module.create()
    i8 = IntegerType.get_signless(8)
    with InsertionPoint(m.body):
        callee = func.FuncOp("callee", ([i8], [i8, i8]), visibility="private")
        f = func.FuncOp("f", ([i8], []))
        with InsertionPoint(f.add_entry_block()):
            c = func.CallOp(callee, [f.arguments[0]])
            func.CallOp([i8, i8], "callee", [c.results[1]])
            func.CallOp([i8, i8], FlatSymbolRefAttr.get("callee"), [c.results[0]])
            func.ReturnOp([])
    print(m, m.operation.verify(), c.callee)

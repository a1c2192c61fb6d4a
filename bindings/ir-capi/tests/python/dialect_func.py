"""Builders of func."""

from _support import attempt
from mlir.ir import *
from mlir.dialects import func
with Context(), Location.unknown():
    m = Module.create()
    i32 = IntegerType.get_signless(32)
    with InsertionPoint(m.body):
        f = func.FuncOp("f", ([i32, i32], [i32]), visibility="nested")
        with InsertionPoint(f.add_entry_block()):
            func.ReturnOp([f.arguments[0]])
        g = func.FuncOp("g", ([], [i32]), visibility="private")
        h = func.FuncOp(name="h", type=([i32], []))
        with InsertionPoint(h.add_entry_block([Location.name("arg")])):
            call = func.CallOp(f, [h.arguments[0], h.arguments[0]])
            func.CallOp([i32], FlatSymbolRefAttr.get("g"), [])
            func.call([i32], "g", [])
            func.return_([])
    print(m, m.operation.verify())
    print(f.name, f.type, f.visibility, f.is_external, g.is_external, [str(a) for a in f.arguments], f.entry_block)
    attempt(f.add_entry_block)
    attempt(lambda: g.entry_block)

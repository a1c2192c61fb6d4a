"""Attributes of arguments and results."""

from mlir.ir import *
from mlir.dialects import func
with Context(), Location.unknown():
    m = Module.create()
    i32 = IntegerType.get_signless(32)
    with InsertionPoint(m.body):
        f = func.FuncOp("f", ([i32, i32], [i32]), visibility="private")
        print(f.arg_attrs)
        f.arg_attrs = [DictAttr.get({"t.a": UnitAttr.get()}), DictAttr.get({})]
        print(f.arg_attrs, f)
        f.result_attrs = ArrayAttr.get([DictAttr.get({"t.r": StringAttr.get("x")})]) if hasattr(type(f), "result_attrs") else None
    print(m)

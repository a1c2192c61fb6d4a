"""Operations by name."""

from _support import attempt
from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    module = Module.create()
    i32 = IntegerType.get_signless(32)
    a = Operation.create("t.a", results=[i32, i32], attributes={"x": UnitAttr.get(), "y": IntegerAttr.get(i32, 3)}, ip=InsertionPoint(module.body))
    b = Operation.create("t.b", operands=[a.results[0], a.results[1]], regions=2, ip=InsertionPoint(module.body))
    print(a, b, len(a.results), len(b.operands), len(b.regions), b.name, a.attributes["y"])
    attempt(Operation.create, "t.c", regions=-1)
    attempt(Operation.create, "t.c", attributes={"q": 1})
    attempt(Operation.create, "t.c", results=[1])
    attempt(Operation.create, "t.c", operands=[None])

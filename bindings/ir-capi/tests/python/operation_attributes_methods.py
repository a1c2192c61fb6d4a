"""Attributes of operations as a dictionary."""

from mlir.ir import *
from _support import attempt

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    op = Operation.create("t.a", attributes={"b": UnitAttr.get(), "a": StringAttr.get("x")})
    print(sorted(op.attributes.keys()), len(op.attributes), [str(v) for v in op.attributes.values()])
    print(op.attributes.get("a"), op.attributes.get("z"), op.attributes.get("z", 3))
    op.attributes["c"] = BoolAttr.get(False)
    del op.attributes["a"]
    print([(k, str(v)) for k, v in op.attributes.items()], "a" in op.attributes)
    attempt(lambda: op.attributes["a"])
    print(op)

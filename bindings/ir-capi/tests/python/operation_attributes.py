"""Attribute maps of operations."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    op = Operation.parse('"t.x"() {b = 1 : i8, a = "s", c} : () -> ()')
    print(len(op.attributes), "a" in op.attributes, "q" in op.attributes, op.attributes["a"], op.attributes[0], list(op.attributes))
    attempt(lambda: op.attributes["q"])
    attempt(lambda: op.attributes[7])
    op.attributes["q"] = BoolAttr.get(True)
    del op.attributes["b"]
    print(op, [str(v) for v in op.attributes.values()], list(op.attributes.keys()), [(k, str(v)) for k, v in op.attributes.items()])
    try:
        del op.attributes["nope"]
    except KeyError as error:
        print("KeyError", error)
    attempt(op.attributes.__setitem__, "z", 3)

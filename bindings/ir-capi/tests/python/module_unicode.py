"""Text beyond ASCII."""

from mlir.ir import *
with Context():
    m = Module.parse('func.func private @f() attributes {s = "\u00df\u2603", t = "\\FF\\00"}')
    print(m)
    print(m.operation.get_asm(binary=True))
    print(m.body.operations[0].attributes["s"])

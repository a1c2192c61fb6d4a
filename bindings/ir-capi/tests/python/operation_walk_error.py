"""Exceptions in walks."""

from mlir.ir import *

with Context():
    m = Module.parse("module @a { module @b {} }")
    def visit(op):
        raise KeyError(op.name)
    try:
        m.operation.walk(visit)
    except RuntimeError as error:
        print(str(error).splitlines()[0], "KeyError" in str(error))
    print(m)

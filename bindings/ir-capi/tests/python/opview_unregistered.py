"""Operations without a class."""

from mlir.ir import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    m = Module.parse('"t.x"() {k = 1 : i8} : () -> ()')
    op = m.body.operations[0]
    print(type(op).__name__, type(op.opview).__name__ if hasattr(op, "opview") else "", op.name if hasattr(op, "name") else op.operation.name, op.attributes["k"])
    print(isinstance(op, OpView), isinstance(op, Operation))

"""Identity of Python objects of operations."""

from mlir.ir import *
with Context() as ctx:
    m = Module.parse("func.func @f() { return }")
    a, b = m.body.operations[0].operation, m.body.operations[0].operation
    print(a is b, a == b, hash(a) == hash(b), a.context is ctx, m.body.operations[0] == a, a == 1)
    print(a.opview.operation is a, type(a.opview).__name__)
    capsule = a._CAPIPtr
    print(Operation._CAPICreate(capsule) is a)

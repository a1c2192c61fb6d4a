"""Operations as keys."""

from mlir.ir import *

with Context(), Location.unknown():
    m = Module.parse("module @a {}")
    a = m.operation
    print(a == m.operation, hash(a) == hash(m.operation), a == m.operation.opview, len({a, m.operation}))
    b = Module.parse("module @a {}").operation
    print(a == b, a != b)

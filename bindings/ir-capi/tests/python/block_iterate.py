"""Operations of blocks."""

from _support import attempt
from mlir.ir import *
with Context():
    m = Module.parse("func.func private @a() func.func private @b() func.func private @c()")
    ops = m.body.operations
    print(len(ops), [o.name.value for o in ops], ops[-1].name, ops[1].name)
    attempt(lambda: ops[3])
    attempt(lambda: ops[-4])
    print([o.name.value for o in m.body], m.body.owner == m.operation)

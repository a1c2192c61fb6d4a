"""Types that are set."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    op = Operation.parse('%0 = "t.x"() : () -> i32')
    op.result.set_type(F32Type.get())
    print(op, op.result.type)
    attempt(op.result.set_type, 1)
    print(op.result.context is ctx, Value._CAPICreate(op.result._CAPIPtr) == op.result)

"""What a function that becomes a region returns, as its terminator gets it."""

from mlir.dialects import arith, tensor
from mlir.extras import types as T
from mlir.extras.meta import region_op
from mlir.ir import *


def terminate(returned):
    print([type(value).__name__ for value in returned])
    tensor.YieldOp(arith.constant(T.index(), 0))


generate = region_op(lambda: tensor.GenerateOp(T.tensor(2, T.index()), []), terminator=terminate)

with Context(), Location.unknown():
    module = Module.create()
    with InsertionPoint(module.body):
        for returned in (None, 1, "text", (1, 2), [], terminate):

            @generate
            def body(i: T.index()):
                return returned

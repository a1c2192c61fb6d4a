"""Tensors whose elements a function makes."""

from mlir.dialects import arith, tensor
from mlir.extras import types as T
from mlir.ir import *

with Context(), Location.unknown():
    module = Module.create()
    with InsertionPoint(module.body):
        extents = [arith.constant(T.index(), value) for value in (1, 2)]
        dynamic = ShapedType.get_dynamic_size()

        @tensor.generate(T.tensor(dynamic, 3, dynamic, T.index()), dynamic_extents=extents)
        def sums(i: T.index(), j: T.index(), k: T.index()):
            return arith.addi(arith.addi(i, j), k)

        print(isinstance(sums, Value), sums.owner.name)
    module.operation.verify()
    print(module)

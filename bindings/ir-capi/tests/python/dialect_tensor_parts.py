"""Tensors: creation, elements, dimensions."""

from mlir.ir import *
from mlir.dialects import arith, tensor

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        i = arith.constant(IndexType.get(), 1)
        e = tensor.empty([2, i], F32Type.get())
        v = tensor.extract(e, [i, i])
        n = tensor.insert(v, e, [i, i])
        print(e.type, v.type, n.type, tensor.dim(e, i).type, tensor.from_elements(RankedTensorType.get([1], F32Type.get()), [v]).type)
    print(m, m.operation.verify())

"""Builders of tensor."""

from mlir.ir import *
from mlir.dialects import arith, tensor
with Context(), Location.unknown():
    m = Module.create()
    f32 = F32Type.get()
    with InsertionPoint(m.body):
        e = tensor.EmptyOp([2, 3], f32)
        i = arith.constant(IndexType.get(), 1)
        tensor.empty([i, 4], f32)
        v = tensor.extract(e.result, [i, i])
        tensor.insert(v, e.result, [i, i])
        tensor.dim(e.result, i)
        tensor.cast(RankedTensorType.get([ShapedType.get_dynamic_size(), 3], f32), e.result)
        tensor.from_elements(RankedTensorType.get([2], f32), [v, v])
        tensor.splat(RankedTensorType.get([4], f32), v, [])
    print(m, m.operation.verify())

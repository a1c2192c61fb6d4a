"""Dimensions of shaped types."""

from mlir.ir import *

with Context(), Location.unknown():
    dynamic = ShapedType.get_dynamic_size()
    t = RankedTensorType.get([2, dynamic, 4], F32Type.get())
    print(t.rank, t.shape, t.has_static_shape, t.has_rank)
    for dim in range(3):
        print(t.is_dynamic_dim(dim), t.is_static_dim(dim), t.get_dim_size(dim) == dynamic)
    print(ShapedType.is_dynamic_size(dynamic), ShapedType.is_static_size(3), dynamic == ShapedType.get_dynamic_stride_or_offset())
    print(t.is_dynamic_stride_or_offset(dynamic), t.is_static_stride_or_offset(1))

"""Constants of shaped types."""

from _support import attempt
from mlir.ir import *
with Context():
    t = RankedTensorType.get([4, ShapedType.get_dynamic_size()], F32Type.get(), loc=Location.unknown())
    print(t.is_dynamic_size(4), t.is_dynamic_size(t.shape[1]), t.is_dynamic_stride_or_offset(t.get_dynamic_stride_or_offset()))
    print(t.is_static_stride_or_offset(3), t.is_static_size(3))

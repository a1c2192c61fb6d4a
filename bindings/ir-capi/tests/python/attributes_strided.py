"""Strided layouts."""

from mlir.ir import *
with Context():
    dyn = ShapedType.get_dynamic_stride_or_offset()
    a = StridedLayoutAttr.get(2, [dyn, 5])
    print(a, a.offset, a.strides[1], repr(a))
    print(StridedLayoutAttr.get_fully_dynamic(3), StridedLayoutAttr.get(0, []), StridedLayoutAttr.get(dyn, [1]))

"""Strided layouts."""

from mlir.ir import *

with Context():
    dynamic = ShapedType.get_dynamic_stride_or_offset()
    for a in (StridedLayoutAttr.get(0, [1]), StridedLayoutAttr.get(dynamic, [dynamic, 1]), StridedLayoutAttr.get_fully_dynamic(3)):
        print(a, a.offset == dynamic, [x == dynamic for x in a.strides], Attribute.parse(str(a)) == a)

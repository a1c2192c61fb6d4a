"""Layouts of memrefs, as attributes and as maps."""

from mlir.ir import *

with Context(), Location.unknown():
    f32 = F32Type.get()
    for layout in (None, AffineMapAttr.get(AffineMap.get_permutation([1, 0])), StridedLayoutAttr.get(3, [5, 1])):
        t = MemRefType.get([4, 5], f32, layout)
        print(t, t.layout, t.affine_map, t.memory_space)

"""Memref types."""

from _support import attempt
from mlir.ir import *
with Context(), Location.unknown():
    f32 = F32Type.get()
    m = MemRefType.get([2, 3], f32)
    print(m, m.layout, m.affine_map, m.memory_space, m.shape)
    attempt(m.get_strides_and_offset)
    m = MemRefType.get([2, 3], f32, AffineMapAttr.get(AffineMap.get_permutation([1, 0])), IntegerAttr.get(IntegerType.get_signless(64), 2))
    print(m, m.layout, m.affine_map, m.memory_space)
    attempt(m.get_strides_and_offset)
    m = MemRefType.get([2, 3], f32, StridedLayoutAttr.get(1, [4, 1]))
    print(m, m.layout, m.affine_map, m.get_strides_and_offset())
    u = UnrankedMemRefType.get(f32, None)
    print(u, u.memory_space, UnrankedMemRefType.get(f32, StringAttr.get("gpu")))
    attempt(MemRefType.get, [1], NoneType.get())
    attempt(MemRefType.get, [1], f32, AffineMapAttr.get(AffineMap.get_identity(2)))
    print(MemRefType.isinstance(u) if hasattr(MemRefType, "isinstance") else isinstance(u, MemRefType))

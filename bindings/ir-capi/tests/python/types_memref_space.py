"""Memory spaces of memrefs."""

from mlir.ir import *

with Context(), Location.unknown():
    f32 = F32Type.get()
    for space in (None, IntegerAttr.get(IntegerType.get_signless(64), 3), StringAttr.get("gpu")):
        t = MemRefType.get([2], f32, memory_space=space)
        u = UnrankedMemRefType.get(f32, space)
        print(t, t.memory_space, u, u.memory_space)

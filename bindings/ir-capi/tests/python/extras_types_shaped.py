"""Short names of shaped types."""

from mlir.ir import *
from mlir.extras import types as T

with Context(), Location.unknown():
    dynamic = ShapedType.get_dynamic_size()
    print(T.vector(4, T.f32()), T.tensor(2, dynamic, T.i8()), T.tensor(T.f32()), T.memref(3, T.index()), T.memref(T.f32()), T.memref(2, T.i8(), memory_space=1))
    print(T.tensor(2, element_type=T.i1() if hasattr(T, "i1") else T.bool()), T.tensor(2, T.f32(), encoding="e"))

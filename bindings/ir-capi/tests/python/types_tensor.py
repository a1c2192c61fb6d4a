"""Tensor types."""

from _support import attempt
from mlir.ir import *
with Context(), Location.unknown():
    f32 = F32Type.get()
    dyn = ShapedType.get_dynamic_size()
    t = RankedTensorType.get([2, dyn], f32)
    print(t, t.shape == [2, dyn], t.encoding, t.rank, t.has_rank, t.has_static_shape, t.is_dynamic_dim(1), t.is_static_dim(1), t.get_dim_size(0))
    e = RankedTensorType.get([], f32, StringAttr.get("enc"))
    print(e, e.encoding, e.has_static_shape)
    u = UnrankedTensorType.get(f32)
    print(u, u.has_rank, u.element_type)
    attempt(lambda: u.rank)
    attempt(lambda: u.shape)
    attempt(RankedTensorType.get, [1], NoneType.get())
    attempt(UnrankedTensorType.get, NoneType.get())
    attempt(RankedTensorType.get, [-2], f32)

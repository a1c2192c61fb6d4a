"""Vector types."""

from _support import attempt
from mlir.ir import *
with Context(), Location.unknown():
    f32 = F32Type.get()
    for args, kw in [(([2, 3], f32), {}), (([4], f32), {"scalable": [True]}), (([2, 4], f32), {"scalable": [False, True]}),
                     (([2, 4], f32), {"scalable_dims": [0]}), (([], f32), {}), (([2], f32), {"scalable": [True, False]}),
                     (([0], f32), {}), (([-1], f32), {}), (([2], NoneType.get()), {})]:
        attempt(VectorType.get, *args, **kw)
    v = VectorType.get([2, 4], f32, scalable=[False, True])
    print(v.scalable, v.scalable_dims, v.shape, v.rank, v.element_type, v.is_scalable if hasattr(v, "is_scalable") else "")
    attempt(VectorType.get_unchecked, [2], f32)

"""Unranked types have no shape."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    for t in (UnrankedTensorType.get(F32Type.get()), UnrankedMemRefType.get(F32Type.get(), None)):
        print(t, t.element_type, t.has_rank)
        attempt(lambda: t.rank)
        attempt(lambda: t.shape)
        attempt(t.get_dim_size, 0)

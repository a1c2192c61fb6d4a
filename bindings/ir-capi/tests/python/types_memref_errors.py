"""Memrefs that are not verified."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    attempt(MemRefType.get, [2], NoneType.get())
    attempt(MemRefType.get, [2, 3], F32Type.get(), AffineMapAttr.get(AffineMap.get_identity(1)))
    attempt(UnrankedMemRefType.get, FunctionType.get([], []), None)
    attempt(Type.parse, "memref<2xf32, ")

"""The encoding of a tensor type."""

from mlir.ir import *

with Context(), Location.unknown():
    plain = RankedTensorType.get([1], F32Type.get())
    print(plain.encoding)
    t = RankedTensorType.get([1], F32Type.get(), StringAttr.get("e"))
    print(t, t.encoding, t == plain, Type.parse(str(t)) == t)
    print(RankedTensorType.get_unchecked([2], F32Type.get(), UnitAttr.get()))

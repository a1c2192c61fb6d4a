"""The value of a splat."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    a = DenseElementsAttr.get_splat(Type.parse("tensor<2x2xf32>"), FloatAttr.get_f32(1.5))
    print(a, a.is_splat, a.get_splat_value(), len(a), type(a).__name__)
    b = Attribute.parse("dense<[1, 2]> : tensor<2xi8>")
    print(b.is_splat)
    attempt(b.get_splat_value)
    print(Attribute.parse("dense<7> : vector<3xi16>").get_splat_value())

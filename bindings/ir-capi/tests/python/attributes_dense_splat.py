"""Dense splats."""

from _support import attempt
from mlir.ir import *
with Context():
    i8, f32 = IntegerType.get_signless(8), F32Type.get()
    for ty, value in [("tensor<2x3xi8>", IntegerAttr.get(i8, 5)), ("vector<4xf32>", FloatAttr.get_unchecked(f32, 1.5)), ("tensor<0xi8>", IntegerAttr.get(i8, 1)),
                      ("tensor<f32>", FloatAttr.get_unchecked(f32, 2.0))]:
        a = DenseElementsAttr.get_splat(Type.parse(ty), value)
        print(a, a.is_splat, a.type, len(a), repr(a))
        attempt(a.get_splat_value)
    attempt(DenseElementsAttr.get_splat, Type.parse("tensor<?xi8>"), IntegerAttr.get(i8, 1))
    attempt(DenseElementsAttr.get_splat, Type.parse("tensor<2xi8>"), FloatAttr.get_unchecked(f32, 2.0))

"""Down-casting of types."""

from _support import attempt
from mlir.ir import *
with Context():
    ty = Type.parse("vector<2xf32>")
    print(type(ty).__name__, ShapedType(ty), type(ShapedType(ty)).__name__, type(ShapedType(ty).maybe_downcast()).__name__)
    attempt(IntegerType, ty)
    attempt(MemRefType, ty)
    attempt(RankedTensorType, Type.parse("tensor<*xf32>"))
    print(isinstance(ty, VectorType), isinstance(ty, ShapedType), isinstance(ty, Type))
    print(VectorType.static_typeid == ty.typeid, IntegerType.static_typeid == ty.typeid)

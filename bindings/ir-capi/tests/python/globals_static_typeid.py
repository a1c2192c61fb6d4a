"""Classes that share a class of C++ have no type ID."""

from _support import attempt
from mlir import ir

for name in ("ShapedType", "FloatType", "BoolAttr", "DenseElementsAttr", "DenseI32ArrayAttr", "FlatSymbolRefAttr"):
    attempt(lambda: getattr(ir, name).static_typeid)
print(ir.IntegerType.static_typeid == ir.IntegerType.static_typeid)

"""Complex types and their elements."""

from mlir.ir import *
from _support import attempt

with Context():
    for element in (F32Type.get(), F64Type.get(), IntegerType.get_signed(8)):
        t = ComplexType.get(element)
        print(t, t.element_type, t.element_type == element)
    attempt(ComplexType.get, IndexType.get())

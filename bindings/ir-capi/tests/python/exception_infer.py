"""Types that cannot be inferred."""

from mlir.ir import *
from mlir.dialects import arith

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        a = arith.constant(IntegerType.get_signless(8), 1)
        f = arith.constant(F32Type.get(), 1.0)
        try:
            arith.select(a, a, f)
        except Exception as error:
            print(type(error).__name__, str(error).splitlines()[0])
        print(InferTypeOpInterface(arith.AddIOp).inferReturnTypes([a, a])[0])

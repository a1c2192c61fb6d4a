"""Objects of two contexts."""

from mlir.ir import *
a, b = Context(), Context()
print(IntegerType.get_signless(8, a) == IntegerType.get_signless(8, b))
print(UnitAttr.get(a) == UnitAttr.get(b))
print(IntegerType.get_signless(8, a).context is a, F32Type.get(b).context is b)

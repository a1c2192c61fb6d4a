"""Resources from buffers."""

from _support import attempt
from mlir.ir import *
import numpy as np
with Context(), Location.unknown():
    array = np.array([1, 2, 3], dtype=np.int32)
    a = DenseResourceElementsAttr.get_from_buffer(memoryview(array), "blob", RankedTensorType.get([3], IntegerType.get_signless(32)))
    print(a, repr(a), a.type)
    module = Module.create()
    module.operation.attributes["r"] = a
    print(module)
    attempt(DenseResourceElementsAttr.get_from_buffer, memoryview(array), "blob2", IntegerType.get_signless(32))

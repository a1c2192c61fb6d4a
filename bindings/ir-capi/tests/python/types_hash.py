"""Types as keys."""

from mlir.ir import *

with Context():
    d = {IntegerType.get_signless(32): 1, F32Type.get(): 2}
    print(d[Type.parse("i32")], d[Type.parse("f32")], Type.parse("i64") in d, len({Type.parse("index"), IndexType.get()}))

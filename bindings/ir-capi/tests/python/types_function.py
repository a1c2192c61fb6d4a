"""Function types: inputs and results."""

from mlir.ir import *

with Context():
    i32, f32 = IntegerType.get_signless(32), F32Type.get()
    for inputs, results in (([], []), ([i32], [f32]), ([i32, i32], [f32, i32]), ([FunctionType.get([], [i32])], [])):
        t = FunctionType.get(inputs, results)
        print(t, [str(x) for x in t.inputs], [str(x) for x in t.results], t == FunctionType.get(inputs, results))

"""Tuples and their elements."""

from mlir.ir import *

with Context():
    i1 = IntegerType.get_signless(1)
    for elements in ([], [i1], [i1, TupleType.get_tuple([F32Type.get()])]):
        t = TupleType.get_tuple(elements)
        print(t, t.num_types, [str(t.get_type(i)) for i in range(t.num_types)])

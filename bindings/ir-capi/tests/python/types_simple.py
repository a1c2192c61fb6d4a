"""Index, none, complex, tuple and function types."""

from _support import attempt
from mlir.ir import *
with Context():
    f32, i8 = F32Type.get(), IntegerType.get_signless(8)
    print(IndexType.get(), NoneType.get(), repr(IndexType.get()), repr(NoneType.get()))
    c = ComplexType.get(f32)
    print(c, c.element_type, repr(c))
    attempt(ComplexType.get, IndexType.get())
    t = TupleType.get_tuple([f32, i8, TupleType.get_tuple([])])
    print(t, t.num_types, t.get_type(0), t.get_type(2))
    f = FunctionType.get([f32, i8], [i8])
    print(f, f.inputs, f.results, FunctionType.get([], []), FunctionType.get([f], [f]), FunctionType.get([], [i8, i8]))

"""Loads and stores."""

from mlir.ir import *
from mlir.dialects import arith, memref

with Context(), Location.unknown():
    m = Module.create()
    t = MemRefType.get([4, ShapedType.get_dynamic_size()], F32Type.get())
    with InsertionPoint(m.body):
        i = arith.constant(IndexType.get(), 2)
        a = memref.alloc(t, [i], [])
        v = memref.load(a, [i, i])
        memref.store(v, a, [i, i])
        print(memref.dim(a, i).type)
        memref.dealloc(a)
    print(m, m.operation.verify())

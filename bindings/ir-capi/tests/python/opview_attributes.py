"""Attributes of views: optional ones, flags and deletion."""

from mlir.ir import *
from _support import attempt
from mlir.dialects import memref, arith

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        a = memref.AllocOp(MemRefType.get([2], F32Type.get()), [], [])
        print(a.alignment)
        a.alignment = IntegerAttr.get(IntegerType.get_signless(64), 16)
        print(a.alignment, a)
        del a.alignment
        print(a.alignment, a)
        i = arith.constant(IndexType.get(), 0)
        l = memref.LoadOp(a, [i], nontemporal=True)
        print(l.nontemporal, l)

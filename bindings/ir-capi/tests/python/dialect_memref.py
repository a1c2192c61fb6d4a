"""Builders of memref."""

from mlir.ir import *
from mlir.dialects import arith, memref
with Context(), Location.unknown():
    m = Module.create()
    t = MemRefType.get([4, 8], F32Type.get())
    with InsertionPoint(m.body):
        a = memref.alloc(t, [], [])
        d = memref.AllocOp(MemRefType.get([ShapedType.get_dynamic_size()], F32Type.get()), [arith.constant(IndexType.get(), 3)], [], alignment=16)
        i = arith.constant(IndexType.get(), 1)
        v = memref.load(a, [i, i])
        memref.store(v, a, [i, i])
        memref.dim(a, i)
        memref.cast(MemRefType.get([ShapedType.get_dynamic_size(), 8], F32Type.get()), a)
        memref.copy(a, a)
        memref.global_("glob", TypeAttr.get(t), sym_visibility=StringAttr.get("private"))
        memref.get_global(t, "glob")
        memref.dealloc(a)
        print(memref.subview(memref.alloc(t, [], []), [0, 0], [2, 2], [1, 1]).owner)
    print(m)

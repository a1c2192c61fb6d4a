"""Types of parts of memrefs that follow from constants."""

from _support import attempt
from mlir.dialects import arith, memref
from mlir.ir import *

with Context(), Location.unknown():
    module = Module.create()
    with InsertionPoint(module.body):
        index = IndexType.get()
        dynamic = ShapedType.get_dynamic_size()
        two, three = (arith.constant(index, value) for value in (2, 3))
        source = memref.alloc(MemRefType.get([10, 10], IntegerType.get_signless(32)), [], [])
        print(memref.subview(source, [0, 0], [10, 10], [1, 1]).type.layout)
        print(memref.subview(source, [0, 0], [1, 10], [1, 1]).type.layout)
        print(memref.subview(source, [two, three], [three, 3], [1, two]).owner)
        unknown = memref.load(memref.alloc(MemRefType.get([], index), [], []), [])
        print(memref.subview(source, [unknown, 0], [3, 3], [1, 1]).type)
        attempt(memref.subview, source, [0, 0], [dynamic, 3], [1, 1])
        attempt(memref.subview, source, [0, 0], [3, 3], [unknown, 1])
        attempt(memref._infer_memref_subview_result_type, source.type, [0, 0], [dynamic, 3], [1, 1])
        offsets, sizes, strides, type = memref._infer_memref_subview_result_type(
            source.type, [two, 0], (three, 3), (1, 1)
        )
        print(offsets, sizes, strides, type)

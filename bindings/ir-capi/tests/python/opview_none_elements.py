"""Operands and results of a view that are `None` where they may not be."""

from _support import attempt
from mlir.ir import *


class Flat(OpView):
    OPERATION_NAME = "custom.flat"


class Segmented(OpView):
    OPERATION_NAME = "custom.segmented"
    _ODS_OPERAND_SEGMENTS = [1, -1, 0]
    _ODS_RESULT_SEGMENTS = [-1, 0, 1]


with Context() as context, Location.unknown():
    context.allow_unregistered_dialects = True
    module = Module.create()
    with InsertionPoint(module.body):
        i8 = IntegerType.get_signless(8)
        value = Operation.create("custom.value", results=[i8])
        pair = Operation.create("custom.value", results=[i8, i8])

        def flat(results, operands):
            attempt(lambda: Flat.build_generic(results=results, operands=operands).operation.name)

        def segmented(results, operands):
            attempt(lambda: str(Segmented.build_generic(results=results, operands=operands)))

        flat([i8], [None, value])
        flat([i8, None], [value])
        flat([i8], [pair])
        segmented([None, None, i8], [value, None, None])
        segmented([[i8, i8], i8, i8], [value, [value, value], value])
        segmented([None, None, i8], [None, None, None])
        segmented([None, None, None], [value, None, None])
        segmented([None, None, i8], [value, [None], None])
        segmented([[None], None, i8], [value, None, None])
        segmented([None, None, i8], [value, [pair], None])

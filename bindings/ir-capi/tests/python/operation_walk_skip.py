"""Walks that skip and stop."""

from mlir.ir import *

with Context():
    m = Module.parse("module @a { module @b { module @c {} } module @d {} }")
    for result in (WalkResult.SKIP, WalkResult.INTERRUPT):
        seen = []
        def visit(op):
            seen.append(str(op.attributes["sym_name"]))
            return result if len(seen) == 2 else WalkResult.ADVANCE
        m.operation.walk(visit, WalkOrder.PRE_ORDER)
        print(result, seen)

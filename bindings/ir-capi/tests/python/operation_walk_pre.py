"""Walks in pre-order and post-order."""

from mlir.ir import *
with Context():
    m = Module.parse("module @a { module @b { func.func @c() { return } } module @d {} }")
    for order in [WalkOrder.PRE_ORDER, WalkOrder.POST_ORDER]:
        names = []
        def visit(op):
            names.append(op.name + (str(op.attributes["sym_name"]) if "sym_name" in op.attributes else ""))
            return WalkResult.ADVANCE
        m.operation.walk(visit, order)
        print(order, names)

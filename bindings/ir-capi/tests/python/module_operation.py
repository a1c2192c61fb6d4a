"""Modules and their operations."""

from mlir.ir import *
with Context():
    m = Module.parse("module @n { func.func private @a() }")
    op = m.operation
    print(type(op).__name__, op.attributes["sym_name"], m.body.operations[0].name)
    print(op == m.operation, hash(op) == hash(m.operation), op is m.operation, op.opview, m.operation.parent)
    clone = op.clone()
    print(clone, clone == op)

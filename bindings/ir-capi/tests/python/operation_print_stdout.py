"""Printing to standard output."""

from mlir.ir import *
import sys
with Context():
    m = Module.parse("func.func @f() { return }")
    m.operation.print()
    m.body.operations[0].print(enable_debug_info=True)
    m.body.operations[0].print(large_elements_limit=1, file=sys.stdout)
    sys.stdout.flush()

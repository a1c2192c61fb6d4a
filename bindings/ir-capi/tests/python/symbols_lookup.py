"""Symbol tables."""

from _support import attempt
from mlir.ir import *
with Context():
    m = Module.parse("func.func private @a() func.func private @b()")
    table = SymbolTable(m.operation)
    print(table["a"], "a" in table, "z" in table, type(table["b"]).__name__)
    attempt(lambda: table["z"])
    attempt(SymbolTable, table["a"].operation)

"""Names and visibility of symbols."""

from _support import attempt
from mlir.ir import *
with Context():
    m = Module.parse("func.func private @a() func.func @b() { return }")
    a, b = m.body.operations
    print(SymbolTable.get_symbol_name(a), SymbolTable.get_visibility(a))
    attempt(SymbolTable.get_visibility, b)
    SymbolTable.set_symbol_name(b, "c")
    SymbolTable.set_visibility(a, "nested")
    print(m)

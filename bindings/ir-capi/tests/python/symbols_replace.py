"""Replacement of uses of a symbol."""

from mlir.ir import *

with Context(), Location.unknown():
    m = Module.parse("func.func private @f() func.func @g() { call @f() : () -> () return }")
    SymbolTable.replace_all_symbol_uses("f", "q", m.operation)
    print(m)

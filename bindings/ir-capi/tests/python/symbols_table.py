"""A table of symbols: insertion, renaming, erasure."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    m = Module.parse("func.func private @f() func.func private @g()")
    t = SymbolTable(m.operation)
    print("f" in t, "z" in t, t["g"].operation.name)
    del t["f"]
    attempt(lambda: t["f"])
    SymbolTable.set_symbol_name(t["g"], "h")
    h = t["g"] if "g" in t else m.body.operations[0]
    SymbolTable.set_visibility(h, "nested")
    print(m, SymbolTable.get_visibility(h), SymbolTable.get_symbol_name(h))

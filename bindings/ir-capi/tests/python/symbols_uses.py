"""Replacement of symbol uses."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func private @a() func.func @b() { call @a() : () -> () return }")
    SymbolTable.replace_all_symbol_uses("a", "z", m.operation)
    print(m)
    SymbolTable.set_symbol_name(m.body.operations[0], "z")
    print(m.operation.verify(), m)

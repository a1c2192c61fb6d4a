"""Insertion into symbol tables."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func private @a()")
    table = SymbolTable(m.operation)
    f = Operation.parse("func.func private @a()")
    m.body.append(f)
    print(table.insert(f))
    print(m)
    del table["a"]
    print(m)
    try:
        del table["nope"]
    except KeyError as error:
        print("KeyError", error)
    print(m)

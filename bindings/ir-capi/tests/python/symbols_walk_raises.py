"""A function that raises during a walk over symbol tables."""

from mlir.ir import *

with Context():
    module = Module.parse("module @outer { module @inner {} }")

    def refuse(operation, visible):
        raise KeyError("refused")

    try:
        SymbolTable.walk_symbol_tables(module.operation, True, refuse)
    except RuntimeError as error:
        print(str(error).splitlines()[0].split(":")[0], "...", str(error).splitlines()[-1])

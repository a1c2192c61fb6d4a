"""Symbols without uses."""

from mlir.ir import *
from mlir.passmanager import PassManager

with Context():
    m = Module.parse("func.func private @a() { return } func.func @b() { return }")
    PassManager.parse("builtin.module(symbol-dce)").run(m.operation)
    print(m)

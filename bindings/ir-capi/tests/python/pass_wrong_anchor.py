"""Passes on operations of another kind."""

from _support import attempt
from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    m = Module.parse("func.func @f() { return }")
    attempt(PassManager.parse("func.func(cse)").run, m.operation)
    attempt(PassManager.parse("func.func(cse)").run, m.body.operations[0])
    attempt(PassManager.parse("builtin.module(cse)").run, m.body.operations[0].operation)

"""Pipelines that grow."""

from _support import attempt
from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    pm = PassManager()
    pm.add("cse")
    print(pm)
    attempt(pm.add, "nonsense")
    attempt(pm.add, "func.func(cse)")
    print(pm, PassManager("func.func"), PassManager("builtin.module"))
    named = PassManager("builtin.module")
    named.add("canonicalize{top-down=false}")
    named.add("func.func(cse)")
    print(named)

"""Options in the texts of pipelines."""

from mlir.ir import *
from mlir.passmanager import PassManager

with Context():
    p = PassManager.parse("builtin.module(canonicalize{max-iterations=3 top-down=false},func.func(cse))")
    print(p)
    p = PassManager("builtin.module")
    p.add("func.func(canonicalize)")
    p.add("cse")
    print(p, PassManager())

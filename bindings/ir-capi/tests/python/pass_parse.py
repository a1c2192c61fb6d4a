"""Pipelines from text."""

from _support import attempt
from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    for text in ["builtin.module(canonicalize)", "builtin.module(func.func(cse,canonicalize{max-iterations=3}))", "any(cse)", "builtin.module()",
                 "cse", "builtin.module(nonsense)", "builtin.module(cse", "builtin.module(func.func(inline))", "func.func(builtin.module(cse))", "builtin.module(canonicalize{bad=1})"]:
        print(text)
        attempt(PassManager.parse, text)

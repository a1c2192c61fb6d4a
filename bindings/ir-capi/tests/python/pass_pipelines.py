"""Texts of pipelines."""

from mlir.ir import *
from _support import attempt
from mlir.passmanager import PassManager

with Context():
    for text in ("builtin.module(canonicalize)", "any(cse)", "builtin.module(func.func(cse,canonicalize))", "builtin.module()"):
        print(PassManager.parse(text))
    for text in ("", "builtin.module(", "builtin.module(nothing)", "cse"):
        attempt(PassManager.parse, text)

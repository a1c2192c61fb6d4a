"""Texts that are no modules."""

from mlir.ir import *
from _support import attempt

with Context():
    for text in ("%", "func.func @f(", "func.func @f() { return %x : i8 }", "%0 = arith.constant 1 : f32", "}"):
        attempt(Module.parse, text)

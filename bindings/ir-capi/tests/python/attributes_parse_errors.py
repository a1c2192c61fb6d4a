"""Texts that are no attributes."""

from mlir.ir import *
from _support import attempt

with Context():
    for text in ("1 : 1", "#unknown.attr", "dense<1>", "@", "{a = }"):
        attempt(Attribute.parse, text)

"""Contexts through capsules."""

from mlir.ir import *
ctx = Context()
capsule = ctx._CAPIPtr
print('"' + str(capsule).split('"')[1] + '"')
print(Context._CAPICreate(capsule) is ctx)

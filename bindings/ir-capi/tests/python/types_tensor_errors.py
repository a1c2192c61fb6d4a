"""Tensors that are not verified."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    attempt(RankedTensorType.get, [1], FunctionType.get([], []))
    attempt(RankedTensorType.get, [-5], F32Type.get())
    attempt(UnrankedTensorType.get, FunctionType.get([], []))
    attempt(Type.parse, "tensor<1x>")

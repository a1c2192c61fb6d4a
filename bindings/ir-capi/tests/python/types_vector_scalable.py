"""Scalable vectors by flags and by positions."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    f32 = F32Type.get()
    for arguments in ({}, {"scalable": [True, False]}, {"scalable_dims": [1]}, {"scalable_dims": [0, 1]}):
        t = VectorType.get([2, 3], f32, **arguments)
        print(t, t.scalable, t.scalable_dims)
    attempt(VectorType.get, [2], f32, scalable=[True, True])
    attempt(VectorType.get, [2], f32, scalable_dims=[3])
    attempt(VectorType.get, [2], f32, scalable=[True], scalable_dims=[0])

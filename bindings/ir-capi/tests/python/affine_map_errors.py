"""Maps that cannot be."""

from mlir.ir import *
from _support import attempt

with Context():
    attempt(AffineMap.get_permutation, [0, 2])
    attempt(AffineMap.get, 1, 0, [None])
    m = AffineMap.get_identity(2)
    attempt(m.get_submap, [2])
    attempt(m.get_major_submap, 5)
    attempt(m.get_minor_submap, 5)

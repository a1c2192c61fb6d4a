"""Submaps of affine maps."""

from _support import attempt
from mlir.ir import *
with Context():
    m = AffineMap.get(3, 0, [AffineDimExpr.get(i) * (i + 1) for i in range(3)])
    print(m.get_submap([0, 2]), m.get_major_submap(2), m.get_minor_submap(1), m.get_submap([]))
    attempt(m.get_submap, [5])
    attempt(m.get_major_submap, 9)
    attempt(m.get_minor_submap, 9)
    print([str(r) for r in m.results[1:]], m.results[-1])
    attempt(lambda: m.results[3])

"""Identity maps of some dimensions."""

from mlir.ir import *

with Context():
    print(AffineMap.get_minor_identity(4, 2), AffineMap.get_minor_identity(2, 2), AffineMap.get_minor_identity(3, 0))
    m = AffineMap.get_identity(3)
    print(m.get_major_submap(2), m.get_minor_submap(1), m.get_submap([2, 0]))

"""Maps as keys."""

from mlir.ir import *

with Context():
    print(len({AffineMap.get_identity(1), AffineMap.get(1, 0, [AffineExpr.get_dim(0)]), AffineMap.get_constant(0), AffineMap.get_empty()}))
    print(AffineMap.get_identity(2) == AffineMap.get_permutation([0, 1]), AffineMap.get_empty(), repr(AffineMap.get_constant(2)))

"""Affine maps."""

from _support import attempt
from mlir.ir import *
with Context():
    d0, s0 = AffineDimExpr.get(0), AffineSymbolExpr.get(0)
    for m in [AffineMap.get(1, 1, [d0 + s0]), AffineMap.get_empty(), AffineMap.get_constant(7), AffineMap.get_dim_count(3) if hasattr(AffineMap, "get_dim_count") else AffineMap.get(3, 0, []),
              AffineMap.get_identity(3), AffineMap.get_minor_identity(4, 2), AffineMap.get_permutation([2, 0, 1])]:
        print(m, repr(m), m.n_dims, m.n_symbols, m.n_inputs, m.is_permutation, m.is_projected_permutation, len(m.results))
    attempt(AffineMap.get_permutation, [0, 0])
    attempt(AffineMap.get, 1, 0, [d0, 1])

"""Symbols that no map uses."""

from mlir.ir import *

with Context() as ctx:
    s0, s2, d0 = AffineExpr.get_symbol(0), AffineExpr.get_symbol(2), AffineExpr.get_dim(0)
    maps = [AffineMap.get(1, 3, [d0 + s2]), AffineMap.get(1, 3, [s2])]
    print([str(m) for m in AffineMap.compress_unused_symbols(maps, ctx)])
    maps.append(AffineMap.get(1, 3, [s0]))
    print([str(m) for m in AffineMap.compress_unused_symbols(maps, ctx)])

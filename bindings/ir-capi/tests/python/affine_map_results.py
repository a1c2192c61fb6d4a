"""The results of maps as a sequence."""

from mlir.ir import *
from _support import attempt

with Context():
    m = AffineMap.get(2, 0, [AffineExpr.get_dim(1), AffineExpr.get_constant(3), AffineExpr.get_dim(0) + 1])
    r = m.results
    print(len(r), [str(e) for e in r], r[0], r[-1], [str(e) for e in r[1:]])
    attempt(lambda: r[3])
    print([str(e) for e in r[:1] + r[2:]])

"""Empty integer sets and replacement."""

from _support import attempt
from mlir.ir import *
with Context():
    e = IntegerSet.get_empty(2, 1)
    print(e, e.is_canonical_empty, e == IntegerSet.get_empty(2, 1), e == IntegerSet.get_empty(1, 1), hash(e) == hash(IntegerSet.get_empty(2, 1)))
    d0, s0 = AffineDimExpr.get(0), AffineSymbolExpr.get(0)
    s = IntegerSet.get(1, 1, [d0 - s0], [False])
    print(s.get_replaced([d0 * 2], [AffineConstantExpr.get(4)], 1, 0))
    attempt(s.get_replaced, [], [s0], 1, 0)
    attempt(s.get_replaced, [d0], [], 1, 0)

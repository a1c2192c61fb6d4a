"""Integer sets."""

from _support import attempt
from mlir.ir import *
with Context():
    d0, d1, s0 = AffineDimExpr.get(0), AffineDimExpr.get(1), AffineSymbolExpr.get(0)
    s = IntegerSet.get(2, 1, [d0 - s0, d1 - 10, d0 + d1], [False, True, False])
    print(s, repr(s), s.n_dims, s.n_symbols, s.n_inputs, s.n_equalities, s.n_inequalities, s.is_canonical_empty)
    for c in s.constraints:
        print(c.expr, c.is_eq)
    attempt(IntegerSet.get, 1, 0, [], [])
    attempt(IntegerSet.get, 1, 0, [d0], [True, False])
    attempt(lambda: s.constraints[4])

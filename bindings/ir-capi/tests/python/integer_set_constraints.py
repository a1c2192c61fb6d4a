"""Constraints of sets."""

from mlir.ir import *

with Context():
    d, s = AffineExpr.get_dim(0), AffineExpr.get_symbol(0)
    i = IntegerSet.get(1, 1, [d, d - s, s - 3], [True, False, False])
    print(i, i.n_dims, i.n_symbols, i.n_inputs, i.n_equalities, i.n_inequalities, i.is_canonical_empty)
    for c in i.constraints:
        print(c.expr, c.is_eq)
    print(len(i.constraints), len(i.constraints[1:]))

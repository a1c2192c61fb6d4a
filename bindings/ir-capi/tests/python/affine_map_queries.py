"""Properties of maps."""

from mlir.ir import *

with Context():
    for text in ("() -> ()", "(a, b) -> (b, a)", "(a, b)[s] -> (a + s)", "(a, b, c) -> (b, c)", "(a) -> (a, a)", "(a) -> (a + 0)"):
        m = AffineMapAttr(Attribute.parse(f"affine_map<{text}>")).value
        print(m, m.n_dims, m.n_symbols, m.n_inputs, len(m.results), m.is_permutation, m.is_projected_permutation)

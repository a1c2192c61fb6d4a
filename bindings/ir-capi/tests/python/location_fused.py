"""Fused locations with metadata."""

from mlir.ir import *
with Context():
    a, b = Location.file("a", 1, 1), Location.name("b")
    for loc in [Location.fused([a, b]), Location.fused([a]), Location.fused([]), Location.fused([a, a]),
                Location.fused([a, Location.unknown()]), Location.fused([a, b], StringAttr.get("m")),
                Location.fused([a], IntegerAttr.get(IndexType.get(), 2)), Location.fused([Location.fused([a, b]), Location.name("c")])]:
        print(loc, loc.is_a_fused(), [str(part) for part in loc.locations] if loc.is_a_fused() else "")

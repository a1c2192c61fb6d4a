"""Locations as attributes."""

from mlir.ir import *
with Context():
    for loc in [Location.unknown(), Location.file("f", 1, 2), Location.name("n")]:
        print(loc.attr, Location.from_attr(loc.attr) == loc)

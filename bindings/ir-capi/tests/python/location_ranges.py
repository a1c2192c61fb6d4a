"""Locations of ranges."""

from mlir.ir import *

with Context():
    l = Location.file("f.py", 1, 2, 3, 4)
    print(l, l.start_line, l.start_col, l.end_line, l.end_col, Location.from_attr(l.attr) == l, l.attr)

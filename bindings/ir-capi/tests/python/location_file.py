"""File locations and ranges."""

from mlir.ir import *
with Context():
    loc = Location.file("a\"b.mlir", 3, 17)
    print(loc, loc.is_a_file(), loc.filename, loc.start_line, loc.start_col, loc.end_line, loc.end_col)
    loc = Location.file("r.mlir", 1, 2, 3, 4)
    print(loc, loc.start_line, loc.start_col, loc.end_line, loc.end_col)
    loc = Location.file("r.mlir", 5, 2, 5, 9)
    print(loc, repr(loc))

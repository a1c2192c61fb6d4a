"""Unknown locations."""

from mlir.ir import *
with Context():
    loc = Location.unknown()
    print(loc, repr(loc), loc == Location.unknown(), hash(loc) == hash(Location.unknown()))
    print(loc.is_a_file(), loc.is_a_name(), loc.is_a_callsite(), loc.is_a_fused())

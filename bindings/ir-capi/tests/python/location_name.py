"""Named locations with and without a child."""

from mlir.ir import *
with Context():
    plain = Location.name("n")
    print(plain, plain.is_a_name(), plain.name_str, plain.child_loc)
    nested = Location.name("outer", Location.file("f", 1, 1))
    print(nested, nested.name_str, nested.child_loc)
    print(Location.name("a b\tc"), plain == Location.name("n"), plain == nested)

"""Named attributes."""

from mlir.ir import *

with Context():
    n = StringAttr.get("v").get_named("k")
    print(n.name, n.attr, repr(n))

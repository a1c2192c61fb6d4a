"""Named attributes and comparison."""

from mlir.ir import *
with Context():
    n = UnitAttr.get().get_named("flag")
    print(n, repr(n), n.name, n.attr, n == UnitAttr.get().get_named("flag"))
    a, b = Attribute.parse("[1, 2]"), Attribute.parse("[1, 2]")
    print(a == b, a is b, hash(a) == hash(b), a == 1, len({a, b}), Attribute(a) == a, a.context is n.attr.context)
    print(a.typeid == b.typeid, ArrayAttr.static_typeid == a.typeid, StringAttr.static_typeid == a.typeid)

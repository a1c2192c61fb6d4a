"""Dictionary attributes."""

from _support import attempt
from mlir.ir import *
with Context():
    d = DictAttr.get({"b": UnitAttr.get(), "a": StringAttr.get("v"), "c d": BoolAttr.get(False)})
    print(d, len(d), d["a"], "a" in d, "z" in d, d[0], d[2], repr(d))
    attempt(lambda: d["z"])
    attempt(lambda: d[5])
    print([(x.name, str(x.attr)) for x in d], DictAttr.get({}), DictAttr.get())
    attempt(DictAttr.get, {"a": 1})
    print(repr(d[0]), d[0] == d[0])

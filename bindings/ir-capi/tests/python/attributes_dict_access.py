"""Entries of dictionaries by name and by index."""

from mlir.ir import *
from _support import attempt

with Context():
    d = Attribute.parse('{b = 1 : i8, a = "x", c}')
    print(len(d), "a" in d, "z" in d, d["a"], d["c"])
    print([(d[i].name, str(d[i].attr)) for i in range(len(d))])
    attempt(lambda: d["z"])
    attempt(lambda: d[7])
    print(DictAttr.get({}), DictAttr.get({"y": UnitAttr.get(), "x": StringAttr.get("1")}))

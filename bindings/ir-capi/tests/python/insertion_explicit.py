"""Insertion points as arguments."""

from _support import attempt
from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.create()
    a = Operation.create("t.a", ip=InsertionPoint(m.body))
    Operation.create("t.b", ip=InsertionPoint(a))
    with InsertionPoint(m.body):
        detached = Operation.create("t.c", ip=False)
        print(detached.attached)
    print(m)
    attempt(InsertionPoint(m.body).insert, a)

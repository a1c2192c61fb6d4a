"""Insertion before and after operations."""

from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('"t.a"() : () -> () "t.b"() : () -> ()')
    a, b = m.body.operations
    with InsertionPoint(b) as ip:
        Operation.create("t.before_b")
        Operation.create("t.before_b2")
        print(ip.ref_operation.name)
    InsertionPoint(a).insert(Operation.create("t.inserted"))
    with InsertionPoint.after(a):
        Operation.create("t.after_a")
    with InsertionPoint.after(b):
        Operation.create("t.after_b")
    print(m)

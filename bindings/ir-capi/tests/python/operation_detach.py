"""An operation that leaves its block and comes back."""

from mlir.ir import *
from _support import attempt

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('"t.a"() : () -> () "t.b"() : () -> ()')
    a = m.body.operations[0].operation
    print(a.attached)
    a.detach_from_parent()
    print(a.attached, [o.operation.name for o in m.body.operations])
    attempt(a.detach_from_parent)
    InsertionPoint(m.body).insert(a)
    print(a.attached, [o.operation.name for o in m.body.operations], a.parent.name)

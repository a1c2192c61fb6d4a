"""Points before operations."""

from mlir.ir import *
from _support import attempt

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('"t.a"() : () -> () "t.b"() : () -> ()')
    b = m.body.operations[1]
    for ip in (InsertionPoint(b), InsertionPoint.at_block_begin(m.body), InsertionPoint.after(m.body.operations[0]), InsertionPoint(m.body)):
        print(ip.ref_operation.name if ip.ref_operation else None, ip.block == m.body)
        Operation.create("t.new", ip=ip)
    print(m)
    attempt(InsertionPoint.at_block_terminator, m.body)

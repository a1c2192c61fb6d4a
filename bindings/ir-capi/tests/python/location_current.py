"""Current locations."""

from _support import attempt
from mlir.ir import *
attempt(lambda: Location.current)
with Context() as ctx:
    attempt(lambda: Location.current)
    with Location.name("l") as loc:
        print(Location.current, Location.current is loc, Context.current is ctx)
        op = Operation.create("builtin.module", regions=1)
        print(op.location)
with Location.unknown(Context()) as loc:
    print(Context.current is loc.context)

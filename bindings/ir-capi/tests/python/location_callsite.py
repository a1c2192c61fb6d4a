"""Call site locations."""

from _support import attempt
from mlir.ir import *
with Context():
    loc = Location.callsite(Location.file("callee", 1, 2), [Location.file("c1", 3, 4), Location.name("c2")])
    print(loc, loc.is_a_callsite())
    print(loc.callee)
    print(loc.caller)
    attempt(Location.callsite, Location.unknown(), [])

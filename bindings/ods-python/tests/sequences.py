"""Sequences of operands, results, blocks and regions have what Python's sequences have."""

from collections.abc import Sequence

from ods.ir import *

with Context() as context, Location.unknown():
    context.allow_unregistered_dialects = True
    i32 = IntegerType.get_signless(32)
    one = Operation.create("t.one", results=[i32], ip=False).result
    two = Operation.create("t.two", results=[i32], ip=False).result
    user = Operation.create("t.user", operands=[one, two, one, two], regions=2, ip=False)
    operands = user.operands
    assert isinstance(operands, Sequence)
    assert operands.index(two) == 1
    assert operands.index(one, 1) == 2
    assert operands.index(two, -1) == 3
    assert operands[1:].index(two) == 0
    assert operands.count(one) == 2 and operands.count(user) == 0
    assert user.results.count(one) == 0
    assert [value == one for value in reversed(operands)] == [False, True, False, True]
    assert user.regions.index(user.regions[1]) == 1
    for start, stop in ((0, 0), (3, 1), (4, 9), (1, -4)):
        try:
            operands.index(two, start, stop)
        except ValueError:
            continue
        raise AssertionError(f"found from {start} to {stop}")

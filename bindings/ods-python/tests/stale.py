"""Objects of what does not exist any more raise."""

import gc

from _support import raises
from mlir.ir import *
from mlir.passmanager import PassManager

FUNCTION = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }"


def uses(op):
    """Everything that an object of an operation can be asked."""
    return [
        lambda: str(op), lambda: op.name, lambda: op.operands[0], lambda: len(op.results), lambda: op.attributes["x"],
        lambda: op.parent, lambda: op.location, lambda: op.regions[0], lambda: op.verify(), lambda: op.clone(ip=False),
        lambda: op.erase(), lambda: op.detach_from_parent(), lambda: op.walk(lambda o: WalkResult.ADVANCE),
        lambda: op.get_asm(), lambda: InsertionPoint(op), lambda: op.successors[0], lambda: op.attached, lambda: op._CAPIPtr,
    ]


with Context() as ctx, Location.unknown():
    # Erased by the program.
    module = Module.parse(FUNCTION)
    block = module.body.operations[0].entry_block
    add, ret = block.operations
    value, operands = add.result, ret.operands
    assert "used" in raises(RuntimeError, add.erase)
    ret.erase()
    add.erase()
    for use in uses(add.operation) + uses(add):
        raises(RuntimeError, use)
    for use in (lambda: value.type, lambda: str(value), lambda: value.owner, lambda: value.uses, lambda: operands[0]):
        raises(RuntimeError, use)
    assert len(block.operations) == 0

    # Erased by a pass.
    module = Module.parse("func.func @f() { %0 = arith.constant 1 : i32 return }")
    constant = module.body.operations[0].entry_block.operations[0]
    values = constant.results
    PassManager.parse("builtin.module(canonicalize)").run(module.operation)
    raises(RuntimeError, lambda: str(constant))
    raises(RuntimeError, lambda: values[0])

    # A block whose operation was erased, an iterator over it, an insertion point in it.
    module = Module.parse(FUNCTION)
    function = module.body.operations[0]
    block, region = function.entry_block, function.regions[0]
    iterator, point = iter(block), InsertionPoint.at_block_begin(block)
    next(iterator)
    function.erase()
    for use in (
        lambda: str(block), lambda: block.arguments[0], lambda: region.blocks[0], lambda: next(iterator),
        lambda: Operation.create("builtin.module", ip=point), lambda: block.add_argument(IndexType.get(), Location.unknown()),
        lambda: block.operations, lambda: block.owner, lambda: list(region),
    ):
        raises((RuntimeError, ValueError), use)

    # Slots are used again: an object of an erased operation never means a new one.
    module = Module.create()
    stale = []
    for _ in range(100):
        with InsertionPoint(module.body):
            op = Module.parse("").operation.clone()
        stale.append(op)
        op.erase()
    with InsertionPoint(module.body):
        alive = Module.parse("").operation.clone()
    for op in stale:
        assert op != alive
        raises(RuntimeError, lambda: op.name)

# Of other contexts.
with Context() as first, Location.unknown():
    i32 = IntegerType.get_signless(32)
    module = Module.create()
with Context() as second, Location.unknown():
    second.allow_unregistered_dialects = True
    other = Module.create()
    raises(ValueError, Operation.create, "t.x", results=[i32])
    raises((ValueError, RuntimeError), lambda: Operation.create("t.x", ip=InsertionPoint(module.body)))
    raises((ValueError, RuntimeError), lambda: ArrayAttr.get([TypeAttr.get(i32)]))
    raises((ValueError, RuntimeError), lambda: other.body.append(module.operation))
    raises((ValueError, RuntimeError), lambda: PassManager().run(module.operation))

# Objects keep their context and their module alive.
operation = Module.parse(FUNCTION, Context()).body.operations[0].entry_block.operations[0]
gc.collect()
assert operation.name == "arith.addi" and operation.result.type == operation.operands[0].type
del operation, module, other, first, second, i32, ctx, constant, values, add, ret, value, operands, stale, alive, op
del block, region, iterator, point, function
gc.collect()

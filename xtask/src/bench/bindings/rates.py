"""Rates of the Python bindings: `rates.py PACKAGE OPERATIONS` prints a line `name rate` for each kind of work, in operations a second.

`rates.py PACKAGE OPERATIONS memory` prints the memory of one operation in bytes, without and with Python objects for all of them.
"""

import gc
import importlib
import sys
import time

ROOT, COUNT = sys.argv[1], int(sys.argv[2])
ir = importlib.import_module(ROOT + ".ir")
arith = importlib.import_module(ROOT + ".dialects.arith")
func = importlib.import_module(ROOT + ".dialects.func")


def function():
    """A module with a function, its entry block, and the block's argument."""
    i32 = ir.IntegerType.get_signless(32)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        f = func.FuncOp("f", ([i32], []))
    block = f.add_entry_block()
    return module, block, block.arguments[0], i32


def value_builder(a, i32):
    addi, x = arith.addi, a
    for _ in range(COUNT):
        x = addi(x, a)


def opview_class(a, i32):
    add = arith.AddIOp
    for _ in range(COUNT):
        add(a, a)


def operation_create(a, i32):
    create = ir.Operation.create
    for _ in range(COUNT):
        create("arith.addi", results=[i32], operands=[a, a])


def timed(work, *arguments):
    gc.collect()
    start = time.perf_counter()
    result = work(*arguments)
    return COUNT / (time.perf_counter() - start), result


def build(work):
    """The rate of a builder, and the module that it built."""
    module, block, a, i32 = function()
    with ir.InsertionPoint(block):
        rate, _ = timed(work, a, i32)
        func.ReturnOp([])
    return rate, module


def visit(op):
    op.name
    for operand in op.operands:
        operand.type
    return ir.WalkResult.ADVANCE


def rates():
    for work in (opview_class, operation_create, value_builder):
        with ir.Context(), ir.Location.unknown():
            rate, module = build(work)
            yield work.__name__, rate
            if work is not value_builder:
                continue
            op = module.operation
            yield "walk", timed(op.walk, lambda op: ir.WalkResult.ADVANCE)[0]
            yield "walk_operand_types", timed(op.walk, visit)[0]
            rate, text = timed(str, module)
            yield "print", rate
            rate, generic = timed(lambda: op.get_asm(print_generic_op_form=True))
            yield "print_generic", rate
            yield "verify", max(timed(op.verify)[0] for _ in range(5))
        del module, op
    for name, source in (("parse", text), ("parse_generic", generic)):
        with ir.Context(), ir.Location.unknown():
            yield name, timed(ir.Module.parse, source)[0]


def resident():
    """The resident memory in bytes."""
    gc.collect()
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * 4096


def memory():
    with ir.Context(), ir.Location.unknown():
        warm_up, block, a, i32 = function()
        before = resident()
        _, module = build(value_builder)
        yield "operation", (resident() - before) / COUNT
        before = resident()
        kept = list(module.body.operations[0].regions[0].blocks[0].operations)
        yield "object", (resident() - before) / COUNT
        del kept


if __name__ == "__main__":
    for name, number in memory() if sys.argv[3:] == ["memory"] else rates():
        print(name, f"{number:.1f}")

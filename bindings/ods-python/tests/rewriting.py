"""Wrong changes in callbacks: each is an exception there, or the driver's. Whatever a callback does, the module can be printed
and verified afterwards, and no panic of the library reaches Python."""

from ods.dialects import arith
from ods.ir import *
from ods.passmanager import PassManager
from ods.rewrite import (
    ConversionTarget, RewritePatternSet, TypeConverter, apply_partial_conversion, apply_patterns_and_fold_greedily,
    walk_and_apply_patterns,
)

TEXT = """
func.func @f(%x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> (i32) {
    %a = arith.addi %x, %x : i32
    %b = arith.muli %a, %x : i32
    scf.yield %b : i32
  } else {
    scf.yield %x : i32
  }
  %y = arith.subi %r, %x : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %a = arith.addi %x, %x : i32
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  return %b : i32
}
"""
OTHER = Module.parse(TEXT, Context())
OTHER_OP = OTHER.body.operations[1].operation
OTHER_VALUE = OTHER_OP.regions[0].blocks[0].arguments[0]
OTHER_BLOCK = OTHER_OP.regions[0].blocks[0]


def erased(op):
    """An erased operation."""
    with InsertionPoint(op):
        created = arith.ConstantOp(IntegerType.get_signless(32), 7)
    created.operation.erase()
    return created.operation


def function(op):
    """The function around an operation."""
    while op.name != "func.func":
        op = op.parent
    return op


def module_of(op):
    return function(op).parent


def before(op):
    """The operation before another one in its block; itself if it is the first."""
    found = list(op.block.operations)
    index = [other.operation == op for other in found].index(True)
    return found[max(index - 1, 0)].operation


def constant(op):
    with InsertionPoint(op):
        return arith.ConstantOp(IntegerType.get_signless(32), 7).result


#: What always raises in the callback. `op` is an addition, `rw` the rewriter.
WRONG_REWRITES = [
    lambda op, rw: rw.replace_op(op, [op.results[0]]),
    lambda op, rw: rw.replace_op(op, op.results[0]),
    lambda op, rw: rw.replace_op(op, op),
    lambda op, rw: rw.replace_op(op, new_op=op),
    lambda op, rw: rw.replace_op(op, []),
    lambda op, rw: rw.replace_op(op, [op.operands[0], op.operands[0]]),
    lambda op, rw: rw.replace_op(op, None),
    lambda op, rw: rw.replace_op(op, 3),
    lambda op, rw: rw.replace_op(op, [3]),
    lambda op, rw: rw.replace_op(3, op.operands[0]),
    lambda op, rw: rw.replace_op(op, OTHER_OP),
    lambda op, rw: rw.replace_op(op, [OTHER_VALUE]),
    lambda op, rw: rw.replace_op(OTHER_OP, []),
    lambda op, rw: rw.replace_op(erased(op), [op.operands[0]]),
    lambda op, rw: rw.replace_op(op, erased(op)),
    lambda op, rw: rw.replace_op(op.parent, [op.results[0]]),
    lambda op, rw: rw.replace_op(op.parent, [op.operands[0]]),
    lambda op, rw: rw.replace_op(module_of(op), []),
    lambda op, rw: rw.erase_op(op),
    lambda op, rw: rw.erase_op(OTHER_OP),
    lambda op, rw: rw.erase_op(erased(op)),
    lambda op, rw: rw.erase_op(op.parent),
    lambda op, rw: rw.erase_op(function(op)),
    lambda op, rw: rw.erase_op(module_of(op)),
    lambda op, rw: rw.erase_op(None),
]
WRONG_CHANGES = [
    lambda op: op.erase(),
    lambda op: op.move_before(OTHER_OP),
    lambda op: op.move_after(OTHER_OP),
    lambda op: OTHER_OP.move_before(op),
    lambda op: OTHER_OP.move_after(op),
    lambda op: op.move_before(erased(op)),
    lambda op: erased(op).move_before(op),
    lambda op: op.parent.move_before(op),
    lambda op: op.parent.move_after(op),
    lambda op: function(op).move_before(op),
    lambda op: op.operands.__setitem__(0, OTHER_VALUE),
    lambda op: op.operands.__setitem__(0, 3),
    lambda op: op.operands.__setitem__(7, op.operands[0]),
    lambda op: op.results[0].replace_all_uses_with(OTHER_VALUE),
    lambda op: op.results[0].replace_all_uses_except(OTHER_VALUE, op),
    lambda op: op.results[0].replace_all_uses_except(op.operands[0], OTHER_OP),
    lambda op: OTHER_VALUE.replace_all_uses_with(op.results[0]),
    lambda op: op.results[0].set_type(IntegerType.get_signless(32, OTHER.context)),
    lambda op: op.attributes.__setitem__("x", UnitAttr.get(OTHER.context)),
    lambda op: setattr(op, "location", Location.unknown(OTHER.context)),
    lambda op: InsertionPoint(OTHER_OP).insert(op),
    lambda op: InsertionPoint(OTHER_BLOCK).insert(op),
    lambda op: InsertionPoint(op).insert(op),
    lambda op: InsertionPoint(op).insert(OTHER_OP),
    lambda op: InsertionPoint(erased(op)).insert(op),
    lambda op: op.block.append(OTHER_OP),
    lambda op: op.block.append(op.parent),
    lambda op: op.block.append_to(OTHER_OP.regions[0]),
    lambda op: op.block.append_to(op.parent.regions[7]),
    lambda op: OTHER_BLOCK.append_to(op.parent.regions[0]),
    lambda op: function(op).regions[0].blocks[0].append_to(op.parent.regions[0]) if op.parent.name == "scf.if" else 1 / 0,
    lambda op: op.block.add_argument(IntegerType.get_signless(32, OTHER.context), Location.unknown()),
    lambda op: Block.create_before(OTHER_BLOCK, IntegerType.get_signless(32, op.context)),
    lambda op: Operation.create("arith.addi", results=[op.results[0].type], operands=[OTHER_VALUE, OTHER_VALUE]),
    lambda op: Operation.create("cf.br", successors=[OTHER_BLOCK], operands=[]),
    lambda op: SymbolTable(module_of(op)).erase(OTHER_OP),
    lambda op: SymbolTable(module_of(op)).insert(OTHER_OP),
]
#: What MLIR's package allows outside of callbacks, but a driver does not expect.
ODD_CHANGES = [
    lambda op: (op.results[0].replace_all_uses_with(op.operands[0]), op.erase()),
    lambda op: op.parent.erase(),
    lambda op: function(op).erase(),
    lambda op: module_of(op).erase(),
    lambda op: [other.erase() for other in list(module_of(op).regions[0].blocks[0].operations)],
    lambda op: op.detach_from_parent(),
    lambda op: op.parent.detach_from_parent(),
    lambda op: function(op).detach_from_parent(),
    lambda op: op.move_before(before(op)),
    lambda op: op.move_after(list(op.block.operations)[-1]),
    lambda op: op.move_after(function(op)),
    lambda op: op.parent.move_before(before(op.parent)) if op.parent.name == "scf.if" else None,
    lambda op: op.results[0].replace_all_uses_with(op.results[0]),
    lambda op: op.results[0].replace_all_uses_with(constant(op)),
    lambda op: op.operands[0].replace_all_uses_with(op.results[0]),
    lambda op: op.operands.__setitem__(0, op.results[0]),
    lambda op: [use.owner.erase() for use in list(op.results[0].uses)],
    lambda op: list(op.block.operations)[-1].erase(),
    lambda op: [other.erase() for other in reversed(list(op.block.operations))],
    lambda op: op.results[0].set_type(IntegerType.get_signless(8)),
    lambda op: op.block.add_argument(IntegerType.get_signless(8), Location.unknown()),
    lambda op: op.block.erase_argument(0),
    lambda op: op.block.append_to(op.parent.regions[0]),
    lambda op: op.block.append_to(function(op).regions[0]),
    lambda op: op.clone(ip=InsertionPoint(op)),
    lambda op: function(op).clone(ip=InsertionPoint(function(op))),
    lambda op: function(op).clone(ip=InsertionPoint(op)),
    lambda op: op.attributes.__setitem__("overflowFlags", UnitAttr.get()),
    lambda op: op.attributes.__delitem__("overflowFlags"),
    lambda op: PassManager.parse("builtin.module(canonicalize)").run(module_of(op)),
    lambda op: walk_and_apply_patterns(module_of(op), RewritePatternSet().freeze()),
    lambda op: module_of(op).verify(),
    lambda op: str(module_of(op)),
    lambda op: op.context._get_live_count() and None,
]


def greedily(module, pattern):
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, pattern)
    apply_patterns_and_fold_greedily(module, patterns.freeze())


def by_walk(module, pattern):
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, pattern)
    walk_and_apply_patterns(module.operation, patterns.freeze())


def by_conversion(module, pattern):
    converter = TypeConverter()
    converter.add_conversion(lambda ty: ty)
    target = ConversionTarget()
    target.add_illegal_op("arith.addi")
    patterns = RewritePatternSet()
    patterns.add_conversion(arith.AddIOp, lambda op, adaptor, converter, rw: pattern(op, rw), converter)
    apply_partial_conversion(module.operation, target, patterns.freeze())


def by_pass(module, pattern):
    def run(op, pass_):
        op.walk(lambda inner: WalkResult.ADVANCE if inner.name != "arith.addi" else call(inner))

    def call(op):
        pattern(op.opview, None)
        return WalkResult.INTERRUPT

    manager = PassManager("builtin.module")
    manager.enable_verifier(False)
    manager.add(run)
    manager.run(module.operation)


def by_op_walk(module, pattern):
    def call(op):
        if op.name == "arith.addi":
            pattern(op.opview, None)
        return WalkResult.ADVANCE

    module.operation.walk(call)


DRIVERS = [greedily, by_walk, by_conversion, by_pass, by_op_walk]
PROBLEMS = []


def play(name, driver, change, must_raise, result):
    """Runs a driver with a callback, and checks what is left."""
    raised = []

    def pattern(op, rw):
        if raised:
            return True
        try:
            raised.append(None)
            change(op.operation, rw)
        except Exception as error:
            raised[0] = error
        return result

    with Context(), Location.unknown():
        module = Module.parse(TEXT)
        original = str(module)
        try:
            driver(module, pattern)
        except Exception as error:
            if "internal error" in str(error):
                PROBLEMS.append((name, driver.__name__, result, str(error)[:100]))
        except BaseException as error:
            PROBLEMS.append((name, driver.__name__, result, "driver", type(error).__name__, str(error)[:100]))
        if must_raise and (not raised or raised[0] is None):
            PROBLEMS.append((name, driver.__name__, result, "no exception"))
        try:
            str(module)
            valid = module.operation.verify()
        except Exception:
            valid = False
        except BaseException as error:
            PROBLEMS.append((name, driver.__name__, result, "afterwards", type(error).__name__, str(error)[:100]))
        if must_raise and not valid:
            PROBLEMS.append((name, driver.__name__, result, "invalid"))


for driver in DRIVERS:
    for result in (True, False):
        for index, change in enumerate(WRONG_REWRITES):
            if driver in (greedily, by_walk, by_conversion):
                play(f"rewrite {index}", driver, change, True, result)
        for index, change in enumerate(WRONG_CHANGES):
            play(f"change {index}", driver, lambda op, rw, change=change: change(op), True, result)
        for index, change in enumerate(ODD_CHANGES):
            play(f"odd {index}", driver, lambda op, rw, change=change: change(op), False, result)

assert not PROBLEMS, "\n".join(map(str, PROBLEMS))
assert OTHER.operation.verify() and len(OTHER.body.operations) == 2


# One value replaces an operation with one result.
with Context():
    module = Module.parse(TEXT)
    greedily(module, lambda op, rw: rw.replace_op(op, op.lhs) if op.lhs == op.rhs else True)
    assert "arith.addi" not in str(module) and module.operation.verify()

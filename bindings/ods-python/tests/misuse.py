"""Wrong use raises an exception. Each case runs in a context of its own; none may end the process."""

import gc

from ods.dialects import arith, func, scf
from ods.ir import *
from ods.passmanager import PassManager
from ods.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily, walk_and_apply_patterns

CASES = []
TEXT = 'func.func @f(%x: i8) -> i8 { %a = arith.addi %x, %x : i8 %b = arith.muli %a, %x : i8 return %b : i8 }'


def raises(case):
    """Notes a function of a module that must raise."""
    CASES.append(case)
    return case


def body(module):
    return module.body.operations[0].regions[0].blocks[0]


def first(module):
    """The addition."""
    return body(module).operations[0].operation


def erased(use):
    """Cases that use an operation after its erasure, and after that of the function around it."""

    def itself(module):
        op = body(module).operations[1].operation
        body(module).operations[2].operation.erase()
        op.erase()
        use(op)

    def around(module):
        op = first(module)
        module.body.operations[0].erase()
        use(op)

    CASES.extend([itself, around])


for member in ("name", "parent", "block", "location", "verify", "erase", "clone", "detach_from_parent"):
    erased(lambda op, member=member: getattr(op, member)() if callable(getattr(op, member)) else None)
for use in (
    lambda op: str(op),
    lambda op: op.operands[0],
    lambda op: list(op.operands),
    lambda op: op.results[0],
    lambda op: len(op.regions),
    lambda op: op.attributes["x"],
    lambda op: op.attributes.__setitem__("x", UnitAttr.get()),
    lambda op: op.walk(lambda visited: WalkResult.ADVANCE),
    lambda op: op.get_asm(),
    lambda op: InsertionPoint(op),
    lambda op: op.opview.result,
    lambda op: SymbolTable(op),
    lambda op: PassManager("any").run(op),
    lambda op: op._CAPIPtr,
):
    erased(use)


@raises
def value_of_erased_operation(module):
    value = body(module).operations[1].results[0]
    module.body.operations[0].erase()
    value.type


@raises
def uses_of_erased_value(module):
    value = first(module).results[0]
    module.body.operations[0].erase()
    list(value.uses)


@raises
def argument_of_erased_block(module):
    argument = body(module).arguments[0]
    module.body.operations[0].erase()
    argument.set_type(IndexType.get())


@raises
def block_of_erased_function(module):
    block = body(module)
    module.body.operations[0].erase()
    list(block.operations)


@raises
def region_of_erased_function(module):
    region = module.body.operations[0].regions[0]
    module.body.operations[0].erase()
    list(region.blocks)


@raises
def iteration_over_erased_block(module):
    for op in body(module).operations:
        module.body.operations[0].erase()


@raises
def insertion_point_of_erased_block(module):
    with InsertionPoint(body(module)):
        module.body.operations[0].erase()
        arith.constant(IndexType.get(), 1)


@raises
def erasure_of_used_operation(module):
    first(module).erase()
    module.operation.verify()
    list(first(module).operands)[0].owner.erase()


@raises
def erased_by_canonicalization(module):
    module = Module.parse("func.func @f(%x: i8) { %a = arith.addi %x, %x : i8 return }")
    op = first(module)
    PassManager.parse("builtin.module(canonicalize)").run(module.operation)
    op.name


@raises
def operand_of_another_context(module):
    with Context() as other, Location.unknown():
        foreign = Module.parse(TEXT)
        value = first(foreign).results[0]
    first(module).operands[0] = value


@raises
def type_of_another_context(module):
    with Context():
        ty = IntegerType.get_signless(8)
    body(module).add_argument(ty, Location.unknown())


@raises
def attribute_of_another_context(module):
    with Context():
        attribute = UnitAttr.get()
    first(module).attributes["x"] = attribute


@raises
def location_of_another_context(module):
    with Context():
        location = Location.unknown()
    first(module).location = Location.fused([location, Location.unknown()])


@raises
def insertion_into_itself(module):
    function = module.body.operations[0].operation
    function.move_before(first(module))


@raises
def insertion_of_attached_operation(module):
    InsertionPoint(module.body).insert(first(module))


@raises
def insertion_after_terminator(module):
    with InsertionPoint(body(module)):
        arith.constant(IndexType.get(), 1)


@raises
def unbalanced_exit(module):
    InsertionPoint(module.body).__exit__(None, None, None)


@raises
def operand_that_is_none(module):
    arith.AddIOp(None, None)


@raises
def operand_that_is_a_number(module):
    arith.addi(1, 2)


@raises
def no_results_to_infer_from(module):
    Operation.create("arith.addi", operands=[], infer_type=True)


@raises
def unregistered_operation(module):
    Operation.create("no.such")


@raises
def negative_regions(module):
    Operation.create("builtin.module", regions=-1)


@raises
def result_out_of_range(module):
    first(module).results[1]


@raises
def argument_out_of_range(module):
    body(module).erase_argument(7)


@raises
def erasure_of_used_argument(module):
    body(module).erase_argument(0)
    module.operation.verify()
    body(module).arguments[0]


@raises
def view_without_operation(module):
    arith.AddIOp.__new__(arith.AddIOp).name


@raises
def view_initialized_twice(module):
    view = first(module).opview
    view.__init__(view.lhs, view.rhs, ip=False)


@raises
def walk_that_erases_the_function(module):
    def visit(op):
        module.body.operations[0].erase()
        return WalkResult.ADVANCE

    module.body.operations[0].operation.walk(visit, WalkOrder.PRE_ORDER)


@raises
def walk_with_wrong_result(module):
    module.operation.walk(lambda op: 1)


@raises
def pattern_that_raises(module):
    def pattern(op, rewriter):
        raise KeyError("pattern")

    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, pattern)
    walk_and_apply_patterns(module.operation, patterns.freeze())


@raises
def rewriter_after_its_callback(module):
    kept = []
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, lambda op, rewriter: kept.append(rewriter) or True)
    apply_patterns_and_fold_greedily(module, patterns.freeze())
    kept[0].erase_op(first(module))


@raises
def pass_that_raises(module):
    def run(op, pass_):
        raise KeyError("pass")

    manager = PassManager("builtin.module")
    manager.add(run)
    manager.run(module.operation)


@raises
def pass_that_runs_itself(module):
    manager = PassManager("builtin.module")
    manager.add(lambda op, pass_: manager.run(op))
    manager.run(module.operation)


@raises
def wrong_anchor(module):
    PassManager.parse("func.func(cse)").run(module.operation)


@raises
def capsule_of_something_else(module):
    Operation._CAPICreate(IndexType.get()._CAPIPtr)


@raises
def no_capsule(module):
    Module._CAPICreate(object())


@raises
def wrong_cast(module):
    BlockArgument(first(module).results[0])


@raises
def base_class_without_content(module):
    Type.__new__(Type).context


@raises
def terminated_loop(module):
    with InsertionPoint.at_block_terminator(body(module)):
        for index in scf.for_(0, 4, 1):
            scf.yield_([])
            arith.constant(IndexType.get(), 1)


@raises
def call_of_a_number(module):
    func.CallOp(1, [])


def ends_in_exception(case):
    """Whether a case raises, with everything it leaves dropped."""
    with Context(), Location.unknown():
        module = Module.parse(TEXT)
        try:
            case(module)
        except Exception as error:
            return type(error) is not SystemError
        return False


silent = [case.__name__ for case in CASES if not ends_in_exception(case)]
gc.collect()
assert len(CASES) >= 60, len(CASES)
assert not silent, silent

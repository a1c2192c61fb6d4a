"""A program with types, which checkers accept in their strict modes."""

from collections.abc import Sequence

from ods.dialects import arith, func, memref, scf
from ods.extras import types as T
from ods.ir import (
    Attribute, Context, DenseElementsAttr, InsertionPoint, IntegerAttr, IntegerType, Location, MLIRError, Module, Operation,
    OpView, ShapedType, Type, Value, WalkOrder, WalkResult,
)
from ods.passmanager import ExternalPass, PassManager
from ods.rewrite import PatternRewriter, RewritePatternSet, apply_patterns_and_fold_greedily


def sum_of(values: Sequence[Value]) -> Value:
    """The sum of values."""
    total = values[0]
    for value in values[1:]:
        total = arith.addi(total, value)
    return total


def names(op: Operation) -> list[str]:
    """The names of the operations in an operation."""
    found: list[str] = []

    def visit(visited: Operation) -> WalkResult:
        found.append(visited.name)
        return WalkResult.ADVANCE

    op.walk(visit, WalkOrder.PRE_ORDER)
    return found


def width(ty: Type) -> int | None:
    """The width of an integer type."""
    if IntegerType.isinstance(ty):
        return ty.width
    return ShapedType(ty).rank if isinstance(ty, ShapedType) else None


def halve(op: arith.AddIOp, rewriter: PatternRewriter) -> bool | None:
    """`x + x` is `x << 1`."""
    if op.lhs != op.rhs:
        return True
    with rewriter.ip:
        one = arith.constant(op.lhs.type, 1, loc=op.location)
        rewriter.replace_op(op, [arith.shli(op.lhs, one, loc=op.location)])
    return None


def count(op: Operation, pass_: ExternalPass) -> None:
    """A pass that fails on an empty module."""
    if not len(op.regions[0].blocks[0].operations):
        pass_.signal_pass_failure()


with Context() as context, Location.unknown():
    module = Module.create()
    i32 = T.i32()
    with InsertionPoint(module.body):
        function = func.FuncOp("f", ([i32, i32], [i32]), visibility="private")
        block = function.add_entry_block()
        with InsertionPoint(block):
            first, second = block.arguments
            buffer = memref.alloca(T.memref(4, element_type=i32), [], [])
            zero = arith.constant(T.index(), 0)
            for index in scf.for_(zero, 4, 1):
                memref.store(first, buffer, [index])
                scf.yield_([])
            total = sum_of([first, first, second])
            func.return_([total])
    text: str = module.operation.get_asm()
    data: bytes = module.operation.get_asm(binary=True)
    assert data.decode() == text
    assert names(module.operation)[:2] == ["builtin.module", "func.func"]
    assert width(i32) == 32 and width(T.index()) is None
    number: Attribute = IntegerAttr.get(i32, 3)
    assert DenseElementsAttr.get([number, number]).is_splat
    manager = PassManager()
    manager.add(count)
    manager.run(module.operation)
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, halve)
    apply_patterns_and_fold_greedily(module, patterns.freeze())
    view: OpView = module.body.operations[0]
    assert isinstance(view, func.FuncOp) and view.name.value == "f"
    assert "arith.shli" in str(module)
    try:
        Module.parse("nothing")
    except MLIRError as error:
        assert error.error_diagnostics[0].message

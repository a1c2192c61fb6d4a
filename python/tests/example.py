"""The example of the book."""

# ANCHOR: build
from ods.dialects import arith, func
from ods.ir import *
from ods.passmanager import PassManager

with Context(), Location.unknown():
    module = Module.create()
    i32 = IntegerType.get_signless(32)
    with InsertionPoint(module.body):

        @func.FuncOp.from_py_func(i32)
        def twice(x):
            return arith.addi(x, arith.addi(x, arith.constant(i32, 0)))

    PassManager.parse("builtin.module(canonicalize)").run(module.operation)
    assert str(module).count("arith.addi") == 1
# ANCHOR_END: build

# ANCHOR: rewrite
from ods.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily


def double(op, rewriter):
    """`x + x` becomes `x << 1`."""
    if op.lhs != op.rhs:
        return True
    with rewriter.ip:
        one = arith.constant(op.result.type, 1, loc=op.location)
        rewriter.replace_op(op, [arith.shli(op.lhs, one, loc=op.location)])


with module.context:
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, double)
    apply_patterns_and_fold_greedily(module, patterns.freeze())
    assert "arith.shli" in str(module)
# ANCHOR_END: rewrite

# ANCHOR: stale
with module.context:
    function = module.body.operations[0]
    function.erase()
    try:
        print(function)
    except RuntimeError as error:
        assert str(error) == "the operation has been invalidated"
# ANCHOR_END: stale

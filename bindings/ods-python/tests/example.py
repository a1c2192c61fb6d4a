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

# ANCHOR: convert
from ods.dialects import math
from ods.rewrite import ConversionConfig, ConversionTarget, TypeConverter, apply_partial_conversion


def wider(op, adaptor, types, rewriter):
    """`math.ceil` becomes `math.absf` of the converted operand."""
    with rewriter.ip:
        rewriter.replace_op(op, [math.absf(adaptor.operand, loc=op.location)])


with module.context:
    types = TypeConverter()
    types.add_conversion(lambda ty: F64Type.get() if isinstance(ty, F32Type) else ty)
    patterns = RewritePatternSet()
    patterns.add_conversion(math.CeilOp, wider, types)
    target = ConversionTarget()
    target.add_illegal_op(math.CeilOp)
    target.add_legal_op(math.AbsFOp)
    text = "func.func @f(%x: f32) -> f32 { %0 = math.ceil %x : f32 return %0 : f32 }"
    other = Module.parse(text)
    config = ConversionConfig()
    config.build_materializations = False
    apply_partial_conversion(other, target, patterns.freeze(), config)
    assert "math.absf %0 : f64" in str(other)
# ANCHOR_END: convert

# ANCHOR: stale
with module.context:
    function = module.body.operations[0]
    function.erase()
    try:
        print(function)
    except RuntimeError as error:
        assert str(error) == "the operation has been invalidated"
# ANCHOR_END: stale

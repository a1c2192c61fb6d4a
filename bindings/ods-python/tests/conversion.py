"""Dialect conversion with patterns that are Python functions."""

from _support import raises
from mlir.dialects import arith, math, scf
from mlir.ir import *
from mlir.passmanager import PassManager
from mlir.rewrite import *

TEXT = """\
func.func @f(%arg0: f32) -> f32 {
  %0 = math.absf %arg0 fastmath<nnan> : f32
  %1 = math.ceil %0 : f32
  return %1 : f32
}
"""


def wider(ty):
    """The type with twice the bits."""
    return F64Type.get() if isinstance(ty, F32Type) else None


def converter():
    types = TypeConverter()
    types.add_conversion(lambda ty: ty)
    types.add_conversion(wider)
    return types


def to_floor(op, adaptor, types, rewriter):
    assert isinstance(op, math.AbsFOp) and str(op.operand.type) == "f32"
    assert str(adaptor.operand.type) == "f64" and len(adaptor.operands) == 1
    assert str(adaptor.fastmath) == "#arith.fastmath<nnan>", str(adaptor.fastmath)
    assert types.convert_type(op.result.type) == F64Type.get()
    assert isinstance(rewriter, PatternRewriter)
    with rewriter.ip:
        rewriter.replace_op(op, math.FloorOp(adaptor.operand, loc=op.location))


def to_round(op, adaptor, types, rewriter):
    with rewriter.ip:
        rewriter.replace_op(op, [math.round(adaptor.operand, loc=op.location)])


# Casts are left where other operations want the types from before.
leaving_casts = ConversionConfig()
leaving_casts.build_materializations = False


def convert(op, *arguments):
    apply_partial_conversion(op, *arguments, leaving_casts)


def target(*ops):
    found = ConversionTarget()
    found.add_illegal_op(*ops)
    found.add_legal_op(math.FloorOp, "math.round", arith.ConstantOp)
    return found


def patterns(**functions):
    found = RewritePatternSet()
    for name, function in functions.items():
        found.add_conversion(f"math.{name}", function, converter())
    return found.freeze()


with Context(), Location.unknown():
    # Operands come converted, and casts are where the types of others remain.
    module = Module.parse(TEXT)
    illegal = target(math.AbsFOp, "math.ceil")
    convert(module, illegal, patterns(absf=to_floor, ceil=to_round))
    assert [op.name for op in module.body.operations[0].regions[0].blocks[0]] == [
        "builtin.unrealized_conversion_cast", "math.floor", "math.round", "builtin.unrealized_conversion_cast", "func.return",
    ], str(module)
    assert "math.round %1 : f64" in str(module)

    # What a pattern creates has to be legal.
    module = Module.parse(TEXT)
    before = str(module)
    strict = ConversionTarget()
    strict.add_illegal_op(math.AbsFOp)
    error = raises(MLIRError, convert, module, strict, patterns(absf=to_floor))
    assert "failed to legalize generated operation 'math.floor'" in error, error
    assert str(module) == before

    # Without a pattern, the module stays as it was. What a pattern did is undone when another one is missing.
    error = raises(MLIRError, convert, module.operation, illegal, patterns(absf=to_floor))
    assert "partial conversion failed" in error and "failed to legalize operation 'math.ceil'" in error, error
    assert str(module) == before

    # Without a function that builds casts, they are errors unless they are to be left.
    error = raises(
        MLIRError, apply_partial_conversion, module, illegal, patterns(absf=to_floor, ceil=to_round)
    )
    assert "failed to legalize unresolved materialization from ('f32') to ('f64')" in error, error
    assert str(module) == before

    # A full conversion wants to know of everything that it is legal.
    everything = patterns(absf=to_floor, ceil=to_round)
    error = raises(MLIRError, apply_full_conversion, module, illegal, everything, leaving_casts)
    assert "full conversion failed" in error and "func.func" in error, error
    assert str(module) == before
    illegal.add_legal_dialect("builtin", "func", "math")
    apply_full_conversion(module.operation, illegal, everything, leaving_casts)
    assert "math.floor" in str(module)

    # A pattern may not match; a pattern of a greater benefit is first.
    tried = []

    def never(op, adaptor, types, rewriter):
        tried.append(op.name)
        return True

    several = RewritePatternSet()
    several.add_conversion(math.CeilOp, to_round, converter())
    several.add_conversion(math.CeilOp, never, converter(), benefit=2)
    module = Module.parse(TEXT)
    convert(module, target("math.ceil"), several.freeze())
    assert tried == ["math.ceil"] and "math.round" in str(module)

    # Other patterns work in conversions, too, and what they erase is erased at the end.
    plain = RewritePatternSet()

    def keep_operand(op, rewriter):
        rewriter.replace_op(op, [op.operand])

    plain.add(math.CeilOp, keep_operand)
    module = Module.parse(TEXT)
    convert(module, target("math.ceil"), plain.freeze())
    assert "math.ceil" not in str(module) and "return %0" in str(module)

    # Conversion patterns do nothing in other drivers.
    module = Module.parse(TEXT)
    apply_patterns_and_fold_greedily(module, patterns(absf=to_floor))
    assert "math.absf" in str(module)

    # Constants are folded, or not.
    config = ConversionConfig()
    assert config.build_materializations and config.folding_mode == DialectConversionFoldingMode.BEFORE_PATTERNS
    folded = "func.func @f() -> f32 { %0 = arith.constant 1.5 : f32 %1 = math.ceil %0 : f32 return %1 : f32 }"
    module = Module.parse(folded)
    apply_partial_conversion(module, target("math.ceil"), patterns(), config)
    assert "2.0" in str(module) and "ceil" not in str(module)
    config.folding_mode = DialectConversionFoldingMode.NEVER
    raises(MLIRError, apply_partial_conversion, Module.parse(folded), target("math.ceil"), patterns(), config)

    # Exceptions of callbacks arrive, and the module is as it was.
    def fail(*_):
        raise KeyError("mine")

    module = Module.parse(TEXT)
    assert "mine" in raises(KeyError, convert, module, target("math.absf"), patterns(absf=fail))
    failing = RewritePatternSet()
    types = TypeConverter()
    types.add_conversion(fail)
    failing.add_conversion("math.absf", to_floor, types)
    failing = failing.freeze()
    assert "mine" in raises(KeyError, convert, module, target("math.absf"), failing)
    assert "mine" in raises(KeyError, types.convert_type, F32Type.get())
    assert str(module) == before

    # Functions that convert types have no operations: neither those of the module nor new ones.
    def reads_module(ty):
        return ty if module.body.operations[0].name else None

    created = []

    def creates(ty):
        created.append(Module.parse("module {}"))
        return F64Type.get()

    def converts_again(ty):
        convert(module, target("math.absf"), failing)
        return F64Type.get()

    for rule in (reads_module, creates, converts_again, lambda ty: 3):
        types = TypeConverter()
        types.add_conversion(rule)
        wrong = RewritePatternSet()
        wrong.add_conversion("math.absf", to_floor, types)
        raises(Exception, convert, module, target("math.absf"), wrong.freeze())
        assert str(module) == before

    for other in created:
        raises(RuntimeError, str, other)

    # What a pattern creates without its rewriter is converted and undone as well; it erases with its rewriter only.
    def builds_loop(op, adaptor, types, rewriter):
        zero = arith.ConstantOp.create_index(0, ip=rewriter.ip, loc=op.location)
        loop = scf.ForOp(zero, zero, zero, [adaptor.operand], ip=rewriter.ip, loc=op.location)
        with InsertionPoint(loop.body):
            inner = math.floor(loop.inner_iter_args[0], loc=op.location)
            scf.yield_([inner], loc=op.location)
        rewriter.replace_op(op, loop)

    def erases(op, adaptor, types, rewriter):
        op.erase()

    def runs_passes(op, adaptor, types, rewriter):
        PassManager.parse("builtin.module(canonicalize)").run(module.operation)

    def returns_true(op, adaptor, types, rewriter):
        builds_loop(op, adaptor, types, rewriter)
        return True

    module = Module.parse(TEXT)
    with_loops = target("math.absf", "math.ceil")
    with_loops.add_legal_dialect("arith", "scf")
    for wrong in (
        patterns(absf=builds_loop), patterns(absf=erases), patterns(absf=runs_passes), patterns(absf=returns_true),
    ):
        raises(Exception, convert, module, with_loops, wrong)
        assert str(module) == before and module.operation.verify(), str(module)
    convert(module, with_loops, patterns(absf=builds_loop, ceil=to_round))
    assert module.operation.verify() and "scf.for" in str(module) and "absf" not in str(module), str(module)
    # The operations of a loop are converted, too.
    module = Module.parse(TEXT)
    without_floor = target("math.absf", "math.ceil")
    without_floor.add_illegal_op("math.floor")
    without_floor.add_legal_dialect("arith", "scf")
    convert(module, without_floor, patterns(absf=builds_loop, ceil=to_round, floor=to_round))
    assert "floor" not in str(module) and str(module).count("math.round") == 2, str(module)
    module = Module.parse(TEXT)

    # The other wrong uses.
    kept = []

    def keeps(op, adaptor, types, rewriter):
        kept.append((adaptor, rewriter))
        return to_floor(op, adaptor, types, rewriter)

    convert(module, target("math.absf"), patterns(absf=keeps))
    raises(RuntimeError, lambda: kept[0][1].ip)
    raises(AttributeError, lambda: kept[0][0].nothing)
    raises(TypeError, TypeConverter().add_conversion, 3)
    raises(TypeError, ConversionPatternRewriter)
    raises(TypeError, ConversionTarget().add_legal_op, int)
    raises(TypeError, setattr, config, "build_materializations", 3)
    assert TypeConverter().convert_type(F32Type.get()) is None

    # A converter's later functions count, also after a conversion.
    types = TypeConverter()
    types.add_conversion(wider)
    late = RewritePatternSet()
    late.add_conversion("math.absf", to_round, types)
    late = late.freeze()
    module = Module.parse(TEXT)
    convert(module, target("math.absf"), late)
    assert "math.round %1 : f64" in str(module) or "math.round %0 : f64" in str(module), str(module)
    types.add_conversion(lambda ty: F16Type.get() if isinstance(ty, F32Type) else None)
    module = Module.parse(TEXT)
    convert(module, target("math.absf"), late)
    assert ": f16" in str(module), str(module)

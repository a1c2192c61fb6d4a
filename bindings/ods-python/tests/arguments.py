"""Wrong arguments: errors state the parameter, what is expected, and what was given, in the terms of the package."""

from _support import raises
from ods.dialects import arith
from ods.ir import *
from ods.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily


WRONG = []


def check(expected, error, action, *args, **kwargs):
    """Notes a message that is not the expected one."""
    found = raises(error, action, *args, **kwargs)
    if found != expected:
        WRONG.append((expected, found))


with Context(), Location.unknown():
    i8, unit = IntegerType.get_signless(8), UnitAttr.get()
    u8, i128 = IntegerType.get_unsigned(8), IntegerType.get_signless(128)

    # Types.
    check("argument 'width': expected an integer, got 'x' (str)", TypeError, IntegerType.get_signless, "x")
    check(
        "argument 'width': expected an integer from 0 to 4294967295, got -1 (int)",
        ValueError, IntegerType.get_signless, -1,
    )
    check(
        "argument 'signedness': expected an IntegerType.Signedness, got 1 (int)", TypeError, IntegerType.get, 8, 1
    )
    check("argument 'element_type': expected a Type, got 'x' (str)", TypeError, RankedTensorType.get, [2], "x")
    check("argument 'shape': expected a sequence of integers, got 3 (int)", TypeError, MemRefType.get, 3, i8)
    check("argument 'shape': expected a sequence of integers, got '22' (str)", TypeError, VectorType.get, "22", i8)
    check("argument 'shape', element 1: expected an integer, got None", TypeError, VectorType.get, [2, None], i8)
    check("argument 'encoding': expected an Attribute or None, got IntegerType", TypeError, RankedTensorType.get, [], i8, i8)
    check("argument 'inputs': expected a sequence of types, got 3 (int)", TypeError, FunctionType.get, 3, [])
    check("argument 'results', element 0: expected a Type, got UnitAttr", TypeError, FunctionType.get, [], [unit])
    check("argument 'elements', element 0: expected a Type, got 1 (int)", TypeError, TupleType.get_tuple, [1])
    check("argument 'element_type': expected a Type, got 3 (int)", TypeError, ComplexType.get, 3)

    # Attributes.
    check("argument 'type': expected a Type, got 3 (int)", TypeError, IntegerAttr.get, 3, 3)
    check("argument 'value': expected an integer, got 'x' (str)", TypeError, IntegerAttr.get, i8, "x")
    check("argument 'value': expected an integer, got 1.5 (float)", TypeError, IntegerAttr.get, i8, 1.5)
    check("argument 'value': expected a number, got '1.5' (str)", TypeError, FloatAttr.get, F32Type.get(), "1.5")
    check("argument 'value': expected a bool, got 1 (int)", TypeError, BoolAttr.get, 1)
    check("argument 'value': expected a str or bytes, got 3 (int)", TypeError, StringAttr.get, 3)
    check("argument 'value': expected a str, got 3 (int)", TypeError, FlatSymbolRefAttr.get, 3)
    check("argument 'symbols': expected a sequence of strs, got 'ab' (str)", TypeError, SymbolRefAttr.get, "ab")
    check("argument 'symbols', element 1: expected a str, got 1 (int)", TypeError, SymbolRefAttr.get, ["a", 1])
    check("argument 'value': expected a Type, got UnitAttr", TypeError, TypeAttr.get, unit)
    check("argument 'affine_map': expected an AffineMap, got 3 (int)", TypeError, AffineMapAttr.get, 3)
    check("argument 'integer_set': expected an IntegerSet, got 3 (int)", TypeError, IntegerSetAttr.get, 3)
    check("argument 'attributes', element 0: expected an Attribute, got 3 (int)", TypeError, ArrayAttr.get, [3])
    check("argument 'attributes': expected a sequence of attributes, got UnitAttr", TypeError, ArrayAttr.get, unit)
    check("argument 'value': expected a str as key, got 1 (int)", TypeError, DictAttr.get, {1: unit})
    check("argument 'value': expected an Attribute for the key 'a', got 1 (int)", TypeError, DictAttr.get, {"a": 1})
    check("argument 'value': expected a dict of attributes, got list", TypeError, DictAttr.get, [unit])
    check("argument 'strides': expected a sequence of integers, got 'x' (str)", TypeError, StridedLayoutAttr.get, 0, "x")
    check("argument 'values', element 0: expected an integer, got 1.5 (float)", TypeError, DenseI32ArrayAttr.get, [1.5])
    check("argument 'values': expected a sequence of integers, got 3 (int)", TypeError, DenseI32ArrayAttr.get, 3)
    check("argument 'values', element 0: expected a bool, got 'x' (str)", TypeError, DenseBoolArrayAttr.get, ["x"])
    check("argument 'values', element 0: expected a bool, got 2 (int)", ValueError, DenseBoolArrayAttr.get, [2])
    check("argument 'values', element 0: expected a number, got '1' (str)", TypeError, DenseF64ArrayAttr.get, ["1"])

    # Expressions and maps.
    check("argument 'exprs', element 0: expected an AffineExpr, got 1 (int)", TypeError, AffineMap.get, 1, 0, [1])
    check("argument 'exprs': expected a sequence of AffineExprs, got 1 (int)", TypeError, AffineMap.get, 1, 0, 1)

    dim = AffineExpr.get_dim(0)
    check("argument 'lhs': expected an AffineExpr or an integer, got 'x' (str)", TypeError, AffineExpr.get_add, "x", dim)
    check("argument 'rhs': expected an AffineExpr, or an integer after one, got None", TypeError, lambda: dim + None)
    check("argument 'dims': expected an integer, got 'x' (str)", TypeError, AffineMap.get, "x", 0, [])
    check("expected an integer from 0 to 4294967295, got -1 (int)", ValueError, AffineMap.get, -1, 0, [])
    check("argument 'n_dims': expected an integer, got None", TypeError, AffineMap.get_identity, None)
    check("argument 'permutation': expected an integer, got 'x' (str)", TypeError, AffineMap.get_permutation, ["x"])
    check("argument 'other': expected a Type, got 3 (int)", TypeError, IntegerType.isinstance, 3)
    check("argument 'other': expected an Attribute, got IntegerType", TypeError, StringAttr.isinstance, i8)
    check("argument 'dim': expected an integer, got 'x' (str)", TypeError, MemRefType.get([2], i8).get_dim_size, "x")
    check("argument 'symbol': expected an operation, got 3 (int)", TypeError, SymbolTable.get_symbol_name, 3)
    check("argument 'locations': expected a sequence of Locations, got 3 (int)", TypeError, Location.fused, 3)
    check(
        "argument 'op': expected a Module or an operation, got 3 (int)",
        TypeError, apply_patterns_and_fold_greedily, 3, RewritePatternSet().freeze(),
    )
    check(
        "expected a str, or a class with a 'OPERATION_NAME', got 3 (int)", TypeError, RewritePatternSet().add, 3, print
    )

    # Operations.
    check(
        'expected an Attribute as attribute "a" of the operation "arith.addi", got 3 (int)',
        TypeError, Operation.create, "arith.addi", attributes={"a": 3},
    )
    check(
        'expected a str as name of an attribute of the operation "arith.addi", got 3 (int)',
        TypeError, Operation.create, "arith.addi", attributes={3: unit},
    )
    check("expected a Value, got 3 (int)", TypeError, Operation.create, "arith.addi", operands=[3])
    check("expected a Type, got 3 (int)", TypeError, Operation.create, "arith.addi", results=[3])
    check("expected a Block, got 3 (int)", TypeError, Operation.create, "cf.br", successors=[3])
    module = Module.create()
    limits = "argument 'large_elements_limit': expected an integer from 0 to 18446744073709551615, got -1 (int)"
    check(limits, ValueError, module.operation.get_asm, large_elements_limit=-1)
    check("argument 'skip_regions': expected a bool, got 3 (int)", TypeError, module.operation.get_asm, skip_regions=3)
    check("expected a capsule of 'Type', got None", TypeError, Type._CAPICreate, None)

    # Indices.
    array = ArrayAttr.get([unit, TypeAttr.get(i8)])
    assert array[1:] == [array[1]]
    check("expected an integer or a slice as index, got 'x' (str)", TypeError, lambda: array["x"])
    check("ArrayAttribute index out of range", IndexError, lambda: array[2])

    # Numbers that do not fit. Signless types have the numbers of signed and of unsigned ones.
    check("argument 'value': 256 (int) does not fit into the type 'i8'", ValueError, IntegerAttr.get, i8, 256)
    check("argument 'value': -129 (int) does not fit into the type 'i8'", ValueError, IntegerAttr.get, i8, -129)
    check("argument 'value': -1 (int) does not fit into the type 'ui8'", ValueError, IntegerAttr.get, u8, -1)
    check(
        "argument 'value': 128 (int) does not fit into the type 'si8'",
        ValueError, IntegerAttr.get, IntegerType.get_signed(8), 128,
    )
    check("argument 'value': int does not fit into the type 'i128'", ValueError, IntegerAttr.get, i128, 1 << 200)
    assert [IntegerAttr.get(i8, value).value for value in (-128, 127, 255)] == [-128, 127, -1]
    for value in (-(2**127), -5, 2**70, 2**127 - 1):
        assert IntegerAttr.get(i128, value).value == value
    check("argument 'value': 1e+300 (float) does not fit into the type 'f32'", ValueError, FloatAttr.get, F32Type.get(), 1e300)
    assert FloatAttr.get(F32Type.get(), float("inf")).value == float("inf")
    infinity = "argument 'value': inf (float) does not fit into the type 'f8E4M3FN'"
    check(infinity, ValueError, FloatAttr.get, Float8E4M3FNType.get(), float("inf"))
    check(
        "argument 'values', element 1: 300 (int) does not fit into the type 'i8'",
        ValueError, DenseI8ArrayAttr.get, [1, 300],
    )
    check(
        "argument 'values', element 0: 1e+300 (float) does not fit into the type 'f32'",
        ValueError, DenseF32ArrayAttr.get, [1e300],
    )

    # Nothing names a Rust type.
    for action in (lambda: arith.constant(i8, "x"), lambda: arith.ConstantOp(i8, None), lambda: Location.file(1, 2, 3)):
        text = raises((TypeError, ValueError), action)
        assert "enum" not in text and "std::" not in text and "extract" not in text, text

assert not WRONG, "\n".join(f"expected {expected}\nfound    {found}" for expected, found in WRONG)

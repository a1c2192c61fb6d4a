"""Dense elements of arrays: the attribute has the numbers that were given, or there is an exception."""

import itertools
import struct

import numpy as np
from _support import raises
from ods.ir import *

DTYPES = [
    np.bool_, np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64, np.float16, np.float32, np.float64,
]
#: Numbers that are in some of the types, and not in others.
VALUES = [0, 1, -1, 2, 100, 127, 128, -128, 200, 255, 300, -300, 40000, 70000, 2**31, 2**53 + 1, 2**63, 1.5, -0.25, 65504.0, 1e10, 1e300]


def types():
    widths = (1, 4, 8, 12, 16, 32, 64)
    for width in widths:
        yield IntegerType.get_signless(width)
        yield IntegerType.get_signed(width)
        yield IntegerType.get_unsigned(width)
    yield IndexType.get()
    yield from (F16Type.get(), BF16Type.get(), F32Type.get(), F64Type.get(), Float8E4M3FNType.get(), Float8E5M2Type.get())


def read(attribute):
    """The numbers of an attribute, by its text."""
    text = str(attribute)
    values = text[text.index("<") + 1 : text.rindex(">", 0, text.index(" : "))].strip("[]").split(", ")
    bits = {"true": "1", "false": "0"}
    return [bits.get(value, value) for value in values]


def is_equal(given, found, element):
    """Whether an element has the number that was given: floats of the nearest one, signless integers of the same bits."""
    if isinstance(element, (IntegerType, IndexType)):
        width = 64 if isinstance(element, IndexType) else element.width
        is_signless = isinstance(element, IndexType) or width == 1 or element.is_signless
        return int(found) == given or (is_signless and int(found) % 2**width == given % 2**width)
    nearest = FloatAttr.get(element, float(given))
    if found.startswith("0x"):
        # The printer writes floats without a short text as their bits.
        return found in str(nearest) or float(found_of_bits(found, element)) == nearest.value
    return abs(float(found) - nearest.value) <= abs(nearest.value) * 1e-5


def found_of_bits(bits, element):
    letter = {"f16": "e", "f32": "f", "f64": "d"}[str(element)]
    return struct.unpack(">" + letter, bytes.fromhex(bits[2:]))[0]


created = refused = 0
with Context(), Location.unknown():
    for dtype, element in itertools.product(DTYPES, types()):
        for value in VALUES:
            with np.errstate(all="ignore"):
                try:
                    given = np.array([value, 0], dtype)
                except OverflowError:
                    continue
                if given[0].item() != value:
                    continue
            try:
                attribute = DenseElementsAttr.get(given, type=element)
            except (TypeError, ValueError) as error:
                assert "enum" not in str(error) and "std::" not in str(error), error
                refused += 1
                continue
            found = read(attribute)
            found = found * 2 if len(found) == 1 else found
            numbers = [number.item() for number in given]
            assert all(map(is_equal, numbers, found, [element] * 2)), (dtype, str(element), numbers, str(attribute))
            created += 1
    assert created > 1000 and refused > 500, (created, refused)

    i1, i8, i32, i64 = (IntegerType.get_signless(width) for width in (1, 8, 32, 64))
    f32, f64 = F32Type.get(), F64Type.get()

    def text(*arguments, **keywords):
        return str(DenseElementsAttr.get(*arguments, **keywords))

    assert text(np.array([1, 2], np.int32), type=i64) == "dense<[1, 2]> : tensor<2xi64>"
    assert text(np.array([[1], [-2]], np.int64), type=i32) == "dense<[[1], [-2]]> : tensor<2x1xi32>"
    assert text(np.array([1.5, 2.5], np.float32), type=f64) == "dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf64>"
    assert text(np.array([1, 2], np.int32), type=f32) == "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>"
    assert text(np.array([7], np.int16), type=i64, shape=[3]) == "dense<7> : tensor<3xi64>"
    assert text(np.array([True]), type=i1, shape=[3]) == "dense<true> : tensor<3xi1>"
    # The order of bytes, and steps between elements.
    assert text(np.array([1, 258], ">i4")) == "dense<[1, 258]> : tensor<2xi32>"
    assert text(np.array([1, 258], ">i8"), type=i32) == "dense<[1, 258]> : tensor<2xi32>"
    assert text(np.array([1.5, 2], ">f4"), type=f32) == "dense<[1.500000e+00, 2.000000e+00]> : tensor<2xf32>"
    assert text(np.arange(6, dtype=np.int16)[::2], type=i32) == "dense<[0, 2, 4]> : tensor<3xi32>"
    # Bytes have the form of the elements.
    assert text(b"\1\0\0\0\2\0\0\0", type=i32, shape=[2]) == "dense<[1, 2]> : tensor<2xi32>"
    # Eight truth values in a byte.
    assert text(np.packbits([1, 0, 1], bitorder="little"), type=i1, shape=[3]) == "dense<[true, false, true]> : tensor<3xi1>"
    complex_type = ComplexType.get(f32)
    assert text(np.array([1 + 2j], np.complex64), type=complex_type) == "dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f32>>"

    def error(*arguments, **keywords):
        return raises((TypeError, ValueError), DenseElementsAttr.get, *arguments, **keywords)

    assert error(np.array([1, 300], np.int16), type=i8) == "element 1: 300 does not fit into the type 'i8'"
    assert error(np.array([1, 1e300]), type=f32) == "element 1: 1e300 does not fit into the type 'f32'"
    assert error(np.array([2**24 + 1]), type=f32) == "element 0: 16777217 does not fit into the type 'f32'"
    floats = "elements of the type 'i32' cannot be those of an array with the format 'd'"
    assert error(np.array([1.0]), type=i32) == floats
    assert error(np.array([1 + 2j]), type=f64) == "elements of the type 'f64' cannot be those of an array with the format 'Zd'"
    assert error(np.array([1.0, 2.0]), type=complex_type).endswith("with the format 'd'")
    assert error(np.array([1.0], np.longdouble), type=f64, shape=[2]).endswith("with the format 'g'")
    assert error("x") == "argument 'array': expected a buffer, or a list of attributes, got 'x' (str)"
    assert error(np.array([1]), type=3) == "argument 'type': expected a Type, got 3 (int)"
    assert error([3]) == "argument 'attrs', element 0: expected an Attribute, got 3 (int)"
    assert "DenseElementsAttr could not be constructed" in error(np.array([1, 2, 3]), type=i64, shape=[2])

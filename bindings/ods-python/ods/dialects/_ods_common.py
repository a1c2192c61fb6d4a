"""What generated modules of dialects import."""

from collections.abc import Sequence as _Sequence
from typing import Optional as _Optional
from typing import Union as _Union

from .._mlir_libs import _mlir as _cext
from .._native import build_value as _build_value
from .._native import build_view as _build_view
from .._native import get_default_loc_context
from ..ir import (
    ArrayAttr, Attribute, BoolAttr, DenseI64ArrayAttr, InsertionPoint, IntegerAttr, IntegerType, OpResultList, OpView,
    Operation, ShapedType, Value,
)

__all__ = [
    "equally_sized_accessor", "get_default_loc_context", "get_op_result_or_op_results", "get_op_result_or_value",
    "get_op_results_or_values", "segmented_accessor", "BoolAttr",
]

#: What stands for values as operands.
ResultValueTypeTuple = (Operation, OpView, Value)

# The types of parameters in modules of dialects that are written by hand.
ResultValueT = _Union[ResultValueTypeTuple]
VariadicResultValueT = _Union[ResultValueT, _Sequence[ResultValueT]]
StaticIntLike = _Union[int, IntegerAttr]
ValueLike = _Union[Operation, OpView, Value]
MixedInt = _Union[StaticIntLike, ValueLike]
IntOrAttrList = _Sequence[_Union[IntegerAttr, int]]
OptionalIntList = _Optional[_Union[ArrayAttr, IntOrAttrList]]
BoolOrAttrList = _Sequence[_Union[BoolAttr, bool]]
OptionalBoolList = _Optional[_Union[ArrayAttr, BoolOrAttrList]]
MixedValues = _Union[_Sequence[_Union[StaticIntLike, ValueLike]], ArrayAttr, ValueLike]
DynamicIndexList = _Sequence[_Union[MixedInt, _Sequence[MixedInt]]]


def segmented_accessor(elements, raw_segments, idx):
    """The elements of the segment at an index."""
    start = 0
    for index in range(idx):
        start += raw_segments[index]
    return elements[start : start + raw_segments[idx]]


def equally_sized_accessor(elements, n_simple, n_variadic, n_preceding_simple, n_preceding_variadic):
    """The start and the length of a group among groups of one element and variadic groups of equal length."""
    if n_variadic == 0:
        length = 1
    else:
        length, rest = divmod(len(elements) - n_simple, n_variadic)
        if rest != 0:
            raise ValueError(f"{len(elements) - n_simple} elements are not {n_variadic} groups of equal length")
    return n_preceding_simple + n_preceding_variadic * length, length


def get_op_result_or_value(arg):
    """The only result of an operation, or the value itself."""
    if isinstance(arg, (Operation, OpView)):
        return arg.result
    if isinstance(arg, OpResultList):
        return arg[0]
    if not isinstance(arg, Value):
        raise TypeError(f"expected a value or an operation, got {type(arg).__name__}")
    return arg


def get_op_results_or_values(arg):
    """The results of an operation, or the values of a sequence."""
    if isinstance(arg, (Operation, OpView)):
        return arg.results
    return arg


def get_op_result_or_op_results(op):
    """The only result of an operation, its results, or the operation itself if it has none."""
    op = op.operation
    count = len(op.results)
    if count == 0:
        return op
    return op.results[0] if count == 1 else op.results


def _get_value_list(sequence_or_array_attr):
    return list(sequence_or_array_attr)


def _get_value_or_attribute_value(value_or_attr):
    if isinstance(value_or_attr, Attribute) and hasattr(value_or_attr, "value"):
        return value_or_attr.value
    if isinstance(value_or_attr, ArrayAttr):
        return [_get_value_or_attribute_value(element) for element in value_or_attr]
    return value_or_attr


def _get_int_array_attr(values):
    """An array of 64-bit integers."""
    if values is None:
        return None
    if isinstance(values, ArrayAttr):
        values = [value.value for value in values]
    i64 = IntegerType.get_signless(64)
    return ArrayAttr.get([value if isinstance(value, IntegerAttr) else IntegerAttr.get(i64, value) for value in values])


def _get_int_array_array_attr(values):
    """An array of arrays of 64-bit integers."""
    if values is None:
        return None
    if isinstance(values, ArrayAttr):
        values = list(values)
    return ArrayAttr.get([_get_int_array_attr(value) for value in values])


def _dispatch_dynamic_index_list(indices):
    """Dynamic and static parts of indices, and which of them are scalable: `[[4], value, 8]`."""
    dynamic, static, scalable = [], [], []

    def add(index, is_scalable):
        scalable.append(is_scalable)
        if isinstance(index, (Operation, OpView, Value)):
            dynamic.append(index)
            static.append(ShapedType.get_dynamic_size())
        else:
            static.append(index.value if isinstance(index, IntegerAttr) else index)

    for index in indices:
        if isinstance(index, (list, tuple)):
            if len(index) != 1:
                raise ValueError("a scalable index is a list of one element")
            add(index[0], True)
        else:
            add(index, False)
    return dynamic, static, scalable


def _dispatch_mixed_values(values):
    """Dynamic values, a handle of all of them, and static values, of values that may be any of these."""
    if isinstance(values, (Operation, OpView, Value)):
        return [], values, None
    if isinstance(values, ArrayAttr):
        values = list(values)
    dynamic, static = [], []
    for value in values or []:
        if isinstance(value, int):
            static.append(value)
        elif isinstance(value, IntegerAttr):
            static.append(value.value)
        else:
            static.append(ShapedType.get_dynamic_size())
            dynamic.append(value)
    return dynamic, None, DenseI64ArrayAttr.get(static)


def _values(values):
    """The values of operands that an operation, a sequence or nothing stands for."""
    return [] if values is None else [get_op_result_or_value(value) for value in get_op_results_or_values(values)]


def _one_or_all(values):
    return values[0] if len(values) == 1 else values


def _loop_body(for_op, iter_args, with_results=False):
    """Yields once, with the insertion point in the block of a loop: its index, and what it carries around if it does."""
    index = for_op.induction_variable
    with InsertionPoint(for_op.body):
        if not iter_args:
            yield index
        else:
            carried = _one_or_all(tuple(for_op.inner_iter_args))
            yield (index, carried, _one_or_all(for_op.results)) if with_results else (index, carried)

"""The dialect `memref`."""

from ..ir import (
    Attribute, IntegerAttr, MemRefType, OpView, Operation, ShapedType, StridedLayoutAttr, Value,
)
from ._memref_ops_gen import *
from ._ods_common import _dispatch_mixed_values
from ._ods_common import get_op_result_or_value as _get_op_result_or_value

_DYNAMIC = ShapedType.get_dynamic_size()


def _is_constant_int_like(i):
    """Whether a value is the result of a constant."""
    return isinstance(i, Value) and i.owner.name == "arith.constant"


def _is_static_int_like(i):
    """Whether a number is known: not a dynamic one."""
    return (isinstance(i, int) and i != _DYNAMIC) or _is_constant_int_like(i)


def _number(value):
    """The number that a constant has, or the value itself."""
    if isinstance(value, (Operation, OpView)):
        value = _get_op_result_or_value(value)
    if _is_constant_int_like(value):
        return Attribute(value.owner.attributes["value"]).maybe_downcast().value
    return value.value if isinstance(value, IntegerAttr) else value


def _infer_memref_subview_result_type(source_memref_type, offsets, static_sizes, static_strides):
    """The type of a part of a memref."""
    strides, offset = source_memref_type.get_strides_and_offset()
    dynamic_offset = offset == _DYNAMIC
    for start, stride in zip(offsets, strides):
        if not isinstance(start, int) or _DYNAMIC in (start, stride):
            dynamic_offset = True
        elif not dynamic_offset:
            offset += start * stride
    new_strides = []
    for step, stride in zip(static_strides, strides):
        is_static = isinstance(step, int) and _DYNAMIC not in (step, stride)
        new_strides.append(step * stride if is_static else _DYNAMIC)
    layout = StridedLayoutAttr.get(_DYNAMIC if dynamic_offset else offset, new_strides)
    sizes = [size if isinstance(size, int) else _DYNAMIC for size in static_sizes]
    return MemRefType.get(sizes, source_memref_type.element_type, layout, source_memref_type.memory_space)


_generated_subview = subview


def subview(source, offsets=None, sizes=None, strides=None, *, result_type=None, loc=None, ip=None):
    """A part of a memref. Its type is inferred where it follows from numbers."""
    source = _get_op_result_or_value(source)
    rank = source.type.rank
    offsets = [0] * rank if offsets is None else list(offsets)
    sizes = list(sizes)
    strides = [1] * rank if strides is None else list(strides)
    numbers = [[_number(value) for value in values] for values in (offsets, sizes, strides)]
    if result_type is None:
        if not all(isinstance(value, int) for values in numbers[1:] for value in values):
            raise ValueError("Only inferring from python or memref sizes and strides that are static is supported.")
        result_type = _infer_memref_subview_result_type(source.type, *numbers)
    (dynamic_offsets, _, static_offsets), (dynamic_sizes, _, static_sizes), (dynamic_strides, _, static_strides) = (
        _dispatch_mixed_values(values) for values in numbers
    )
    return _generated_subview(
        result_type,
        source,
        dynamic_offsets,
        dynamic_sizes,
        dynamic_strides,
        static_offsets,
        static_sizes,
        static_strides,
        loc=loc,
        ip=ip,
    )

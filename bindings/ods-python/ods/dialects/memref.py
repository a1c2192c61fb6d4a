"""The dialect `memref`."""

import math

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
    """Offsets, sizes and strides with the numbers of constants, and the type of a part of a memref."""
    source_strides, offset = source_memref_type.get_strides_and_offset()
    if not all(map(_is_static_int_like, [*static_sizes, *static_strides, *source_strides])):
        raise ValueError("Only inferring from python or mlir integer constant is supported.")
    offsets, sizes, strides = (
        [_number(value) for value in values] for values in (offsets, static_sizes, static_strides)
    )
    if all(map(_is_static_int_like, [*offsets, offset])):
        offset += sum(start * stride for start, stride in zip(offsets, source_strides))
    else:
        offset = _DYNAMIC
    new_strides = [step * stride for step, stride in zip(strides, source_strides)]
    default = [math.prod(sizes[index + 1 :]) for index in range(len(sizes))]
    layout = None if offset == 0 and new_strides == default else StridedLayoutAttr.get(offset, new_strides)
    element, space = source_memref_type.element_type, source_memref_type.memory_space
    return offsets, sizes, strides, MemRefType.get(sizes, element, layout, space)


_generated_subview = subview


def subview(source, offsets=None, sizes=None, strides=None, *, result_type=None, loc=None, ip=None):
    """A part of a memref. Its type is inferred where it follows from numbers."""
    source = _get_op_result_or_value(source)
    rank = source.type.rank
    offsets = [0] * rank if offsets is None else list(offsets)
    sizes = list(sizes)
    strides = [1] * rank if strides is None else list(strides)
    if result_type is None:
        offsets, sizes, strides = ([_number(value) for value in values] for values in (offsets, sizes, strides))
        source_strides, _ = source.type.get_strides_and_offset()
        if not all(map(_is_static_int_like, [*sizes, *strides, *source_strides])):
            raise ValueError("mixed static/dynamic offset/sizes/strides requires explicit result type.")
        offsets, sizes, strides, result_type = _infer_memref_subview_result_type(source.type, offsets, sizes, strides)
    (dynamic_offsets, _, static_offsets), (dynamic_sizes, _, static_sizes), (dynamic_strides, _, static_strides) = (
        _dispatch_mixed_values(values) for values in (offsets, sizes, strides)
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

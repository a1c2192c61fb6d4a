"""The dialect `tensor`."""

from ..extras.meta import region_op
from ..ir import *
from ..ir import RankedTensorType, ShapedType
from ._ods_common import _cext
from ._ods_common import get_op_result_or_op_results as _get_op_result_or_op_results
from ._tensor_ops_gen import *
from ._tensor_ops_gen import _Dialect


@_cext.register_operation(_Dialect, replace=True)
class EmptyOp(EmptyOp):
    """A tensor without defined contents."""

    def __init__(self, sizes, element_type, *, encoding=None, loc=None, ip=None):
        """A tensor of sizes that are numbers or values."""
        dynamic = [size for size in sizes if not isinstance(size, int)]
        shape = [size if isinstance(size, int) else ShapedType.get_dynamic_size() for size in sizes]
        result = RankedTensorType.get(shape, element_type, encoding, loc=loc)
        super().__init__(result, dynamic, loc=loc, ip=ip)


def empty(sizes, element_type, *, encoding=None, loc=None, ip=None):
    """A tensor without defined contents."""
    return _get_op_result_or_op_results(EmptyOp(sizes, element_type, encoding=encoding, loc=loc, ip=ip))


def _generate(result, dynamic_extents, *, loc=None, ip=None):
    """A tensor whose element at some indices is what a function returns for them: `@generate(type, extents)`."""
    return GenerateOp(result, dynamic_extents, loc=loc, ip=ip)


generate = region_op(_generate, terminator=lambda values: YieldOp(values[0]))

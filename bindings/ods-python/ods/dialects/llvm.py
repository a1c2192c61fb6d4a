"""The dialect `llvm`."""

from .._mlir_libs._mlirDialectsLLVM import *
from ._llvm_enum_gen import *
from ._llvm_ops_gen import *
from ._llvm_ops_gen import _Dialect
from ._ods_common import get_op_result_or_op_results as _get_op_result_or_op_results


def mlir_constant(value, *, loc=None, ip=None):
    """The result of a constant, whose type is that of the attribute."""
    return _get_op_result_or_op_results(ConstantOp(res=value.type, value=value, loc=loc, ip=ip))

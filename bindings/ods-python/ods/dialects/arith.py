"""The dialect `arith`."""

from array import array

from ..ir import *
from ..ir import (
    Attribute, DenseElementsAttr, FloatAttr, FloatType, IndexType, IntegerAttr, IntegerType, ShapedType,
)
from ._arith_enum_gen import *
from ._arith_ops_gen import *
from ._arith_ops_gen import _Dialect
from ._ods_common import _cext
from ._ods_common import get_op_result_or_op_results as _get_op_result_or_op_results


def _is_integer_like(type):
    return isinstance(type, (IndexType, IntegerType))


def _is_float(type):
    return isinstance(type, FloatType)


def _attribute(type, value):
    """The attribute of a constant of a type."""
    if isinstance(value, Attribute):
        return value
    if isinstance(value, array):
        return DenseElementsAttr.get(value, type=type)
    if isinstance(value, int) and _is_integer_like(type):
        return IntegerAttr.get(type, value)
    if isinstance(value, (int, float)) and _is_float(type):
        return FloatAttr.get(type, value)
    if isinstance(type, ShapedType):
        return DenseElementsAttr.get_splat(type, _attribute(type.element_type, value))
    # The constructor of the operation says what is wrong.
    return value


@_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):
    """A constant of a Python value, an array or an attribute."""

    def __init__(self, result, value, *, loc=None, ip=None):
        super().__init__(_attribute(result, value), loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value: int, *, loc=None, ip=None):
        """A constant of the type `index`."""
        return cls(IndexType.get(), value, loc=loc, ip=ip)

    @property
    def type(self):
        return self.results[0].type

    @property
    def value(self):
        return Attribute(self.operation.attributes["value"]).maybe_downcast()

    @property
    def literal_value(self):
        """The value as a number of Python."""
        if _is_integer_like(self.type):
            # Of the type `i1` as well a number, and not a truth value.
            return IntegerAttr(self.value).value
        if _is_float(self.type):
            return self.value.value
        raise ValueError("only integer and float constants have literal values")


def constant(result, value, *, loc=None, ip=None):
    """The result of a constant."""
    return _get_op_result_or_op_results(ConstantOp(result, value, loc=loc, ip=ip))

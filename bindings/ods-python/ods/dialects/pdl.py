"""The dialect `pdl`: rewrite patterns as operations. Builders take operations with one result for values, and know the types of their results."""

from .._mlir_libs._mlirDialectsPDL import *
from ..extras.meta import region_op
from ..ir import ArrayAttr, StringAttr
from . import _pdl_ops_gen as _generated
from ._ods_common import _cext
from ._ods_common import get_op_result_or_value as _value
from ._ods_common import get_op_results_or_values as _values
from ._pdl_ops_gen import *
from ._pdl_ops_gen import _Dialect


def _optional(value):
    return None if value is None else _value(value)


@_cext.register_operation(_Dialect, replace=True)
class AttributeOp(_generated.AttributeOp):
    def __init__(self, valueType=None, value=None, *, loc=None, ip=None):
        super().__init__(AttributeType.get(), valueType=_optional(valueType), value=value, loc=loc, ip=ip)


@_cext.register_operation(_Dialect, replace=True)
class OperandOp(_generated.OperandOp):
    def __init__(self, type=None, *, loc=None, ip=None):
        super().__init__(ValueType.get(), valueType=_optional(type), loc=loc, ip=ip)


@_cext.register_operation(_Dialect, replace=True)
class OperandsOp(_generated.OperandsOp):
    def __init__(self, types=None, *, loc=None, ip=None):
        super().__init__(RangeType.get(ValueType.get()), valueType=_optional(types), loc=loc, ip=ip)


@_cext.register_operation(_Dialect, replace=True)
class OperationOp(_generated.OperationOp):
    def __init__(self, name=None, args=None, attributes=None, types=None, *, loc=None, ip=None):
        attributes = attributes or {}
        super().__init__(
            OperationType.get(),
            _values(args or []),
            [_value(value) for value in attributes.values()],
            ArrayAttr.get([StringAttr.get(key) for key in attributes]),
            _values(types or []),
            opName=name,
            loc=loc,
            ip=ip,
        )


@_cext.register_operation(_Dialect, replace=True)
class PatternOp(_generated.PatternOp):
    def __init__(self, benefit, name=None, *, loc=None, ip=None):
        super().__init__(benefit, sym_name=name, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self):
        """The block of the pattern."""
        return self.regions[0].blocks[0]


pattern = region_op(_generated.PatternOp)


@_cext.register_operation(_Dialect, replace=True)
class ReplaceOp(_generated.ReplaceOp):
    def __init__(self, op, *, with_op=None, with_values=None, loc=None, ip=None):
        super().__init__(_value(op), _values(with_values or []), replOperation=_optional(with_op), loc=loc, ip=ip)


@_cext.register_operation(_Dialect, replace=True)
class ResultOp(_generated.ResultOp):
    def __init__(self, parent, index, *, loc=None, ip=None):
        super().__init__(ValueType.get(), _value(parent), index, loc=loc, ip=ip)


@_cext.register_operation(_Dialect, replace=True)
class RewriteOp(_generated.RewriteOp):
    def __init__(self, root=None, name=None, args=None, *, loc=None, ip=None):
        super().__init__(_values(args or []), root=_optional(root), name=name, loc=loc, ip=ip)

    def add_body(self):
        """Adds the block of the rewrite, and returns it."""
        self.regions[0].blocks.append()
        return self.body

    @property
    def body(self):
        """The block of the rewrite."""
        return self.regions[0].blocks[0]


rewrite = region_op(RewriteOp)


@_cext.register_operation(_Dialect, replace=True)
class TypeOp(_generated.TypeOp):
    def __init__(self, constantType=None, *, loc=None, ip=None):
        super().__init__(TypeType.get(), constantType=constantType, loc=loc, ip=ip)


@_cext.register_operation(_Dialect, replace=True)
class TypesOp(_generated.TypesOp):
    def __init__(self, constantTypes=None, *, loc=None, ip=None):
        super().__init__(RangeType.get(TypeType.get()), constantTypes=constantTypes or [], loc=loc, ip=ip)


def op_t():
    """The type of handles to operations."""
    return OperationType.get()

"""The dialect `irdl`: definitions of dialects as operations, which are loaded at run time."""

from .. import _native
from ..ir import register_attribute_builder
from . import _irdl_ops_gen as _generated
from ._irdl_enum_gen import *
from ._irdl_ops_gen import *
from ._irdl_ops_gen import _Dialect
from ._ods_common import _cext


def _with_body(generated):
    """A class for definitions, which have one block from the beginning."""

    class Definition(generated):
        __doc__ = generated.__doc__

        def __init__(self, sym_name, *, loc=None, ip=None):
            super().__init__(sym_name, loc=loc, ip=ip)
            self.regions[0].blocks.append()

        @property
        def body(self):
            """The block of the definition."""
            return self.regions[0].blocks[0]

    Definition.__name__ = Definition.__qualname__ = generated.__name__
    return _cext.register_operation(_Dialect, replace=True)(Definition)


DialectOp = _with_body(_generated.DialectOp)
TypeOp = _with_body(_generated.TypeOp)
AttributeOp = _with_body(_generated.AttributeOp)
OperationOp = _with_body(_generated.OperationOp)


def dialect(sym_name, *, loc=None, ip=None):
    return DialectOp(sym_name, loc=loc, ip=ip)


def type_(sym_name, *, loc=None, ip=None):
    return TypeOp(sym_name, loc=loc, ip=ip)


def attribute(sym_name, *, loc=None, ip=None):
    return AttributeOp(sym_name, loc=loc, ip=ip)


def operation_(sym_name, *, loc=None, ip=None):
    return OperationOp(sym_name, loc=loc, ip=ip)


def load_dialects(module):
    """Registers the dialects that a module defines with its context."""
    _native.load_irdl(module.operation, [], [])


@register_attribute_builder("VariadicityArrayAttr")
def _variadicity_array_attr(x, context):
    return _native.irdl_variadicities([str(variadicity) for variadicity in x], context)

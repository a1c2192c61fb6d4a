"""The dialect `builtin`."""

from ..extras.meta import region_op
from ..ir import *
from ._builtin_ops_gen import *
from ._builtin_ops_gen import _Dialect
from ._ods_common import _cext


@_cext.register_operation(_Dialect, replace=True)
class ModuleOp(ModuleOp):
    """A module, with a block."""

    def __init__(self, *, loc=None, ip=None):
        super().__init__(loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self):
        return self.regions[0].blocks[0]


@region_op
def module(*, sym_name=None, sym_visibility=None, attrs=None, loc=None, ip=None):
    """A module whose body is a function: `@module()`."""
    from . import _builtin_ops_gen

    module_op = _builtin_ops_gen.ModuleOp(sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip)
    for name, attribute in (attrs or {}).items():
        module_op.attributes[name] = attribute
    return module_op

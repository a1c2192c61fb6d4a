"""The module that generated code knows as `_cext`."""

from ... import ir as ir
from ... import passmanager as passmanager
from ... import rewrite as rewrite
from ..._ir.globals import _Globals as _Globals
from ..._ir.globals import globals as globals
from ..._ir.globals import register_dialect as register_dialect
from ..._ir.globals import register_operation as register_operation
from ..._ir.globals import register_type_caster as register_type_caster
from ..._ir.globals import register_value_caster as register_value_caster

__all__ = [
    "_Globals", "globals", "ir", "passmanager", "register_dialect", "register_operation", "register_type_caster",
    "register_value_caster", "rewrite",
]

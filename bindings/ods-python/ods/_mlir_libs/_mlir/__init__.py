"""The module that generated code knows as `_cext`."""

import sys

from ... import ir, passmanager, rewrite
from ..._ir.globals import (
    _Globals,
    globals,
    register_dialect,
    register_operation,
    register_type_caster,
    register_value_caster,
)

# Extensions import them under these names.
for _module in (ir, passmanager, rewrite):
    sys.modules[f"{__name__}.{_module.__name__.rpartition('.')[2]}"] = _module
del _module

__all__ = [
    "_Globals", "globals", "ir", "passmanager", "register_dialect", "register_operation", "register_type_caster",
    "register_value_caster", "rewrite",
]

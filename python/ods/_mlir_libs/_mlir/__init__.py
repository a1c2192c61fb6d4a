"""The module that generated code knows as `_cext`."""

from ... import ir
from ..._ir.globals import (
    _Globals,
    globals,
    register_dialect,
    register_operation,
    register_type_caster,
    register_value_caster,
)

__all__ = [
    "_Globals", "globals", "ir", "register_dialect", "register_operation", "register_type_caster",
    "register_value_caster",
]

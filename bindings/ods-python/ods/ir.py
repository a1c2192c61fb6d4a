"""The IR: contexts, operations, types and attributes, with the names of upstream's `mlir.ir`."""

from ._ir.affine import *
from ._ir.affine import AffineExpr, AffineMap, IntegerSet
from ._ir.attributes import *
from ._ir.builders import *
from ._ir.context import *
from ._ir.dense import *
from ._ir.dynamic import *
from ._ir.globals import TypeID, register_type_caster, register_value_caster
from ._ir.globals import globals as _globals
from ._ir.interfaces import *
from ._ir.lazy import LazyModule as _LazyModule
from ._ir.operations import *
from ._ir.reflection import _ods_reflect
from ._ir.tracebacks import *
from ._ir.types import *
from ._ir.values import *
from ._native import Attribute, Type

# `from mlir.ir import *` gives programs numpy as well.
np = _LazyModule("numpy")

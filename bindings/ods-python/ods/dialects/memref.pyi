"""The dialect `memref`."""

from collections.abc import Sequence
from typing import Any, Literal

from ..ir import InsertionPoint, IntegerAttr, Location, OpResult, Operation, OpView, Type, Value
from ._memref_ops_gen import *

_Number = int | IntegerAttr | Value[Any] | Operation | OpView

def subview(
    source: Value[Any] | Operation | OpView,
    offsets: Sequence[_Number] | None = None,
    sizes: Sequence[_Number] | None = None,
    strides: Sequence[_Number] | None = None,
    *,
    result_type: Type | None = None,
    loc: Location | None = None,
    ip: InsertionPoint | Literal[False] | None = None,
) -> OpResult: ...

"""Functions of Python syntax as regions of operations."""

from collections.abc import Callable, Sequence
from typing import Any

from ..ir import OpView, Region, Value

_Terminator = Callable[[Sequence[Value]], object]

def op_region_builder(
    op: OpView, op_region: Region, terminator: _Terminator | None = None
) -> Callable[[Callable[..., Any]], Any]: ...
def region_op(op_constructor: Callable[..., OpView], terminator: _Terminator | None = None) -> Callable[..., Any]: ...

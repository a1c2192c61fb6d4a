"""The dialect `tensor`."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from ..ir import Attribute, InsertionPoint, Location, OpResult, Type, Value
from . import _tensor_ops_gen
from ._tensor_ops_gen import *

class EmptyOp(_tensor_ops_gen.EmptyOp):
    def __init__(
        self,
        sizes: Sequence[int | Value[Any]],
        element_type: Type,
        *,
        encoding: Attribute | None = None,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...

def empty(
    sizes: Sequence[int | Value[Any]],
    element_type: Type,
    *,
    encoding: Attribute | None = None,
    loc: Location | None = None,
    ip: InsertionPoint | Literal[False] | None = None,
) -> OpResult: ...

def generate(*args: Any, **kwargs: Any) -> Callable[[Callable[..., Any]], Any]: ...

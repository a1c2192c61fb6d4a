"""The dialect `builtin`."""

from collections.abc import Callable
from typing import Any, Literal

from ..ir import Block, InsertionPoint, Location
from . import _builtin_ops_gen
from ._builtin_ops_gen import *

class ModuleOp(_builtin_ops_gen.ModuleOp):
    def __init__(
        self, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...
    @property
    def body(self) -> Block: ...

def module(*args: Any, **kwargs: Any) -> Callable[[Callable[..., Any]], Any]: ...

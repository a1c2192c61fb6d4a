"""The dialect `arith`."""

from array import array
from typing import Any, Literal

from ..ir import Attribute, InsertionPoint, Location, OpResult, Type
from . import _arith_ops_gen
from ._arith_enum_gen import *
from ._arith_ops_gen import *

class ConstantOp(_arith_ops_gen.ConstantOp):
    def __init__(
        self,
        result: Type,
        value: int | float | array[Any] | Attribute,
        *,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...
    @classmethod
    def create_index(
        cls, value: int, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> ConstantOp: ...
    @property
    def type(self) -> Type: ...
    @property  # type: ignore[misc]
    def value(self) -> Attribute: ...  # pyright: ignore
    @property
    def literal_value(self) -> int | float: ...

def constant(
    result: Type,
    value: int | float | array[Any] | Attribute,
    *,
    loc: Location | None = None,
    ip: InsertionPoint | Literal[False] | None = None,
) -> OpResult: ...

"""The dialect `func`."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from ..ir import (
    Attribute, Block, BlockArgumentList, FlatSymbolRefAttr, FunctionType, InsertionPoint, Location, Region,
    StringAttr, Type, TypeAttr,
)
from . import _func_ops_gen
from ._func_ops_gen import *
from ._ods_common import _Operand

ARGUMENT_ATTRIBUTE_NAME: str
RESULT_ATTRIBUTE_NAME: str

class ConstantOp(_func_ops_gen.ConstantOp):
    @property
    def type(self) -> Type: ...

class FuncOp(_func_ops_gen.FuncOp):
    def __init__(
        self,
        name: str | StringAttr,
        type: FunctionType | TypeAttr | tuple[Sequence[Type], Sequence[Type]],
        *,
        visibility: str | StringAttr | None = None,
        body_builder: Callable[[FuncOp], object] | None = None,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...
    @property
    def is_external(self) -> bool: ...
    @property
    def body(self) -> Region: ...
    @property
    def type(self) -> FunctionType: ...
    @property
    def visibility(self) -> Attribute: ...
    @property
    def name(self) -> StringAttr: ...  # type: ignore[override]
    @property
    def entry_block(self) -> Block: ...
    def add_entry_block(self, arg_locs: Sequence[Location] | None = None) -> Block: ...
    arg_attrs: Any
    result_attrs: Any
    @property
    def arguments(self) -> BlockArgumentList: ...
    @classmethod
    def from_py_func(
        cls, *inputs: Type, results: Sequence[Type] | None = None, name: str | None = None
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]: ...

def func(
    *inputs: Type, results: Sequence[Type] | None = None, name: str | None = None
) -> Callable[[Callable[..., Any]], Callable[..., Any]]: ...

class CallOp(_func_ops_gen.CallOp):
    def __init__(
        self,
        calleeOrResults: FuncOp | Sequence[Type],
        argumentsOrCallee: Sequence[_Operand] | FlatSymbolRefAttr | str,
        arguments: Sequence[_Operand] | None = None,
        *,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...

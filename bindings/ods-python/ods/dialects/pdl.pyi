"""The dialect `pdl`: rewrite patterns as operations. Builders take operations with one result for values, and know the types of their results."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from .._mlir_libs._mlirDialectsPDL import AttributeType as AttributeType
from .._mlir_libs._mlirDialectsPDL import OperationType as OperationType
from .._mlir_libs._mlirDialectsPDL import PDLType as PDLType
from .._mlir_libs._mlirDialectsPDL import RangeType as RangeType
from .._mlir_libs._mlirDialectsPDL import TypeType as TypeType
from .._mlir_libs._mlirDialectsPDL import ValueType as ValueType
from ..ir import Attribute, Block, InsertionPoint, IntegerAttr, Location, StringAttr, Type, TypeAttr
from . import _pdl_ops_gen as _generated
from ._ods_common import _Operand
from ._pdl_ops_gen import *

class AttributeOp(_generated.AttributeOp):
    def __init__(
        self, valueType: _Operand | None = None, value: Attribute | None = None, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...

class OperandOp(_generated.OperandOp):
    def __init__(
        self, type: _Operand | None = None, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...

class OperandsOp(_generated.OperandsOp):
    def __init__(
        self, types: _Operand | None = None, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...

class OperationOp(_generated.OperationOp):
    def __init__(
        self, name: str | StringAttr | None = None, args: Sequence[_Operand] | None = None, attributes: Mapping[str, _Operand] | None = None, types: Sequence[_Operand] | None = None, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...

class PatternOp(_generated.PatternOp):
    def __init__(
        self, benefit: int | IntegerAttr, name: str | StringAttr | None = None, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override]

class ReplaceOp(_generated.ReplaceOp):
    def __init__(
        self, op: _Operand, *, with_op: _Operand | None = None, with_values: Sequence[_Operand] | None = None, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...

class ResultOp(_generated.ResultOp):
    def __init__(
        self, parent: _Operand, index: int | IntegerAttr, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...

class RewriteOp(_generated.RewriteOp):
    def __init__(
        self, root: _Operand | None = None, name: str | StringAttr | None = None, args: Sequence[_Operand] | None = None, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...
    def add_body(self) -> Block: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override]

class TypeOp(_generated.TypeOp):
    def __init__(
        self, constantType: Type | TypeAttr | None = None, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...

class TypesOp(_generated.TypesOp):
    def __init__(
        self, constantTypes: Sequence[Type | TypeAttr] | None = None, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...

def pattern(*args: Any, **kwargs: Any) -> Callable[[Callable[..., Any]], Any]: ...
def rewrite(*args: Any, **kwargs: Any) -> Callable[[Callable[..., Any]], Any]: ...

def op_t() -> OperationType: ...

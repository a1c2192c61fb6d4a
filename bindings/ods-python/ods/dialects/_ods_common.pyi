"""What generated modules of dialects import."""

from collections.abc import Sequence
from typing import Any, TypeVar

from .._mlir_libs import _mlir as _cext  # pyright: ignore[reportUnusedImport]
from ..ir import (
    ArrayAttr, Attribute, BoolAttr as BoolAttr, Context, IntegerAttr, Location, Operation, OpResult, OpResultList, OpView,
    Value,
)

_S = TypeVar("_S", bound=Sequence[Any])

#: What stands for a value as an operand.
_Operand = Value[Any] | Operation | OpView
_Operands = Sequence[_Operand] | Operation | OpView
ResultValueT = _Operand
VariadicResultValueT = _Operand | Sequence[_Operand]
StaticIntLike = int | IntegerAttr
ValueLike = _Operand
MixedInt = int | IntegerAttr | _Operand
IntOrAttrList = Sequence[IntegerAttr | int]
OptionalIntList = ArrayAttr | Sequence[IntegerAttr | int] | None
BoolOrAttrList = Sequence[BoolAttr | bool]
OptionalBoolList = ArrayAttr | Sequence[BoolAttr | bool] | None
MixedValues = Sequence[int | IntegerAttr | _Operand] | ArrayAttr | _Operand
DynamicIndexList = Sequence[int | IntegerAttr | _Operand | Sequence[int | IntegerAttr | _Operand]]
ResultValueTypeTuple: tuple[type[Operation], type[OpView], type[Value[Any]]]

def get_default_loc_context(location: Location | None = None) -> Context | None: ...
def segmented_accessor(elements: _S, raw_segments: Sequence[int] | Attribute, idx: int) -> _S: ...
def equally_sized_accessor(
    elements: Sequence[Any], n_simple: int, n_variadic: int, n_preceding_simple: int, n_preceding_variadic: int
) -> tuple[int, int]: ...
def get_op_result_or_value(arg: Operation | OpView | OpResultList | Value[Any]) -> Value: ...
def get_op_results_or_values(arg: _Operands) -> OpResultList | Sequence[_Operand]: ...
def get_op_result_or_op_results(op: Operation | OpView) -> Operation | OpResult | OpResultList: ...

__all__ = [
    "equally_sized_accessor", "get_default_loc_context", "get_op_result_or_op_results", "get_op_result_or_value",
    "get_op_results_or_values", "segmented_accessor", "BoolAttr",
]

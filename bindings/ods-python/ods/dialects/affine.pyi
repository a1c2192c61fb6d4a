"""The dialect `affine`."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from ..ir import AffineMap, Attribute, Block, BlockArgument, InsertionPoint, IntegerSet, Location, Type
from . import _affine_ops_gen
from ._affine_ops_gen import *
from ._ods_common import _Operand, _Operands

class AffineForOp(_affine_ops_gen.AffineForOp):
    def __init__(
        self,
        lower_bound: int | _Operand | AffineMap,
        upper_bound: int | _Operand | AffineMap,
        step: int | Attribute | None = None,
        iter_args: _Operands | None = None,
        *,
        lower_bound_operands: _Operands | None = None,
        upper_bound_operands: _Operands | None = None,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...
    @property
    def body(self) -> Block: ...
    @property
    def induction_variable(self) -> BlockArgument: ...
    @property
    def inner_iter_args(self) -> Sequence[BlockArgument]: ...

def for_(
    start: int | _Operand | AffineMap,
    stop: int | _Operand | AffineMap,
    step: int | Attribute | None = None,
    iter_args: Sequence[_Operand] | None = None,
    *,
    loc: Location | None = None,
    ip: InsertionPoint | Literal[False] | None = None,
) -> Iterator[Any]: ...

class AffineIfOp(_affine_ops_gen.AffineIfOp):
    def __init__(
        self,
        cond: IntegerSet,
        results_: Sequence[Type] | None = None,
        *,
        cond_operands: _Operands | None = None,
        has_else: bool = False,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...
    @property
    def then_block(self) -> Block: ...
    @property
    def else_block(self) -> Block | None: ...

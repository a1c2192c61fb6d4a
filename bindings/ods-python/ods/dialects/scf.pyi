"""The dialect `scf`."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

from ..ir import Attribute, Block, BlockArgument, InsertionPoint, Location, Region, Type
from . import _scf_ops_gen
from ._ods_common import _Operand, _Operands
from ._scf_ops_gen import *

class ForOp(_scf_ops_gen.ForOp):
    def __init__(
        self,
        lower_bound: _Operand,
        upper_bound: _Operand,
        step: _Operand,
        iter_args: _Operands | None = None,
        *,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...
    @property
    def body(self) -> Block: ...
    @property
    def induction_variable(self) -> BlockArgument: ...
    @property
    def inner_iter_args(self) -> Sequence[BlockArgument]: ...

class ForallOp(_scf_ops_gen.ForallOp):
    def __init__(
        self,
        lower_bounds: Sequence[int | _Operand],
        upper_bounds: Sequence[int | _Operand],
        steps: Sequence[int | _Operand],
        shared_outs: _Operands | None = None,
        *,
        mapping: Attribute | None = None,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...
    @property
    def body(self) -> Block: ...
    @property
    def rank(self) -> int: ...
    @property
    def induction_variables(self) -> Sequence[BlockArgument]: ...
    @property
    def inner_iter_args(self) -> Sequence[BlockArgument]: ...
    def terminator(self) -> InParallelOp: ...

class InParallelOp(_scf_ops_gen.InParallelOp):
    def __init__(
        self, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...
    @property
    def block(self) -> Block: ...

class IfOp(_scf_ops_gen.IfOp):
    def __init__(
        self,
        cond: _Operand,
        results_: Sequence[Type] | None = None,
        *,
        has_else: bool = False,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...
    @property
    def then_block(self) -> Block: ...
    @property
    def else_block(self) -> Block | None: ...

class IndexSwitchOp(_scf_ops_gen.IndexSwitchOp):
    def __init__(
        self,
        results: Sequence[Type],
        arg: _Operand,
        cases: Sequence[int] | Attribute,
        case_body_builder: Callable[[IndexSwitchOp, int, int], object] | None = None,
        default_body_builder: Callable[[IndexSwitchOp], object] | None = None,
        loc: Location | None = None,
        ip: InsertionPoint | Literal[False] | None = None,
    ) -> None: ...
    @property
    def default_region(self) -> Region: ...
    @property
    def default_block(self) -> Block: ...
    @property
    def case_regions(self) -> Sequence[Region]: ...
    def case_region(self, i: int) -> Region: ...
    @property
    def case_blocks(self) -> list[Block]: ...
    def case_block(self, i: int) -> Block: ...

def for_(
    start: int | _Operand,
    stop: int | _Operand | None = None,
    step: int | _Operand | None = None,
    iter_args: Sequence[_Operand] | None = None,
    *,
    loc: Location | None = None,
    ip: InsertionPoint | Literal[False] | None = None,
) -> Iterator[Any]: ...
def index_switch(
    results: Sequence[Type],
    arg: _Operand,
    cases: Sequence[int] | Attribute,
    case_body_builder: Callable[[IndexSwitchOp, int, int], object] | None = None,
    default_body_builder: Callable[[IndexSwitchOp], object] | None = None,
    loc: Location | None = None,
    ip: InsertionPoint | Literal[False] | None = None,
) -> Any: ...

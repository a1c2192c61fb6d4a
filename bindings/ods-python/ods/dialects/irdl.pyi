"""The dialect `irdl`: definitions of dialects as operations, which are loaded at run time."""

from typing import Literal

from ..ir import Block, InsertionPoint, Location, Module
from . import _irdl_ops_gen as _generated
from ._irdl_enum_gen import *
from ._irdl_ops_gen import *

class DialectOp(_generated.DialectOp):
    def __init__(
        self, sym_name: str, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override]

class TypeOp(_generated.TypeOp):
    def __init__(
        self, sym_name: str, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override]

class AttributeOp(_generated.AttributeOp):
    def __init__(
        self, sym_name: str, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override]

class OperationOp(_generated.OperationOp):
    def __init__(
        self, sym_name: str, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
    ) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override]

def dialect(
    sym_name: str, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
) -> DialectOp: ...
def type_(
    sym_name: str, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
) -> TypeOp: ...
def attribute(
    sym_name: str, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
) -> AttributeOp: ...
def operation_(
    sym_name: str, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
) -> OperationOp: ...
def load_dialects(module: Module) -> None: ...

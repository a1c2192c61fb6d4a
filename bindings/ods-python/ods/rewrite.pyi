"""Patterns and their drivers, with the names of upstream's `mlir.rewrite`."""

import enum
from collections.abc import Callable, Sequence
from typing import Any, final, overload

from .ir import (
    Attribute, Context, Dialect, InsertionPoint, Module, OpAttributeMap, Operation, OpView, RegionSequence, Type, Value,
    _OperationBase,
)

class GreedyRewriteStrictness(enum.Enum):
    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2

class GreedySimplifyRegionLevel(enum.Enum):
    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2

class GreedyRewriteConfig:
    max_iterations: int
    max_num_rewrites: int
    use_top_down_traversal: bool
    enable_folding: bool
    enable_constant_cse: bool
    strictness: GreedyRewriteStrictness
    region_simplification_level: GreedySimplifyRegionLevel
    def __init__(self) -> None: ...

class PatternRewriter:
    @property
    def ip(self) -> InsertionPoint: ...
    @overload
    def replace_op(
        self, op: _OperationBase, values: _OperationBase | Value[Any] | Sequence[Value[Any]]
    ) -> None: ...
    @overload
    def replace_op(self, op: _OperationBase, *, new_op: _OperationBase) -> None: ...
    def erase_op(self, op: _OperationBase) -> None: ...

@final
class RewritePatternSet:
    def __init__(self, context: Context | None = None) -> None: ...
    def add(
        self, root: type[OpView] | str, fn: Callable[[Any, PatternRewriter], object], benefit: int = 1
    ) -> None: ...
    def add_conversion(
        self,
        root: type[OpView] | str,
        fn: Callable[[Any, Any, TypeConverter, ConversionPatternRewriter], object],
        type_converter: TypeConverter,
        benefit: int = 1,
    ) -> None: ...
    def freeze(self) -> FrozenRewritePatternSet: ...

@final
class FrozenRewritePatternSet:
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _CAPICreate(capsule: object) -> FrozenRewritePatternSet: ...

class DialectConversionFoldingMode(enum.Enum):
    NEVER = 0
    BEFORE_PATTERNS = 1
    AFTER_PATTERNS = 2

class ConversionConfig:
    def __init__(self) -> None: ...
    folding_mode: DialectConversionFoldingMode
    build_materializations: bool

@final
class ConversionPatternRewriter(PatternRewriter): ...

@final
class ConversionTarget:
    def __init__(self, context: Context | None = None) -> None: ...
    def add_legal_op(self, *ops: type[OpView] | str) -> None: ...
    def add_illegal_op(self, *ops: type[OpView] | str) -> None: ...
    def add_legal_dialect(self, *dialects: type[Dialect] | str) -> None: ...
    def add_illegal_dialect(self, *dialects: type[Dialect] | str) -> None: ...

@final
class TypeConverter:
    def __init__(self) -> None: ...
    def add_conversion(self, convert: Callable[[Any], Type | None]) -> None: ...
    def convert_type(self, ty: Type) -> Type | None: ...

class OpAdaptor:
    operands: list[Value[Any]]
    def __init__(self, operands: list[Value[Any]], op: OpView) -> None: ...
    @property
    def operation(self) -> OpAdaptor: ...
    @property
    def attributes(self) -> OpAttributeMap: ...
    @property
    def regions(self) -> RegionSequence: ...
    def __getattr__(self, name: str) -> Any: ...

def apply_partial_conversion(
    op: _OperationBase | Module, target: ConversionTarget, set: FrozenRewritePatternSet, config: ConversionConfig | None = None
) -> None: ...
def apply_full_conversion(
    op: _OperationBase | Module, target: ConversionTarget, set: FrozenRewritePatternSet, config: ConversionConfig | None = None
) -> None: ...

@final
class PDLResultList:
    def append(self, arg: Value[Any] | Operation | Type | Attribute, /) -> None: ...

@final
class PDLModule:
    def __init__(self, module: Module) -> None: ...
    def freeze(self) -> FrozenRewritePatternSet: ...
    def register_constraint_function(self, arg0: str, arg1: Callable[..., object], /) -> None: ...
    def register_rewrite_function(self, arg0: str, arg1: Callable[..., object], /) -> None: ...

@overload
def apply_patterns_and_fold_greedily(
    op: Module | _OperationBase, set: FrozenRewritePatternSet, config: GreedyRewriteConfig | None = None
) -> None: ...
@overload
def apply_patterns_and_fold_greedily(
    *, set: FrozenRewritePatternSet, config: GreedyRewriteConfig | None = None, module: Module
) -> None: ...
def walk_and_apply_patterns(op: _OperationBase, set: FrozenRewritePatternSet) -> None: ...

__all__ = [
    "ConversionConfig", "ConversionPatternRewriter", "ConversionTarget", "DialectConversionFoldingMode",
    "FrozenRewritePatternSet", "GreedyRewriteConfig", "GreedyRewriteStrictness", "GreedySimplifyRegionLevel", "OpAdaptor",
    "PDLModule", "PDLResultList", "PatternRewriter", "RewritePatternSet", "TypeConverter", "apply_full_conversion",
    "apply_partial_conversion", "apply_patterns_and_fold_greedily", "walk_and_apply_patterns",
]

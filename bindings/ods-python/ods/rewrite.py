"""Patterns and their drivers, with the names of upstream's `mlir.rewrite`."""

from enum import Enum as _Enum

from . import _native as _n
from ._native import (
    ConversionPatternRewriter, ConversionTarget, FrozenRewritePatternSet, PatternRewriter, PDLModule, PDLResultList,
    RewritePatternSet, TypeConverter, walk_and_apply_patterns,
)


class GreedyRewriteStrictness(_Enum):
    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2


class GreedySimplifyRegionLevel(_Enum):
    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2


def _entry(name, doc):
    """A property with the value of an entry of a configuration."""

    def get(self):
        return getattr(self, f"_{name}")

    def set(self, arg, /):
        expected = type(get(self))
        if not isinstance(arg, expected):
            raise TypeError(f"{name} is of type {expected.__name__}, got {type(arg).__name__}")
        setattr(self, f"_{name}", arg)

    return property(get, set, doc=doc)


class GreedyRewriteConfig:
    """How the greedy driver works."""

    def __init__(self):
        self._max_iterations, self._max_num_rewrites = 10, -1
        self._use_top_down_traversal, self._enable_folding, self._enable_constant_cse = False, True, True
        self._strictness = GreedyRewriteStrictness.ANY_OP
        self._region_simplification_level = GreedySimplifyRegionLevel.AGGRESSIVE

    max_iterations = _entry("max_iterations", "The maximum number of rounds; -1 for no limit.")
    max_num_rewrites = _entry("max_num_rewrites", "The maximum number of patterns in a round; -1 for no limit.")
    use_top_down_traversal = _entry("use_top_down_traversal", "Whether the worklist is filled in top-down order.")
    enable_folding = _entry("enable_folding", "Whether operations are folded.")
    enable_constant_cse = _entry("enable_constant_cse", "Whether equal constants become one.")
    strictness = _entry("strictness", "The operations that are processed.")
    region_simplification_level = _entry("region_simplification_level", "The simplification of regions.")


def _operation(op):
    """The operation of an argument that is one, or a module."""
    if isinstance(op, _n.Module):
        return op.operation
    if not isinstance(op, _n._OperationBase):
        raise TypeError(f"argument 'op': expected a Module or an operation, got {_n.shown(op)}")
    return op


def apply_patterns_and_fold_greedily(op=None, set=None, config=None, *, module=None):
    """Folds the operations in a module or operation and applies patterns to them, until nothing changes."""
    op = module if op is None else op
    op = _operation(op)
    _n.apply_greedily(op, set, config)


class DialectConversionFoldingMode(_Enum):
    NEVER = 0
    BEFORE_PATTERNS = 1
    AFTER_PATTERNS = 2


class ConversionConfig:
    """How a dialect conversion works."""

    def __init__(self):
        self._folding_mode, self._build_materializations = DialectConversionFoldingMode.BEFORE_PATTERNS, True

    folding_mode = _entry("folding_mode", "When illegal operations are folded.")
    build_materializations = _entry(
        "build_materializations",
        "Whether casts that remain become operations of the type converters, and are errors otherwise.",
    )


class OpAdaptor:
    """An operation with converted operands: these have the names that the class of the operation has for them. Attributes are those
    of the operation."""

    def __init__(self, operands, op):
        self.operands, self._op = operands, op

    @property
    def operation(self):
        # The properties of the operation's class read the operands of `self.operation`.
        return self

    @property
    def attributes(self):
        return self._op.attributes

    @property
    def regions(self):
        return self._op.regions

    def __getattr__(self, name):
        found = getattr(type(self._op), name, None)
        if not isinstance(found, property):
            raise AttributeError(f"the class {type(self._op).__name__} has no property '{name}'")
        return found.fget(self)


def apply_partial_conversion(op, target, set, config=None):
    """Converts an operation and everything in it so that no illegal operation remains."""
    _n.apply_conversion(_operation(op), target, set, config, False)


def apply_full_conversion(op, target, set, config=None):
    """Converts an operation and everything in it so that all operations are legal."""
    _n.apply_conversion(_operation(op), target, set, config, True)


__all__ = [
    "ConversionConfig", "ConversionPatternRewriter", "ConversionTarget", "DialectConversionFoldingMode",
    "FrozenRewritePatternSet", "GreedyRewriteConfig", "GreedyRewriteStrictness", "GreedySimplifyRegionLevel", "OpAdaptor",
    "PDLModule", "PDLResultList", "PatternRewriter", "RewritePatternSet", "TypeConverter", "apply_full_conversion",
    "apply_partial_conversion", "apply_patterns_and_fold_greedily", "walk_and_apply_patterns",
]

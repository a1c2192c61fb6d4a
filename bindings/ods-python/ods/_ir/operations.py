"""Operations: printing, walks, symbol tables and insertion points."""

import enum
import sys
from collections.abc import Mapping

from .. import _native
from .._native import InsertionPoint, OpView, SymbolTable
from .attributes import StringAttr
from .globals import extend, instance, static_property


class WalkOrder(enum.Enum):
    PRE_ORDER = 0
    POST_ORDER = 1


class WalkResult(enum.Enum):
    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2


_RESULTS = (WalkResult.ADVANCE, WalkResult.INTERRUPT, WalkResult.SKIP)


def _write(text, file):
    file = sys.stdout if file is None else file
    file.write(text)


@extend(_native._OperationBase)
class _OperationBase:
    def get_asm(
        self,
        binary=False,
        large_elements_limit=None,
        large_resource_limit=None,
        enable_debug_info=False,
        pretty_debug_info=False,
        print_generic_op_form=False,
        use_local_scope=False,
        use_name_loc_as_prefix=False,
        assume_verified=False,
        skip_regions=False,
    ):
        """The text of the operation."""
        flags = {name: value for name, value in locals().items() if name not in ("self", "binary")}
        return _native.operation_text(self, flags, binary)

    def print(self, state=None, *args, file=None, binary=False, **flags):
        """Writes the text of the operation, with the names of a state or as the flags of `get_asm` say."""
        if isinstance(state, _native.AsmState):
            file, binary = (*args, file, binary)[:2] if args else (file, binary)
            text = _native.operation_text_in(self, state)
            text = text.encode() if binary else text
        else:
            if state is not None:
                flags["large_elements_limit"] = state
            names = _FLAGS[1 : 1 + len(args)]
            text = self.get_asm(binary=binary, **flags, **dict(zip(names, args)))
        _write(text, file)

    def write_bytecode(self, file, desired_version=None):
        """Is not there yet: this package has no bytecode."""
        raise NotImplementedError("this package does not write bytecode yet: write the text with 'print'")

    def walk(self, callback, walk_order=WalkOrder.POST_ORDER):
        """Calls a function for the operation and everything in it; its `WalkResult` says how the walk goes on."""
        _native.walk(self, callback, walk_order is WalkOrder.POST_ORDER, _RESULTS)

    def to_dot(self):
        """The operation as a graph in the language of Graphviz."""
        from ..extras.display import to_dot

        return to_dot(self)

    def _repr_html_(self):
        """The operation in notebooks: highlighted, foldable, with links from uses to definitions."""
        from ..extras.display import to_html

        return to_html(self)


@extend(_native.Module)
class _Module:
    def to_dot(self):
        """The module as a graph in the language of Graphviz."""
        return self.operation.to_dot()

    def _repr_html_(self):
        """The module in notebooks, as operations are."""
        return self.operation._repr_html_()


_FLAGS = (
    "large_elements_limit", "large_resource_limit", "enable_debug_info", "pretty_debug_info", "print_generic_op_form",
    "use_local_scope", "use_name_loc_as_prefix", "assume_verified",
)


@extend(InsertionPoint)
class _InsertionPoint:
    current = static_property(lambda _: _native.current_insertion_point())


def _symbol_attribute(symbol, name, what):
    attribute = instance("symbol", symbol, _native._OperationBase, "an operation").attributes.get(name)
    if attribute is None:
        raise ValueError(f"Expected operation to have a symbol {what}.")
    return attribute


@extend(SymbolTable)
class _SymbolTable:
    @staticmethod
    def get_symbol_name(symbol):
        return _symbol_attribute(symbol, "sym_name", "name")

    @staticmethod
    def set_symbol_name(symbol, name):
        _symbol_attribute(symbol, "sym_name", "name")
        symbol.attributes["sym_name"] = StringAttr.get(name, symbol.context)

    @staticmethod
    def get_visibility(symbol):
        return _symbol_attribute(symbol, "sym_visibility", "visibility")

    @staticmethod
    def set_visibility(symbol, visibility):
        if visibility not in ("public", "private", "nested"):
            raise ValueError("Expected visibility to be 'public', 'private' or 'nested'")
        _symbol_attribute(symbol, "sym_visibility", "visibility")
        symbol.attributes["sym_visibility"] = StringAttr.get(visibility, symbol.context)

    @staticmethod
    def replace_all_symbol_uses(old_symbol, new_symbol, from_op):
        _native.replace_symbol_uses(old_symbol, new_symbol, from_op)

    @staticmethod
    def walk_symbol_tables(from_op, all_sym_uses_visible, callback):
        _native.walk_symbol_tables(from_op, all_sym_uses_visible, callback)


class _GlobalDebug:
    """Debugging flags of LLVM, which this package does not have."""

    flag = static_property(lambda _: False)

    @staticmethod
    def set_types(types):
        """Has no effect."""


AsmState = _native.AsmState
Module = _native.Module
NamedAttribute = _native.NamedAttribute
OpAttributeMap = _native.OpAttributeMap
Mapping.register(OpAttributeMap)
Operation = _native.Operation
_OperationBase = _native._OperationBase

# As in upstream's classes, these are members of the derived classes, too.
for _cls in (OpView, Operation):
    _cls._set_invalid = _OperationBase._set_invalid
OpView.__str__ = _OperationBase.__str__
OpView.__init__ = OpView._initialize
_native.ignore_arguments()
Operation._CAPIPtr = _OperationBase._CAPIPtr
del _cls

__all__ = [
    "AsmState", "InsertionPoint", "Module", "NamedAttribute", "OpAttributeMap", "OpView", "Operation", "SymbolTable",
    "WalkOrder", "WalkResult", "_GlobalDebug", "_OperationBase",
]

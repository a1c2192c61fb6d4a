"""Types of the dialect `llvm`."""

from collections.abc import Sequence

from ..ir import Context, Location, Module, Operation, OpView, Type, TypeID

__all__ = ["PointerType", "StructType", "translate_module_to_llvmir"]

class PointerType(Type):
    """A pointer: `!llvm.ptr`, `!llvm.ptr<3>`."""

    static_typeid: TypeID
    type_name: str
    def __init__(self, cast_from_type: Type) -> None: ...
    @staticmethod
    def isinstance(other: Type) -> bool: ...
    @staticmethod
    def get(address_space: int | None = None, *, context: Context | None = None) -> PointerType: ...
    @property
    def address_space(self) -> int: ...

class StructType(Type):
    """A struct: a literal one, or one with a name, whose body may be set later."""

    static_typeid: TypeID
    type_name: str
    def __init__(self, cast_from_type: Type) -> None: ...
    @staticmethod
    def isinstance(other: Type) -> bool: ...
    @staticmethod
    def get_literal(
        elements: Sequence[Type],
        *,
        packed: bool = False,
        loc: Location | None = None,
        context: Context | None = None,
    ) -> StructType: ...
    @staticmethod
    def get_literal_unchecked(
        elements: Sequence[Type], *, packed: bool = False, context: Context | None = None
    ) -> StructType: ...
    @staticmethod
    def get_identified(name: str, *, context: Context | None = None) -> StructType: ...
    @staticmethod
    def get_opaque(name: str, context: Context | None = None) -> StructType: ...
    @staticmethod
    def new_identified(
        name: str, elements: Sequence[Type], *, packed: bool = False, context: Context | None = None
    ) -> StructType: ...
    def set_body(self, elements: Sequence[Type], *, packed: bool = False) -> None: ...
    @property
    def name(self) -> str | None: ...
    @property
    def body(self) -> list[Type] | None: ...
    @property
    def packed(self) -> bool: ...
    @property
    def opaque(self) -> bool: ...

def translate_module_to_llvmir(module: Operation | OpView | Module) -> str: ...

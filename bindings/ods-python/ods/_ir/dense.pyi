"""Dense elements: from and to buffers."""

from collections.abc import Sequence
from typing import ClassVar, overload

from typing_extensions import Buffer, TypeGuard

from .attributes import Attribute
from .context import Context
from .globals import TypeID
from .types import Type

class DenseElementsAttr(Attribute):
    static_typeid: ClassVar[TypeID]
    @staticmethod
    def isinstance(other: Attribute) -> TypeGuard[DenseElementsAttr]: ...
    @overload
    @staticmethod
    def get(
        array: Buffer,
        signless: bool = True,
        type: Type | None = None,
        shape: Sequence[int] | None = None,
        context: Context | None = None,
    ) -> DenseElementsAttr: ...
    @overload
    @staticmethod
    def get(
        array: Sequence[Attribute],
        signless: Type | bool = True,
        type: Type | None = None,
        shape: Sequence[int] | None = None,
        context: Context | None = None,
    ) -> DenseElementsAttr: ...
    @overload
    @staticmethod
    def get(
        *, attrs: Sequence[Attribute], type: Type | None = None, context: Context | None = None
    ) -> DenseElementsAttr: ...
    @staticmethod
    def get_splat(shaped_type: Type, element_attr: Attribute) -> DenseElementsAttr: ...
    def get_splat_value(self) -> Attribute: ...
    @property
    def is_splat(self) -> bool: ...
    def __len__(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...

class DenseIntElementsAttr(DenseElementsAttr):
    static_typeid: ClassVar[TypeID]
    @staticmethod
    def isinstance(other: Attribute) -> TypeGuard[DenseIntElementsAttr]: ...
    def __getitem__(self, arg: int, /) -> int: ...

class DenseFPElementsAttr(DenseElementsAttr):
    static_typeid: ClassVar[TypeID]
    @staticmethod
    def isinstance(other: Attribute) -> TypeGuard[DenseFPElementsAttr]: ...
    def __getitem__(self, arg: int, /) -> float: ...

class DenseResourceElementsAttr(Attribute):
    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Attribute) -> TypeGuard[DenseResourceElementsAttr]: ...
    @staticmethod
    def get_from_buffer(
        array: Buffer,
        name: str,
        type: Type,
        alignment: int | None = None,
        is_mutable: bool = False,
        context: Context | None = None,
    ) -> DenseResourceElementsAttr: ...

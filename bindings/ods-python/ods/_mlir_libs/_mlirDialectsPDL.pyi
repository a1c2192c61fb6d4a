"""Types of the dialect `pdl`."""

from typing import ClassVar

from ..ir import Context, Type, TypeID

__all__ = ["AttributeType", "OperationType", "PDLType", "RangeType", "TypeType", "ValueType"]

class PDLType(Type):
    """Any type of the dialect."""

    static_typeid: ClassVar[TypeID]
    def __init__(self, cast_from_type: Type) -> None: ...
    @staticmethod
    def isinstance(other: Type) -> bool: ...

class AttributeType(Type):
    """A handle to an attribute: `!pdl.attribute`."""

    static_typeid: ClassVar[TypeID]
    type_name: str
    def __init__(self, cast_from_type: Type) -> None: ...
    @staticmethod
    def isinstance(other: Type) -> bool: ...
    @staticmethod
    def get(context: Context | None = None) -> AttributeType: ...

class OperationType(Type):
    """A handle to an operation: `!pdl.operation`."""

    static_typeid: ClassVar[TypeID]
    type_name: str
    def __init__(self, cast_from_type: Type) -> None: ...
    @staticmethod
    def isinstance(other: Type) -> bool: ...
    @staticmethod
    def get(context: Context | None = None) -> OperationType: ...

class TypeType(Type):
    """A handle to a type: `!pdl.type`."""

    static_typeid: ClassVar[TypeID]
    type_name: str
    def __init__(self, cast_from_type: Type) -> None: ...
    @staticmethod
    def isinstance(other: Type) -> bool: ...
    @staticmethod
    def get(context: Context | None = None) -> TypeType: ...

class ValueType(Type):
    """A handle to a value: `!pdl.value`."""

    static_typeid: ClassVar[TypeID]
    type_name: str
    def __init__(self, cast_from_type: Type) -> None: ...
    @staticmethod
    def isinstance(other: Type) -> bool: ...
    @staticmethod
    def get(context: Context | None = None) -> ValueType: ...

class RangeType(Type):
    """A range of handles of one type: `!pdl.range<value>`."""

    static_typeid: ClassVar[TypeID]
    type_name: str
    def __init__(self, cast_from_type: Type) -> None: ...
    @staticmethod
    def isinstance(other: Type) -> bool: ...
    @staticmethod
    def get(element_type: Type, context: Context | None = None) -> RangeType: ...
    @property
    def element_type(self) -> Type: ...

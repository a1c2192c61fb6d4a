"""Interfaces of operations: inference of the types of results."""

from collections.abc import Sequence
from typing import Any, overload

from .attributes import Attribute, DictAttr
from .context import Context, Location
from .operations import Operation, OpView
from .types import Type
from .values import Region, Value

class InferTypeOpInterface:
    def __init__(self, object: Operation | OpView | type[OpView], context: Context | None = None) -> None: ...
    @property
    def operation(self) -> Operation: ...
    @property
    def opview(self) -> OpView: ...
    def inferReturnTypes(
        self,
        operands: Sequence[Value[Any]] | None = None,
        attributes: DictAttr | None = None,
        properties: object = None,
        regions: Sequence[Region] | None = None,
        context: Context | None = None,
        loc: Location | None = None,
    ) -> list[Type]: ...

class ShapedTypeComponents:
    def __init__(self, shape: list[int] | None, element_type: Type, attribute: Attribute | None) -> None: ...
    @overload
    @staticmethod
    def get(element_type: Type) -> ShapedTypeComponents: ...
    @overload
    @staticmethod
    def get(
        shape: Sequence[int], element_type: Type, attribute: Attribute | None = None
    ) -> ShapedTypeComponents: ...
    @property
    def element_type(self) -> Type: ...
    @property
    def shape(self) -> list[int] | None: ...
    @property
    def has_rank(self) -> bool: ...
    @property
    def rank(self) -> int | None: ...

class InferShapedTypeOpInterface:
    def __init__(self, object: Operation | OpView | type[OpView], context: Context | None = None) -> None: ...
    @property
    def operation(self) -> Operation: ...
    @property
    def opview(self) -> OpView: ...
    def inferReturnTypeComponents(
        self,
        operands: Sequence[Value[Any]] | None = None,
        attributes: DictAttr | None = None,
        regions: Sequence[Region] | None = None,
        properties: object = None,
        context: Context | None = None,
        loc: Location | None = None,
    ) -> list[ShapedTypeComponents]: ...

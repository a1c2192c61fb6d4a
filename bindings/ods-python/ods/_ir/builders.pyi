"""Builders of attributes, which generated classes of operations call with Python values."""

from collections.abc import Callable
from typing import Any, TypeVar

_F = TypeVar("_F", bound=Callable[..., Any])

class AttrBuilder:
    @staticmethod
    def contains(attribute_kind: str) -> bool: ...
    @staticmethod
    def get(attribute_kind: str) -> Callable[..., Any]: ...
    @staticmethod
    def insert(attribute_kind: str, attr_builder: Callable[..., Any], replace: bool = False) -> None: ...

def register_attribute_builder(kind: str, replace: bool = False) -> Callable[[_F], _F]: ...

"""Types and attributes of dialects that are defined at run time, and traits of operations of such dialects."""

import types

from .. import _native
from .globals import TypeID

#: Classes as constraints: `IntegerType[32]`, `Operand[Any]`.
for _cls in (_native.Type, _native.Attribute, _native.Value, _native.OpResult):
    _cls.__class_getitem__ = classmethod(types.GenericAlias)


class _Dynamic:
    @classmethod
    def get(cls, full_name, attributes, context=None):
        """The type or attribute of a full name such as `shapes.point`, with these parameters."""
        return _native.dynamic_make(cls._KIND, full_name, list(attributes), context)

    @classmethod
    def isinstance(cls, other):
        """Whether a type or attribute is of a dialect that was defined at run time."""
        return isinstance(other, cls.__mro__[-2]) and _native.dynamic_params(other) is not None

    @classmethod
    def lookup_typeid(cls, full_name):
        """The identity of the class with this full name."""
        return TypeID(_native.type_id_bits(cls._KIND, full_name))

    @property
    def params(self):
        """The parameters; a type is a `TypeAttr`."""
        return _native.dynamic_params(self)


def _cast(self, cast_from):
    if _native.dynamic_params(cast_from) is None:
        raise ValueError(f"{cast_from} is not of a dialect that was defined at run time")


class DynamicType(_Dynamic, _native.Type):
    """A type of a dialect that was defined at run time."""

    _KIND = "type"
    __init__ = _cast


class DynamicAttr(_Dynamic, _native.Attribute):
    """An attribute of a dialect that was defined at run time."""

    _KIND = "attribute"
    __init__ = _cast


class IsTerminatorTrait:
    """Operations of a dialect defined in Python that end their block."""


class NoTerminatorTrait:
    """Operations of a dialect defined in Python whose blocks need no terminator."""


__all__ = ["DynamicAttr", "DynamicType", "IsTerminatorTrait", "NoTerminatorTrait"]

"""Types of the dialect `pdl`."""

from .._ir.types import builtin_type
from ..ir import Type


@builtin_type("pdl.attribute", "pdl.operation", "pdl.range", "pdl.type", "pdl.value")
class PDLType(Type):
    """Any type of the dialect."""


def _handle(name):
    """Makes a class the one of a type without parameters."""

    def decorate(cls):
        def get(context=None):
            return Type.parse(f"!{name}", context)

        get.__qualname__ = f"{cls.__name__}.get"
        cls.get = staticmethod(get)
        return builtin_type(name, type_name=name)(cls)

    return decorate


@_handle("pdl.attribute")
class AttributeType(Type):
    """A handle to an attribute: `!pdl.attribute`."""


@_handle("pdl.operation")
class OperationType(Type):
    """A handle to an operation: `!pdl.operation`."""


@_handle("pdl.type")
class TypeType(Type):
    """A handle to a type: `!pdl.type`."""


@_handle("pdl.value")
class ValueType(Type):
    """A handle to a value: `!pdl.value`."""


@builtin_type("pdl.range", type_name="pdl.range")
class RangeType(Type):
    """A range of handles of one type: `!pdl.range<value>`."""

    @staticmethod
    def get(element_type, context=None):
        # In a range, the type is printed without the name of its dialect.
        return Type.parse(f"!pdl.range<{str(PDLType(element_type)).removeprefix('!pdl.')}>", element_type.context)

    @property
    def element_type(self):
        return Type.parse(f"!pdl.{str(self).removeprefix('!pdl.range<')[:-1]}", self.context)


__all__ = ["AttributeType", "OperationType", "PDLType", "RangeType", "TypeType", "ValueType"]

"""Dense elements: from and to buffers."""

import math

from .. import _native
from .._native import Attribute, DenseElementsAttr, Type, attribute_parts, resolve_context
from .attributes import BoolAttr, builtin_attribute
from .globals import extend, instance, unexpected
from .types import (
    ComplexType, F16Type, F32Type, F64Type, IntegerType, RankedTensorType, ShapedType,
)


def _element_type(view, signless, context):
    """The element type of a buffer."""
    letter = view.format.lstrip("@=<>!")
    if letter == "?":
        return IntegerType.get_signless(1, context)
    if letter in ("b", "h", "i", "l", "q", "B", "H", "I", "L", "Q"):
        width = 8 * view.itemsize
        if signless:
            return IntegerType.get_signless(width, context)
        create = IntegerType.get_unsigned if letter.isupper() else IntegerType.get_signed
        return create(width, context)
    floats = {"e": F16Type, "f": F32Type, "d": F64Type}
    if letter not in floats:
        raise ValueError(f"unimplemented array format conversion from format: {view.format}")
    return floats[letter].get(context)


def _static_shape(shaped_type):
    if not ShapedType.isinstance(shaped_type) or not ShapedType(shaped_type).has_static_shape:
        raise ValueError(f"Expected a static ShapedType for the shaped_type parameter: Type({shaped_type})")


def _view(array):
    """The view of an array with a format; `None` for elements without one in the protocol of buffers, such as dates of numpy."""
    try:
        return memoryview(array)
    except TypeError:
        raise unexpected("array", "a buffer, or a list of attributes", array) from None
    except (BufferError, ValueError):
        return None


def _from_buffer(array, signless, type, shape, context):
    view = _view(array)
    if type is None:
        if view is None:
            raise ValueError("the elements of the array have no format: the type is needed")
        type = _element_type(view, signless, resolve_context(context))
        extents = view.shape
    elif not isinstance(type, Type):
        raise unexpected("type", "a Type", type)
    else:
        extents = None if view is None else view.shape
    data, shape_of_bytes = _native.buffer_bytes(array)
    if ShapedType.isinstance(type):
        if shape is not None:
            raise ValueError("Shape can only be specified explicitly when the type is not a shaped type.")
        _static_shape(type)
    else:
        shape = list((shape_of_bytes if extents is None else extents) if shape is None else shape)
        type = RankedTensorType.get_unchecked(shape, type, context=type.context)
    created = _from_bits(type, data) if view is None or view.format == "B" else None
    if created is None:
        created = _from_elements(type, array, view, data)
    if created is None:
        raise ValueError(
            "DenseElementsAttr could not be constructed from the given buffer. This may mean that the Python buffer "
            "layout does not match that MLIR expected layout and is a bug."
        )
    return created


def _from_elements(type, array, view, data):
    """Dense elements of the numbers of an array, or of bytes that have the form of the elements already."""
    shaped = ShapedType(type)
    element = shaped.element_type
    if view is None or isinstance(array, (bytes, bytearray)):
        itemsize = getattr(array, "itemsize", 0)
        is_sized = not itemsize or len(data) // itemsize in (1, math.prod(shaped.shape))
        return _native.dense_of_bytes(type, data) if is_sized else None
    if isinstance(element, ComplexType):
        letter = view.format.lstrip("@=<").removeprefix("Z")
        part = element.element_type
        if isinstance(part, IntegerType):
            is_same = letter in tuple("bhilqBHILQ") and 8 * view.itemsize == part.width
        else:
            is_same = {"f16": "e", "f32": "f", "f64": "d"}.get(str(part)) == letter
        if is_same:
            return _native.dense_of_bytes(type, data)
    return _native.dense_of_numbers(type, view.format, view.itemsize, data)


def _from_bits(type, data):
    """Dense truth values of bytes with eight of them each; `None` for other types, and for other numbers of bytes."""
    shaped = ShapedType(type)
    if not shaped.has_static_shape or shaped.element_type != IntegerType.get_signless(1, type.context):
        return None
    count = math.prod(shaped.shape)
    if data in (b"\0", b"\xff"):
        # One value that is repeated.
        return _native.dense_of_bytes(type, data)
    if len(data) != (count + 7) // 8 or count == 1:
        return None
    bits = bytes(data[index // 8] >> (index % 8) & 1 for index in range(count))
    return _native.dense_of_bytes(type, bits)


def _from_attributes(attributes, type):
    if not attributes:
        raise ValueError("Attributes list must be non-empty.")
    for index, attribute in enumerate(attributes):
        if not isinstance(attribute, Attribute):
            raise unexpected("attrs", "an Attribute", attribute, index)
    if type is None:
        type = RankedTensorType.get_unchecked([len(attributes)], attributes[0].type, context=attributes[0].context)
    else:
        _static_shape(type)
    element = ShapedType(type).element_type
    for attribute in attributes:
        if attribute.type != element:
            raise ValueError(
                f"All attributes must be of the same type and match the type parameter: expected={type.maybe_downcast()!r}, but "
                f"got={attribute.type!r}"
            )
    created = _native.dense_of_attributes(type, attributes)
    if created is None:
        raise ValueError(f"'{type}' does not have {len(attributes)} elements of these kinds")
    return created


@extend(DenseElementsAttr)
class _DenseElementsAttr:
    @staticmethod
    def get(array=None, signless=True, type=None, shape=None, context=None, *, attrs=None):
        """Dense elements of a buffer, or of a list of attributes: `get(attrs, type=None, context=None)`."""
        array = attrs if array is None else array
        if isinstance(array, (list, tuple)):
            # A list's type comes second.
            return _from_attributes(list(array), type if isinstance(signless, bool) else signless)
        return _from_buffer(array, signless, type, shape, context)

    @staticmethod
    def get_splat(shaped_type, element_attr):
        """Dense elements that are all the same."""
        _static_shape(instance("shaped_type", shaped_type, Type))
        if ShapedType(shaped_type).element_type != instance("element_attr", element_attr, Attribute).type:
            raise ValueError(
                f"Shaped element type and attribute type must be equal: shaped=Type({shaped_type}), "
                f"element=Attribute({element_attr})"
            )
        return _native.dense_of_attributes(shaped_type, [element_attr])

    def get_splat_value(self):
        """The value of all elements."""
        value = _native.dense_element(self, None)
        if value is None:
            raise ValueError("get_splat_value called on a non-splat attribute")
        return value


builtin_attribute("builtin.dense_intorfp_elements", "builtin.dense_string_elements")(DenseElementsAttr)


def _element(self, index):
    """The element at an index as a number."""
    found = _native.dense_element(self, index)
    if found is None:
        raise IndexError("attempt to access out of bounds element")
    value = attribute_parts(found)[0]
    # Truth values are read as unsigned.
    return abs(value) if isinstance(found, BoolAttr) else value


@builtin_attribute("builtin.dense_intorfp_elements:int")
class DenseIntElementsAttr(DenseElementsAttr):
    """Dense integers."""

    def __getitem__(self, arg, /):
        return _element(self, arg)


@builtin_attribute("builtin.dense_intorfp_elements:fp")
class DenseFPElementsAttr(DenseElementsAttr):
    """Dense floats."""

    def __getitem__(self, arg, /):
        if not isinstance(ShapedType(self.type).element_type, (F16Type, F32Type, F64Type)):
            raise TypeError("Unsupported floating-point type")
        return _element(self, arg)


@builtin_attribute("builtin.dense_resource_elements", attr_name="builtin.dense_resource_elements")
class DenseResourceElementsAttr(Attribute):
    """Dense elements in a resource."""

    @staticmethod
    def get_from_buffer(array, name, type, alignment=None, is_mutable=False, context=None):
        if not ShapedType.isinstance(instance("type", type, Type)):
            raise ValueError("Constructing a DenseResourceElementsAttr requires a ShapedType.")
        view = memoryview(array)
        if not view.c_contiguous:
            raise ValueError("Contiguous buffer is required.")
        return _native.dense_resource(type, name, view.tobytes(), alignment or view.itemsize)


__all__ = ["DenseElementsAttr", "DenseFPElementsAttr", "DenseIntElementsAttr", "DenseResourceElementsAttr"]

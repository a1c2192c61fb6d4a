"""Builtin attributes."""

from .. import _native
from .._native import Attribute, attribute_parts, make_attribute, resolve_context
from .globals import (
    TypeID, cast_error, element_at, index_of, instance, register_class, static_property, static_type_id, unexpected,
)
from .types import F32Type, F64Type


def _typeid(self):
    return TypeID(_native.type_id_bits("attribute", self._class_name().partition(":")[0]))


def _repr(self):
    return f"{type(self).__name__}({self})"


def _get_named(self, arg, /):
    return _native.named_attribute(arg, self)


Attribute.typeid = property(_typeid, doc="The identity of the class of the attribute.")
Attribute.__repr__ = _repr
Attribute.get_named = _get_named


def builtin_attribute(*names, attr_name=None):
    """Makes a class the one of attributes whose classes have these names, with or without a part after a colon."""

    def decorate(cls):
        def is_instance(other):
            name = instance("other", other, Attribute)._class_name()
            return name in names or name.partition(":")[0] in names

        def __init__(self, cast_from_attr):
            if not is_instance(cast_from_attr):
                raise cast_error("attribute", cls, cast_from_attr)

        __init__.__qualname__ = f"{cls.__name__}.__init__"
        is_instance.__qualname__ = f"{cls.__name__}.isinstance"
        is_instance.__name__ = "isinstance"
        is_instance.__doc__ = f"Whether an attribute is a `{cls.__name__}`."
        cls.__init__ = __init__
        cls.isinstance = staticmethod(is_instance)
        cls.__repr__ = _repr
        cls.typeid = property(_typeid)
        cls.type = property(Attribute.type.__get__)
        cls.static_typeid = static_type_id("attribute", names)
        if attr_name is not None:
            cls.attr_name = static_property(lambda _: attr_name)
        for name in names:
            register_class("attribute", name, cls)
        return cls

    return decorate


def _context_of(value):
    """The context of an argument; the current one for wrong arguments, so that their conversion raises."""
    return getattr(value, "context", None) or resolve_context(None)


@builtin_attribute("builtin.unit", attr_name="builtin.unit")
class UnitAttr(Attribute):
    """The attribute `unit`."""

    @staticmethod
    def get(context=None):
        return make_attribute(resolve_context(context), "unit", True)


@builtin_attribute("builtin.integer", attr_name="builtin.integer")
class IntegerAttr(Attribute):
    """An integer: `7 : i32`."""

    @staticmethod
    def get(type, value):
        return IntegerAttr(_native.integer_attribute(type, value))

    @property
    def value(self):
        return attribute_parts(self)[0]

    def __int__(self):
        return attribute_parts(self)[0]


@builtin_attribute("builtin.integer:bool")
class BoolAttr(Attribute):
    """`true` or `false`."""

    @staticmethod
    def get(value, context=None):
        if not isinstance(value, bool):
            raise unexpected("value", "a bool", value)
        return make_attribute(resolve_context(context), "bool", value)

    @property
    def value(self):
        return attribute_parts(self)[0] != 0

    def __bool__(self):
        return attribute_parts(self)[0] != 0


@builtin_attribute("builtin.float", attr_name="builtin.float")
class FloatAttr(Attribute):
    """A float: `1.5 : f32`."""

    @staticmethod
    def get(type, value, loc=None):
        created = _native.float_attribute(type, value)
        if created is None:
            location = _native.resolve_location(loc)
            raise _native.invalid_attribute(location, "expected floating point type")
        return created

    @staticmethod
    def get_unchecked(type, value, context=None):
        created = _native.float_attribute(type, value)
        if created is None:
            raise ValueError("expected floating point type")
        return created

    @staticmethod
    def get_f32(value, context=None):
        return _native.float_attribute(F32Type.get(context), value)

    @staticmethod
    def get_f64(value, context=None):
        return _native.float_attribute(F64Type.get(context), value)

    @property
    def value(self):
        return attribute_parts(self)[0]

    def __float__(self):
        return attribute_parts(self)[0]


@builtin_attribute("builtin.string", attr_name="builtin.string")
class StringAttr(Attribute):
    """A string: `"text"`."""

    @staticmethod
    def get(value, context=None):
        return make_attribute(resolve_context(context), "string", value)

    @staticmethod
    def get_typed(type, value):
        return make_attribute(_context_of(type), "typed_string", (type, value))

    @property
    def value(self):
        return attribute_parts(self)[0].decode()

    @property
    def value_bytes(self):
        return attribute_parts(self)[0]


@builtin_attribute("builtin.symbol_ref", attr_name="builtin.symbol_ref")
class SymbolRefAttr(Attribute):
    """A reference to a symbol: `@root::@leaf`."""

    @staticmethod
    def get(symbols, context=None):
        if not isinstance(symbols, str):
            symbols = list(symbols) if hasattr(symbols, "__iter__") else symbols
            if symbols == []:
                raise RuntimeError("SymbolRefAttr must be composed of at least one symbol.")
        return SymbolRefAttr(make_attribute(resolve_context(context), "symbol_ref", symbols))

    @property
    def value(self):
        return attribute_parts(self)[0]


@builtin_attribute("builtin.symbol_ref:flat", attr_name="builtin.symbol_ref")
class FlatSymbolRefAttr(Attribute):
    """A reference to a symbol without nested ones: `@name`."""

    @staticmethod
    def get(value, context=None):
        return make_attribute(resolve_context(context), "flat_symbol_ref", value)

    @property
    def value(self):
        return attribute_parts(self)[0][0]


@builtin_attribute("builtin.type", attr_name="builtin.type")
class TypeAttr(Attribute):
    """A type as an attribute."""

    @staticmethod
    def get(value, context=None):
        return make_attribute(_context_of(value), "type", value)

    @property
    def value(self):
        return attribute_parts(self)[0]


@builtin_attribute("builtin.affine_map", attr_name="builtin.affine_map")
class AffineMapAttr(Attribute):
    """An affine map as an attribute."""

    @staticmethod
    def get(affine_map):
        return make_attribute(_context_of(affine_map), "affine_map", affine_map)

    @property
    def value(self):
        return attribute_parts(self)[0]


@builtin_attribute("builtin.integer_set", attr_name="builtin.integer_set")
class IntegerSetAttr(Attribute):
    """An integer set as an attribute."""

    @staticmethod
    def get(integer_set):
        return make_attribute(_context_of(integer_set), "integer_set", integer_set)

    @property
    def value(self):
        return attribute_parts(self)[0]


@builtin_attribute("builtin.strided_layout", attr_name="builtin.strided_layout")
class StridedLayoutAttr(Attribute):
    """The layout of a memref by strides: `strided<[?, 1], offset: 3>`."""

    @staticmethod
    def get(offset, strides, context=None):
        return make_attribute(resolve_context(context), "strided_layout", (offset, strides))

    @staticmethod
    def get_fully_dynamic(rank, context=None):
        dynamic = -(2**63)
        return StridedLayoutAttr.get(dynamic, [dynamic] * rank, context)

    @property
    def offset(self):
        return attribute_parts(self)[0]

    @property
    def strides(self):
        return attribute_parts(self)[1]


@builtin_attribute("builtin.opaque", attr_name="builtin.opaque")
class OpaqueAttr(Attribute):
    """An attribute of a dialect that is not registered."""

    @staticmethod
    def get(dialect_namespace, buffer, type, context=None):
        try:
            data = bytes(memoryview(buffer))
        except TypeError:
            raise unexpected("buffer", "a buffer", buffer) from None
        return make_attribute(resolve_context(context), "opaque", (dialect_namespace, data, type))

    @property
    def dialect_namespace(self):
        return attribute_parts(self)[0]

    @property
    def data(self):
        return attribute_parts(self)[1]


def iterator_class(name, doc):
    """A class of iterators."""

    def __init__(self, elements):
        self._elements = iter(elements)

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._elements)

    functions = (__init__, __iter__, __next__)
    return type(name, (), {"__doc__": doc, **{function.__name__: function for function in functions}})


ArrayAttributeIterator = iterator_class("ArrayAttributeIterator", "An iterator over the elements of an array.")


@builtin_attribute("builtin.array", attr_name="builtin.array")
class ArrayAttr(Attribute):
    """An array: `[1, "text"]`."""

    @staticmethod
    def get(attributes, context=None):
        return make_attribute(resolve_context(context), "array", attributes)

    def __len__(self):
        return len(attribute_parts(self)[0])

    def __getitem__(self, arg, /):
        return element_at(attribute_parts(self)[0], arg, "ArrayAttribute index out of range")

    def __iter__(self):
        return ArrayAttributeIterator(attribute_parts(self)[0])

    def __add__(self, arg, /):
        return ArrayAttr.get([*self, *arg], self.context)


@builtin_attribute("builtin.dictionary", attr_name="builtin.dictionary")
class DictAttr(Attribute):
    """A dictionary: `{name = 1 : i32}`."""

    @staticmethod
    def get(value={}, context=None):
        return make_attribute(resolve_context(context), "dictionary", value)

    def __len__(self):
        return len(attribute_parts(self)[0])

    def __contains__(self, arg, /):
        return arg in attribute_parts(self)[0]

    def __getitem__(self, arg, /):
        entries = attribute_parts(self)[0]
        if isinstance(arg, str):
            if arg not in entries:
                raise KeyError("attempt to access a non-existent attribute")
            return entries[arg]
        names = list(entries)
        if not 0 <= index_of(arg, "a str or an integer") < len(entries):
            raise IndexError("attempt to access out of bounds attribute")
        name = names[arg]
        return _native.named_attribute(name, entries[name])


def _dense_array(name, element):
    """A class of dense arrays, and the one of its iterators."""

    iterator = iterator_class(f"{name}Iterator", f"An iterator over the elements of a `{name}Attr`.")

    def get(values, context=None):
        return _native.dense_array_attribute(resolve_context(context), element, values)

    def __len__(self):
        return len(attribute_parts(self)[0])

    def __getitem__(self, arg, /):
        return element_at(attribute_parts(self)[0], arg, "DenseArray index out of range")

    def __iter__(self):
        return iterator(attribute_parts(self)[0])

    def __add__(self, arg, /):
        return get([*self, *arg], self.context)

    members = {"get": staticmethod(get), "__doc__": f"A dense array of `{element}`."}
    for function in (__len__, __getitem__, __iter__, __add__):
        members[function.__name__] = function
    cls = type(f"{name}Attr", (Attribute,), members)
    return builtin_attribute(f"builtin.dense_array:{element}")(cls), iterator


DenseBoolArrayAttr, DenseBoolArrayIterator = _dense_array("DenseBoolArray", "i1")
DenseI8ArrayAttr, DenseI8ArrayIterator = _dense_array("DenseI8Array", "i8")
DenseI16ArrayAttr, DenseI16ArrayIterator = _dense_array("DenseI16Array", "i16")
DenseI32ArrayAttr, DenseI32ArrayIterator = _dense_array("DenseI32Array", "i32")
DenseI64ArrayAttr, DenseI64ArrayIterator = _dense_array("DenseI64Array", "i64")
DenseF32ArrayAttr, DenseF32ArrayIterator = _dense_array("DenseF32Array", "f32")
DenseF64ArrayAttr, DenseF64ArrayIterator = _dense_array("DenseF64Array", "f64")

__all__ = [
    "AffineMapAttr", "ArrayAttr", "ArrayAttributeIterator", "BoolAttr", "DictAttr", "FlatSymbolRefAttr", "FloatAttr",
    "IntegerAttr", "IntegerSetAttr", "OpaqueAttr", "StridedLayoutAttr", "StringAttr", "SymbolRefAttr", "TypeAttr",
    "UnitAttr",
    *(
        f"Dense{element}Array{suffix}"
        for element in ("Bool", "I8", "I16", "I32", "I64", "F32", "F64")
        for suffix in ("Attr", "Iterator")
    ),
]

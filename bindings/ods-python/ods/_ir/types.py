"""Builtin types."""

import enum

from .. import _native
from .._native import Type, make_type, resolve_context, resolve_location, type_parts
from .globals import (
    TypeID, cast_error, instance, integer, register_class, static_property, static_type_id, unexpected,
)

_DYNAMIC = -(2**63)


def _typeid(self):
    return TypeID(_native.type_id_bits("type", self._class_name()))


def _repr(self):
    return f"{type(self).__name__}({self})"


Type.typeid = property(_typeid, doc="The identity of the class of the type.")
Type.__repr__ = _repr


def builtin_type(*names, type_name=None):
    """Makes a class the one of types whose classes in MLIR have these names."""

    def decorate(cls):
        cls._CLASSES = frozenset(names)

        def __init__(self, cast_from_type):
            if not cls.isinstance(cast_from_type):
                raise cast_error("type", cls, cast_from_type)

        def isinstance(other):
            return instance("other", other, Type)._class_name() in cls._CLASSES

        __init__.__qualname__ = f"{cls.__name__}.__init__"
        isinstance.__qualname__ = f"{cls.__name__}.isinstance"
        isinstance.__doc__ = f"Whether a type is a `{cls.__name__}`."
        cls.__init__ = __init__
        cls.isinstance = staticmethod(isinstance)
        cls.__repr__ = _repr
        cls.typeid = property(_typeid)
        cls.static_typeid = static_type_id("type", names)
        if type_name is not None:
            cls.type_name = static_property(lambda _: type_name)
        for name in names:
            register_class("type", name, cls)
        return cls

    return decorate


@builtin_type("builtin.integer", type_name="builtin.integer")
class IntegerType(Type):
    """An integer type: `i32`, `si8`, `ui64`."""

    class Signedness(enum.Enum):
        SIGNLESS = 0
        SIGNED = 1
        UNSIGNED = 2

    SIGNLESS = Signedness.SIGNLESS
    SIGNED = Signedness.SIGNED
    UNSIGNED = Signedness.UNSIGNED

    @staticmethod
    def _create(width, signedness, context):
        return make_type(resolve_context(context), "integer", (width, signedness), None)

    @staticmethod
    def get(width, signedness=Signedness.SIGNLESS, context=None):
        if not isinstance(signedness, IntegerType.Signedness):
            raise unexpected("signedness", "an IntegerType.Signedness", signedness)
        return IntegerType._create(width, signedness.value, context)

    @staticmethod
    def get_signless(width, context=None):
        return IntegerType._create(width, 0, context)

    @staticmethod
    def get_signed(width, context=None):
        return IntegerType._create(width, 1, context)

    @staticmethod
    def get_unsigned(width, context=None):
        return IntegerType._create(width, 2, context)

    @property
    def width(self):
        return type_parts(self)[0]

    @property
    def signedness(self):
        return IntegerType.Signedness(type_parts(self)[1])

    @property
    def is_signless(self):
        return type_parts(self)[1] == 0

    @property
    def is_signed(self):
        return type_parts(self)[1] == 1

    @property
    def is_unsigned(self):
        return type_parts(self)[1] == 2


def _nullary(kind, parts):
    @staticmethod
    def get(context=None):
        return make_type(resolve_context(context), kind, parts, None)

    return get


@builtin_type("builtin.index", type_name="builtin.index")
class IndexType(Type):
    """The type `index`."""

    get = _nullary("index", [])


@builtin_type("builtin.none", type_name="builtin.none")
class NoneType(Type):
    """The type `none`."""

    get = _nullary("none", [])


#: The float types: the classes, and their names in texts.
_FLOATS = {
    "Float4E2M1FNType": "f4E2M1FN",
    "Float6E2M3FNType": "f6E2M3FN",
    "Float6E3M2FNType": "f6E3M2FN",
    "Float8E3M4Type": "f8E3M4",
    "Float8E4M3Type": "f8E4M3",
    "Float8E4M3B11FNUZType": "f8E4M3B11FNUZ",
    "Float8E4M3FNType": "f8E4M3FN",
    "Float8E4M3FNUZType": "f8E4M3FNUZ",
    "Float8E5M2Type": "f8E5M2",
    "Float8E5M2FNUZType": "f8E5M2FNUZ",
    "Float8E8M0FNUType": "f8E8M0FNU",
    "BF16Type": "bf16",
    "F16Type": "f16",
    "FloatTF32Type": "tf32",
    "F32Type": "f32",
    "F64Type": "f64",
}


@builtin_type(*(f"builtin.{name}" for name in [*_FLOATS.values(), "f80", "f128"]))
class FloatType(Type):
    """A float type."""

    @property
    def width(self):
        return type_parts(self)[0]


def _float_class(class_name, name):
    cls = type(class_name, (FloatType,), {"__doc__": f"The type `{name}`.", "get": _nullary("float", name)})
    return builtin_type(f"builtin.{name}", type_name=f"builtin.{name}")(cls)


_float_classes = {class_name: _float_class(class_name, name) for class_name, name in _FLOATS.items()}
globals().update(_float_classes)


@builtin_type("builtin.complex", type_name="builtin.complex")
class ComplexType(Type):
    """A complex type: `complex<f32>`."""

    @staticmethod
    def get(arg, /):
        if isinstance(arg, Type) and not isinstance(arg, (IntegerType, FloatType)):
            raise ValueError(f"invalid 'Type({arg})' and expected floating point or integer type.")
        return make_type(getattr(arg, "context", None) or resolve_context(None), "complex", arg, None)

    @property
    def element_type(self):
        return type_parts(self)[0]


@builtin_type("builtin.tuple", type_name="builtin.tuple")
class TupleType(Type):
    """A tuple type: `tuple<i32, f32>`."""

    @staticmethod
    def get_tuple(elements, context=None):
        return make_type(resolve_context(context), "tuple", elements, None)

    def get_type(self, pos):
        elements = type_parts(self)[0]
        if not 0 <= integer("pos", pos) < len(elements):
            raise IndexError(f"there is no element {pos} in {self}")
        return elements[pos]

    @property
    def num_types(self):
        return len(type_parts(self)[0])


@builtin_type("builtin.function", type_name="builtin.function")
class FunctionType(Type):
    """A function type: `(i32) -> f32`."""

    @staticmethod
    def get(inputs, results, context=None):
        return make_type(resolve_context(context), "function", (inputs, results), None)

    @property
    def inputs(self):
        return type_parts(self)[0]

    @property
    def results(self):
        return type_parts(self)[1]


@builtin_type("builtin.opaque", type_name="builtin.opaque")
class OpaqueType(Type):
    """A type of a dialect that is not registered."""

    @staticmethod
    def get(dialect_namespace, buffer, context=None):
        return make_type(resolve_context(context), "opaque", (dialect_namespace, buffer), None)

    @property
    def dialect_namespace(self):
        return type_parts(self)[0]

    @property
    def data(self):
        return type_parts(self)[1]


@builtin_type(
    "builtin.vector", "builtin.tensor", "builtin.unranked_tensor", "builtin.memref", "builtin.unranked_memref"
)
class ShapedType(Type):
    """A type with elements: a vector, tensor or memref."""

    @property
    def element_type(self):
        return type_parts(self)[0]

    @property
    def has_rank(self):
        return not self._class_name().startswith("builtin.unranked")

    def _shape(self):
        if not self.has_rank:
            raise ValueError("calling this method requires that the type has a rank.")
        return type_parts(self)[1]

    @property
    def rank(self):
        return len(self._shape())

    @property
    def shape(self):
        return self._shape()

    @property
    def has_static_shape(self):
        return self.has_rank and _DYNAMIC not in self._shape()

    def get_dim_size(self, dim):
        shape = self._shape()
        if not 0 <= integer("dim", dim) < len(shape):
            raise IndexError(f"there is no dimension {dim} in {self}")
        return shape[dim]

    def is_dynamic_dim(self, dim):
        return self.get_dim_size(dim) == _DYNAMIC

    def is_static_dim(self, dim):
        return self.get_dim_size(dim) != _DYNAMIC

    def is_dynamic_stride_or_offset(self, dim_size):
        self._shape()
        return dim_size == _DYNAMIC

    def is_static_stride_or_offset(self, dim_size):
        self._shape()
        return dim_size != _DYNAMIC

    @staticmethod
    def is_dynamic_size(dim_size):
        return dim_size == _DYNAMIC

    @staticmethod
    def is_static_size(dim_size):
        return dim_size != _DYNAMIC

    @staticmethod
    def get_dynamic_size():
        return _DYNAMIC

    @staticmethod
    def get_dynamic_stride_or_offset():
        return _DYNAMIC


def _checked(kind, element_type, parts, loc):
    """A type that is verified: what is wrong is an error at the location."""
    location = resolve_location(loc)
    return make_type(location.context, kind, parts, location)


def _vector_parts(shape, element_type, scalable, scalable_dims):
    if isinstance(shape, str) or not hasattr(shape, "__iter__"):
        # The conversion of the shape raises.
        return shape, element_type, []
    shape = list(shape)
    return shape, element_type, _scalable(shape, scalable, scalable_dims)


def _scalable(shape, scalable, scalable_dims):
    if scalable is not None and scalable_dims is not None:
        raise ValueError("'scalable' and 'scalable_dims' kwargs are mutually exclusive.")
    if scalable is not None:
        if len(scalable) != len(shape):
            raise ValueError("Expected len(scalable) == len(shape).")
        return list(scalable)
    flags = [False] * len(shape)
    for dim in scalable_dims or ():
        if not 0 <= dim < len(shape):
            raise ValueError("Scalable dimension index out of bounds.")
        flags[dim] = True
    return flags


@builtin_type("builtin.vector", type_name="builtin.vector")
class VectorType(ShapedType):
    """A vector type: `vector<2x[4]xf32>`."""

    @staticmethod
    def get(shape, element_type, *, scalable=None, scalable_dims=None, loc=None):
        parts = _vector_parts(shape, element_type, scalable, scalable_dims)
        return _checked("vector", element_type, parts, loc)

    @staticmethod
    def get_unchecked(shape, element_type, *, scalable=None, scalable_dims=None, context=None):
        parts = _vector_parts(shape, element_type, scalable, scalable_dims)
        return make_type(resolve_context(context), "vector", parts, None)

    @property
    def scalable(self):
        return any(type_parts(self)[2])

    @property
    def scalable_dims(self):
        return type_parts(self)[2]


@builtin_type("builtin.tensor", type_name="builtin.tensor")
class RankedTensorType(ShapedType):
    """A tensor type with a rank: `tensor<2x?xf32>`."""

    @staticmethod
    def get(shape, element_type, encoding=None, loc=None):
        return _checked("tensor", element_type, (shape, element_type, encoding), loc)

    @staticmethod
    def get_unchecked(shape, element_type, encoding=None, context=None):
        return make_type(resolve_context(context), "tensor", (shape, element_type, encoding), None)

    @property
    def encoding(self):
        return type_parts(self)[2]


@builtin_type("builtin.unranked_tensor", type_name="builtin.unranked_tensor")
class UnrankedTensorType(ShapedType):
    """A tensor type without a rank: `tensor<*xf32>`."""

    @staticmethod
    def get(element_type, loc=None):
        return _checked("unranked_tensor", element_type, element_type, loc)

    @staticmethod
    def get_unchecked(element_type, context=None):
        return make_type(resolve_context(context), "unranked_tensor", element_type, None)


@builtin_type("builtin.memref", type_name="builtin.memref")
class MemRefType(ShapedType):
    """A memref type with a rank: `memref<2x?xf32, 1>`."""

    @staticmethod
    def get(shape, element_type, layout=None, memory_space=None, loc=None):
        return _checked("memref", element_type, (shape, element_type, layout, memory_space), loc)

    @staticmethod
    def get_unchecked(shape, element_type, layout=None, memory_space=None, context=None):
        parts = (shape, element_type, layout, memory_space)
        return make_type(resolve_context(context), "memref", parts, None)

    @property
    def layout(self):
        return type_parts(self)[2]

    @property
    def affine_map(self):
        return _native.layout_map(self)

    @property
    def memory_space(self):
        return type_parts(self)[3]

    def get_strides_and_offset(self):
        return _native.strides_and_offset(self)


@builtin_type("builtin.unranked_memref", type_name="builtin.unranked_memref")
class UnrankedMemRefType(ShapedType):
    """A memref type without a rank: `memref<*xf32>`."""

    @staticmethod
    def get(element_type, memory_space, loc=None):
        return _checked("unranked_memref", element_type, (element_type, memory_space), loc)

    @staticmethod
    def get_unchecked(element_type, memory_space, context=None):
        return make_type(resolve_context(context), "unranked_memref", (element_type, memory_space), None)

    @property
    def memory_space(self):
        return type_parts(self)[1]


__all__ = [
    "ComplexType", "FloatType", "FunctionType", "IndexType", "IntegerType", "MemRefType", "NoneType", "OpaqueType",
    "RankedTensorType", "ShapedType", "TupleType", "UnrankedMemRefType", "UnrankedTensorType", "VectorType",
    *_FLOATS,
]

"""Short names of types: `i32()`, `vector(4, f32())`."""

from ..ir import (
    Attribute, BF16Type, ComplexType, F16Type, F32Type, F64Type, Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType,
    Float8E3M4Type, Float8E4M3B11FNUZType, Float8E4M3FNType, Float8E4M3Type, Float8E5M2Type, Float8E8M0FNUType,
    FloatTF32Type, FunctionType, IndexType, IntegerAttr, IntegerType, MemRefType, NoneType, OpaqueType, RankedTensorType,
    StridedLayoutAttr, StringAttr, TupleType,
    Type, UnrankedMemRefType, UnrankedTensorType, VectorType,
)


def index():
    return IndexType.get()


def i(width):
    return IntegerType.get_signless(width)


def si(width):
    return IntegerType.get_signed(width)


def ui(width):
    return IntegerType.get_unsigned(width)


def _integer(name, width, create):
    def integer():
        return create(width)

    integer.__name__ = integer.__qualname__ = name
    integer.__doc__ = f"The type `{name}`." if name != "bool" else "The type `i1`."
    return integer


bool = _integer("bool", 1, i)
for _width in (8, 16, 32, 64):
    for _create in (i, si, ui):
        _name = f"{_create.__name__}{_width}"
        globals()[_name] = _integer(_name, _width, _create)


def _float(cls):
    def float_type():
        return cls.get()

    float_type.__name__ = float_type.__qualname__ = cls.type_name.partition(".")[2]
    float_type.__doc__ = f"The type `{float_type.__name__}`."
    return float_type


f16 = _float(F16Type)
f32 = _float(F32Type)
f64 = _float(F64Type)
tf32 = _float(FloatTF32Type)
bf16 = _float(BF16Type)
f4E2M1FN = _float(Float4E2M1FNType)
f6E2M3FN = _float(Float6E2M3FNType)
f6E3M2FN = _float(Float6E3M2FNType)
f8E3M4 = _float(Float8E3M4Type)
f8E4M3 = _float(Float8E4M3Type)
f8E4M3FN = _float(Float8E4M3FNType)
f8E4M3B11FNUZ = _float(Float8E4M3B11FNUZType)
f8E5M2 = _float(Float8E5M2Type)
f8E8M0FNU = _float(Float8E8M0FNUType)


def none():
    return NoneType.get()


def complex(type):
    return ComplexType.get(type)


def opaque(dialect_namespace, type_data):
    return OpaqueType.get(dialect_namespace, type_data)


def _shaped(*shape, element_type: Type = None, type_constructor=None):
    """A shaped type; the element type may be the last of the sizes."""
    if type_constructor is None:
        raise ValueError("shaped is an abstract base class - cannot be constructed.")
    if element_type is None or (shape and isinstance(shape[-1], Type)):
        if not shape:
            raise ValueError("must provide at least element type")
        *shape, element_type = shape
    if not isinstance(element_type, Type):
        raise ValueError(
            "Either element_type must be provided explicitly XOR last arg to tensor type constructor must be the element type."
        )
    return type_constructor(shape, element_type)


def vector(*shape, element_type: Type = None, scalable=None, scalable_dims=None):
    def construct(shape, element_type):
        return VectorType.get(shape, element_type, scalable=scalable, scalable_dims=scalable_dims)

    return _shaped(*shape, element_type=element_type, type_constructor=construct)


def tensor(*shape, element_type: Type = None, encoding: Attribute = None):
    if encoding is not None:
        encoding = StringAttr.get(encoding) if isinstance(encoding, str) else encoding
    if not shape or (len(shape) == 1 and isinstance(shape[-1], Type)):
        if encoding is not None:
            raise ValueError("UnrankedTensorType does not support encoding.")
        element_type = shape[-1] if shape else element_type
        return UnrankedTensorType.get(element_type)
    return _shaped(
        *shape,
        element_type=element_type,
        type_constructor=lambda shape, element_type: RankedTensorType.get(shape, element_type, encoding),
    )


def memref(*shape, element_type: Type = None, memory_space=None, layout: StridedLayoutAttr = None):
    if isinstance(memory_space, int):
        memory_space = IntegerAttr.get(i(64), memory_space)
    if not shape or (len(shape) == 1 and isinstance(shape[-1], Type)):
        element_type = shape[-1] if shape else element_type
        return UnrankedMemRefType.get(element_type, memory_space)
    return _shaped(
        *shape,
        element_type=element_type,
        type_constructor=lambda shape, element_type: MemRefType.get(shape, element_type, layout, memory_space),
    )


def tuple(*elements):
    return TupleType.get_tuple(elements)


def function(*, inputs, results):
    return FunctionType.get(inputs, results)

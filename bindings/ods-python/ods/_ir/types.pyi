"""Builtin types."""

import enum
from collections.abc import Sequence
from typing import ClassVar

from typing_extensions import TypeGuard

from .affine import AffineMap
from .attributes import Attribute
from .context import Context, Location
from .globals import TypeID

class Type:
    def __init__(self, cast_from_type: Type) -> None: ...
    def __hash__(self) -> int: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _CAPICreate(capsule: object) -> Type: ...
    @staticmethod
    def parse(asm: str, context: Context | None = None) -> Type: ...
    @property
    def context(self) -> Context: ...
    @property
    def typeid(self) -> TypeID: ...
    def dump(self) -> None: ...
    def maybe_downcast(self) -> Type: ...

class IntegerType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[IntegerType]: ...
    class Signedness(enum.Enum):
        SIGNLESS = 0
        SIGNED = 1
        UNSIGNED = 2

    SIGNLESS = Signedness.SIGNLESS
    SIGNED = Signedness.SIGNED
    UNSIGNED = Signedness.UNSIGNED
    @staticmethod
    def get(width: int, signedness: IntegerType.Signedness = ..., context: Context | None = None) -> IntegerType: ...
    @staticmethod
    def get_signless(width: int, context: Context | None = None) -> IntegerType: ...
    @staticmethod
    def get_signed(width: int, context: Context | None = None) -> IntegerType: ...
    @staticmethod
    def get_unsigned(width: int, context: Context | None = None) -> IntegerType: ...
    @property
    def width(self) -> int: ...
    @property
    def signedness(self) -> Signedness: ...
    @property
    def is_signless(self) -> bool: ...
    @property
    def is_signed(self) -> bool: ...
    @property
    def is_unsigned(self) -> bool: ...

class IndexType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[IndexType]: ...
    @staticmethod
    def get(context: Context | None = None) -> IndexType: ...

class NoneType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[NoneType]: ...
    @staticmethod
    def get(context: Context | None = None) -> NoneType: ...

class FloatType(Type):
    static_typeid: ClassVar[TypeID]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[FloatType]: ...
    @property
    def width(self) -> int: ...

class Float4E2M1FNType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float4E2M1FNType]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float4E2M1FNType: ...

class Float6E2M3FNType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float6E2M3FNType]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float6E2M3FNType: ...

class Float6E3M2FNType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float6E3M2FNType]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float6E3M2FNType: ...

class Float8E3M4Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float8E3M4Type]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float8E3M4Type: ...

class Float8E4M3Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float8E4M3Type]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3Type: ...

class Float8E4M3B11FNUZType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float8E4M3B11FNUZType]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3B11FNUZType: ...

class Float8E4M3FNType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float8E4M3FNType]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNType: ...

class Float8E4M3FNUZType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float8E4M3FNUZType]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNUZType: ...

class Float8E5M2Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float8E5M2Type]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2Type: ...

class Float8E5M2FNUZType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float8E5M2FNUZType]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2FNUZType: ...

class Float8E8M0FNUType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[Float8E8M0FNUType]: ...
    @staticmethod
    def get(context: Context | None = None) -> Float8E8M0FNUType: ...

class BF16Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[BF16Type]: ...
    @staticmethod
    def get(context: Context | None = None) -> BF16Type: ...

class F16Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[F16Type]: ...
    @staticmethod
    def get(context: Context | None = None) -> F16Type: ...

class FloatTF32Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[FloatTF32Type]: ...
    @staticmethod
    def get(context: Context | None = None) -> FloatTF32Type: ...

class F32Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[F32Type]: ...
    @staticmethod
    def get(context: Context | None = None) -> F32Type: ...

class F64Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[F64Type]: ...
    @staticmethod
    def get(context: Context | None = None) -> F64Type: ...

class ComplexType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[ComplexType]: ...
    @staticmethod
    def get(arg: Type, /) -> ComplexType: ...
    @property
    def element_type(self) -> Type: ...

class TupleType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[TupleType]: ...
    @staticmethod
    def get_tuple(elements: Sequence[Type], context: Context | None = None) -> TupleType: ...
    def get_type(self, pos: int) -> Type: ...
    @property
    def num_types(self) -> int: ...

class FunctionType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[FunctionType]: ...
    @staticmethod
    def get(inputs: Sequence[Type], results: Sequence[Type], context: Context | None = None) -> FunctionType: ...
    @property
    def inputs(self) -> list[Type]: ...
    @property
    def results(self) -> list[Type]: ...

class OpaqueType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[OpaqueType]: ...
    @staticmethod
    def get(dialect_namespace: str, buffer: str, context: Context | None = None) -> OpaqueType: ...
    @property
    def dialect_namespace(self) -> str: ...
    @property
    def data(self) -> str: ...

class ShapedType(Type):
    static_typeid: ClassVar[TypeID]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[ShapedType]: ...
    @property
    def element_type(self) -> Type: ...
    @property
    def has_rank(self) -> bool: ...
    @property
    def rank(self) -> int: ...
    @property
    def shape(self) -> list[int]: ...
    @property
    def has_static_shape(self) -> bool: ...
    def get_dim_size(self, dim: int) -> int: ...
    def is_dynamic_dim(self, dim: int) -> bool: ...
    def is_static_dim(self, dim: int) -> bool: ...
    def is_dynamic_stride_or_offset(self, dim_size: int) -> bool: ...
    def is_static_stride_or_offset(self, dim_size: int) -> bool: ...
    @staticmethod
    def is_dynamic_size(dim_size: int) -> bool: ...
    @staticmethod
    def is_static_size(dim_size: int) -> bool: ...
    @staticmethod
    def get_dynamic_size() -> int: ...
    @staticmethod
    def get_dynamic_stride_or_offset() -> int: ...

class VectorType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[VectorType]: ...
    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        *,
        scalable: Sequence[bool] | None = None,
        scalable_dims: Sequence[int] | None = None,
        loc: Location | None = None,
    ) -> VectorType: ...
    @staticmethod
    def get_unchecked(
        shape: Sequence[int],
        element_type: Type,
        *,
        scalable: Sequence[bool] | None = None,
        scalable_dims: Sequence[int] | None = None,
        context: Context | None = None,
    ) -> VectorType: ...
    @property
    def scalable(self) -> bool: ...
    @property
    def scalable_dims(self) -> list[bool]: ...

class RankedTensorType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[RankedTensorType]: ...
    @staticmethod
    def get(
        shape: Sequence[int], element_type: Type, encoding: Attribute | None = None, loc: Location | None = None
    ) -> RankedTensorType: ...
    @staticmethod
    def get_unchecked(
        shape: Sequence[int], element_type: Type, encoding: Attribute | None = None, context: Context | None = None
    ) -> RankedTensorType: ...
    @property
    def encoding(self) -> Attribute | None: ...

class UnrankedTensorType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[UnrankedTensorType]: ...
    @staticmethod
    def get(
        element_type: Type, loc: Location | None = None
    ) -> UnrankedTensorType: ...
    @staticmethod
    def get_unchecked(
        element_type: Type, context: Context | None = None
    ) -> UnrankedTensorType: ...

class MemRefType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[MemRefType]: ...
    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
        loc: Location | None = None,
    ) -> MemRefType: ...
    @staticmethod
    def get_unchecked(
        shape: Sequence[int],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
        context: Context | None = None,
    ) -> MemRefType: ...
    @property
    def layout(self) -> Attribute: ...
    @property
    def affine_map(self) -> AffineMap: ...
    @property
    def memory_space(self) -> Attribute | None: ...
    def get_strides_and_offset(self) -> tuple[list[int], int]: ...

class UnrankedMemRefType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def isinstance(other: Type) -> TypeGuard[UnrankedMemRefType]: ...
    @staticmethod
    def get(
        element_type: Type, memory_space: Attribute | None, loc: Location | None = None
    ) -> UnrankedMemRefType: ...
    @staticmethod
    def get_unchecked(
        element_type: Type, memory_space: Attribute | None, context: Context | None = None
    ) -> UnrankedMemRefType: ...
    @property
    def memory_space(self) -> Attribute | None: ...

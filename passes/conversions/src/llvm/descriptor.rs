//! Descriptors of memrefs: structs with pointers, offset, sizes and strides. They are built and taken apart at the builder's
//! location, in MLIR's order.

use super::LlvmTypeConverter;
use super::ops::{extract, index_constant, insert, poison};
use dialect_llvm::LLVMPointerType;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Type;
use ir_core::ir::{OpBuilder, Value};
use ir_core::predicates::shaped::{rank, shape, strides_and_offset};

/// Index of the field with the allocated pointer.
const ALLOCATED: i64 = 0;
/// Index of the field with the aligned pointer.
const ALIGNED: i64 = 1;
/// Index of the field with the offset.
const OFFSET: i64 = 2;
/// Index of the field with the array of sizes.
const SIZES: i64 = 3;
/// Index of the field with the array of strides.
const STRIDES: i64 = 4;

/// The descriptor of a ranked memref (MLIR's `MemRefDescriptor`). Setting a field creates another value.
#[derive(Clone, Debug)]
pub struct MemRefDescriptor {
    value: Value,
    /// The types of the pointers, and of offset, sizes and strides.
    pointer: Type,
    index: Type,
}

impl MemRefDescriptor {
    /// The descriptor in a value, for a memref of this type; `None` if that has no conversion.
    #[must_use]
    pub fn new(b: &dyn OpBuilder, converter: &LlvmTypeConverter, ty: Type, value: Value) -> Option<Self> {
        let fields = converter.memref_descriptor_fields(b.context(), ty, false)?;
        Some(MemRefDescriptor { value, pointer: fields[0], index: fields[2] })
    }

    /// Creates a descriptor without contents.
    #[must_use]
    pub fn poison(b: &mut dyn OpBuilder, converter: &LlvmTypeConverter, ty: Type) -> Option<Self> {
        let converted = converter.convert(b.context(), ty)?;
        let value = poison(b, converted);
        Self::new(b, converter, ty, value)
    }

    /// Creates the descriptor of a memref of this type, whose sizes, strides and offset are static, at a pointer.
    #[must_use]
    pub fn from_static_shape(
        b: &mut dyn OpBuilder,
        converter: &LlvmTypeConverter,
        ty: Type,
        pointer: Value,
    ) -> Option<Self> {
        let (strides, offset) = strides_and_offset(b.context(), ty)?;
        let sizes = shape(b.context(), ty)?.to_vec();
        let mut built = Self::poison(b, converter, ty)?;
        built.set_allocated(b, pointer);
        built.set_aligned(b, pointer);
        let offset = index_constant(b, built.index, offset);
        built.set_offset(b, offset);
        for (dimension, (size, stride)) in sizes.into_iter().zip(strides).enumerate() {
            let size = index_constant(b, built.index, size);
            built.set_size(b, dimension, size);
            let stride = index_constant(b, built.index, stride);
            built.set_stride(b, dimension, stride);
        }
        Some(built)
    }

    /// Creates a descriptor of its fields, with sizes and strides one by one; `None` if their number is another one.
    #[must_use]
    pub fn pack(
        b: &mut dyn OpBuilder,
        converter: &LlvmTypeConverter,
        ty: Type,
        fields: &[Value],
    ) -> Option<Self> {
        let rank = usize::try_from(rank(b.context(), ty)?).ok()?;
        let [allocated, aligned, offset, rest @ ..] = fields else { return None };
        if rest.len() != 2 * rank {
            return None;
        }
        let mut built = Self::poison(b, converter, ty)?;
        built.set_allocated(b, *allocated);
        built.set_aligned(b, *aligned);
        built.set_offset(b, *offset);
        let (sizes, strides) = rest.split_at(rank);
        for (dimension, (size, stride)) in sizes.iter().zip(strides).enumerate() {
            built.set_size(b, dimension, *size);
            built.set_stride(b, dimension, *stride);
        }
        Some(built)
    }

    /// Extracts the fields, sizes and strides one by one, of the descriptor of a memref of this rank.
    pub fn unpack(&self, b: &mut dyn OpBuilder, rank: usize) -> Vec<Value> {
        let mut fields = vec![self.allocated(b), self.aligned(b), self.offset(b)];
        fields.extend((0..rank).map(|dimension| self.size(b, dimension)));
        fields.extend((0..rank).map(|dimension| self.stride(b, dimension)));
        fields
    }

    /// The value of the descriptor.
    #[must_use]
    pub fn value(&self) -> Value {
        self.value
    }

    /// The type of the pointers in the descriptor.
    #[must_use]
    pub fn pointer_type(&self) -> Type {
        self.pointer
    }

    /// The integer type of offset, sizes and strides.
    #[must_use]
    pub fn index_type(&self) -> Type {
        self.index
    }

    fn set(&mut self, b: &mut dyn OpBuilder, value: Value, position: &[i64]) {
        self.value = insert(b, self.value, value, position);
    }

    /// Extracts the pointer that was allocated.
    pub fn allocated(&self, b: &mut dyn OpBuilder) -> Value {
        extract(b, self.pointer, self.value, &[ALLOCATED])
    }

    /// Inserts the pointer that was allocated.
    pub fn set_allocated(&mut self, b: &mut dyn OpBuilder, pointer: Value) {
        self.set(b, pointer, &[ALLOCATED]);
    }

    /// Extracts the aligned pointer, which accesses begin at.
    pub fn aligned(&self, b: &mut dyn OpBuilder) -> Value {
        extract(b, self.pointer, self.value, &[ALIGNED])
    }

    /// Inserts the aligned pointer.
    pub fn set_aligned(&mut self, b: &mut dyn OpBuilder, pointer: Value) {
        self.set(b, pointer, &[ALIGNED]);
    }

    /// Extracts the offset.
    pub fn offset(&self, b: &mut dyn OpBuilder) -> Value {
        extract(b, self.index, self.value, &[OFFSET])
    }

    /// Inserts the offset.
    pub fn set_offset(&mut self, b: &mut dyn OpBuilder, offset: Value) {
        self.set(b, offset, &[OFFSET]);
    }

    /// Extracts the size of a dimension.
    pub fn size(&self, b: &mut dyn OpBuilder, dimension: usize) -> Value {
        extract(b, self.index, self.value, &[SIZES, dimension as i64])
    }

    /// Inserts the size of a dimension.
    pub fn set_size(&mut self, b: &mut dyn OpBuilder, dimension: usize, size: Value) {
        self.set(b, size, &[SIZES, dimension as i64]);
    }

    /// Extracts the stride of a dimension.
    pub fn stride(&self, b: &mut dyn OpBuilder, dimension: usize) -> Value {
        extract(b, self.index, self.value, &[STRIDES, dimension as i64])
    }

    /// Inserts the stride of a dimension.
    pub fn set_stride(&mut self, b: &mut dyn OpBuilder, dimension: usize, stride: Value) {
        self.set(b, stride, &[STRIDES, dimension as i64]);
    }
}

/// The descriptor of an unranked memref: its rank, and the pointer to the descriptor of a ranked one (MLIR's
/// `UnrankedMemRefDescriptor`).
#[derive(Clone, Debug)]
pub struct UnrankedMemRefDescriptor {
    value: Value,
    /// The types of both fields.
    fields: [Type; 2],
}

impl UnrankedMemRefDescriptor {
    /// The descriptor in a value.
    #[must_use]
    pub fn new(b: &dyn OpBuilder, converter: &LlvmTypeConverter, value: Value) -> Self {
        UnrankedMemRefDescriptor { value, fields: converter.unranked_descriptor_fields(b.context()) }
    }

    /// Creates a descriptor of its fields; `None` if the type has no conversion.
    #[must_use]
    pub fn pack(
        b: &mut dyn OpBuilder,
        converter: &LlvmTypeConverter,
        ty: Type,
        [rank, pointer]: [Value; 2],
    ) -> Option<Self> {
        let converted = converter.convert(b.context(), ty)?;
        let value = poison(b, converted);
        let value = insert(b, value, rank, &[0]);
        let value = insert(b, value, pointer, &[1]);
        Some(Self::new(b, converter, value))
    }

    /// Creates a descriptor with the rank of another one.
    #[must_use]
    pub fn with_pointer(
        b: &mut dyn OpBuilder,
        converter: &LlvmTypeConverter,
        ty: Type,
        other: &Self,
        pointer: Value,
    ) -> Option<Self> {
        let converted = converter.convert(b.context(), ty)?;
        let value = poison(b, converted);
        let rank = other.rank(b);
        let value = insert(b, value, rank, &[0]);
        let value = insert(b, value, pointer, &[1]);
        Some(Self::new(b, converter, value))
    }

    /// The value of the descriptor.
    #[must_use]
    pub fn value(&self) -> Value {
        self.value
    }

    /// Extracts the rank.
    pub fn rank(&self, b: &mut dyn OpBuilder) -> Value {
        extract(b, self.fields[0], self.value, &[0])
    }

    /// Extracts the pointer to the descriptor of the ranked memref.
    pub fn pointer(&self, b: &mut dyn OpBuilder) -> Value {
        extract(b, self.fields[1], self.value, &[1])
    }

    /// Extracts both fields.
    pub fn unpack(&self, b: &mut dyn OpBuilder) -> [Value; 2] {
        [self.rank(b), self.pointer(b)]
    }
}

/// The descriptor of a ranked memref of its fields, or of the pointer to its elements; `None` for other values.
pub(super) fn pack_ranked(
    b: &mut dyn OpBuilder,
    converter: &LlvmTypeConverter,
    ty: Type,
    values: &[Value],
) -> Option<Value> {
    let packed = match *values {
        [value] if LLVMPointerType::is(b.context(), b.ir().value_type(value)) => {
            MemRefDescriptor::from_static_shape(b, converter, ty, value)
        }
        _ => {
            let fields = converter.memref_descriptor_fields(b.context(), ty, true)?;
            has_types(b, values, &fields).then(|| MemRefDescriptor::pack(b, converter, ty, values))?
        }
    };
    Some(packed?.value)
}

/// The descriptor of an unranked memref of its fields; `None` for other values.
pub(super) fn pack_unranked(
    b: &mut dyn OpBuilder,
    converter: &LlvmTypeConverter,
    ty: Type,
    values: &[Value],
) -> Option<Value> {
    let fields = converter.unranked_descriptor_fields(b.context());
    match <[Value; 2]>::try_from(values) {
        Ok(values) if has_types(b, &values, &fields) => {
            Some(UnrankedMemRefDescriptor::pack(b, converter, ty, values)?.value)
        }
        _ => None,
    }
}

/// Whether the values have these types.
fn has_types(b: &dyn OpBuilder, values: &[Value], types: &[Type]) -> bool {
    values.iter().map(|value| b.ir().value_type(*value)).eq(types.iter().copied())
}

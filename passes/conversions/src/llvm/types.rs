//! The type converter.

use dialect_llvm::types::{is_compatible_floating_point, is_compatible_type, pointer};
use dialect_llvm::{LLVMArrayType, LLVMFunctionType, LLVMPointerType, LLVMStructType};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Attribute, Context, Signedness, Type, TypeKind};
use ir_core::num::FloatSemantics;
use ir_core::predicates::attributes::int;
use ir_core::predicates::shaped::{is_strided, memory_space, scalable_vector_type, vector_type};
use ir_core::rewrite::{AttributeConversion, TypeConversion, TypeConverter};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::ThreadId;

/// The options of the conversion of types (MLIR's `LowerToLLVMOptions`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LlvmOptions {
    /// Number of bits of `index`.
    pub index_bitwidth: u32,
    /// Whether functions pass a memref with a static shape as the pointer to its first element instead of
    /// as a descriptor.
    pub use_bare_ptr_call_conv: bool,
}

/// The width of `index` without a data layout.
pub(super) const DEFAULT_INDEX_BITWIDTH: u32 = 64;

impl Default for LlvmOptions {
    fn default() -> Self {
        LlvmOptions { index_bitwidth: DEFAULT_INDEX_BITWIDTH, use_bare_ptr_call_conv: false }
    }
}

impl LlvmOptions {
    /// The options with the width of `index`; 0 selects the default.
    #[must_use]
    pub fn with_index_bitwidth(index_bitwidth: u32) -> Self {
        match index_bitwidth {
            0 => LlvmOptions::default(),
            index_bitwidth => LlvmOptions { index_bitwidth, ..LlvmOptions::default() },
        }
    }
}

/// Converts builtin types to types of the dialect `llvm` (MLIR's `LLVMTypeConverter`): `index` to an integer,
/// memrefs to descriptors, vectors to arrays of vectors with one dimension, functions to pointers. Types of
/// the dialect stay. Copies share the rules.
#[derive(Clone, Debug)]
pub struct LlvmTypeConverter {
    pub(super) options: LlvmOptions,
    pub(super) types: Arc<TypeConverter>,
}

impl LlvmTypeConverter {
    /// Number of bytes of a pointer.
    pub const POINTER_BYTES: i64 = 8;

    /// The type conversion rules, for patterns.
    #[must_use]
    pub fn types(&self) -> &Arc<TypeConverter> {
        &self.types
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> LlvmOptions {
        self.options
    }

    /// The integer type that replaces `index`.
    #[must_use]
    pub fn index_type(&self, ctx: &Context) -> Type {
        ctx.integer_type(self.options.index_bitwidth)
    }

    /// The converted type; `None` if there is no conversion.
    #[must_use]
    pub fn convert(&self, ctx: &Context, ty: Type) -> Option<Type> {
        self.types.convert_type(ctx, ty)
    }

    /// The field types of a ranked memref descriptor: the allocated pointer, the aligned pointer, the
    /// offset, the sizes and the strides. Sizes and strides are absent for rank 0. They are arrays or, if
    /// `unpacked`, single integers. `None` if the memref has no conversion.
    #[must_use]
    pub fn memref_descriptor_fields(&self, ctx: &Context, ty: Type, unpacked: bool) -> Option<Vec<Type>> {
        memref_fields(&self.types, self.options, ctx, ty, unpacked)
    }

    /// The field types of an unranked memref descriptor: the rank, and the pointer to a ranked descriptor.
    #[must_use]
    pub fn unranked_descriptor_fields(&self, ctx: &Context) -> [Type; 2] {
        unranked_fields(self.options, ctx)
    }

    /// The address space of a memref; `None` if its memory space has no conversion to an integer.
    #[must_use]
    pub fn memref_address_space(&self, ctx: &Context, ty: Type) -> Option<u32> {
        address_space(&self.types, ctx, ty)
    }
}

/// Adds the rules for builtin types.
pub(super) fn add_builtin_rules(types: &mut TypeConverter, options: LlvmOptions) {
    types.add_conversion(convert_vector);
    types.add_conversion(move |types, ctx, ty| match ty.kind(ctx) {
        TypeKind::Index => TypeConversion::One(ctx.integer_type(options.index_bitwidth)),
        TypeKind::Integer { width, .. } => TypeConversion::One(ctx.integer_type(width)),
        TypeKind::Float(semantics) => convert_float(ctx, ty, semantics),
        TypeKind::Function { .. } => TypeConversion::One(pointer(ctx)),
        TypeKind::Complex(element) => or_fail(
            types
                .convert_type(ctx, element)
                .map(|element| LLVMStructType::literal(ctx, &[element, element], false).base()),
        ),
        TypeKind::MemRef { .. } => {
            let fields = memref_fields(types, options, ctx, ty, false);
            or_fail(fields.map(|fields| LLVMStructType::literal(ctx, &fields, false).base()))
        }
        TypeKind::UnrankedMemRef { element, .. } => or_fail(
            types
                .convert_type(ctx, element)
                .map(|_| LLVMStructType::literal(ctx, &unranked_fields(options, ctx), false).base()),
        ),
        _ => TypeConversion::Next,
    });
}

/// The only conversion of a type. Without one, the conversion fails.
fn or_fail(ty: Option<Type>) -> TypeConversion {
    ty.map_or(TypeConversion::Fail, TypeConversion::One)
}

/// Floats that LLVM IR does not support become integers, if they have at most 8 bits.
fn convert_float(ctx: &Context, ty: Type, semantics: FloatSemantics) -> TypeConversion {
    if is_compatible_floating_point(ctx, ty) {
        return TypeConversion::One(ty);
    }
    match semantics.width() {
        width @ 0..=8 => TypeConversion::One(ctx.integer_type(width)),
        _ => TypeConversion::Fail,
    }
}

/// A one-dimensional vector, or arrays of such vectors. Only the last dimension may be scalable.
fn convert_vector(types: &TypeConverter, ctx: &Context, ty: Type) -> Option<Type> {
    let TypeKind::Vector { shape, scalable, element } = ty.kind(ctx) else { return None };
    let element = types.convert_type(ctx, element)?;
    let Some((last, outer)) = shape.split_last() else {
        return vector_type(ctx, &[1], element);
    };
    let (last_scalable, outer_scalable) = scalable.split_last()?;
    if outer_scalable.contains(&true) {
        return None;
    }
    let vector = scalable_vector_type(ctx, &[*last], element, &[*last_scalable])?;
    let nest = |inner, size: &i64| Some(LLVMArrayType::get(ctx, inner, u64::try_from(*size).ok()?).base());
    outer.iter().rev().try_fold(vector, nest)
}

/// The field types of the descriptor of a ranked memref.
pub(super) fn memref_fields(
    types: &TypeConverter,
    options: LlvmOptions,
    ctx: &Context,
    ty: Type,
    unpacked: bool,
) -> Option<Vec<Type>> {
    let TypeKind::MemRef { shape, element, .. } = ty.kind(ctx) else { return None };
    if !is_strided(ctx, ty) {
        return None;
    }
    types.convert_type(ctx, element)?;
    let pointer = LLVMPointerType::get(ctx, address_space(types, ctx, ty)?).base();
    let index = ctx.integer_type(options.index_bitwidth);
    let mut fields = vec![pointer, pointer, index];
    match (shape.len(), unpacked) {
        (0, _) => {}
        (rank, true) => fields.resize(3 + 2 * rank, index),
        (rank, false) => fields.resize(5, LLVMArrayType::get(ctx, index, rank as u64).base()),
    }
    Some(fields)
}

/// The field types of the descriptor of an unranked memref.
pub(super) fn unranked_fields(options: LlvmOptions, ctx: &Context) -> [Type; 2] {
    [ctx.integer_type(options.index_bitwidth), pointer(ctx)]
}

/// The address space of a memref; `None` if its memory space has no conversion to an integer.
fn address_space(types: &TypeConverter, ctx: &Context, ty: Type) -> Option<u32> {
    let Some(space) = memory_space(ctx, ty) else { return Some(0) };
    let converted = types.convert_type_attribute(ctx, ty, space)?;
    let AttrKind::Integer { ty, .. } = converted.kind(ctx) else { return None };
    match ty.kind(ctx) {
        TypeKind::Index | TypeKind::Integer { signedness: Signedness::Signless, .. } => {
            int(ctx, converted).and_then(crate::checks::address_space)
        }
        _ => None,
    }
}

/// Integer memory spaces are address spaces.
pub(super) fn keep_integer_spaces(ctx: &Context, ty: Type, space: Attribute) -> AttributeConversion {
    if rank_or_unranked(ctx, ty) && matches!(space.kind(ctx), AttrKind::Integer { .. }) {
        AttributeConversion::To(space)
    } else {
        AttributeConversion::Next
    }
}

/// Whether a type is a memref, ranked or not.
pub(super) fn rank_or_unranked(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. })
}

/// Adds the rules for types of the dialect. Types of LLVM IR stay; others get converted elements.
pub(super) fn add_llvm_rules(types: &mut TypeConverter) {
    types.add_conversion(|_, ctx, ty| is_compatible_type(ctx, ty).then_some(ty));
    // The identified structs that are being converted. They may contain themselves.
    let within: Mutex<Vec<(ThreadId, Type)>> = Mutex::default();
    types.add_conversion(move |types, ctx, ty| {
        let Some(found) = LLVMStructType::cast(ctx, ty) else { return TypeConversion::Next };
        if is_compatible_type(ctx, ty) {
            return TypeConversion::One(ty);
        }
        if found.is_identified(ctx) {
            return convert_identified(types, ctx, found, &within);
        }
        let elements = types.convert_types(ctx, found.elements(ctx).iter().copied());
        elements.map(|elements| LLVMStructType::literal(ctx, &elements, found.is_packed(ctx)).base()).into()
    });
    types.add_conversion(|types, ctx, ty| {
        let array = LLVMArrayType::cast(ctx, ty)?;
        let element = types.convert_type(ctx, array.element_type(ctx))?;
        Some(LLVMArrayType::get(ctx, element, array.num_elements(ctx)).into())
    });
    types.add_conversion(|types, ctx, ty| {
        let function = LLVMFunctionType::cast(ctx, ty)?;
        let result = types.convert_type(ctx, function.return_type(ctx))?;
        let params = types.convert_types(ctx, function.params(ctx).iter().copied())?;
        Some(LLVMFunctionType::get(ctx, result, &params, function.var_arg(ctx)).into())
    });
}

/// The identified struct with converted elements. Its name begins with `_Converted.`.
fn convert_identified(
    types: &TypeConverter,
    ctx: &Context,
    found: LLVMStructType,
    within: &Mutex<Vec<(ThreadId, Type)>>,
) -> TypeConversion {
    let entry = (std::thread::current().id(), found.base());
    let converted = LLVMStructType::identified(ctx, &format!("_Converted.{}", found.name(ctx)));
    let lock = || within.lock().unwrap_or_else(PoisonError::into_inner);
    if lock().contains(&entry) {
        return TypeConversion::One(converted.base());
    }
    lock().push(entry);
    let elements = types.convert_types(ctx, found.elements(ctx).iter().copied());
    let mut all = lock();
    if let Some(index) = all.iter().rposition(|other| *other == entry) {
        all.remove(index);
    }
    drop(all);
    let Some(elements) = elements else { return TypeConversion::Next };
    match converted.set_body(ctx, &elements, found.is_packed(ctx)) {
        Ok(()) => TypeConversion::One(converted.base()),
        Err(_) => TypeConversion::Fail,
    }
}

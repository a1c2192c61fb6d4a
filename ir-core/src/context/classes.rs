//! Names of the classes of types and attributes, such as `builtin.integer`: MLIR's `AbstractType::getName`.
//!
//! `irdl.base` and the C API look up classes by these names.

use super::{AttrKind, Context, LocKind, Signedness, Test, Type, TypeKind};
use std::borrow::Cow;

/// Names of the classes of builtin types.
pub const BUILTIN_TYPES: &[&str] = &[
    "builtin.bf16",
    "builtin.complex",
    "builtin.f128",
    "builtin.f16",
    "builtin.f32",
    "builtin.f4E2M1FN",
    "builtin.f64",
    "builtin.f6E2M3FN",
    "builtin.f6E3M2FN",
    "builtin.f80",
    "builtin.f8E3M4",
    "builtin.f8E4M3",
    "builtin.f8E4M3B11FNUZ",
    "builtin.f8E4M3FN",
    "builtin.f8E4M3FNUZ",
    "builtin.f8E5M2",
    "builtin.f8E5M2FNUZ",
    "builtin.f8E8M0FNU",
    "builtin.function",
    "builtin.graph",
    "builtin.index",
    "builtin.integer",
    "builtin.memref",
    "builtin.none",
    "builtin.opaque",
    "builtin.tensor",
    "builtin.tf32",
    "builtin.tuple",
    "builtin.unranked_memref",
    "builtin.unranked_tensor",
    "builtin.vector",
];

/// Names of the classes of builtin attributes, locations included.
pub const BUILTIN_ATTRIBUTES: &[&str] = &[
    "builtin.affine_map",
    "builtin.array",
    "builtin.call_site_loc",
    "builtin.dense_array",
    "builtin.dense_intorfp_elements",
    "builtin.dense_resource_elements",
    "builtin.dense_string_elements",
    "builtin.dictionary",
    "builtin.distinct",
    "builtin.file_line_range",
    "builtin.float",
    "builtin.fused_loc",
    "builtin.integer",
    "builtin.integer_set",
    "builtin.name_loc",
    "builtin.opaque",
    "builtin.sparse_elements",
    "builtin.strided_layout",
    "builtin.string",
    "builtin.symbol_ref",
    "builtin.type",
    "builtin.unit",
    "builtin.unknown_loc",
];

impl TypeKind<'_> {
    /// The name of the class, such as `builtin.integer`. For a dialect's type, it is the namespace and the
    /// mnemonic.
    #[must_use]
    pub fn class_name(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            TypeKind::Integer { .. } => "builtin.integer",
            TypeKind::Float(semantics) => return Cow::Owned(format!("builtin.{}", semantics.name())),
            TypeKind::Index => "builtin.index",
            TypeKind::None => "builtin.none",
            TypeKind::Complex(_) => "builtin.complex",
            TypeKind::Tuple(_) => "builtin.tuple",
            TypeKind::Function { .. } => "builtin.function",
            TypeKind::Graph { .. } => "builtin.graph",
            TypeKind::Vector { .. } => "builtin.vector",
            TypeKind::RankedTensor { .. } => "builtin.tensor",
            TypeKind::UnrankedTensor(_) => "builtin.unranked_tensor",
            TypeKind::MemRef { .. } => "builtin.memref",
            TypeKind::UnrankedMemRef { .. } => "builtin.unranked_memref",
            TypeKind::Opaque { .. } => "builtin.opaque",
            TypeKind::Dialect(storage) => return storage.class_name(),
        })
    }
}

impl AttrKind<'_> {
    /// The name of the class, such as `builtin.integer`. For a dialect's attribute, it is the namespace and
    /// the mnemonic.
    #[must_use]
    pub fn class_name(&self, ctx: &Context) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            AttrKind::Unit => "builtin.unit",
            AttrKind::Integer { .. } => "builtin.integer",
            AttrKind::Float { .. } => "builtin.float",
            AttrKind::String { .. } => "builtin.string",
            AttrKind::Array(_) => "builtin.array",
            AttrKind::Dictionary(_) => "builtin.dictionary",
            AttrKind::Type(_) => "builtin.type",
            AttrKind::SymbolRef { .. } => "builtin.symbol_ref",
            AttrKind::DenseElements { .. } => "builtin.dense_intorfp_elements",
            AttrKind::DenseStrings { .. } => "builtin.dense_string_elements",
            AttrKind::SparseElements { .. } => "builtin.sparse_elements",
            AttrKind::DenseArray { .. } => "builtin.dense_array",
            AttrKind::DenseResource { .. } => "builtin.dense_resource_elements",
            AttrKind::AffineMap(_) => "builtin.affine_map",
            AttrKind::IntegerSet(_) => "builtin.integer_set",
            AttrKind::StridedLayout { .. } => "builtin.strided_layout",
            AttrKind::Distinct { .. } => "builtin.distinct",
            AttrKind::Location(location) => location.kind(ctx).class_name(),
            AttrKind::Opaque { .. } => "builtin.opaque",
            AttrKind::Dialect(storage) => return storage.class_name(),
        })
    }
}

impl LocKind<'_> {
    /// The name of the class, such as `builtin.name_loc`.
    #[must_use]
    pub fn class_name(&self) -> &'static str {
        match self {
            LocKind::Unknown => "builtin.unknown_loc",
            LocKind::File(_) => "builtin.file_line_range",
            LocKind::Name { .. } => "builtin.name_loc",
            LocKind::CallSite { .. } => "builtin.call_site_loc",
            LocKind::Fused { .. } => "builtin.fused_loc",
        }
    }
}

/// The name of the builtin type class that a predicate accepts, if it accepts exactly one.
pub(crate) fn builtin_class(ctx: &Context, is_of_class: &dyn Test<Type>) -> Option<&'static str> {
    let shape: &[i64] = &[1];
    let kinds = [
        ("builtin.complex", TypeKind::Complex(Type::F32)),
        ("builtin.function", TypeKind::Function { inputs: &[], results: &[] }),
        ("builtin.index", TypeKind::Index),
        ("builtin.integer", TypeKind::Integer { width: 1, signedness: Signedness::Signless }),
        ("builtin.memref", TypeKind::MemRef { shape, element: Type::I1, layout: None, memory_space: None }),
        ("builtin.none", TypeKind::None),
        ("builtin.tensor", TypeKind::RankedTensor { shape, element: Type::I1, encoding: None }),
        ("builtin.tuple", TypeKind::Tuple(&[])),
        ("builtin.unranked_memref", TypeKind::UnrankedMemRef { element: Type::I1, memory_space: None }),
        ("builtin.unranked_tensor", TypeKind::UnrankedTensor(Type::I1)),
        ("builtin.vector", TypeKind::Vector { shape, scalable: &[false], element: Type::I1 }),
    ];
    let mut accepted = kinds.into_iter().filter(|(_, kind)| is_of_class(ctx, ctx.type_of(*kind)));
    if let (Some((name, _)), None) = (accepted.next(), accepted.next()) { Some(name) } else { None }
}

/// MLIR's message about a type of the wrong class. `class` is the expected one, such as `builtin.memref`,
/// if it has a name.
pub(crate) fn wrong_class(ctx: &Context, class: Option<&str>, found: Type) -> String {
    let expected = class
        .map_or_else(String::new, |class| format!(": expected {class}, but found '{}'", found.to_text(ctx)));
    format!("invalid kind of type specified{expected}")
}

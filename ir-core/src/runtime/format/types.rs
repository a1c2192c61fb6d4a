//! Types that are derived instead of written.

use crate::context::{Attribute, Context, Signedness, Type, TypeKind};

/// A function that derives a type.
#[derive(Clone, Copy, Debug)]
pub enum Transform {
    /// From a type.
    Type(fn(&Context, Type) -> Type),
    /// From a type; fails for some types.
    TryType(fn(&Context, Type) -> Option<Type>),
    /// From a type; one result for each value of a segment.
    Types(fn(&Context, Type) -> Option<Vec<Type>>),
    /// From an attribute.
    Attribute(fn(&Context, Attribute) -> Option<Type>),
}

/// The name of the only builtin type class that a test accepts, if there is exactly one.
pub(super) fn builtin_class(ctx: &Context, is_of_class: fn(&Context, Type) -> bool) -> Option<&'static str> {
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

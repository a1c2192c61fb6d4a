//! How the types are known that a text does not mention.

use crate::context::{Attribute, Context, Signedness, Type, TypeKind};

/// How a type is made of another.
#[derive(Clone, Copy, Debug)]
pub enum Transform {
    /// Of a type.
    Type(fn(&Context, Type) -> Type),
    /// Of a type that may be none that it can be made of.
    TryType(fn(&Context, Type) -> Option<Type>),
    /// Of a type, one for each value of a group.
    Types(fn(&Context, Type) -> Option<Vec<Type>>),
    /// Of an attribute.
    Attribute(fn(&Context, Attribute) -> Option<Type>),
}

/// The name of the builtin class of types that a test accepts, where it accepts those of one class only.
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
    match (accepted.next(), accepted.next()) {
        (Some((name, _)), None) => Some(name),
        _ => None,
    }
}

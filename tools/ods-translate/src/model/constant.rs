//! Constants of LLVM IR.

use std::sync::Arc;

use ir_core::context::{Context, Type};
use ir_core::num::{ApFloat, ApInt};

use super::flags::Flags;
use super::types::{Kind, element_at, element_count, kind};

/// Aggregates of more elements are not written out.
pub(crate) const MAX_ELEMENTS: u64 = 1 << 26;

/// A constant that several places share.
pub(crate) type ConstRef = Arc<Const>;

/// A constant with its type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Const {
    pub(crate) ty: Type,
    pub(crate) kind: ConstKind,
}

/// The kinds of constants.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ConstKind {
    Int(ApInt),
    Float(ApFloat),
    /// `null`
    Null,
    /// `zeroinitializer`
    Zero,
    Undef,
    Poison,
    /// The token `none`.
    NoToken,
    /// The elements of a struct, an array or a vector.
    Aggregate(Arc<[ConstRef]>),
    /// A vector with equal elements.
    Splat(ConstRef),
    /// An array of bytes.
    Bytes(Arc<[u8]>),
    /// The address of a global, a function, an alias or an ifunc.
    Symbol(Arc<str>),
    /// `blockaddress(@function, %block)`; the block is that of the function's blocks.
    BlockAddress(Arc<str>, usize),
    /// `dso_local_equivalent @function`
    DsoLocalEquivalent(Arc<str>),
    /// `ptrtoint (…)` and other casts.
    Cast(&'static str, ConstRef),
    /// `add (…)` and other operations.
    Binary(&'static str, Flags, ConstRef, ConstRef),
    /// `getelementptr inbounds (…)`
    Gep {
        flags: Flags,
        element: Type,
        operands: Arc<[ConstRef]>,
    },
}

impl Const {
    /// A constant.
    pub(crate) fn new(ty: Type, kind: ConstKind) -> ConstRef {
        Arc::new(Const { ty, kind })
    }

    /// An integer of a scalar type.
    pub(crate) fn int(ty: Type, value: ApInt) -> ConstRef {
        Self::new(ty, ConstKind::Int(value))
    }

    /// An `i32`.
    pub(crate) fn i32(value: u32) -> ConstRef {
        Self::int(Type::I32, ApInt::new(32, value.into()))
    }

    /// An `i64`.
    pub(crate) fn i64(value: u64) -> ConstRef {
        Self::int(Type::I64, ApInt::new(64, value))
    }

    pub(crate) fn undef(ty: Type) -> ConstRef {
        Self::new(ty, ConstKind::Undef)
    }

    pub(crate) fn poison(ty: Type) -> ConstRef {
        Self::new(ty, ConstKind::Poison)
    }

    /// The constant of all bits zero.
    pub(crate) fn zero(ctx: &Context, ty: Type) -> ConstRef {
        let constant = match kind(ctx, ty) {
            Some(Kind::Int(width)) => ConstKind::Int(ApInt::zero(width)),
            Some(Kind::Float(semantics)) => ConstKind::Float(ApFloat::zero(semantics, false)),
            Some(Kind::Pointer(_)) => ConstKind::Null,
            Some(Kind::Token) => ConstKind::NoToken,
            _ => ConstKind::Zero,
        };
        Self::new(ty, constant)
    }

    /// Whether all bits are zero.
    pub(crate) fn is_zero(&self) -> bool {
        match &self.kind {
            ConstKind::Int(value) => value.is_zero(),
            ConstKind::Float(value) => value.is_pos_zero(),
            ConstKind::Null | ConstKind::Zero | ConstKind::NoToken => true,
            _ => false,
        }
    }

    pub(crate) fn is_poison(&self) -> bool {
        self.kind == ConstKind::Poison
    }

    /// Whether it is undefined or poison.
    pub(crate) fn is_undef(&self) -> bool {
        matches!(self.kind, ConstKind::Undef | ConstKind::Poison)
    }

    pub(crate) fn as_int(&self) -> Option<&ApInt> {
        match &self.kind {
            ConstKind::Int(value) => Some(value),
            _ => None,
        }
    }

    pub(crate) fn as_float(&self) -> Option<&ApFloat> {
        match &self.kind {
            ConstKind::Float(value) => Some(value),
            _ => None,
        }
    }

    /// A struct, array or vector of these elements, in the form that LLVM has for it: elements that are all zero, undefined or poison, and
    /// vectors of one value, are not written out.
    pub(crate) fn aggregate(ctx: &Context, ty: Type, elements: Vec<ConstRef>) -> ConstRef {
        let is_vector = matches!(kind(ctx, ty), Some(Kind::Vector { .. }));
        let Some(first) = elements.first() else {
            return Self::zero(ctx, ty);
        };
        if elements.iter().all(|element| element.is_zero()) {
            return Self::zero(ctx, ty);
        }
        if elements.iter().all(|element| element.is_poison()) {
            return Self::poison(ty);
        }
        if elements.iter().all(|element| element.kind == ConstKind::Undef) {
            return Self::undef(ty);
        }
        let is_number = matches!(first.kind, ConstKind::Int(_) | ConstKind::Float(_));
        if is_vector && is_number && elements.iter().all(|element| element == first) {
            return Self::new(ty, ConstKind::Splat(first.clone()));
        }
        Self::new(ty, ConstKind::Aggregate(elements.into()))
    }

    /// A vector of one value.
    pub(crate) fn splat(ctx: &Context, ty: Type, element: ConstRef) -> ConstRef {
        match (&element.kind, kind(ctx, ty)) {
            _ if element.is_zero() => Self::zero(ctx, ty),
            (ConstKind::Poison, _) => Self::poison(ty),
            (ConstKind::Undef, _) => Self::undef(ty),
            (ConstKind::Int(_) | ConstKind::Float(_), _) => Self::new(ty, ConstKind::Splat(element)),
            (_, Some(Kind::Vector { count, is_scalable: false, .. })) if count <= MAX_ELEMENTS => {
                Self::aggregate(ctx, ty, vec![element; count as usize])
            }
            _ => Self::new(ty, ConstKind::Splat(element)),
        }
    }

    /// The element at an index; none of a constant that is not written out.
    pub(crate) fn element(&self, ctx: &Context, index: usize) -> Option<ConstRef> {
        let ty = element_at(ctx, self.ty, index)?;
        if element_count(ctx, self.ty).is_some_and(|count| index as u64 >= count) {
            return None;
        }
        Some(match &self.kind {
            ConstKind::Aggregate(elements) => elements.get(index)?.clone(),
            ConstKind::Bytes(bytes) => Self::int(ty, ApInt::new(8, (*bytes.get(index)?).into())),
            ConstKind::Splat(element) => element.clone(),
            ConstKind::Zero => Self::zero(ctx, ty),
            ConstKind::Undef => Self::undef(ty),
            ConstKind::Poison => Self::poison(ty),
            _ => return None,
        })
    }

    /// The elements of an aggregate of a fixed size, written out; none of a huge one.
    pub(crate) fn elements(&self, ctx: &Context) -> Option<Vec<ConstRef>> {
        let count = element_count(ctx, self.ty).filter(|count| *count <= MAX_ELEMENTS)?;
        (0..count as usize).map(|index| self.element(ctx, index)).collect()
    }

    /// The value of all elements of a vector.
    pub(crate) fn splat_value(&self, ctx: &Context) -> Option<ConstRef> {
        match (&self.kind, kind(ctx, self.ty)?) {
            (ConstKind::Splat(element), _) => Some(element.clone()),
            (ConstKind::Zero, Kind::Vector { element, .. }) => Some(Self::zero(ctx, element)),
            _ => None,
        }
    }
}

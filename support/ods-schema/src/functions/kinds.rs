//! Types that have the names of the runtime's, and state their kinds only.

use super::Kind;

/// A type in a signature.
pub(super) trait Typed {
    /// Its kind.
    const KIND: Kind;
}

/// Declares types without values.
macro_rules! names {
    ($($name:ident),*) => {$( pub(super) enum $name {} )*};
}

names!(Context, Ir, Type, Attribute, ApInt, ApFloat, AffineMap, IntegerSet, Value, Op, Region, Block);

/// A list that is owned.
pub(super) struct Vec<T>(core::marker::PhantomData<T>);

/// States the kinds of types.
macro_rules! kinds {
    ($($ty:ty = $kind:ident,)*) => {$(
        impl Typed for $ty {
            const KIND: Kind = Kind::$kind;
        }
    )*};
}

kinds! {
    &Context = Context,
    &Ir = Ir,
    bool = Bool,
    i64 = Int,
    f64 = Float,
    &str = Str,
    Type = Type,
    Attribute = Attribute,
    ApInt = ApInt,
    &ApInt = ApInt,
    ApFloat = ApFloat,
    AffineMap = AffineMap,
    IntegerSet = IntegerSet,
    Value = Value,
    Op = Op,
    Region = Region,
    Block = Block,
}

impl<T: Typed> Typed for &[T] {
    const KIND: Kind = Kind::List(&T::KIND);
}

impl<T: Typed> Typed for Vec<T> {
    const KIND: Kind = Kind::OwnedList(&T::KIND);
}

impl<T: Typed> Typed for Option<T> {
    const KIND: Kind = Kind::Optional(&T::KIND);
}

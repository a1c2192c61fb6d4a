//! Parameter values.

use std::any::Any;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use super::EnumValue;
use crate::context::{
    AffineMap, Attribute, Context, Ident, IntegerSet, Location, NamedAttribute, StorageObject, Type,
};
use crate::num::{ApFloat, ApInt};

/// The value of a parameter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Param {
    /// No value.
    Absent,
    /// An integer, a boolean or an enum value; unsigned 64-bit integers are bit-cast.
    Int(i64),
    /// A string.
    Str(Ident),
    /// A type.
    Type(Type),
    /// An attribute.
    Attribute(Attribute),
    /// An integer of any width.
    ApInt(ApInt),
    /// A float.
    ApFloat(ApFloat),
    /// An affine map.
    AffineMap(AffineMap),
    /// An integer set.
    IntegerSet(IntegerSet),
    /// A location.
    Location(Location),
    /// Integers.
    Ints(Box<[i64]>),
    /// Types.
    Types(Box<[Type]>),
    /// Attributes.
    Attributes(Box<[Attribute]>),
    /// Other values.
    List(Box<[Param]>),
    /// A value of a user-provided type.
    Other(Box<dyn OtherParam>),
}

/// A value of a user-provided type. All types that can be compared, hashed and cloned implement it.
pub trait OtherParam: StorageObject + Debug {
    /// Clones the value into a box.
    fn clone_box(&self) -> Box<dyn OtherParam>;
}

impl<T: Any + Send + Sync + Eq + Hash + Clone + Debug> OtherParam for T {
    fn clone_box(&self) -> Box<dyn OtherParam> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn OtherParam> {
    fn clone(&self) -> Self {
        (**self).clone_box()
    }
}

impl PartialEq for dyn OtherParam {
    fn eq(&self, other: &Self) -> bool {
        self.is_equal(other.as_any())
    }
}

impl Eq for dyn OtherParam {}

impl Hash for dyn OtherParam {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash_value());
    }
}

impl Param {
    /// Calls the visitors with each type and attribute in the value.
    pub(super) fn walk(&self, types: &mut dyn FnMut(Type), attributes: &mut dyn FnMut(Attribute)) {
        match self {
            Param::Type(ty) => types(*ty),
            Param::Attribute(attribute) => attributes(*attribute),
            Param::Types(all) => all.iter().copied().for_each(types),
            Param::Attributes(all) => all.iter().copied().for_each(attributes),
            Param::List(all) => all.iter().for_each(|param| param.walk(types, attributes)),
            _ => {}
        }
    }

    /// Creates a list in the form that its elements require.
    #[must_use]
    pub fn list(values: Vec<Param>) -> Param {
        macro_rules! of {
            ($variant:ident, $value:expr) => {
                if let Param::$variant(value) = $value { Some(*value) } else { None }
            };
        }
        fn all<T>(values: &[Param], get: impl Fn(&Param) -> Option<T>) -> Option<Box<[T]>> {
            values.iter().map(get).collect()
        }
        let list = match values.first() {
            Some(Param::Int(_)) => all(&values, |value| of!(Int, value)).map(Param::Ints),
            Some(Param::Type(_)) => all(&values, |value| of!(Type, value)).map(Param::Types),
            Some(Param::Attribute(_)) => all(&values, |value| of!(Attribute, value)).map(Param::Attributes),
            // An empty list has one form for all element types.
            _ => None,
        };
        // Elements may be absent.
        list.unwrap_or_else(|| Param::List(values.into()))
    }

    /// Creates a value of a user-provided type.
    pub fn other(value: impl OtherParam) -> Param {
        Param::Other(Box::new(value))
    }

    /// Creates a list of values of a user-provided type.
    pub fn others<T: OtherParam>(values: Vec<T>) -> Param {
        Param::List(values.into_iter().map(Param::other).collect())
    }

    /// Whether the value is an empty list.
    #[must_use]
    pub fn is_empty_list(&self) -> bool {
        matches!(self, Param::List(list) if list.is_empty())
    }
}

/// Conversion to a parameter value.
pub trait IntoParam {
    /// Converts the value.
    fn into_param(self, ctx: &Context) -> Param;
}

/// Conversion from a parameter value. A value of another kind is never stored; it converts to an empty
/// value.
pub trait FromParam<'c> {
    /// Converts the value.
    fn from_param(ctx: &'c Context, param: &'c Param) -> Self;
}

/// Implements both conversions for handles and numbers.
macro_rules! simple {
    ($($ty:ty, $variant:ident, |$ctx:ident| $empty:expr;)*) => {
        $(impl IntoParam for $ty {
            fn into_param(self, _ctx: &Context) -> Param {
                Param::$variant(self)
            }
        }

        impl<'c> FromParam<'c> for $ty {
            fn from_param($ctx: &'c Context, param: &'c Param) -> Self {
                if let Param::$variant(value) = param { value.clone() } else { $empty }
            }
        })*
    };
}

simple! {
    Type, Type, |_ctx| Type::NONE;
    Attribute, Attribute, |_ctx| Attribute::UNIT;
    Location, Location, |_ctx| Location::UNKNOWN;
    ApInt, ApInt, |_ctx| ApInt::new(1, 0);
    ApFloat, ApFloat, |_ctx| ApFloat::zero(crate::num::FloatSemantics::F64, false);
    AffineMap, AffineMap, |ctx| ctx.affine_map(0, 0, &[]);
    IntegerSet, IntegerSet, |ctx| ctx.integer_set(0, 0, &[]);
}

macro_rules! integers {
    ($($ty:ty)*) => {
        $(impl IntoParam for $ty {
            fn into_param(self, _ctx: &Context) -> Param {
                Param::Int(self as i64)
            }
        }

        impl<'c> FromParam<'c> for $ty {
            fn from_param(_ctx: &'c Context, param: &'c Param) -> Self {
                if let Param::Int(value) = param { *value as $ty } else { 0 }
            }
        })*
    };
}

integers! { i8 u8 i16 u16 i32 u32 i64 u64 usize }

impl IntoParam for bool {
    fn into_param(self, _ctx: &Context) -> Param {
        Param::Int(i64::from(self))
    }
}

impl<'c> FromParam<'c> for bool {
    fn from_param(_ctx: &'c Context, param: &'c Param) -> Self {
        matches!(param, Param::Int(value) if *value != 0)
    }
}

impl IntoParam for &str {
    fn into_param(self, ctx: &Context) -> Param {
        Param::Str(ctx.ident(self))
    }
}

impl<'c> FromParam<'c> for &'c str {
    fn from_param(ctx: &'c Context, param: &'c Param) -> Self {
        if let Param::Str(value) = param { value.as_str(ctx) } else { "" }
    }
}

impl IntoParam for String {
    fn into_param(self, ctx: &Context) -> Param {
        self.as_str().into_param(ctx)
    }
}

impl<'c> FromParam<'c> for String {
    fn from_param(ctx: &'c Context, param: &'c Param) -> Self {
        <&str>::from_param(ctx, param).to_owned()
    }
}

impl<E: EnumValue> IntoParam for E {
    fn into_param(self, _ctx: &Context) -> Param {
        Param::Int(self.value() as i64)
    }
}

impl<'c, E: EnumValue> FromParam<'c> for E {
    fn from_param(_ctx: &'c Context, param: &'c Param) -> Self {
        let value = if let Param::Int(value) = param { E::from_value(*value as u64) } else { None };
        let first = || E::CASES.cases.first().and_then(|(value, _)| E::from_value(*value));
        value.or_else(first).expect("an enum has a case")
    }
}

/// Implements both conversions for slices.
macro_rules! slices {
    ($($ty:ty, $variant:ident;)*) => {
        $(impl IntoParam for &[$ty] {
            fn into_param(self, _ctx: &Context) -> Param {
                if self.is_empty() { Param::List(Box::default()) } else { Param::$variant(self.into()) }
            }
        }

        impl<'c> FromParam<'c> for &'c [$ty] {
            fn from_param(_ctx: &'c Context, param: &'c Param) -> Self {
                if let Param::$variant(values) = param { values } else { &[] }
            }
        })*
    };
}

slices! { i64, Ints; Type, Types; Attribute, Attributes; }

impl<T: IntoParam> IntoParam for Vec<T> {
    fn into_param(self, ctx: &Context) -> Param {
        Param::list(self.into_iter().map(|value| value.into_param(ctx)).collect())
    }
}

/// Converts each element.
impl<'c, T: FromElement<'c>> FromParam<'c> for Vec<T> {
    fn from_param(ctx: &'c Context, param: &'c Param) -> Self {
        match param {
            Param::List(values) => values.iter().map(|value| T::from_param(ctx, value)).collect(),
            Param::Ints(values) => values.iter().map(|value| T::from_one(ctx, Param::Int(*value))).collect(),
            Param::Types(values) => {
                values.iter().map(|value| T::from_one(ctx, Param::Type(*value))).collect()
            }
            Param::Attributes(values) => {
                values.iter().map(|value| T::from_one(ctx, Param::Attribute(*value))).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// A type of list elements.
pub trait FromElement<'c>: FromParam<'c> {
    /// Converts an element that is not stored as a [`Param`].
    fn from_one(ctx: &'c Context, value: Param) -> Self;
}

impl<'c, T: for<'p> FromParam<'p>> FromElement<'c> for T {
    fn from_one(ctx: &'c Context, value: Param) -> Self {
        T::from_param(ctx, &value)
    }
}

impl<T: IntoParam> IntoParam for Option<T> {
    fn into_param(self, ctx: &Context) -> Param {
        self.map_or(Param::Absent, |value| value.into_param(ctx))
    }
}

impl<'c, T: FromParam<'c>> FromParam<'c> for Option<T> {
    fn from_param(ctx: &'c Context, param: &'c Param) -> Self {
        match param {
            Param::Absent => None,
            param => Some(T::from_param(ctx, param)),
        }
    }
}

impl IntoParam for NamedAttribute {
    fn into_param(self, _ctx: &Context) -> Param {
        Param::List([Param::Str(self.name), Param::Attribute(self.value)].into())
    }
}

//! Conversions between attributes and Rust values, for generated accessors and setters.
//!
//! The form of an attribute is a type that implements both conversions: `attr::Int<i32,
//! attr::Signless<32>>`.

use std::marker::PhantomData;

use super::{EnumValue, properties};
use crate::attr_or_type::{self, DefHandle, FromParam, IntoParam};
use crate::context::{AttrKind, Attribute, Context, Signedness, Type};
use crate::ir::{Ir, Op};
use crate::num::ApInt;
use crate::predicates::{attributes, build};

/// The form of an attribute: its conversions from and to a Rust value.
pub trait AttrValue {
    /// The value that an accessor returns; it may borrow from the context.
    type Value<'c>;
    /// The argument type of a setter.
    type Argument<'a>;

    /// The value of a stored attribute; `None` for an attribute of another class.
    fn read(ctx: &Context, attribute: Attribute) -> Option<Self::Value<'_>>;

    /// Creates the attribute that stores a value.
    fn write(ctx: &Context, value: Self::Argument<'_>) -> Attribute;

    /// The value of a missing required attribute, which an invalid operation may have: zero or empty.
    fn missing(ctx: &Context) -> Self::Value<'_>;
}

/// The type of an integer attribute.
pub trait Storage {
    /// Creates the type in a context.
    fn ty(ctx: &Context) -> Type;
}

macro_rules! storage {
    ($($(#[$doc:meta])* $name:ident $signedness:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub enum $name<const WIDTH: u32> {}

        impl<const WIDTH: u32> Storage for $name<WIDTH> {
            fn ty(ctx: &Context) -> Type {
                ctx.integer_type_of(WIDTH, Signedness::$signedness)
            }
        }
    )*};
}

storage! {
    /// `iN`
    Signless Signless;
    /// `siN`
    Signed Signed;
    /// `uiN`
    Unsigned Unsigned;
}

/// `index`
#[derive(Debug)]
pub enum Index {}

impl Storage for Index {
    fn ty(_ctx: &Context) -> Type {
        Type::INDEX
    }
}

/// A Rust integer that an integer attribute stores. As in C++, larger values are truncated.
pub trait Integer: Copy + Default {
    /// The value of an attribute; `None` for a signed one of more than 64 bits.
    fn from_stored(value: &ApInt) -> Option<Self>;

    /// The value, sign-extended.
    fn to_i64(self) -> i64;
}

macro_rules! integers {
    ($($ty:ty)*, $read:expr) => {$(
        impl Integer for $ty {
            fn from_stored(value: &ApInt) -> Option<$ty> {
                let read: fn(&ApInt) -> Option<_> = $read;
                read(value).map(|value| value as $ty)
            }

            fn to_i64(self) -> i64 {
                self as i64
            }
        }
    )*};
}

integers! { i8 i16 i32 i64, ApInt::as_i64 }
integers! { u8 u16 u32 u64, |value| Some(value.low_u64()) }

/// An integer attribute of the type `S` as the Rust integer `T`.
#[derive(Debug)]
pub struct Int<T, S>(PhantomData<(T, S)>);

impl<T: Integer, S: Storage> AttrValue for Int<T, S> {
    type Value<'c> = T;
    type Argument<'a> = T;

    fn read(ctx: &Context, attribute: Attribute) -> Option<T> {
        T::from_stored(&attributes::integer_value(ctx, attribute)?)
    }

    fn write(ctx: &Context, value: T) -> Attribute {
        ctx.integer_attr_of(S::ty(ctx), value.to_i64())
    }

    fn missing(_ctx: &Context) -> Self::Value<'_> {
        T::default()
    }
}

/// A Rust enum that is stored as an integer attribute of the type `S`.
#[derive(Debug)]
pub struct Enum<E, S>(PhantomData<(E, S)>);

impl<E: EnumValue, S: Storage> AttrValue for Enum<E, S> {
    type Value<'c> = E;
    type Argument<'a> = E;

    fn read(ctx: &Context, attribute: Attribute) -> Option<E> {
        E::from_value(attributes::integer_value(ctx, attribute)?.low_u64())
    }

    fn write(ctx: &Context, value: E) -> Attribute {
        ctx.integer_attr_of(S::ty(ctx), value.value() as i64)
    }

    fn missing(_ctx: &Context) -> Self::Value<'_> {
        E::FIRST
    }
}

/// A Rust enum that is the only parameter of the attribute `A`.
#[derive(Debug)]
pub struct EnumAttr<E, A>(PhantomData<(E, A)>);

impl<E, A> AttrValue for EnumAttr<E, A>
where
    E: EnumValue + IntoParam + for<'c> FromParam<'c>,
    A: DefHandle<Base = Attribute>,
{
    type Value<'c> = E;
    type Argument<'a> = E;

    fn read(ctx: &Context, attribute: Attribute) -> Option<E> {
        Some(attr_or_type::param(ctx, A::cast(ctx, attribute)?, 0))
    }

    fn write(ctx: &Context, value: E) -> Attribute {
        attr_or_type::make::<A, _>(ctx, [value.into_param(ctx)]).base()
    }

    fn missing(_ctx: &Context) -> Self::Value<'_> {
        E::FIRST
    }
}

/// A list of numbers, stored as a dense array.
#[derive(Debug)]
pub struct Ints<T>(PhantomData<T>);

macro_rules! dense {
    ($($ty:ty, $element:ident;)*) => {$(
        impl AttrValue for Ints<$ty> {
            type Value<'c> = Vec<$ty>;
            type Argument<'a> = &'a [$ty];

            fn read(ctx: &Context, attribute: Attribute) -> Option<Vec<$ty>> {
                let values = attributes::dense_array_ints(ctx, attribute)?;
                Some(values.into_iter().map(|value| value as $ty).collect())
            }

            fn write(ctx: &Context, values: &[$ty]) -> Attribute {
                build::dense_int_array(ctx, Type::$element, values.iter().map(|value| i64::from(*value)))
            }

            fn missing(_ctx: &Context) -> Self::Value<'_> {
                Vec::new()
            }
        }
    )*};
}

dense! {
    i8, I8;
    i16, I16;
    i32, I32;
    i64, I64;
}

/// A list of floats, stored as a dense array.
#[derive(Debug)]
pub struct Floats<T>(PhantomData<T>);

macro_rules! dense_floats {
    ($($ty:ty, $element:ident;)*) => {$(
        impl AttrValue for Floats<$ty> {
            type Value<'c> = Vec<$ty>;
            type Argument<'a> = &'a [$ty];

            fn read(ctx: &Context, attribute: Attribute) -> Option<Vec<$ty>> {
                let AttrKind::DenseArray { element: Type::$element, data } = attribute.kind(ctx) else {
                    return None;
                };
                let (values, _) = data.as_chunks();
                Some(values.iter().map(|bytes| <$ty>::from_le_bytes(*bytes)).collect())
            }

            fn write(ctx: &Context, values: &[$ty]) -> Attribute {
                let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
                ctx.attribute(AttrKind::DenseArray { element: Type::$element, data: &data })
            }

            fn missing(_ctx: &Context) -> Self::Value<'_> {
                Vec::new()
            }
        }
    )*};
}

dense_floats! {
    f32, F32;
    f64, F64;
}

macro_rules! forms {
    ($(
        $(#[$doc:meta])*
        $name:ident: $value:ty, $given:ty, $read:path, |$ctx:ident, $from:ident| $write:expr, $missing:expr;
    )*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub enum $name {}

        impl AttrValue for $name {
            type Value<'c> = $value;
            type Argument<'a> = $given;

            fn read(ctx: &Context, attribute: Attribute) -> Option<Self::Value<'_>> {
                $read(ctx, attribute)
            }

            fn write($ctx: &Context, $from: Self::Argument<'_>) -> Attribute {
                $write
            }

            fn missing(_ctx: &Context) -> Self::Value<'_> {
                $missing
            }
        }
    )*};
}

/// The attribute itself.
fn itself(_ctx: &Context, attribute: Attribute) -> Option<Attribute> {
    Some(attribute)
}

forms! {
    /// `bool`
    Bool: bool, bool, attributes::bool_value, |ctx, value| ctx.bool_attr(value), false;
    /// The value of a string.
    Str: &'c str, &'a str, attributes::string_value, |ctx, value| ctx.string_attr(value), "";
    /// The root reference of a symbol reference.
    Symbol: &'c str, &'a str, attributes::root_reference,
        |ctx, value| ctx.symbol_ref_attr(ctx.ident(value), &[]), "";
    /// A type.
    TypeOf: Type, Type, attributes::type_value, |ctx, value| ctx.type_attr(value), Type::NONE;
    /// The elements of an array.
    Array: &'c [Attribute], &'a [Attribute], attributes::array_elements, |ctx, value| ctx.array_attr(value), &[];
    /// A list of booleans, stored as a dense array.
    Bools: Vec<bool>, &'a [bool], attributes::dense_array_bools,
        |ctx, value| build::dense_bool_array_attr(ctx, value), Vec::new();
    /// Any attribute, unconverted.
    Any: Attribute, Attribute, itself, |_ctx, value| value, Attribute::UNIT;
}

/// The value of an attribute; `None` if it is missing or of another class.
#[must_use]
pub fn optional<'c, A: AttrValue>(ir: &'c Ir, op: Op, name: &str) -> Option<A::Value<'c>> {
    A::read(ir.context(), properties::get(ir, op, name)?)
}

/// The value of a required attribute. For an invalid operation, see [`AttrValue::missing`].
#[must_use]
pub fn required<'c, A: AttrValue>(ir: &'c Ir, op: Op, name: &str) -> A::Value<'c> {
    optional::<A>(ir, op, name).unwrap_or_else(|| A::missing(ir.context()))
}

/// Sets an attribute to a value, or removes it.
pub fn set<A: AttrValue>(ir: &mut Ir, op: Op, name: &str, value: Option<A::Argument<'_>>) {
    let value = value.map(|value| A::write(ir.context(), value));
    properties::set(ir, op, name, value);
}

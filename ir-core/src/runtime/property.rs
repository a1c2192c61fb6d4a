//! Properties that are not attributes: their conversion to and from attributes, and their constraints (MLIR's
//! `convertFromAttribute` and `convertToAttribute` in `mlir/IR/ODSSupport.h` and `mlir/IR/Properties.td`).
//!
//! The form of a property is a type that implements the conversion: `property::get::<property::I64>(…)`.

mod text;

use std::marker::PhantomData;

use super::properties;
use super::{EnumValue, OpSpec};
use crate::attr_or_type::{self, DefHandle};
use crate::context::{AttrKind, Attribute, Constructor, Context, Test, Transformer, Type};
use crate::ir::{Ir, Op};
use crate::predicates::{attributes, build};
use crate::text::{ParseResult, Parser, Printer};

use text::TextHooks;
pub use text::{PropertyParseHook, PropertyPrintHook, PropertyText};

/// The form of a property: its conversions.
pub trait PropertyForm: 'static {
    /// The value that an accessor returns.
    type Value;
    /// The argument type of a setter.
    type Argument<'a>;

    /// Whether absence is a value, which every such property has by default.
    const HAS_DEFAULT: bool = false;

    /// Converts a stored attribute.
    ///
    /// # Errors
    /// MLIR's message if the attribute is invalid.
    fn read(ctx: &Context, attribute: Attribute) -> Result<Self::Value, String>;

    /// Creates the attribute that stores a value.
    fn write(ctx: &Context, value: Self::Argument<'_>) -> Attribute;

    /// Borrows the value as the argument of a setter.
    fn given(value: &Self::Value) -> Self::Argument<'_>;

    /// The stored attribute of an absent property; `None` if the property must be present.
    fn absent(ctx: &Context) -> Option<Attribute>;

    /// Whether a convertible attribute is a value of the property.
    fn is_value(_ctx: &Context, _attribute: Attribute) -> bool {
        true
    }
}

macro_rules! integer_form {
    ($(#[$doc:meta])* $name:ident, $integer:ty, $ty:expr, $list:ident) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub enum $name {}

        impl PropertyForm for $name {
            type Value = $integer;
            type Argument<'a> = $integer;

            fn read(ctx: &Context, attribute: Attribute) -> Result<$integer, String> {
                let value = attributes::integer_value(ctx, attribute);
                Ok(value.ok_or("expected IntegerAttr for key `value`")?.low_u64() as $integer)
            }

            fn write(ctx: &Context, value: $integer) -> Attribute {
                ctx.integer_attr_of($ty, i64::from(value))
            }

            fn given(value: &$integer) -> $integer {
                *value
            }

            fn absent(ctx: &Context) -> Option<Attribute> {
                Some(Self::write(ctx, 0))
            }
        }

        /// A list of such integers, stored as an array of numbers.
        #[derive(Debug)]
        pub enum $list {}

        impl PropertyForm for $list {
            type Value = Vec<$integer>;
            type Argument<'a> = &'a [$integer];

            fn read(ctx: &Context, attribute: Attribute) -> Result<Vec<$integer>, String> {
                let is_list = matches!(attribute.kind(ctx), AttrKind::DenseArray { element, .. } if element == $ty);
                let values = attributes::dense_array_ints(ctx, attribute).filter(|_| is_list);
                let values = values.ok_or(concat!("expected Dense", stringify!($name), "ArrayAttr for key `value`"))?;
                Ok(values.into_iter().map(|value| value as $integer).collect())
            }

            fn write(ctx: &Context, values: &[$integer]) -> Attribute {
                build::dense_int_array(ctx, $ty, values.iter().map(|value| i64::from(*value)))
            }

            fn given(values: &Vec<$integer>) -> &[$integer] {
                values
            }

            fn absent(ctx: &Context) -> Option<Attribute> {
                Some(Self::write(ctx, &[]))
            }
        }
    };
}

integer_form! {
    /// `int64_t`
    I64, i64, Type::I64, I64List
}
integer_form! {
    /// `int32_t`
    I32, i32, Type::I32, I32List
}

/// `bool`
#[derive(Debug)]
pub enum Bool {}

impl PropertyForm for Bool {
    type Value = bool;
    type Argument<'a> = bool;

    fn read(ctx: &Context, attribute: Attribute) -> Result<bool, String> {
        Ok(attributes::bool_value(ctx, attribute).ok_or("expected BoolAttr for key `value`")?)
    }

    fn write(ctx: &Context, value: bool) -> Attribute {
        ctx.bool_attr(value)
    }

    fn given(value: &bool) -> bool {
        *value
    }

    fn absent(ctx: &Context) -> Option<Attribute> {
        Some(ctx.bool_attr(false))
    }
}

/// A flag: `unit`, or `false`.
#[derive(Debug)]
pub enum Unit {}

impl PropertyForm for Unit {
    type Value = bool;
    type Argument<'a> = bool;

    const HAS_DEFAULT: bool = true;

    fn read(ctx: &Context, attribute: Attribute) -> Result<bool, String> {
        if attribute == Attribute::UNIT {
            return Ok(true);
        }
        // MLIR has no message for this.
        attributes::bool_value(ctx, attribute).ok_or_else(String::new)
    }

    fn write(ctx: &Context, value: bool) -> Attribute {
        if value { Attribute::UNIT } else { ctx.bool_attr(false) }
    }

    fn given(value: &bool) -> bool {
        *value
    }

    fn absent(ctx: &Context) -> Option<Attribute> {
        Some(ctx.bool_attr(false))
    }
}

/// `std::string`
#[derive(Debug)]
pub enum Str {}

impl PropertyForm for Str {
    type Value = String;
    type Argument<'a> = &'a str;

    fn read(ctx: &Context, attribute: Attribute) -> Result<String, String> {
        let text = attributes::string_value(ctx, attribute);
        Ok(text.ok_or("expected string property to come from string attribute")?.to_owned())
    }

    fn write(ctx: &Context, value: &str) -> Attribute {
        ctx.string_attr(value)
    }

    fn given(value: &String) -> &str {
        value
    }

    fn absent(ctx: &Context) -> Option<Attribute> {
        Some(ctx.string_attr(""))
    }
}

/// An enum case, stored as an integer of that width.
#[derive(Debug)]
pub struct Enum<E, const WIDTH: u32>(PhantomData<E>);

impl<E: EnumValue + Copy, const WIDTH: u32> PropertyForm for Enum<E, WIDTH> {
    type Value = E;
    type Argument<'a> = E;

    fn read(ctx: &Context, attribute: Attribute) -> Result<E, String> {
        let error = || format!("expected IntegerAttr storage for {}", E::CASES.cpp);
        let value = attributes::integer_value(ctx, attribute).ok_or_else(error)?;
        E::from_value(value.low_u64()).ok_or_else(error)
    }

    fn write(ctx: &Context, value: E) -> Attribute {
        ctx.integer_attr_of(ctx.integer_type(WIDTH), value.value() as i64)
    }

    fn given(value: &E) -> E {
        *value
    }

    fn absent(ctx: &Context) -> Option<Attribute> {
        Some(ctx.integer_attr_of(ctx.integer_type(WIDTH), 0))
    }

    fn is_value(ctx: &Context, attribute: Attribute) -> bool {
        Self::read(ctx, attribute).is_ok()
    }
}

/// An enum case, read from an `EnumAttr` or an integer of that width, and stored as an integer.
#[derive(Debug)]
pub struct EnumOrAttr<E, A, const WIDTH: u32>(PhantomData<(E, A)>);

impl<E, A, const WIDTH: u32> PropertyForm for EnumOrAttr<E, A, WIDTH>
where
    E: EnumValue + Copy,
    A: DefHandle<Base = Attribute>,
{
    type Value = E;
    type Argument<'a> = E;

    fn read(ctx: &Context, attribute: Attribute) -> Result<E, String> {
        let cpp = E::CASES.cpp;
        let error = || format!("expected {cpp}Attr or IntegerAttr storage for {cpp}");
        let number = match A::cast(ctx, attribute) {
            Some(attr) => attr_or_type::param::<A, E>(ctx, attr, 0).value(),
            None => attributes::integer_value(ctx, attribute).ok_or_else(error)?.low_u64(),
        };
        E::from_value(number).ok_or_else(error)
    }

    fn write(ctx: &Context, value: E) -> Attribute {
        Enum::<E, WIDTH>::write(ctx, value)
    }

    fn given(value: &E) -> E {
        *value
    }

    fn absent(ctx: &Context) -> Option<Attribute> {
        Enum::<E, WIDTH>::absent(ctx)
    }

    fn is_value(ctx: &Context, attribute: Attribute) -> bool {
        Self::read(ctx, attribute).is_ok()
    }
}

/// A list of values, stored as an array.
#[derive(Debug)]
pub struct List<P>(PhantomData<P>);

impl<P: PropertyForm> PropertyForm for List<P> {
    type Value = Vec<P::Value>;
    type Argument<'a> = &'a [P::Value];

    fn read(ctx: &Context, attribute: Attribute) -> Result<Vec<P::Value>, String> {
        let elements = attributes::array_elements(ctx, attribute).ok_or("expected array attribute")?;
        elements.iter().map(|element| P::read(ctx, *element)).collect()
    }

    fn write(ctx: &Context, values: &[P::Value]) -> Attribute {
        let elements: Vec<Attribute> = values.iter().map(|value| P::write(ctx, P::given(value))).collect();
        ctx.array_attr(&elements)
    }

    fn given(values: &Vec<P::Value>) -> &[P::Value] {
        values
    }

    fn absent(ctx: &Context) -> Option<Attribute> {
        Some(ctx.array_attr(&[]))
    }
}

/// An optional value, stored as an array of at most one element.
#[derive(Debug)]
pub struct Optional<P>(PhantomData<P>);

impl<P: PropertyForm> PropertyForm for Optional<P> {
    type Value = Option<P::Value>;
    type Argument<'a> = Option<P::Argument<'a>>;

    const HAS_DEFAULT: bool = true;

    fn read(ctx: &Context, attribute: Attribute) -> Result<Option<P::Value>, String> {
        let elements = attributes::array_elements(ctx, attribute);
        match elements.ok_or("expected optional properties to materialize as arrays")? {
            [] => Ok(None),
            [only] => P::read(ctx, *only).map(Some),
            _ => Err("expected optional properties to become 0- or 1-element arrays".to_owned()),
        }
    }

    fn write(ctx: &Context, value: Option<P::Argument<'_>>) -> Attribute {
        let elements: Vec<Attribute> = value.into_iter().map(|value| P::write(ctx, value)).collect();
        ctx.array_attr(&elements)
    }

    fn given(value: &Option<P::Value>) -> Option<P::Argument<'_>> {
        value.as_ref().map(P::given)
    }

    fn absent(ctx: &Context) -> Option<Attribute> {
        Some(ctx.array_attr(&[]))
    }
}

/// An optional value like [`Optional`], written as `some<…>` or `none`, because the syntax of a value does
/// not show whether it is present.
#[derive(Debug)]
pub struct OptionalSome<P>(PhantomData<P>);

impl<P: PropertyForm> PropertyForm for OptionalSome<P> {
    type Value = Option<P::Value>;
    type Argument<'a> = Option<P::Argument<'a>>;

    const HAS_DEFAULT: bool = true;

    fn read(ctx: &Context, attribute: Attribute) -> Result<Option<P::Value>, String> {
        Optional::<P>::read(ctx, attribute)
    }

    fn write(ctx: &Context, value: Option<P::Argument<'_>>) -> Attribute {
        Optional::<P>::write(ctx, value)
    }

    fn given(value: &Option<P::Value>) -> Option<P::Argument<'_>> {
        Optional::<P>::given(value)
    }

    fn absent(ctx: &Context) -> Option<Attribute> {
        Optional::<P>::absent(ctx)
    }
}

/// A property of a definition.
#[derive(Clone, Copy, Debug)]
pub struct PropertySpec {
    /// Its name.
    pub name: &'static str,
    /// The summary of its constraint, for messages.
    pub summary: &'static str,
    /// Normalizes an attribute, or returns the reason why it is invalid.
    pub stored: &'static dyn Transformer<Attribute, Result<Attribute, String>>,
    /// Whether a stored value is accepted.
    pub accepts: &'static dyn Test<Attribute>,
    /// The stored attribute of an absent property.
    pub default: &'static dyn Constructor<Option<Attribute>>,
    /// Whether the definition has a default value. A property dictionary omits it.
    pub has_default: bool,
    /// The keyword that encloses a value in a format, as in `overflow<nsw>`; empty without one.
    pub keyword: &'static str,
    /// The syntax of a value in a format.
    text: TextHooks,
}

impl PropertySpec {
    /// A property with user-provided conversions. It stores any attribute.
    #[must_use]
    pub const fn any(name: &'static str) -> PropertySpec {
        PropertySpec {
            name,
            summary: "",
            stored: &|_, attribute| Ok(attribute),
            accepts: &|_, _| true,
            default: &|_| None,
            has_default: false,
            keyword: "",
            text: TextHooks::NONE,
        }
    }

    /// A property with this form.
    #[must_use]
    pub const fn new<P: PropertyText>(name: &'static str, summary: &'static str) -> PropertySpec {
        PropertySpec {
            name,
            summary,
            stored: &normal::<P>,
            accepts: &P::is_value,
            default: &P::absent,
            has_default: P::HAS_DEFAULT,
            keyword: "",
            text: TextHooks::new::<P>(),
        }
    }

    /// The same property with a default value.
    #[must_use]
    pub const fn or(self, default: &'static dyn Constructor<Option<Attribute>>) -> PropertySpec {
        PropertySpec { default, has_default: true, ..self }
    }

    /// The same property with the value of an absent property as its default value.
    #[must_use]
    pub const fn or_absent(self) -> PropertySpec {
        PropertySpec { has_default: true, ..self }
    }

    /// The same property with an enclosing keyword in a format.
    #[must_use]
    pub const fn with_keyword(self, keyword: &'static str) -> PropertySpec {
        PropertySpec { keyword, ..self }
    }

    /// The same property with a constraint.
    #[must_use]
    pub const fn such_that(self, accepts: &'static dyn Test<Attribute>) -> PropertySpec {
        PropertySpec { accepts, ..self }
    }

    /// The same property with another syntax of its values in a format.
    #[must_use]
    pub const fn with_text(
        self,
        parse: &'static dyn PropertyParseHook,
        print: &'static dyn PropertyPrintHook,
    ) -> PropertySpec {
        PropertySpec { text: TextHooks { parse, print }, ..self }
    }

    /// Parses a value in a format; as [`PropertyText::parse`].
    pub(super) fn parse(
        &self,
        parser: &mut Parser<'_>,
        may_be_absent: bool,
    ) -> ParseResult<Option<Attribute>> {
        text::parse(&self.text, self.keyword, parser, may_be_absent)
    }

    /// Prints a stored value in a format.
    pub(super) fn print(&self, printer: &mut Printer<'_>, stored: Attribute) {
        text::print(&self.text, self.keyword, printer, stored);
    }
}

/// The attribute that is stored for an attribute. An integer that is not an enum case is stored unchanged,
/// and the verifier rejects it.
fn normal<P: PropertyForm>(ctx: &Context, attribute: Attribute) -> Result<Attribute, String> {
    let is_number = matches!(attribute.kind(ctx), AttrKind::Integer { .. });
    match P::read(ctx, attribute) {
        Ok(value) => Ok(P::write(ctx, P::given(&value))),
        Err(_) if is_number && !P::is_value(ctx, attribute) => Ok(attribute),
        Err(error) => Err(error),
    }
}

/// Whether a value of a property satisfies a condition; false if it cannot be converted.
pub fn holds<P: PropertyForm>(
    ctx: &Context,
    attribute: Attribute,
    condition: impl FnOnce(P::Value) -> bool,
) -> bool {
    P::read(ctx, attribute).is_ok_and(condition)
}

/// The value of the property with that index, or its default value; `None` if the stored attribute is
/// invalid.
#[must_use]
pub fn get<P: PropertyForm>(spec: &OpSpec, ir: &Ir, op: Op, index: usize) -> Option<P::Value> {
    let (property, ctx) = (spec.properties.get(index)?, ir.context());
    let stored = properties::get(ir, op, property.name).or_else(|| (property.default)(ctx))?;
    P::read(ctx, stored).ok()
}

/// Creates the attribute that stores a value.
#[must_use]
pub fn stored<P: PropertyForm>(ctx: &Context, value: P::Argument<'_>) -> Attribute {
    P::write(ctx, value)
}

/// Sets a property.
pub fn set<P: PropertyForm>(ir: &mut Ir, op: Op, name: &str, value: P::Argument<'_>) {
    let value = P::write(ir.context(), value);
    properties::set(ir, op, name, Some(value));
}

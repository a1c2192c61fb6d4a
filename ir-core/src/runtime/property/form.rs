//! Forms of properties that a loader of definitions composes at run time.
//!
//! Generated code composes types: `List<Enum<Kind, 32>>`. A loader has the enum as data only, so it composes
//! values. Both call the same functions on stored attributes.

use super::text::{self, TextHooks};
use super::{
    PropertySpec, PropertyText, convert, elements, enum_case, enum_or_attribute, only_element, or_number,
};
use crate::attr_or_type::{EnumSpec, Param};
use crate::context::{Attribute, Constructor, Context, Test, Transformer};
use crate::text::{Parser, Printer};

/// The form of a property: its conversions and its syntax.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The attribute that stores the value of an attribute, or the reason why it is invalid.
    convert: &'static dyn Transformer<Attribute, Result<Attribute, String>>,
    /// The stored attribute of an absent property; `None` if the property must be present.
    absent: &'static dyn Constructor<Option<Attribute>>,
    /// Whether a convertible attribute is a value of the property.
    is_value: &'static dyn Test<Attribute>,
    has_default: bool,
    text: TextHooks,
}

/// The value for the life of the program, like the definition that refers to it.
fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

impl Form {
    /// The form of a type.
    #[must_use]
    pub const fn new<P: PropertyText>() -> Form {
        Form {
            convert: &convert::<P>,
            absent: &P::absent,
            is_value: &P::is_value,
            has_default: P::HAS_DEFAULT,
            text: TextHooks::new::<P>(),
        }
    }

    /// An enum case, stored as an integer of that width; see [`super::Enum`].
    #[must_use]
    pub fn enumeration(cases: &'static EnumSpec, width: u32) -> Form {
        Form::of_cases(
            cases,
            width,
            leak(move |ctx: &Context, value: Attribute| enum_case(ctx, cases, value)),
        )
    }

    /// An enum case, also read from an attribute of the class; see [`super::EnumOrAttr`].
    #[must_use]
    pub fn enumeration_or_attribute(
        cases: &'static EnumSpec,
        is_of_class: &'static dyn Test<Attribute>,
        width: u32,
    ) -> Form {
        let case = move |ctx: &Context, value: Attribute| {
            let storage = crate::attr_or_type::Interned::def_storage(value, ctx);
            match storage.filter(|_| is_of_class(ctx, value))?.params() {
                [Param::Int(case)] => Some(*case as u64),
                _ => None,
            }
        };
        let read =
            move |ctx: &Context, value: Attribute| enum_or_attribute(ctx, cases, case(ctx, value), value);
        Form::of_cases(cases, width, leak(read))
    }

    fn of_cases(
        cases: &'static EnumSpec,
        width: u32,
        read: &'static dyn Transformer<Attribute, Result<u64, String>>,
    ) -> Form {
        let write = move |ctx: &Context, case: u64| ctx.integer_attr_of(ctx.integer_type(width), case as i64);
        Form {
            convert: leak(move |ctx: &Context, value: Attribute| {
                read(ctx, value).map(|case| write(ctx, case))
            }),
            absent: leak(move |ctx: &Context| Some(write(ctx, 0))),
            is_value: leak(move |ctx: &Context, value: Attribute| read(ctx, value).is_ok()),
            has_default: false,
            text: TextHooks {
                parse: leak(move |parser: &mut Parser<'_>, may_be_absent: bool| {
                    let case = text::parse_enum(parser, cases, may_be_absent)?;
                    let case = case.filter(|case| cases.accepts(*case));
                    Ok(case.map(|case| write(parser.context(), case)))
                }),
                print: leak(move |printer: &mut Printer<'_>, stored: Attribute| {
                    if let Ok(case) = read(printer.context(), stored) {
                        text::print_enum(printer, cases, case);
                    }
                }),
            },
        }
    }

    /// A list of values of a form; see [`super::List`].
    #[must_use]
    pub fn list(element: Form) -> Form {
        let all = move |ctx: &Context, value: Attribute| {
            let values = elements(ctx, value)?.iter().map(|value| (element.convert)(ctx, *value));
            values.collect::<Result<Vec<Attribute>, String>>()
        };
        Form {
            convert: leak(move |ctx: &Context, value: Attribute| {
                all(ctx, value).map(|all| ctx.array_attr(&all))
            }),
            absent: &|ctx| Some(ctx.array_attr(&[])),
            is_value: &|_, _| true,
            has_default: false,
            text: TextHooks {
                parse: leak(move |parser: &mut Parser<'_>, may_be_absent: bool| {
                    let values = text::parse_list(parser, may_be_absent, |parser| {
                        (element.text.parse)(parser, false)
                    })?;
                    Ok(values.map(|values| parser.context().array_attr(&values)))
                }),
                print: leak(move |printer: &mut Printer<'_>, stored: Attribute| {
                    if let Ok(values) = all(printer.context(), stored) {
                        text::print_list(printer, &values, |printer, value| {
                            (element.text.print)(printer, *value)
                        });
                    }
                }),
            },
        }
    }

    /// An optional value of a form; see [`super::Optional`].
    #[must_use]
    pub fn optional(value: Form) -> Form {
        Form::optional_with(
            value,
            TextHooks {
                parse: leak(move |parser: &mut Parser<'_>, _: bool| {
                    let only = text::parse_optional(parser, |parser| (value.text.parse)(parser, true))?;
                    Ok(only.map(|only| array(parser.context(), only)))
                }),
                print: leak(move |printer: &mut Printer<'_>, stored: Attribute| {
                    if let Ok(only) = only_element(printer.context(), stored) {
                        let print = |printer: &mut Printer<'_>, only: &_| (value.text.print)(printer, *only);
                        text::print_optional(printer, only.as_ref(), print);
                    }
                }),
            },
        )
    }

    /// The same, written as `some<…>`; see [`super::OptionalSome`].
    #[must_use]
    pub fn optional_some(value: Form) -> Form {
        Form::optional_with(
            value,
            TextHooks {
                parse: leak(move |parser: &mut Parser<'_>, may_be_absent: bool| {
                    let parse = |parser: &mut Parser<'_>| (value.text.parse)(parser, false);
                    let only = text::parse_optional_some(parser, may_be_absent, parse)?;
                    Ok(only.map(|only| array(parser.context(), only)))
                }),
                print: leak(move |printer: &mut Printer<'_>, stored: Attribute| {
                    if let Ok(only) = only_element(printer.context(), stored) {
                        let print = |printer: &mut Printer<'_>, only: &_| (value.text.print)(printer, *only);
                        text::print_optional_some(printer, only.as_ref(), print);
                    }
                }),
            },
        )
    }

    fn optional_with(value: Form, text: TextHooks) -> Form {
        Form {
            convert: leak(move |ctx: &Context, attribute: Attribute| {
                let only = only_element(ctx, attribute)?;
                let only = only.map(|only| (value.convert)(ctx, only)).transpose()?;
                Ok(array(ctx, only))
            }),
            absent: &|ctx| Some(ctx.array_attr(&[])),
            is_value: &|_, _| true,
            has_default: true,
            text,
        }
    }

    /// A property with this form.
    #[must_use]
    pub fn property(self, name: &'static str, summary: &'static str) -> PropertySpec {
        let Form { convert, absent, is_value, has_default, text } = self;
        let stored = move |ctx: &Context, value: Attribute| {
            or_number(ctx, value, convert(ctx, value), || is_value(ctx, value))
        };
        PropertySpec {
            name,
            summary,
            stored: leak(stored),
            accepts: is_value,
            default: absent,
            has_default,
            keyword: "",
            text,
        }
    }
}

/// The array of at most one element.
fn array(ctx: &Context, only: Option<Attribute>) -> Attribute {
    ctx.array_attr(only.as_slice())
}

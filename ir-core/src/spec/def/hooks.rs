//! What authors of types and attributes write by hand.

use super::{DefHandle, OtherParam, Param};
use crate::context::{Attribute, Context, Type};
use crate::text::{ParseResult, Parser, Printer};

/// What the author of a type or attribute with `genVerifyDecl = 1` writes.
pub trait VerifyDef: DefHandle {
    /// Checks that the parameters go together. They are those of the definition, in its order.
    ///
    /// # Errors
    /// What is wrong, in words.
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String>;
}

/// What the author of a type or attribute with `hasCustomAssemblyFormat = 1` writes.
pub trait CustomFormat: DefHandle {
    /// Reads what stands behind the mnemonic; `ty` is the type that the place of an attribute gives.
    ///
    /// # Errors
    /// Where the text is wrong; reported already.
    fn parse(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Self::Base>;

    /// Prints what stands behind the mnemonic.
    fn print(self, printer: &mut Printer<'_>);
}

/// Calls the author's parser.
///
/// # Errors
/// Where the text is wrong.
pub fn parse_by_hand<T: CustomFormat>(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<T::Base> {
    T::parse(parser, ty)
}

/// Calls the author's printer.
pub fn print_by_hand<T: CustomFormat>(base: T::Base, printer: &mut Printer<'_>) {
    T::from_base_unchecked(base).print(printer);
}

/// What the author of a type of parameters writes that only C++ knows.
pub trait ParameterValue: OtherParam + Clone {
    /// Reads a value.
    ///
    /// # Errors
    /// Where the text is wrong; reported already.
    fn parse(parser: &mut Parser<'_>) -> ParseResult<Self>;

    /// Prints a value.
    fn print(&self, printer: &mut Printer<'_>);
}

macro_rules! parameters {
    ($($ty:ty: $parser:ident => $parse:expr, $value:ident, $printer:ident => $print:expr;)*) => {$(
        impl ParameterValue for $ty {
            fn parse($parser: &mut Parser<'_>) -> ParseResult<Self> {
                $parse
            }

            fn print(&self, $printer: &mut Printer<'_>) {
                let $value = self;
                $print;
            }
        }
    )*};
}

parameters! {
    i64: parser => parser.parse_integer(), value, printer => printer.number(*value);
    bool: parser => match parser.consume_keyword("true") {
        true => Ok(true),
        false => parser.parse_keyword("false").map(|()| false),
    }, value, printer => printer.display(value);
    Type: parser => parser.parse_type(), value, printer => printer.print_type(*value);
    Attribute: parser => parser.parse_attribute(None), value, printer => printer.print_attribute(*value);
}

/// Calls the author's parser of a parameter.
///
/// # Errors
/// Where the text is wrong.
pub fn parse_other<T: ParameterValue>(parser: &mut Parser<'_>) -> ParseResult<Param> {
    Ok(Param::Other(Box::new(T::parse(parser)?)))
}

/// Calls the author's printer of a parameter.
pub fn print_other<T: ParameterValue>(param: &Param, printer: &mut Printer<'_>) {
    if let Some(value) = other_param::<T>(param) {
        value.print(printer);
    }
}

/// The value of a type that its author knows.
#[must_use]
pub fn other_param<T: OtherParam>(param: &Param) -> Option<&T> {
    match param {
        Param::Other(value) => (**value).as_any().downcast_ref(),
        _ => None,
    }
}

//! User-provided traits of types and attributes.

use super::{DefHandle, OtherParam, Param};
use crate::context::{Attribute, Context, Type};
use crate::diagnostic::{Diagnostic, EmitError};
use crate::text::{ParseResult, Parser, Printer};

/// User-provided verifier of a type or attribute with `genVerifyDecl = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no verifier of its parameters, which `genVerifyDecl` in its definition promises",
    note = "write `impl VerifyDef for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait VerifyDef: DefHandle {
    /// Verifies the parameters, in the order of the definition.
    ///
    /// # Errors
    /// The error about invalid parameters, from `emit_error`.
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic>;
}

/// User-provided syntax of a type or attribute with `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no parser and printer, which `hasCustomAssemblyFormat` in its definition promises",
    note = "write `impl CustomFormat for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait CustomFormat: DefHandle {
    /// Parses the syntax after the mnemonic. `ty` is the type that the context of an attribute requires.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn parse(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Self::Base>;

    /// Prints the syntax after the mnemonic.
    fn print(self, printer: &mut Printer<'_>);
}

/// Syntax of a type or attribute as its parameters, for definitions that a record `RuntimeSyntax` refers to.
pub trait ParamSyntax {
    /// The number of parameters.
    const COUNT: usize;

    /// Parses the syntax after the mnemonic. The result has a value for each parameter, in the order of the
    /// definition.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn parse(parser: &mut Parser<'_>) -> ParseResult<Vec<Param>>;

    /// Prints the syntax after the mnemonic.
    fn print(params: &[Param], printer: &mut Printer<'_>);
}

/// Calls the user-provided parser.
///
/// # Errors
/// On a syntax error.
pub fn parse_hand_written<T: CustomFormat>(
    parser: &mut Parser<'_>,
    ty: Option<Type>,
) -> ParseResult<T::Base> {
    T::parse(parser, ty)
}

/// Calls the user-provided printer.
pub fn print_hand_written<T: CustomFormat>(base: T::Base, printer: &mut Printer<'_>) {
    T::from_base_unchecked(base).print(printer);
}

/// User-provided syntax of a parameter type that only C++ defines.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is the type of a parameter, and has no text form",
    note = "derive `ods_macros::ParameterValue`, or write `impl ParameterValue for {Self}`; `odsgen skeleton` prints it"
)]
pub trait ParameterValue: OtherParam + Clone {
    /// Parses a value.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
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
    i64: parser => parser.parse_integer(), value, printer => printer.print_integer(*value);
    bool: parser => if parser.consume_keyword("true") {
        Ok(true)
    } else {
        parser.parse_keyword("false").map(|()| false)
    }, value, printer => printer.display(value);
    Type: parser => parser.parse_type(), value, printer => printer.print_type(*value);
    Attribute: parser => parser.parse_attribute(None), value, printer => printer.print_attribute(*value);
}

/// Calls the user-provided parser of a parameter.
///
/// # Errors
/// On a syntax error.
pub fn parse_other<T: ParameterValue>(parser: &mut Parser<'_>) -> ParseResult<Param> {
    Ok(Param::Other(Box::new(T::parse(parser)?)))
}

/// Calls the user-provided printer of a parameter.
pub fn print_other<T: ParameterValue>(param: &Param, printer: &mut Printer<'_>) {
    if let Some(value) = other_param::<T>(param) {
        value.print(printer);
    }
}

/// The value of a parameter with a user-provided type.
#[must_use]
pub fn other_param<T: OtherParam>(param: &Param) -> Option<&T> {
    if let Param::Other(value) = param { (**value).as_any().downcast_ref() } else { None }
}

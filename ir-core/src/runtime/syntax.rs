//! The custom syntax of operations.

use super::format::Transform;
use super::format::directive::DirectiveHooks;
use super::{IrTest, OpHandle};
use crate::context::function_traits;
use crate::ir::{Ir, Op};
use crate::text::{CustomOp, OperationParser, OperationPrinter, ParseResult};

/// User-provided syntax of an operation with `hasCustomAssemblyFormat = 1`.
///
/// [`OperationParser::parse_region`] and [`OperationPrinter::print_region`] read and write regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no syntax: its definition has `hasCustomAssemblyFormat`, or an `assemblyFormat` with a part that has no \
               form in the runtime",
    note = "write `impl CustomAssemblyFormat for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait CustomAssemblyFormat: OpHandle {
    /// The dialect of unprefixed operation names in the regions of this one; empty without one.
    const DEFAULT_DIALECT: &'static str = "";

    /// Parses the syntax after the operation's name.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()>;

    /// Prints the syntax after the operation's name, starting with a space.
    fn print(self, printer: &mut OperationPrinter<'_>);

    /// Whether the syntax can express this operation. Otherwise, the operation is printed in generic form.
    fn is_expressible(self, _ir: &Ir) -> bool {
        true
    }
}

function_traits! {
    /// A user-provided parser.
    ParseHook = Fn(&mut OperationParser<'_>, &mut CustomOp) -> ParseResult<()>;
    /// A user-provided printer.
    PrintHook = Fn(&mut OperationPrinter<'_>, Op);
}

/// The functions that an operation's syntax needs in addition to its declarative format.
#[derive(Clone, Copy, Debug)]
pub struct Syntax {
    pub(super) hand_written: Option<(&'static dyn ParseHook, &'static dyn PrintHook)>,
    pub(super) expresses: Option<&'static dyn IrTest<Op>>,
    transforms: &'static [Transform],
    directives: &'static [DirectiveHooks],
    default_dialect: &'static str,
}

impl Syntax {
    /// The generic form only.
    pub const GENERIC: Syntax =
        Syntax { hand_written: None, expresses: None, transforms: &[], directives: &[], default_dialect: "" };

    /// The user-provided syntax for the operation of this handle.
    #[must_use]
    pub const fn hand_written<T: CustomAssemblyFormat>() -> Syntax {
        Syntax {
            hand_written: Some((&T::parse, &|printer, op| T::from_op_unchecked(op).print(printer))),
            expresses: Some(&|_, ir, op| T::from_op_unchecked(op).is_expressible(ir)),
            default_dialect: T::DEFAULT_DIALECT,
            ..Syntax::GENERIC
        }
    }

    /// Functions that parse and print operations, which the definition calls.
    #[must_use]
    pub const fn functions(parse: &'static dyn ParseHook, print: &'static dyn PrintHook) -> Syntax {
        Syntax { hand_written: Some((parse, print)), ..Syntax::GENERIC }
    }

    /// A syntax that is not available. Operations print in generic form, and `parse` reports the reason.
    #[must_use]
    pub const fn unavailable(parse: &'static dyn ParseHook) -> Syntax {
        Syntax {
            hand_written: Some((parse, &|printer, op| printer.print_generic(op))),
            expresses: Some(&|_, _, _| false),
            ..Syntax::GENERIC
        }
    }

    /// A declarative format, stored in [`OpSpec::format`](super::OpSpec::format).
    pub const FORMAT: Syntax = Syntax::GENERIC;

    /// Adds the functions that derive types, by their indices in the format.
    #[must_use]
    pub const fn transforms(self, transforms: &'static [Transform]) -> Syntax {
        Syntax { transforms, ..self }
    }

    /// Adds the functions of the `custom` directives, in the order of the format.
    #[must_use]
    pub const fn directives(self, directives: &'static [DirectiveHooks]) -> Syntax {
        Syntax { directives, ..self }
    }

    /// Sets the dialect of unprefixed operation names in the regions of the operation.
    #[must_use]
    pub const fn with_default_dialect(self, default_dialect: &'static str) -> Syntax {
        Syntax { default_dialect, ..self }
    }

    /// The dialect of unprefixed operation names in the regions of the operation; empty without one.
    #[must_use]
    pub fn default_dialect(&self) -> &'static str {
        self.default_dialect
    }

    /// The user-provided part of the syntax, if any.
    #[must_use]
    pub fn hand_written_part(&self) -> Option<&'static str> {
        if self.hand_written.is_some() {
            return Some("all of it");
        }
        self.directives.iter().any(|hooks| !hooks.is_shared()).then_some("a directive")
    }

    pub(super) fn transform(&self, index: usize) -> Option<&'static Transform> {
        self.transforms.get(index)
    }

    pub(super) fn directive(&self, index: usize) -> Option<&'static DirectiveHooks> {
        self.directives.get(index)
    }
}

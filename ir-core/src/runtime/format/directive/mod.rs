//! `custom<Name>(…)`: user-provided directives of a format.

mod arguments;
mod parser;
mod printer;

use crate::ir::Op;
use crate::runtime::OpHandle;
use crate::text::{ParseResult, ParseStep, PrintStep};

pub use parser::DirectiveParser;
pub use printer::DirectivePrinter;

/// User-provided functions of a directive, for the operation `O` or for all: the directive's name is a type
/// of the generated file.
///
/// Arguments are those of the format, counted from 0.
#[diagnostic::on_unimplemented(
    message = "`custom<{Self}>` in the assembly format of `{O}` is not written",
    note = "write `impl Directive<{O}> for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait Directive<O: OpHandle> {
    /// Parses the directive, and sets its arguments. After a [`DirectiveStep::Region`], it is called again
    /// once the region is parsed. `step` counts the calls.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn parse(parser: &mut DirectiveParser<'_, '_, '_>, step: usize) -> ParseResult<DirectiveStep>;

    /// Prints the directive; the space before it is already printed. After a region it is called again;
    /// `step` counts the calls.
    fn print(printer: &mut DirectivePrinter<'_, '_, '_>, op: O, step: usize) -> Option<PrintStep>;
}

/// The result of a parsing step of a directive.
#[derive(Clone, Debug)]
pub enum DirectiveStep {
    /// The directive is parsed. The flag states whether it was present, in case it anchors a group.
    Done(bool),
    /// A region comes next.
    Region(ParseStep),
}

/// The functions of a directive.
#[derive(Clone, Copy, Debug)]
pub struct DirectiveHooks {
    parse: fn(&mut DirectiveParser<'_, '_, '_>, usize) -> ParseResult<DirectiveStep>,
    print: fn(&mut DirectivePrinter<'_, '_, '_>, Op, usize) -> Option<PrintStep>,
    is_shared: bool,
}

impl DirectiveHooks {
    /// Creates the functions of `D` for the operation of this handle.
    #[must_use]
    pub const fn new<D: Directive<O>, O: OpHandle>() -> DirectiveHooks {
        DirectiveHooks {
            parse: D::parse,
            print: |printer, op, step| D::print(printer, O::from_op_unchecked(op), step),
            is_shared: false,
        }
    }

    /// Creates the functions of a directive of the [runtime](crate::runtime::directives).
    #[must_use]
    pub const fn shared<D: Directive<O>, O: OpHandle>() -> DirectiveHooks {
        DirectiveHooks { is_shared: true, ..DirectiveHooks::new::<D, O>() }
    }

    pub(crate) const fn is_shared(&self) -> bool {
        self.is_shared
    }
}

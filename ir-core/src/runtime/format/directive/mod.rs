//! `custom<Name>(…)`: user-provided directives of a format.

mod arguments;
mod parser;
mod printer;

use super::{Argument, OpPart};
use crate::context::function_traits;
use crate::ir::Op;
use crate::runtime::{OpHandle, OpSpec};
use crate::text::ParseResult;

pub use parser::DirectiveParser;
pub use printer::DirectivePrinter;

/// User-provided functions of a directive, for the operation `O` or for all: the directive's name is a type
/// of the generated file.
///
/// Arguments are those of the format, counted from 0.
#[diagnostic::on_unimplemented(
    message = "`custom<{Self}>` in the assembly format of `{O}` is not written",
    note = "write `impl Directive<Op> for directives::Name` beside the generated code, with the operation and the name of the first line; \
            `odsgen skeleton` prints it"
)]
pub trait Directive<O: OpHandle>: 'static {
    /// Parses the directive, and sets its arguments. Returns whether it was present, in case it anchors an
    /// optional group.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn parse(parser: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool>;

    /// Prints the directive; the space before it is already printed.
    fn print(printer: &mut DirectivePrinter<'_, '_, '_>, op: O);
}

/// The call by which a directive of the operation's format sets an attribute; nothing if none does.
pub fn setter_of_attribute(spec: &OpSpec, name: &str) -> Option<String> {
    let is_named = |index: usize| spec.attributes[index].name == name;
    let sets = |argument: &Argument<'_>| match argument {
        Argument::Bound(OpPart::Attribute(index) | OpPart::QualifiedAttribute(index)) => is_named(*index),
        _ => false,
    };
    spec.format?.directives.iter().find_map(|directive| {
        let index = directive.arguments.iter().position(sets)?;
        let directive = directive.name;
        Some(format!("in custom form, 'custom<{directive}>' sets it: 'parser.set_attribute({index}, …)'"))
    })
}

function_traits! {
    /// A parser of a directive; see [`Directive::parse`].
    DirectiveParseHook = Fn(&mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool>;
    /// A printer of a directive; see [`Directive::print`].
    DirectivePrintHook = Fn(&mut DirectivePrinter<'_, '_, '_>, Op);
}

/// The functions of a directive.
#[derive(Clone, Copy, Debug)]
pub struct DirectiveHooks {
    parse: &'static dyn DirectiveParseHook,
    print: &'static dyn DirectivePrintHook,
    is_shared: bool,
}

impl DirectiveHooks {
    /// Creates a directive from its functions.
    #[must_use]
    pub const fn functions(
        parse: &'static dyn DirectiveParseHook,
        print: &'static dyn DirectivePrintHook,
    ) -> DirectiveHooks {
        DirectiveHooks { parse, print, is_shared: false }
    }

    /// Creates the functions of `D` for the operation of this handle.
    #[must_use]
    pub const fn new<D: Directive<O>, O: OpHandle>() -> DirectiveHooks {
        DirectiveHooks {
            parse: &D::parse,
            print: &|printer, op| D::print(printer, O::from_op_unchecked(op)),
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

//! How operations are read and printed besides the generic form.

use super::OpHandle;
use crate::ir::Op;
use crate::text::{CustomOp, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep};

/// What the author of an operation with `hasCustomAssemblyFormat = 1` writes.
///
/// Both functions are called again behind each region that they ask for; `step` counts the calls for one operation.
pub trait CustomAssemblyFormat: OpHandle {
    /// The dialect whose operations need no prefix in the regions of this one; empty for none.
    const DEFAULT_DIALECT: &'static str = "";

    /// Reads what stands behind the operation's name.
    ///
    /// # Errors
    /// Where the text is wrong; reported already.
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep>;

    /// Prints what stands behind the operation's name, with the blank that comes first.
    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep;
}

/// A reader written by hand.
pub type ParseHook = fn(&mut OperationParser<'_>, &mut CustomOp, usize) -> ParseResult<ParseStep>;

/// A printer written by hand.
pub type PrintHook = fn(&mut OperationPrinter<'_>, Op, usize) -> PrintStep;

/// The syntax of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Syntax {
    by_hand: Option<(ParseHook, PrintHook)>,
    default_dialect: &'static str,
}

impl Syntax {
    /// The generic form only.
    pub const GENERIC: Syntax = Syntax { by_hand: None, default_dialect: "" };

    /// What the author wrote for the operation of this handle.
    #[must_use]
    pub const fn by_hand<T: CustomAssemblyFormat>() -> Syntax {
        let print: PrintHook = |printer, op, step| T::from_op_unchecked(op).print(printer, step);
        Syntax { by_hand: Some((T::parse, print)), default_dialect: T::DEFAULT_DIALECT }
    }

    /// Whether there is more than the generic form.
    #[must_use]
    pub fn is_custom(&self) -> bool {
        self.by_hand.is_some()
    }

    /// The dialect whose operations need no prefix in the regions of the operation; empty for none.
    #[must_use]
    pub fn default_dialect(&self) -> &'static str {
        self.default_dialect
    }

    /// Reads what stands behind the operation's name, as [`OpDefinition::parse`](crate::ops::OpDefinition::parse).
    ///
    /// # Errors
    /// Where the text is wrong; reported already.
    pub fn parse(
        &self,
        parser: &mut OperationParser<'_>,
        op: &mut CustomOp,
        step: usize,
    ) -> ParseResult<ParseStep> {
        match self.by_hand {
            Some((parse, _)) => parse(parser, op, step),
            None => Err(parser.error_here("has no custom assembly form")),
        }
    }

    /// Prints what stands behind the operation's name, as [`OpDefinition::print`](crate::ops::OpDefinition::print).
    pub fn print(&self, printer: &mut OperationPrinter<'_>, op: Op, step: usize) -> PrintStep {
        match self.by_hand {
            Some((_, print)) => print(printer, op, step),
            None => printer.generic_after_name(op),
        }
    }
}

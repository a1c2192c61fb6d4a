//! How operations are read and printed besides the generic form.

use super::OpHandle;
use super::format::Transform;
use super::format::directive::DirectiveHooks;
use crate::ir::Op;
use crate::text::{CustomOp, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep};

/// What the author of an operation with `hasCustomAssemblyFormat = 1` writes.
///
/// Both functions are called again behind each region that they ask for; `step` counts the calls for one operation.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no syntax, which `hasCustomAssemblyFormat` in its definition promises",
    note = "write `impl CustomAssemblyFormat for {Self}` beside the generated code"
)]
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

/// What the author of an operation writes whose result types its format leaves to `InferTypeOpInterface`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not infer the types of its results, which are not in its assembly format",
    note = "write `impl InferResultTypes for {Self}` beside the generated code"
)]
pub trait InferResultTypes: OpHandle {
    /// Adds the types of the results to what was read of the operation, of which everything else is there.
    ///
    /// # Errors
    /// When there are none; reported already.
    fn infer_result_types(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()>;
}

/// A reader written by hand.
pub type ParseHook = fn(&mut OperationParser<'_>, &mut CustomOp, usize) -> ParseResult<ParseStep>;

/// A printer written by hand.
pub type PrintHook = fn(&mut OperationPrinter<'_>, Op, usize) -> PrintStep;

/// An inference of result types written by hand.
pub type InferHook = fn(&mut OperationParser<'_>, &mut CustomOp) -> ParseResult<()>;

/// What the syntax of an operation needs besides its declarative format: functions.
#[derive(Clone, Copy, Debug)]
pub struct Syntax {
    pub(super) by_hand: Option<(ParseHook, PrintHook)>,
    transforms: &'static [Transform],
    directives: &'static [DirectiveHooks],
    infer: Option<InferHook>,
    infers_by_hand: bool,
    default_dialect: &'static str,
}

impl Syntax {
    /// The generic form only.
    pub const GENERIC: Syntax = Syntax {
        by_hand: None,
        transforms: &[],
        directives: &[],
        infer: None,
        infers_by_hand: false,
        default_dialect: "",
    };

    /// What the author wrote for the operation of this handle.
    #[must_use]
    pub const fn by_hand<T: CustomAssemblyFormat>() -> Syntax {
        let print: PrintHook = |printer, op, step| T::from_op_unchecked(op).print(printer, step);
        Syntax { by_hand: Some((T::parse, print)), default_dialect: T::DEFAULT_DIALECT, ..Syntax::GENERIC }
    }

    /// A declarative format, which [`OpSpec::format`](super::OpSpec::format) has.
    pub const FORMAT: Syntax = Syntax::GENERIC;

    /// With the functions that make types of others, by the numbers that the format gives them.
    #[must_use]
    pub const fn transforms(self, transforms: &'static [Transform]) -> Syntax {
        Syntax { transforms, ..self }
    }

    /// With the functions of the directives `custom`, in the order of the format.
    #[must_use]
    pub const fn directives(self, directives: &'static [DirectiveHooks]) -> Syntax {
        Syntax { directives, ..self }
    }

    /// With the inference of result types that the author wrote for the operation of this handle.
    #[must_use]
    pub const fn infers<T: InferResultTypes>(self) -> Syntax {
        Syntax { infer: Some(T::infer_result_types), infers_by_hand: true, ..self }
    }

    /// With an inference of result types that the [runtime](super::inference) has.
    #[must_use]
    pub const fn infers_by(self, infer: InferHook) -> Syntax {
        Syntax { infer: Some(infer), infers_by_hand: false, ..self }
    }

    /// The dialect whose operations need no prefix in the regions of the operation; empty for none.
    #[must_use]
    pub fn default_dialect(&self) -> &'static str {
        self.default_dialect
    }

    /// Which part of the syntax the author writes by hand, if there is one.
    #[must_use]
    pub fn part_by_hand(&self) -> Option<&'static str> {
        if self.by_hand.is_some() {
            return Some("all of it");
        }
        if self.directives.iter().any(|hooks| !hooks.is_shared()) {
            return Some("a directive");
        }
        self.infers_by_hand.then_some("the types of the results")
    }

    pub(super) fn transform(&self, number: usize) -> Option<&'static Transform> {
        self.transforms.get(number)
    }

    pub(super) fn directive(&self, number: usize) -> Option<&'static DirectiveHooks> {
        self.directives.get(number)
    }

    pub(super) fn infer(&self) -> Option<InferHook> {
        self.infer
    }
}

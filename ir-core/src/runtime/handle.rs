//! Typed handles of operations with a definition, and user-provided verifiers.

use super::OpSpec;
use super::adaptor::{self, Adaptor, OperandSegment};
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, OpHandle, Value};

pub use super::registration::{register, register_all};

/// A handle whose definition is an [`OpSpec`].
pub trait DefinedOp: OpHandle {
    /// The data of the definition.
    const SPEC: &'static OpSpec;

    /// Named access to `values`, which correspond to the operands in number and order.
    fn adaptor<'a, T: Copy>(self, ir: &Ir, values: &'a [T]) -> Adaptor<'a, Self, T> {
        Adaptor::new(ir, self, values)
    }

    /// Replaces the operands of a segment.
    fn set<'a, G>(self, ir: &mut Ir, group: G, values: G::Of<'a, Value>)
    where
        G: OperandSegment<Self>,
        Self: 'a,
    {
        adaptor::set_group(Self::SPEC, ir, self.op(), group.index(), &G::list(values));
    }

    /// The text of the operation, for `{}`.
    fn display(self, ir: &Ir) -> crate::text::DisplayOp<'_> {
        self.op().display(ir)
    }
}

/// User-provided verifier of an operation with `hasVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no verifier, which `hasVerifier` in its definition promises",
    note = "write `impl VerifyOp for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait VerifyOp: OpHandle {
    /// Verifies what the definition cannot express. The constraints of the definition hold already.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic>;
}

/// User-provided verifier of an operation with `hasRegionVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no verifier of its regions, which `hasRegionVerifier` in its definition promises",
    note = "write `impl VerifyRegions for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait VerifyRegions: OpHandle {
    /// Verifies the regions, whose operations have been verified.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic>;
}

/// Calls the user-provided verifier.
///
/// # Errors
/// The diagnostic of the verifier.
pub fn verify_hand_written<T: VerifyOp>(_ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    T::from_op_unchecked(op).verify(ir)
}

/// Calls the user-provided verifier of regions.
///
/// # Errors
/// The diagnostic of the verifier.
pub fn verify_regions_hand_written<T: VerifyRegions>(
    _ctx: &Context,
    ir: &Ir,
    op: Op,
) -> Result<(), Diagnostic> {
    T::from_op_unchecked(op).verify_regions(ir)
}

//! Typed handles of operations with a definition, their adaptors, and user-provided verifiers.

use std::marker::PhantomData;

use super::groups::operand_group;
use super::segments::{self, OperandSegment};
use super::{Length, OpSpec};
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, OpHandle, Value};

pub use super::registration::{
    PlainDialect, register, register_all, register_dialect, register_plain_dialect,
};

/// A handle with an [`OpSpec`] as its definition.
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
        segments::set_group(Self::SPEC, ir, self.op(), group.index(), &G::list(values));
    }

    /// Displays the operation with `{}`.
    fn display(self, ir: &Ir) -> crate::text::DisplayOp<'_> {
        self.op().display(ir)
    }
}

/// Values that correspond to the operands of an operation, accessed by the names of the definition.
#[derive(Clone, Debug)]
pub struct Adaptor<'a, H, T> {
    values: &'a [T],
    /// The end of each segment; empty if each has one value.
    ends: Vec<usize>,
    handle: PhantomData<fn() -> H>,
}

impl<'a, H: DefinedOp, T: Copy> Adaptor<'a, H, T> {
    /// `values` correspond to the operands of `op`, in number and order.
    #[must_use]
    pub fn new(ir: &Ir, op: H, values: &'a [T]) -> Self {
        let groups = H::SPEC.operands;
        let is_simple = groups.iter().all(|group| group.length == Length::One);
        let end = |group| operand_group(H::SPEC, ir, op.op(), group).end;
        let ends = if is_simple { Vec::new() } else { (0..groups.len()).map(end).collect() };
        Adaptor { values, ends, handle: PhantomData }
    }

    /// The values of a segment.
    pub fn get<G: OperandSegment<H>>(&self, group: G) -> G::Of<'a, T> {
        let index = group.index();
        let range = match self.ends.get(index) {
            None => index..index + 1,
            Some(end) => index.checked_sub(1).map_or(0, |before| self.ends[before])..*end,
        };
        G::from_slice(&self.values[range])
    }

    /// The values of all segments.
    #[must_use]
    pub fn all(&self) -> &'a [T] {
        self.values
    }
}

/// User-provided verifier of an operation with `hasVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no verifier, which `hasVerifier` in its definition promises",
    note = "write `impl VerifyOp for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait VerifyOp: OpHandle {
    /// Verifies properties that the definition cannot express. The constraints of the definition already
    /// hold.
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
    /// Verifies the regions after their operations.
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

//! Verifiers of registered operations and dialects.

use crate::context::{Context, Ident, NamedAttribute, RegisteredDialect};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};

/// The verifiers of a registered operation.
pub trait OpVerifier: Send + Sync {
    /// Verifies the operation before its regions: its traits, in MLIR's order, and the user-provided
    /// verifier.
    ///
    /// `like` is an operation of the same name that was verified before. It has the same attributes,
    /// properties, operand types and result types, and neither operation has regions or successors. Checks
    /// that depend only on these need not be repeated.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify(&self, ctx: &Context, ir: &Ir, op: Op, like: Option<Op>) -> Result<(), Diagnostic>;

    /// Verifies the operation after its regions were verified: region traits and the user-provided region
    /// verifier.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify_regions(&self, ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic>;
}

/// An argument or result of a function-like operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SignatureElement {
    /// Index of the region.
    pub region: usize,
    /// Index of the argument or result.
    pub index: usize,
}

/// The verifiers of a dialect for attributes with its namespace as prefix.
pub trait DialectVerifier: Send + Sync {
    /// Whether the dialect verifies discardable attributes of operations.
    fn verifies_operation_attributes(&self) -> bool;

    /// Verifies a discardable attribute of an operation of any dialect.
    ///
    /// # Errors
    /// The reason why the attribute is invalid.
    fn verify_operation_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic>;

    /// Verifies an attribute of a function argument.
    ///
    /// # Errors
    /// The reason why the attribute is invalid.
    fn verify_region_argument_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        element: SignatureElement,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic>;

    /// Verifies an attribute of a function result.
    ///
    /// # Errors
    /// The reason why the attribute is invalid.
    fn verify_region_result_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        element: SignatureElement,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic>;
}

/// The verifiers of the registered dialect whose namespace is the prefix of an attribute name.
pub(crate) fn attribute_verifier(ctx: &Context, name: Ident) -> Option<&dyn DialectVerifier> {
    let (namespace, _) = name.as_str(ctx).split_once('.')?;
    ctx.dialect(ctx.ident(namespace))?.model()
}

/// Whether a registered dialect verifies discardable attributes of operations.
pub(super) fn are_attributes_verified(ctx: &Context) -> bool {
    let verifier = |dialect: &'_ RegisteredDialect| {
        dialect.model::<dyn DialectVerifier>().is_some_and(DialectVerifier::verifies_operation_attributes)
    };
    ctx.dialects().any(verifier)
}

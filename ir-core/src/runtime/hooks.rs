//! User-provided hooks of operations and dialects for passes: folds, constants, canonicalization.

use crate::context::{Attribute, Context, NamedAttribute, Type};
use crate::diagnostic::Diagnostic;
use crate::fold::FoldResult;
use crate::ir::{Ir, Op, OpBuilder, OpHandle};
use crate::rewrite::{PatternRewriter, PatternSet};
use crate::verify::SignatureElement;

/// User-provided folder of an operation with `hasFolder = 1`, unless it is [`ConstantLike`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no folder, which `hasFolder` in its definition promises",
    note = "write `impl FoldOp for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait FoldOp: OpHandle {
    /// Folds the operation; `operands` has the values of the constant operands.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult;
}

/// User-provided value of an operation with the trait `ConstantLike`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no constant value, which the trait `ConstantLike` in its definition promises",
    note = "write `impl ConstantLike for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait ConstantLike: OpHandle {
    /// The constant.
    fn constant_value(self, ir: &Ir) -> Option<Attribute>;
}

/// User-provided patterns of an operation with `hasCanonicalizer = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no patterns, which `hasCanonicalizer` in its definition promises",
    note = "write `impl CanonicalizationPatterns for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait CanonicalizationPatterns: OpHandle {
    /// Adds the canonicalization patterns.
    fn canonicalization_patterns(ctx: &Context, patterns: &mut PatternSet);
}

/// User-provided pattern of an operation with `hasCanonicalizeMethod = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no pattern, which `hasCanonicalizeMethod` in its definition promises",
    note = "write `impl Canonicalize for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait Canonicalize: OpHandle {
    /// Canonicalizes the operation. `None` if it does not match; then the IR must be unchanged.
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_>) -> Option<()>;
}

/// User-provided patterns of a dialect with `hasCanonicalizer = 1`.
#[diagnostic::on_unimplemented(
    message = "the dialect has no patterns, which `hasCanonicalizer` in its definition promises",
    note = "write `impl DialectCanonicalizationPatterns for {Self}` beside the generated code"
)]
pub trait DialectCanonicalizationPatterns {
    /// Adds canonicalization patterns. They can apply to operations of any dialect.
    fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet);
}

/// User-provided constants of a dialect with `hasConstantMaterializer = 1`.
#[diagnostic::on_unimplemented(
    message = "the dialect creates no constants, which `hasConstantMaterializer` in its definition promises",
    note = "write `impl MaterializeConstant for {Self}` beside the generated code"
)]
pub trait MaterializeConstant {
    /// Creates an operation for this constant. Returns `None`, and creates no operation, if the dialect
    /// does not support it.
    fn materialize_constant(&self, b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op>;
}

/// User-provided verifier of a dialect with `hasOperationAttrVerify = 1`.
#[diagnostic::on_unimplemented(
    message = "the dialect has no verifier of its attributes on operations, which `hasOperationAttrVerify` in its definition promises",
    note = "write `impl VerifyOperationAttribute for {Self}` beside the generated code"
)]
pub trait VerifyOperationAttribute {
    /// Checks a discardable attribute of an operation. Its name has the dialect's namespace as prefix.
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
}

/// User-provided verifier of a dialect with `hasRegionArgAttrVerify = 1`.
#[diagnostic::on_unimplemented(
    message = "the dialect has no verifier of its attributes on function arguments, which `hasRegionArgAttrVerify` in its definition promises",
    note = "write `impl VerifyRegionArgumentAttribute for {Self}` beside the generated code"
)]
pub trait VerifyRegionArgumentAttribute {
    /// Checks an attribute of a function argument. Its name has the dialect's namespace as prefix.
    ///
    /// # Errors
    /// The reason why the attribute is invalid.
    fn verify_region_argument_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        place: SignatureElement,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic>;
}

/// User-provided verifier of a dialect with `hasRegionResultAttrVerify = 1`.
#[diagnostic::on_unimplemented(
    message = "the dialect has no verifier of its attributes on function results, which `hasRegionResultAttrVerify` in its definition promises",
    note = "write `impl VerifyRegionResultAttribute for {Self}` beside the generated code"
)]
pub trait VerifyRegionResultAttribute {
    /// Checks an attribute of a function result. Its name has the dialect's namespace as prefix.
    ///
    /// # Errors
    /// The reason why the attribute is invalid.
    fn verify_region_result_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        place: SignatureElement,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic>;
}

/// User-provided name of an implicit terminator, if its class belongs to a dialect that is not included.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no name of its implicit terminator: the definition of the terminator is not included",
    note = "write `impl ImplicitTerminator for {Self}` beside the generated code, or include the definition; `odsgen skeleton` prints it"
)]
pub trait ImplicitTerminator: OpHandle {
    /// The full name of the terminator, such as `scf.yield`.
    const TERMINATOR: &'static str;
}

/// User-provided names of parents, if their classes belong to dialects that are not included.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no names of its parents: the definitions of the parents are not included",
    note = "write `impl ParentOps for {Self}` beside the generated code, or include the definitions; `odsgen skeleton` prints it"
)]
pub trait ParentOps: OpHandle {
    /// The full names of the allowed parents, such as `func.func`.
    const PARENTS: &'static [&'static str];
}

/// Calls the user-provided folder.
pub fn fold_hand_written<T: FoldOp>(
    ctx: &Context,
    ir: &mut Ir,
    op: Op,
    operands: &[Option<Attribute>],
) -> FoldResult {
    T::from_op_unchecked(op).fold(ctx, ir, operands)
}

/// Calls the user-provided function for the constant.
pub fn constant_hand_written<T: ConstantLike>(_ctx: &Context, ir: &Ir, op: Op) -> Option<Attribute> {
    T::from_op_unchecked(op).constant_value(ir)
}

/// Adds the user-provided patterns.
pub fn patterns_hand_written<T: CanonicalizationPatterns>(ctx: &Context, patterns: &mut PatternSet) {
    T::canonicalization_patterns(ctx, patterns);
}

/// Adds the user-provided function as a pattern.
pub fn canonicalize_hand_written<T: Canonicalize + 'static>(_ctx: &Context, patterns: &mut PatternSet) {
    let name = format!("{}::canonicalize", T::NAME);
    patterns.add_fn(&name, |rewriter, op: T| op.canonicalize(rewriter));
}

/// Implements [`FoldOp`] for operations without a folder: the hook always fails. Folds that follow from
/// traits still apply.
#[macro_export]
macro_rules! without_folds {
    ($($op:ty),* $(,)?) => {$(
        impl $crate::runtime::FoldOp for $op {
            fn fold(
                self,
                _ctx: &$crate::context::Context,
                _ir: &mut $crate::ir::Ir,
                _operands: &[Option<$crate::context::Attribute>],
            ) -> $crate::fold::FoldResult {
                $crate::fold::FoldResult::Failure
            }
        }
    )*};
}

/// Implements [`CanonicalizationPatterns`] for operations without patterns.
#[macro_export]
macro_rules! without_patterns {
    ($($op:ty),* $(,)?) => {$(
        impl $crate::runtime::CanonicalizationPatterns for $op {
            fn canonicalization_patterns(
                _ctx: &$crate::context::Context,
                _patterns: &mut $crate::rewrite::PatternSet,
            ) {
            }
        }
    )*};
}

/// Implements [`CanonicalizationPatterns`] for operations with declared rules: it adds the rules of the set
/// that have them as root. The definitions of the operations have `hasCanonicalizer`.
#[macro_export]
macro_rules! patterns_of_rules {
    ($rules:expr; $($op:ty),* $(,)?) => {$(
        const _: () = assert!(
            <$op as $crate::runtime::DefinedOp>::SPEC.canonicalization.is_some(),
            "the definition of an operation in 'patterns_of_rules!' lacks 'let hasCanonicalizer = 1;', so nothing would add its rules"
        );

        impl $crate::runtime::CanonicalizationPatterns for $op {
            fn canonicalization_patterns(
                _ctx: &$crate::context::Context,
                patterns: &mut $crate::rewrite::PatternSet,
            ) {
                $rules.add_rules_of(<$op as $crate::ir::OpHandle>::NAME, patterns);
            }
        }
    )*};
}

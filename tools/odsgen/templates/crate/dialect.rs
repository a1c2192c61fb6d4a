//! The dialect `@name@`: generated of `@name@.ods`, with the hooks that the definitions leave to Rust.
//!
//! `odsgen skeleton src/@name@.ods --append src/@name@.rs` adds hooks that are missing after a change.

use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::fold::{FoldResult, OpFoldResult};
use ir_core::predicates::attributes::integer_value;
use ir_core::runtime::{ConstantLike, FoldOp};

ir_core::include_dialect!("@name@");

/// The most binary digits after the point.
const MAX_FRACTION: i64 = 31;

/// `genVerifyDecl` of the type requires this.
impl VerifyDef for FixedType {
    fn verify(
        _ctx: &Context,
        emit_error: EmitError<'_>,
        params: &[Param],
    ) -> Result<(), Diagnostic> {
        match params {
            [Param::Int(fraction)] if *fraction > MAX_FRACTION => Err(emit_error(&format!(
                "expected at most {MAX_FRACTION} binary digits after the point, but got {fraction}"
            ))),
            _ => Ok(()),
        }
    }
}

/// `ConstantLike` requires this.
impl ConstantLike for ConstantOp {
    fn constant_value(self, ir: &Ir) -> Option<Attribute> {
        self.value_attr(ir)
    }
}

/// `hasFolder` requires this: a constant folds to its value.
impl FoldOp for ConstantOp {
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        self.value_attr(ir).into()
    }
}

/// `hasFolder` requires this: the sum of two constants is a constant.
impl FoldOp for AddOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let number = |index: usize| integer_value(ctx, (*operands.get(index)?)?);
        match (number(0), number(1)) {
            (Some(lhs), Some(rhs)) => {
                let ty = ir.value_type(self.result(ir));
                FoldResult::One(OpFoldResult::Attribute(ctx.integer_attr(ty, lhs.add(&rhs))))
            }
            _ => FoldResult::Failure,
        }
    }
}

/// `hasConstantMaterializer` requires this: results of folds are attributes, which become operations.
impl MaterializeConstant for Registered {
    fn materialize_constant(
        &self,
        b: &mut dyn OpBuilder,
        value: Attribute,
        _ty: Type,
    ) -> Option<Op> {
        let value = integer_value(b.context(), value)?.as_i64()?;
        Some(ConstantOp::create(b, value as u32).op())
    }
}

// `hasCanonicalizer` requires patterns. These are the rules of the definitions.
ir_core::patterns_of_rules!(PATTERNS; NegOp, RoundOp);

//! The dialect: what is generated of `interval.ods`, and what the definitions leave to Rust.

// ANCHOR: include
use dialects::arith;
use ir_core::attr_or_type::{Param, VerifyDef, value};
use ir_core::context::TypeKind;
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::fold::FoldResult;
use ir_core::runtime::{ConstantLike, FoldOp, MaterializeConstant, VerifyOp};
use ir_core::verify::op_error;

ir_core::include_dialect!("interval");
// ANCHOR_END: include

// ANCHOR: verify_type
/// Asked for by `genVerifyDecl` of `RangeType`.
impl VerifyDef for RangeType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        match value::<Type>(ctx, &params[0]).kind(ctx) {
            TypeKind::Integer { .. } => Ok(()),
            _ => Err(emit_error("the element type of a range must be an integer type")),
        }
    }
}
// ANCHOR_END: verify_type

// ANCHOR: verify_attribute
/// Asked for by `genVerifyDecl` of `BoundsAttr`.
impl VerifyDef for BoundsAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let (low, high) = (value::<i64>(ctx, &params[0]), value::<i64>(ctx, &params[1]));
        if low <= high {
            Ok(())
        } else {
            Err(emit_error(&format!("the bounds {low} and {high} have no number between them")))
        }
    }
}
// ANCHOR_END: verify_attribute

// ANCHOR: constant
/// Asked for by `ConstantLike`.
impl ConstantLike for ConstantOp {
    fn constant_value(self, ir: &Ir) -> Option<Attribute> {
        Some(self.bounds(ir))
    }
}

/// Asked for by `hasConstantMaterializer`: folding creates constants by it.
impl MaterializeConstant for Registered {
    fn materialize_constant(&self, b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
        BoundsAttr::cast(b.context(), value)?;
        Some(ConstantOp::create(b, ty, value).op())
    }
}
// ANCHOR_END: constant

// ANCHOR: verify_constant
impl BoundsAttr {
    /// Whether an integer type has both bounds, as signed numbers.
    fn fit(self, ctx: &Context, range: Type) -> bool {
        let element = RangeType::cast(ctx, range).map(|range| range.element(ctx).kind(ctx));
        let Some(TypeKind::Integer { width, .. }) = element else { return false };
        let spare = 64_u32.saturating_sub(width);
        [self.low(ctx), self.high(ctx)].iter().all(|&bound| bound << spare >> spare == bound)
    }
}

/// Asked for by `hasVerifier`.
impl VerifyOp for ConstantOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let bounds = BoundsAttr::cast(ir.context(), self.bounds(ir));
        if bounds.is_some_and(|bounds| bounds.fit(ir.context(), ir.value_type(self.result(ir)))) {
            return Ok(());
        }
        Err(op_error(ir, self.op(), "has bounds that its type does not have"))
    }
}
// ANCHOR_END: verify_constant

// ANCHOR: fold
/// Asked for by `hasFolder`: the sum of constants is a constant, unless a bound overflows.
impl FoldOp for AddOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let operands = self.adaptor(ir, operands);
        let sum = || {
            let lhs = BoundsAttr::cast(ctx, operands.get(AddOp::LHS)?)?;
            let rhs = BoundsAttr::cast(ctx, operands.get(AddOp::RHS)?)?;
            let low = lhs.low(ctx).checked_add(rhs.low(ctx))?;
            let high = lhs.high(ctx).checked_add(rhs.high(ctx))?;
            let sum = BoundsAttr::get(ctx, low, high);
            sum.fit(ctx, ir.value_type(self.result(ir))).then(|| Attribute::from(sum))
        };
        sum().into()
    }
}
// ANCHOR_END: fold

// ANCHOR: patterns
// Asked for by `hasCanonicalizer`: the rules of the set `Simplify` with these roots.
ir_core::patterns_of_rules!(SIMPLIFY_PATTERNS; LowOp, HighOp);
// ANCHOR_END: patterns

// ANCHOR: interface
/// Asked for by `DeclareOpInterfaceMethods<KnownBounds>`.
impl KnownBounds for ConstantOp {
    fn known_bounds(&self, ir: &Ir) -> Option<Attribute> {
        Some(self.bounds(ir))
    }
}

impl KnownBounds for MakeOp {
    fn known_bounds(&self, ir: &Ir) -> Option<Attribute> {
        let [low, high] = [self.low(ir), self.high(ir)].map(|bound| {
            let constant = arith::ConstantOp::cast(ir, ir.defining_op(bound)?)?;
            attributes::int(ir.context(), constant.value(ir))
        });
        Some(BoundsAttr::get_checked(ir.context(), ir.location(self.op()), low?, high?).ok()?.into())
    }
}
// ANCHOR_END: interface

// ANCHOR: verify_op
/// Asked for by `hasVerifier`: both regions yield values of the types of the results.
impl VerifyOp for InsideOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let expected: Vec<Type> = ir.result_types(self.op()).collect();
        for region in [self.then(ir), self.otherwise(ir)] {
            let end = ir.first_block(region).and_then(|block| ir.last_op(block));
            let Some(end) = end else { continue };
            let yielded: Vec<Type> = ir.operands(end).map(|value| ir.value_type(value)).collect();
            if yielded != expected {
                return Err(op_error(ir, self.op(), "has a region that does not yield its results' types"));
            }
        }
        Ok(())
    }
}
// ANCHOR_END: verify_op

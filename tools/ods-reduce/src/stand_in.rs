//! Values that replace another one of the same type.

use ir_core::context::{Attribute, Context, Ident, Traits, Type, TypeKind};
use ir_core::fold::number_constant;
use ir_core::ir::{Builder, InsertionPoint, Ir, Op, OpBuilder, OpState, Value};
use ir_core::num::{ApFloat, ApInt};

/// The number of operations before the insertion point in which an existing constant is looked for.
const LOOKBACK: usize = 64;

/// The origin of a stand-in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A block argument, or else a constant.
    Argument,
    /// An operand of the operation that is replaced.
    Operand,
    /// A constant.
    Constant,
}

/// A value of this type that dominates `before` and does not depend on its results. A new constant is
/// created before it. None if there is no value that is simpler than a result of `before`.
pub fn find(ir: &mut Ir, before: Op, ty: Type, source: Source) -> Option<Value> {
    match source {
        Source::Argument => argument(ir, before, ty).or_else(|| constant(ir, before, ty)),
        Source::Operand => ir.operands(before).iter().find(|&operand| ir.value_type(operand) == ty),
        Source::Constant => constant(ir, before, ty),
    }
}

/// The outermost block argument of this type whose block contains the operation. Blocks of other branches do
/// not dominate it, but entry blocks do.
pub fn argument(ir: &Ir, op: Op, ty: Type) -> Option<Value> {
    let mut found = None;
    let mut inner = op;
    while let Some(block) = ir.parent_block(inner) {
        let entry = ir.parent_region(block).and_then(|region| ir.first_block(region));
        let arguments = entry.filter(|&entry| entry != block).into_iter().chain([block]);
        let mut arguments = arguments.flat_map(|block| ir.arguments(block));
        found = arguments.find(|&argument| ir.value_type(argument) == ty).or(found);
        let Some(outer) = ir.parent_op(inner) else { break };
        if ir.name(outer).has(ir.context(), Traits::ISOLATED_FROM_ABOVE) {
            break;
        }
        inner = outer;
    }
    found
}

/// Whether the operation is a constant, or a cast without operands that [`constant`] created.
pub fn is_constant(ir: &Ir, op: Op) -> bool {
    let name = ir.name(op);
    name.has(ir.context(), Traits::CONSTANT_LIKE)
        || (name == ir.context().op_name(CAST) && ir.num_operands(op) == 0)
}

/// A constant before the operation: an existing one or a new one. A constant is never replaced by a new one.
fn constant(ir: &mut Ir, before: Op, ty: Type) -> Option<Value> {
    let preceding = std::iter::successors(ir.previous(before), |&op| ir.previous(op));
    let existing = preceding
        .take(LOOKBACK)
        .find(|&op| is_constant(ir, op) && ir.num_results(op) == 1 && ir.value_type(ir.result(op, 0)) == ty);
    if let Some(existing) = existing {
        return Some(ir.result(existing, 0));
    }
    if is_constant(ir, before) {
        return None;
    }
    let ctx = ir.context().clone();
    let mut builder = Builder::new(ir);
    builder.restore_insertion_point(InsertionPoint::before_op(builder.ir(), before));
    let own = builder.ir().name(before).dialect(&ctx);
    let op = zero(&ctx, ty)
        .and_then(|zero| {
            [own, ctx.ident("arith")]
                .into_iter()
                .find_map(|dialect| materialize(&ctx, &mut builder, dialect, zero, ty))
        })
        .unwrap_or_else(|| {
            let state = OpState::new(ctx.op_name(CAST), builder.location());
            builder.create(&OpState { result_types: &[ty], ..state })
        });
    (ir.num_results(op) == 1).then(|| ir.result(op, 0))
}

/// The operation that has a value of any type.
const CAST: &str = "builtin.unrealized_conversion_cast";

fn materialize(
    ctx: &Context,
    builder: &mut Builder<'_>,
    dialect: Ident,
    value: Attribute,
    ty: Type,
) -> Option<Op> {
    ctx.dialect(dialect)?.materialize_constant(builder, value, ty)
}

/// The number zero, or a splat of it.
pub fn zero(ctx: &Context, ty: Type) -> Option<Attribute> {
    match ty.element_type(ctx).unwrap_or(ty).kind(ctx) {
        TypeKind::Integer { width, .. } => number_constant(ctx, ty, &ApInt::zero(width)),
        TypeKind::Index => number_constant(ctx, ty, &ApInt::zero(64)),
        TypeKind::Float(semantics) => number_constant(ctx, ty, &ApFloat::zero(semantics, false)),
        _ => None,
    }
}

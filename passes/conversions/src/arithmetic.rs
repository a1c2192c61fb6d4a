//! Functions that create operations of `arith` and return their results.

use dialects::arith::*;
use ir_core::context::{Attribute, Context, Type, TypeKind};
use ir_core::fold::number_constant;
use ir_core::ir::{OpBuilder, Value};
use ir_core::num::{ApFloat, ApInt};
use ir_core::predicates::shaped::element_type;

/// Functions that create an operation and return its result.
macro_rules! creators {
    ($($(#[$doc:meta])* $name:ident($($operand:ident),+): $op:ident . $result:ident;)*) => {$(
        $(#[$doc])*
        pub(crate) fn $name(b: &mut dyn OpBuilder, $($operand: Value),+) -> Value {
            $op::create(b, $($operand),+).$result(b.ir())
        }
    )*};
}

creators! {
    /// The sum of integers.
    add(lhs, rhs): AddIOp.result;
    /// The difference of integers.
    sub(lhs, rhs): SubIOp.result;
    /// The product of integers.
    mul(lhs, rhs): MulIOp.result;
    /// The quotient of signed integers.
    div_signed(lhs, rhs): DivSIOp.result;
    /// The quotient of signed integers, rounded down.
    floor_div_signed(lhs, rhs): FloorDivSIOp.result;
    /// The quotient of unsigned integers.
    div_unsigned(lhs, rhs): DivUIOp.result;
    /// The remainder of signed integers.
    rem_signed(lhs, rhs): RemSIOp.result;
    /// The maximum of signed integers.
    max_signed(lhs, rhs): MaxSIOp.result;
    /// The minimum of signed integers.
    min_signed(lhs, rhs): MinSIOp.result;
    /// The bitwise conjunction.
    and(lhs, rhs): AndIOp.result;
    /// The bitwise disjunction.
    or(lhs, rhs): OrIOp.result;
    /// Bits shifted to the left.
    shift_left(lhs, rhs): ShLIOp.result;
    /// Bits shifted to the right, filled with zeros.
    shift_right_unsigned(lhs, rhs): ShRUIOp.result;
    /// The sum of floats.
    add_float(lhs, rhs): AddFOp.result;
    /// The difference of floats.
    sub_float(lhs, rhs): SubFOp.result;
    /// The product of floats.
    mul_float(lhs, rhs): MulFOp.result;
    /// The quotient of floats.
    div_float(lhs, rhs): DivFOp.result;
    /// The float with the other sign.
    negate_float(value): NegFOp.result;
    /// One of two values by a condition.
    select(condition, yes, no): SelectOp.result;
}

/// Functions that create an operation with a result type and return its result.
macro_rules! converters {
    ($($(#[$doc:meta])* $name:ident: $op:ident;)*) => {$(
        $(#[$doc])*
        pub(crate) fn $name(b: &mut dyn OpBuilder, ty: Type, value: Value) -> Value {
            $op::create(b, ty, value).out(b.ir())
        }
    )*};
}

converters! {
    /// The value reinterpreted as another type.
    bitcast: BitcastOp;
    /// An integer, extended with zeros.
    extend_unsigned: ExtUIOp;
    /// The integer part of a float.
    float_to_signed: FPToSIOp;
    /// A signed integer, rounded to a float.
    signed_to_float: SIToFPOp;
    /// An unsigned integer, rounded to a float.
    unsigned_to_float: UIToFPOp;
    /// The low bits of an integer.
    truncate: TruncIOp;
}

/// The comparison of integers.
pub(crate) fn compare(b: &mut dyn OpBuilder, predicate: CmpIPredicate, lhs: Value, rhs: Value) -> Value {
    CmpIOp::create(b, predicate, lhs, rhs).result(b.ir())
}

/// The comparison of floats.
pub(crate) fn compare_floats(
    b: &mut dyn OpBuilder,
    predicate: CmpFPredicate,
    lhs: Value,
    rhs: Value,
) -> Value {
    CmpFOp::create(b, predicate, lhs, rhs).result(b.ir())
}

/// The sum of integers with overflow flags.
pub(crate) fn add_with(b: &mut dyn OpBuilder, lhs: Value, rhs: Value, flags: IntegerOverflowFlags) -> Value {
    AddIOp::builder(b, lhs, rhs).overflow_flags(flags).create().result(b.ir())
}

/// The product of integers with overflow flags.
pub(crate) fn mul_with(b: &mut dyn OpBuilder, lhs: Value, rhs: Value, flags: IntegerOverflowFlags) -> Value {
    MulIOp::builder(b, lhs, rhs).overflow_flags(flags).create().result(b.ir())
}

/// A constant.
pub(crate) fn constant(b: &mut dyn OpBuilder, value: Attribute) -> Value {
    ConstantOp::create(b, value).result(b.ir())
}

/// A constant of type `index`.
pub(crate) fn index_constant(b: &mut dyn OpBuilder, value: i64) -> Value {
    let value = b.context().integer_attr_of(Type::INDEX, value);
    constant(b, value)
}

/// An integer constant of this type, which may be shaped; `None` if it is not an integer type, or has no
/// static shape.
pub(crate) fn integer_constant(b: &mut dyn OpBuilder, ty: Type, value: i64) -> Option<Value> {
    let ctx = b.context();
    let width = match element_or_self(ctx, ty).kind(ctx) {
        TypeKind::Integer { width, .. } => width,
        TypeKind::Index => 64,
        _ => return None,
    };
    let value = number_constant(ctx, ty, &ApInt::from_i64(width, value))?;
    Some(constant(b, value))
}

/// A float constant of this type, which may be shaped; `None` if it is not a float type, or has no static
/// shape.
pub(crate) fn float_constant(b: &mut dyn OpBuilder, ty: Type, value: ApFloat) -> Option<Value> {
    let value = number_constant(b.context(), ty, &value)?;
    Some(constant(b, value))
}

/// The element type of a shaped type; otherwise, the type itself.
pub(crate) fn element_or_self(ctx: &Context, ty: Type) -> Type {
    element_type(ctx, ty).unwrap_or(ty)
}

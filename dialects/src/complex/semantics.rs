//! Constants and verifiers.

use ir_core::predicates::attributes::attribute_type;
use ir_core::predicates::types::{is_complex_type, is_int_or_float};

use super::{BitcastOp, ConstantOp};
use crate::arith;
use crate::prelude::*;

crate::support::constants!(ConstantOp);

crate::support::materializes_constants!(constant);

/// The parts of a constant: two integers or two floats.
pub(super) fn parts(ctx: &Context, value: Attribute) -> Option<[Attribute; 2]> {
    match value.kind(ctx) {
        AttrKind::Array([real, imaginary]) => Some([*real, *imaginary]),
        _ => None,
    }
}

/// Whether the attribute is an integer or a float.
fn is_number(ctx: &Context, value: Attribute) -> bool {
    matches!(value.kind(ctx), AttrKind::Integer { .. } | AttrKind::Float { .. })
}

/// Creates a `complex.constant` for two numbers of the element type of a complex type, or a constant of
/// `arith` for other values.
fn constant(b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
    let ctx = b.context();
    if let (Some(parts), TypeKind::Complex(element)) = (parts(ctx, value), ty.kind(ctx))
        && parts.iter().all(|part| is_number(ctx, *part) && attribute_type(ctx, *part) == Some(element))
    {
        return Some(ConstantOp::create(b, ty, &parts).op());
    }
    arith::constant(b, value, ty)
}

impl AsmNames for ConstantOp {
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
        name(self.complex(ir), "cst");
    }
}

impl VerifyOp for ConstantOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let value = self.value_attr(ir).and_then(|value| parts(ctx, value));
        let Some([real, imaginary]) = value else {
            return fail(
                ir,
                self,
                "requires 'value' to be a complex constant, represented as array of two values",
            );
        };
        if !is_number(ctx, real) || !is_number(ctx, imaginary) {
            return fail(ir, self, "requires attribute's elements to be float or integer attributes");
        }
        let TypeKind::Complex(element) = ir.value_type(self.complex(ir)).kind(ctx) else { return Ok(()) };
        let types = [real, imaginary].map(|part| attribute_type(ctx, part).unwrap_or(Type::NONE));
        if types.iter().all(|ty| *ty == element) {
            return Ok(());
        }
        let [real, imaginary, element] = [types[0], types[1], element].map(|ty| ty.to_text(ctx));
        fail(
            ir,
            self,
            format!(
                "requires attribute's element types ('{real}', '{imaginary}') to match the element type of the op's \
                 return type ('{element}')"
            ),
        )
    }
}

impl VerifyOp for BitcastOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (from, to) = (ir.value_type(self.operand(ir)), ir.value_type(self.result(ir)));
        // A cast to the same type is valid, because it folds.
        if from == to {
            return Ok(());
        }
        let is_complex = |ty| is_complex_type(ctx, ty);
        let is_valid = |ty| is_int_or_float(ctx, ty) || is_complex(ty);
        let message = if !is_valid(from) {
            "operand must be int/float/complex"
        } else if !is_valid(to) {
            "result must be int/float/complex"
        } else if is_complex(from) == is_complex(to) {
            "requires that either input or output has a complex type"
        } else if bits(ctx, from) != bits(ctx, to) {
            "casting bitwidths do not match"
        } else {
            return Ok(());
        };
        fail(ir, self, message)
    }
}

/// The number of bits of an integer, a float, or both parts of a complex number.
fn bits(ctx: &Context, ty: Type) -> Option<u32> {
    match ty.kind(ctx) {
        TypeKind::Complex(element) => element.bit_width(ctx).map(|bits| bits.wrapping_mul(2)),
        _ => ty.bit_width(ctx),
    }
}

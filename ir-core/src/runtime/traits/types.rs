//! Traits of operand and result types.

use crate::context::{Context, DYNAMIC, Type, TypeKind};
use crate::ir::{Ir, Op};
use crate::predicates::shaped::{element_type_or_self, encoding, shape};
use crate::runtime::verify::Verified;
use crate::verify::op_error;

fn is_shaped(ctx: &Context, ty: Type) -> bool {
    if ty.is_common_scalar() {
        return false;
    }
    shape(ctx, ty).is_some()
        || matches!(ty.kind(ctx), TypeKind::UnrankedTensor(_) | TypeKind::UnrankedMemRef { .. })
}

/// Whether two types have compatible shapes: both are scalars, or both are shaped and equal in all sizes
/// static in both.
#[must_use]
pub fn are_shapes_compatible(ctx: &Context, a: Type, b: Type) -> bool {
    if a == b {
        return true;
    }
    if is_shaped(ctx, a) != is_shaped(ctx, b) {
        return false;
    }
    let scalable = |ty: Type| match ty.kind(ctx) {
        TypeKind::Vector { scalable, .. } => scalable.to_vec(),
        _ => Vec::new(),
    };
    let both_vectors = [a, b].iter().all(|ty| matches!(ty.kind(ctx), TypeKind::Vector { .. }));
    if both_vectors && scalable(a) != scalable(b) {
        return false;
    }
    let (Some(a), Some(b)) = (shape(ctx, a), shape(ctx, b)) else { return true };
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a == b || *a == DYNAMIC || *b == DYNAMIC)
}

fn at_least_one(ir: &Ir, op: Op, with_results: bool) -> Verified {
    if ir.num_operands(op) == 0 {
        return Err(op_error(ir, op, "expected 1 or more operands, but found 0"));
    }
    if with_results && ir.num_results(op) == 0 {
        return Err(op_error(ir, op, "expected 1 or more results"));
    }
    Ok(())
}

fn all(ir: &Ir, op: Op, message: &str, mut fits: impl FnMut(Type) -> bool, with_results: bool) -> Verified {
    let results = ir.result_types(op).filter(|_| with_results);
    if results.chain(ir.operand_types(op)).all(&mut fits) {
        return Ok(());
    }
    Err(op_error(ir, op, message))
}

/// `SameTypeOperands`
pub fn same_type_operands(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let first = ir.operand_types(op).next();
    all(ir, op, "requires all operands to have the same type", |ty| Some(ty) == first, false)
}

/// `SameOperandsShape`
pub fn same_operands_shape(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    at_least_one(ir, op, false)?;
    let first = ir.value_type(ir.operand(op, 0));
    let fits = |ty| are_shapes_compatible(ctx, ty, first);
    all(ir, op, "requires the same shape for all operands", fits, false)
}

/// `SameOperandsAndResultShape`
pub fn same_operands_and_result_shape(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    at_least_one(ir, op, true)?;
    let first = ir.value_type(ir.operand(op, 0));
    let fits = |ty| are_shapes_compatible(ctx, ty, first);
    all(ir, op, "requires the same shape for all operands and results", fits, true)
}

/// `SameOperandsElementType`
pub fn same_operands_element_type(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    at_least_one(ir, op, false)?;
    let first = element_type_or_self(ctx, ir.value_type(ir.operand(op, 0)));
    let fits = |ty| element_type_or_self(ctx, ty) == first;
    all(ir, op, "requires the same element type for all operands", fits, false)
}

/// `SameOperandsAndResultElementType`
pub fn same_operands_and_result_element_type(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    at_least_one(ir, op, true)?;
    let first = element_type_or_self(ctx, ir.value_type(ir.result(op, 0)));
    let fits = |ty| element_type_or_self(ctx, ty) == first;
    all(ir, op, "requires the same element type for all operands and results", fits, true)
}

/// `SameOperandsAndResultType`
pub fn same_operands_and_result_type(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    at_least_one(ir, op, true)?;
    let first = ir.value_type(ir.result(op, 0));
    // Equal types have the same element type, shape and encoding.
    for ty in ir.result_types(op).chain(ir.operand_types(op)).filter(|&ty| ty != first) {
        let same_element = element_type_or_self(ctx, ty) == element_type_or_self(ctx, first);
        if !same_element || !are_shapes_compatible(ctx, ty, first) {
            return Err(op_error(ir, op, "requires the same type for all operands and results"));
        }
        // A first result without an encoding is compatible with any.
        if encoding(ctx, first).is_some_and(|first| encoding(ctx, ty) != Some(first)) {
            return Err(op_error(ir, op, "requires the same encoding for all operands and results"));
        }
    }
    Ok(())
}

/// `SameOperandsAndResultRank`
pub fn same_operands_and_result_rank(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    at_least_one(ir, op, false)?;
    let rank = |ty: Type| {
        let is_unranked =
            matches!(ty.kind(ctx), TypeKind::UnrankedTensor(_) | TypeKind::UnrankedMemRef { .. });
        (!is_unranked).then(|| shape(ctx, ty).map_or(0, <[i64]>::len))
    };
    let operands: Vec<usize> = ir.operand_types(op).filter_map(rank).collect();
    let Some(first) = operands.first() else { return Ok(()) };
    if operands.iter().any(|rank| rank != first) {
        return Err(op_error(ir, op, "operands don't have matching ranks"));
    }
    if ir.result_types(op).filter_map(rank).any(|rank| rank != *first) {
        return Err(op_error(ir, op, "result type has different rank than operands"));
    }
    Ok(())
}

/// `Elementwise`
pub fn elementwise(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let is_container = |ty: &Type| {
        !ty.is_common_scalar()
            && matches!(
                ty.kind(ctx),
                TypeKind::Vector { .. } | TypeKind::RankedTensor { .. } | TypeKind::UnrankedTensor(_)
            )
    };
    if !ir.result_types(op).chain(ir.operand_types(op)).any(|ty| is_container(&ty)) {
        return Ok(());
    }
    let results: Vec<Type> = ir.result_types(op).filter(is_container).collect();
    let operands: Vec<Type> = ir.operand_types(op).filter(is_container).collect();
    let message = if !operands.is_empty() && results.is_empty() {
        "if an operand is non-scalar, then there must be at least one non-scalar result"
    } else if operands.is_empty() {
        "if a result is non-scalar, then at least one operand must be non-scalar"
    } else if results.len() < ir.num_results(op) {
        "if an operand is non-scalar, then all results must be non-scalar"
    } else {
        let mut types = operands.iter().chain(&results);
        let class = |ty: Type| std::mem::discriminant(&ty.kind(ctx));
        if types.all(|ty| are_shapes_compatible(ctx, *ty, operands[0]) && class(*ty) == class(operands[0])) {
            return Ok(());
        }
        "all non-scalar operands/results must have the same shape and base type"
    };
    Err(op_error(ir, op, message))
}

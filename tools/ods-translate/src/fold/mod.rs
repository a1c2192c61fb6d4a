//! Constants that LLVM's `IRBuilder` folds instead of creating instructions (`TargetFolder`,
//! `ConstantFold.cpp`).

mod aggregates;
mod arithmetic;
mod casts;
mod compare;
mod gep;

pub(crate) use aggregates::{extract_element, extract_value, insert_element, insert_value, shuffle};
pub(crate) use arithmetic::{binary, fneg, select};
pub(crate) use casts::cast;
pub(crate) use compare::compare;
pub(crate) use gep::gep;

use ir_core::context::{Context, Type};

use crate::model::constant::{Const, ConstRef};
use crate::model::types::{Kind, kind};

/// Vectors of more elements are not folded element by element.
const MAX_ELEMENTS: u64 = 1 << 16;

/// Applies a fold of scalars to each element of vectors of one shape; none if some element does not fold.
fn elementwise(
    ctx: &Context,
    ty: Type,
    operands: &[&ConstRef],
    fold: impl Fn(&[ConstRef]) -> Option<ConstRef>,
) -> Option<ConstRef> {
    let splats: Option<Vec<ConstRef>> = operands.iter().map(|operand| operand.splat_value(ctx)).collect();
    if let Some(splats) = splats {
        return Some(Const::splat(ctx, ty, fold(&splats)?));
    }
    let Some(Kind::Vector { count, is_scalable: false, .. }) = kind(ctx, operands.first()?.ty) else {
        return None;
    };
    if count > MAX_ELEMENTS {
        return None;
    }
    let element = |index: usize| {
        let scalars: Option<Vec<ConstRef>> =
            operands.iter().map(|operand| operand.element(ctx, index)).collect();
        fold(&scalars?)
    };
    let elements: Option<Vec<ConstRef>> = (0..count as usize).map(element).collect();
    Some(Const::aggregate(ctx, ty, elements?))
}

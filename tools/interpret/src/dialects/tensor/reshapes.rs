//! Reshapes of tensors.

use dialects::tensor::*;

use super::build::with_sizes;
use super::tensor;
use crate::dialects::memref::{check_groups, check_shape, checked_sizes, elements, groups, shape};
use crate::dialects::mixed::Mixed;
use crate::emitter::Emitter;
use crate::machine::scalar_bits;
use crate::numbers::Number;
use crate::registry::Interpret;
use crate::stop::{Computed, undefined};
use crate::value::signed;

impl Interpret for CollapseShapeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (source, groups) = (e.operand(0), groups(e));
        e.compute(move |m| {
            let tensor = tensor(m, source)?;
            let size = |group: &Vec<usize>| group.iter().map(|index| tensor.sizes[*index]).product();
            Ok(with_sizes(tensor, groups.iter().map(size).collect()))
        });
    }
}

impl Interpret for ExpandShapeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, groups) = (e.operands(), groups(e));
        let sizes = Mixed::list(&e.integers("static_output_shape"), &operands[1..]);
        e.compute(move |m| {
            let sizes = checked_sizes(m, &sizes)?;
            let tensor = tensor(m, operands[0])?;
            check_groups(&groups, &tensor.sizes, &sizes)?;
            Ok(with_sizes(tensor, sizes))
        });
    }
}

impl Interpret for ReshapeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (source, new_shape) = (e.operand(0), e.operand(1));
        let Some(Number::Int(width)) = Number::get(e.ctx(), e.operand_type(1)) else {
            return e.unsupported("has a shape without numbers");
        };
        let result = shape(e, e.result_type(0));
        let is_ranked = ir_core::predicates::shaped::has_rank(e.ctx(), e.result_type(0));
        e.compute(move |m| {
            let sizes = tensor(m, new_shape)?.elements.iter().map(|size| {
                let bits = scalar_bits(size).map_err(|stop| stop.required("a size"))?;
                Ok(signed(bits, width) as i64)
            });
            let sizes = sizes.collect::<Computed<Vec<i64>>>()?;
            if is_ranked {
                check_shape(&result, &sizes)?;
            }
            let tensor = tensor(m, source)?;
            let fits =
                sizes.iter().all(|size| *size >= 0) && elements(&sizes)? == tensor.elements.len() as u64;
            if !fits {
                return undefined(format!("reshapes sizes {:?} to {sizes:?}", tensor.sizes));
            }
            Ok(with_sizes(tensor, sizes))
        });
    }
}

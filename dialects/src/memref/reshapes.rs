//! Verifiers of reshapes.

use super::views::has_identity_layout;
use super::{CollapseShapeOp, ExpandShapeOp, ReshapeOp};
use crate::prelude::*;
use crate::shapes::{collapsed_shape, reassociation, times};

impl ExpandShapeOp {
    /// The groups of result dimensions, one for each dimension of the source.
    #[must_use]
    pub fn groups(self, ir: &Ir) -> Vec<Vec<i64>> {
        reassociation(ir.context(), self.reassociation_attr(ir))
    }
}

impl CollapseShapeOp {
    /// The groups of source dimensions, one for each dimension of the result.
    #[must_use]
    pub fn groups(self, ir: &Ir) -> Vec<Vec<i64>> {
        reassociation(ir.context(), self.reassociation_attr(ir))
    }
}

/// Verifies that groups of dimensions match the collapsed dimensions and their sizes
/// (`verifyCollapsedShape`).
fn verify_groups(collapsed: &[i64], expanded: &[i64], groups: &[Vec<i64>]) -> Result<(), String> {
    if collapsed.len() != groups.len() {
        let (given, required) = (groups.len(), collapsed.len());
        return Err(format!("invalid number of reassociation groups: found {given}, expected {required}"));
    }
    let mut next = 0;
    for (index, (group, size)) in groups.iter().zip(collapsed).enumerate() {
        let mut product = Some(1_i64);
        for at in group {
            if usize::try_from(*at) != Ok(next) {
                return Err("reassociation indices must be contiguous".to_owned());
            }
            let Some(part) = expanded.get(next) else {
                return Err(format!("reassociation index {at} is out of bounds"));
            };
            product = product.filter(|_| *part != DYNAMIC).map(|product| product.wrapping_mul(*part));
            next += 1;
        }
        if product.is_none() != (*size == DYNAMIC) {
            return Err(format!(
                "collapsed dim ({index}) must be dynamic if and only if reassociation group is dynamic"
            ));
        }
        if let Some(product) = product.filter(|product| product != size) {
            return Err(format!(
                "collapsed dim size ({size}) must equal reassociation group size ({product})"
            ));
        }
    }
    if collapsed.is_empty() {
        if expanded.iter().any(|size| *size != 1) {
            return Err("rank 0 memrefs can only be extended/collapsed with/from ones".to_owned());
        }
    } else if next != expanded.len() {
        let rank = expanded.len();
        return Err(format!(
            "expanded rank ({rank}) inconsistent with number of reassociation indices ({next})"
        ));
    }
    Ok(())
}

/// The memref type with another shape, and strides unless it is contiguous.
fn reshaped(ctx: &Context, source: Type, shape: &[i64], strides: Option<(Vec<i64>, i64)>) -> Type {
    let TypeKind::MemRef { element, memory_space, .. } = source.kind(ctx) else { return source };
    let layout =
        strides.map(|(strides, offset)| ctx.attribute(AttrKind::StridedLayout { offset, strides: &strides }));
    ctx.type_of(TypeKind::MemRef { shape, element, layout, memory_space })
}

/// The strides of a memref after expansion of its dimensions to groups (`computeExpandedLayoutMap`).
fn expanded_strides(strides: &[i64], shape: &[i64], groups: &[Vec<i64>]) -> Vec<i64> {
    let mut expanded = vec![1; shape.len()];
    for (group, stride) in groups.iter().zip(strides) {
        let mut stride = *stride;
        for at in group.iter().rev().filter_map(|at| usize::try_from(*at).ok()) {
            if let (Some(place), Some(size)) = (expanded.get_mut(at), shape.get(at)) {
                *place = stride;
                stride = times(stride, *size);
            }
        }
    }
    expanded
}

/// The strides of a memref after its groups are collapsed to dimensions; `None` if a group is known not to
/// be contiguous (`computeCollapsedLayoutMap`).
fn collapsed_strides(strides: &[i64], shape: &[i64], groups: &[Vec<i64>]) -> Option<Vec<i64>> {
    let indices = |group: &[i64]| group.iter().filter_map(|at| usize::try_from(*at).ok()).collect::<Vec<_>>();
    let mut collapsed = Vec::with_capacity(groups.len());
    for group in groups {
        let group = indices(group);
        // The stride of a dimension of size 1 is irrelevant.
        let last = group.iter().rposition(|at| shape[*at] != 1).unwrap_or(0);
        let at = *group.get(last)?;
        collapsed.push(if shape[at] != DYNAMIC || last == 0 { strides[at] } else { DYNAMIC });
    }
    for (group, stride) in groups.iter().zip(&collapsed) {
        let group = indices(group);
        let mut stride = *stride;
        for at in group.iter().skip(1).rev() {
            stride = times(stride, shape[*at]);
            let before = strides[at - 1];
            let differs = stride != DYNAMIC && before != DYNAMIC && stride != before;
            if shape[at - 1] != 1 && differs {
                return None;
            }
        }
    }
    Some(collapsed)
}

impl VerifyOp for ExpandShapeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [source, result] = [self.src(ir), self.result(ir)].map(|value| ir.value_type(value));
        let (Some(narrow), Some(wide)) = (shape(ctx, source), shape(ctx, result)) else { return Ok(()) };
        let (from, to) = (narrow.len(), wide.len());
        if from > to {
            let message = format!(
                "has source rank {from} and result rank {to}. This is not an expansion ({from} > {to})."
            );
            return fail(ir, self, message);
        }
        let groups = reassociation(ctx, self.reassociation_attr(ir));
        verify_groups(narrow, wide, &groups).or_else(|message| fail(ir, self, message))?;
        let strides = if has_identity_layout(ctx, source) {
            None
        } else {
            match strides_and_offset(ctx, source) {
                None => return fail(ir, self, "invalid source layout map"),
                Some((strides, offset)) => Some((expanded_strides(&strides, wide, &groups), offset)),
            }
        };
        let expected = reshaped(ctx, source, wide, strides);
        if expected != result {
            let (expected, result) = (expected.to_text(ctx), result.to_text(ctx));
            let message = format!("expected expanded type to be '{expected}' but found '{result}'");
            return fail(ir, self, message);
        }
        self.verify_output_shape(ir, wide)
    }
}

impl ExpandShapeOp {
    fn verify_output_shape(self, ir: &Ir, result: &[i64]) -> Verified {
        let sizes = self.static_output_shape(ir);
        let (rank, given) = (result.len(), sizes.len());
        if rank != given {
            let message = format!(
                "expected number of static shape bounds to be equal to the output rank ({rank}) but found {given} \
                 inputs instead"
            );
            return fail(ir, self, message);
        }
        let open = sizes.iter().filter(|size| **size == DYNAMIC).count();
        let values = self.output_shape(ir).len();
        if open != values {
            let message = format!(
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {open} \
                 dynamic dims while output_shape has {values} values"
            );
            return fail(ir, self, message);
        }
        let mut pairs = result.iter().zip(&sizes);
        match pairs.position(|(required, given)| *required != DYNAMIC && required != given) {
            Some(at) => fail(ir, self, format!("invalid output shape provided at pos {at}")),
            None => Ok(()),
        }
    }
}

/// The type of a memref that is collapsed to a shape; `None` if its layout does not permit it.
fn collapsed_to(ctx: &Context, source: Type, shape: &[i64], groups: &[Vec<i64>]) -> Option<Type> {
    if has_identity_layout(ctx, source) {
        return Some(reshaped(ctx, source, shape, None));
    }
    let (strides, offset) = strides_and_offset(ctx, source)?;
    let strides = collapsed_strides(&strides, source.shape(ctx)?, groups)?;
    Some(reshaped(ctx, source, shape, Some((strides, offset))))
}

/// The type of a memref after its groups are collapsed to dimensions (`computeCollapsedType`).
pub(super) fn collapsed_type(ctx: &Context, source: Type, groups: &[Vec<i64>]) -> Option<Type> {
    collapsed_to(ctx, source, &collapsed_shape(source.shape(ctx)?, groups), groups)
}

impl VerifyOp for CollapseShapeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [source, result] = [self.src(ir), self.result(ir)].map(|value| ir.value_type(value));
        let (Some(wide), Some(narrow)) = (shape(ctx, source), shape(ctx, result)) else { return Ok(()) };
        let (from, to) = (wide.len(), narrow.len());
        if from < to {
            let message = format!(
                "has source rank {from} and result rank {to}. This is not a collapse ({from} < {to})."
            );
            return fail(ir, self, message);
        }
        let groups = reassociation(ctx, self.reassociation_attr(ir));
        verify_groups(narrow, wide, &groups).or_else(|message| fail(ir, self, message))?;
        let Some(expected) = collapsed_to(ctx, source, narrow, &groups) else {
            let message = "invalid source layout map or collapsing non-contiguous dims";
            return fail(ir, self, message);
        };
        if expected != result {
            let (expected, result) = (expected.to_text(ctx), result.to_text(ctx));
            let message = format!("expected collapsed type to be '{expected}' but found '{result}'");
            return fail(ir, self, message);
        }
        Ok(())
    }
}

impl VerifyOp for ReshapeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [source, sizes, result] =
            [self.source(ir), self.shape(ir), self.result(ir)].map(|value| ir.value_type(value));
        if element_type(ctx, source) != element_type(ctx, result) {
            let message = "element types of source and destination memref types should be the same";
            return fail(ir, self, message);
        }
        if shape(ctx, source).is_some() && !has_identity_layout(ctx, source) {
            return fail(ir, self, "source memref type should have identity affine map");
        }
        let Some(required) = shape(ctx, result).map(<[i64]>::len) else { return Ok(()) };
        if !has_identity_layout(ctx, result) {
            return fail(ir, self, "result memref type should have identity affine map");
        }
        let length = shape(ctx, sizes).and_then(|shape| shape.first()).copied();
        match length {
            Some(DYNAMIC) => {
                let message = "cannot use shape operand with dynamic length to reshape to statically-ranked memref type";
                fail(ir, self, message)
            }
            Some(length) if usize::try_from(length) != Ok(required) => {
                fail(ir, self, "length of shape operand differs from the result's memref rank")
            }
            _ => Ok(()),
        }
    }
}

//! User-provided verifiers, except those of slices and reshapes.

use ir_core::runtime::VerifyRegions;

use super::*;
use crate::prelude::*;
use crate::shapes::verify_dynamic_sizes;

/// The shape of a value; empty if it is unranked.
fn shape_of(ir: &Ir, value: Value) -> &[i64] {
    let ctx = ir.context();
    shape(ctx, ir.value_type(value)).unwrap_or_default()
}

impl VerifyOp for EmptyOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_dynamic_sizes(ir, self.op(), ir.value_type(self.result(ir)), self.dynamic_sizes(ir).len())
    }
}

impl VerifyOp for SplatOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_dynamic_sizes(ir, self.op(), ir.value_type(self.aggregate(ir)), self.dynamic_sizes(ir).len())
    }
}

impl VerifyOp for ExtractOp {
    fn verify(self, ir: &Ir) -> Verified {
        if shape_of(ir, self.tensor(ir)).len() != self.indices(ir).len() {
            return fail(ir, self, "incorrect number of indices for extract_element");
        }
        Ok(())
    }
}

impl VerifyOp for InsertOp {
    fn verify(self, ir: &Ir) -> Verified {
        if shape_of(ir, self.dest(ir)).len() != self.indices(ir).len() {
            return fail(ir, self, "incorrect number of indices");
        }
        Ok(())
    }
}

impl VerifyOp for ConcatOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let result = ir.value_type(self.result(ir));
        let inputs: Vec<Type> = ir.operand_types(self.op()).collect();
        let shapes: Vec<&[i64]> = inputs.iter().filter_map(|ty| shape(ctx, *ty)).collect();
        let (Some(first), Some(expected)) = (shapes.first(), shape(ctx, result)) else {
            return fail(ir, self, "requires at least one input");
        };
        if shapes.iter().any(|shape| shape.len() != expected.len()) {
            return fail(ir, self, "rank of concatenated inputs must match result rank");
        }
        let element = element_type(ctx, result);
        if inputs.iter().any(|input| element_type(ctx, *input) != element) {
            return fail(ir, self, "inputs and result element type must match");
        }
        let dim = usize::try_from(self.dim(ir)).ok();
        let Some(dim) = dim.filter(|dim| *dim < expected.len()) else {
            return fail(ir, self, "concatenation dim must be less than the tensor rank");
        };
        let mut inferred = first.to_vec();
        inferred[dim] = concatenated_size(&shapes, dim);
        for at in (0..expected.len()).filter(|at| *at != dim) {
            for shape in shapes.iter().filter(|shape| shape[at] != DYNAMIC) {
                if inferred[at] != DYNAMIC && inferred[at] != shape[at] {
                    let message = "static concatenation size mismatch along non-concatenated dimension";
                    return fail(ir, self, format!("{message} {at}"));
                }
                inferred[at] = shape[at];
            }
        }
        let differ = |(a, b): (&i64, &i64)| *a != DYNAMIC && *b != DYNAMIC && a != b;
        if inferred.iter().zip(expected).any(differ) {
            let inferred = ctx.ranked_tensor_type(&inferred, element.unwrap_or(Type::NONE), None);
            let (result, inferred) = (result.to_text(ctx), inferred.to_text(ctx));
            let message =
                format!("result type '{result}'does not match inferred shape '{inferred}' static sizes");
            return fail(ir, self, message);
        }
        Ok(())
    }
}

/// The sum of the sizes in a dimension; dynamic if one of them is.
fn concatenated_size(shapes: &[&[i64]], dim: usize) -> i64 {
    if shapes.iter().any(|shape| shape[dim] == DYNAMIC) {
        return DYNAMIC;
    }
    shapes.iter().fold(0_i64, |sum, shape| sum.wrapping_add(shape[dim]))
}

/// Verifies the dimensions that are gathered or scattered (`verifyGatherOrScatterDims`).
fn verify_dims(dims: &[i64], indices: &[i64], rank: usize, op: &str, of: &str) -> Result<(), String> {
    if dims.is_empty() {
        return Err(format!("{op}_dims must be non-empty"));
    }
    if dims.len() > rank {
        return Err(format!("{op}_dims overflow {of} rank"));
    }
    if indices.last().copied() != i64::try_from(dims.len()).ok() {
        return Err(format!("{op}_dims length must match the size of last dimension of indices"));
    }
    if dims.iter().any(|dim| *dim < 0) {
        return Err(format!("{op}_dims value must be non-negative"));
    }
    if dims.iter().any(|dim| usize::try_from(*dim).is_ok_and(|dim| dim >= rank)) {
        return Err(format!("{op}_dims value must be smaller than {of} rank"));
    }
    if dims.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err(format!("{op}_dims values must be strictly increasing"));
    }
    Ok(())
}

/// The result type of a gather: the leading dimensions of the indices, then a slice with size 1 in the
/// gathered dimensions, or without them (`inferResultType`).
fn gathered_type(ctx: &Context, tensor: Type, indices: &[i64], dims: &[i64], is_reduced: bool) -> Type {
    let TypeKind::RankedTensor { shape, element, encoding } = tensor.kind(ctx) else { return tensor };
    let mut sizes = indices[..indices.len().saturating_sub(1)].to_vec();
    for (at, size) in (0_i64..).zip(shape) {
        match (dims.contains(&at), is_reduced) {
            (false, _) => sizes.push(*size),
            (true, false) => sizes.push(1),
            (true, true) => {}
        }
    }
    ctx.type_of(TypeKind::RankedTensor { shape: &sizes, element, encoding })
}

fn verify_gathered(
    ctx: &Context,
    tensor: Type,
    indices: &[i64],
    dims: &[i64],
    given: Type,
    subject: &str,
) -> Result<(), String> {
    let [whole, reduced] = [false, true].map(|reduced| gathered_type(ctx, tensor, indices, dims, reduced));
    if given == whole || given == reduced {
        return Ok(());
    }
    let [whole, reduced, given] = [whole, reduced, given].map(|ty| ty.to_text(ctx));
    Err(format!(
        "{subject} type mismatch: expected '{whole}' or its rank-reduced variant '{reduced}' (got: '{given}')"
    ))
}

impl VerifyOp for GatherOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (source, indices) = (ir.value_type(self.source(ir)), shape_of(ir, self.indices(ir)));
        let dims = self.gather_dims(ir);
        let rank = shape(ctx, source).map_or(0, <[i64]>::len);
        verify_dims(&dims, indices, rank, "gather", "source")
            .and_then(|()| {
                let result = ir.value_type(self.result(ir));
                verify_gathered(ctx, source, indices, &dims, result, "result")
            })
            .or_else(|message| fail(ir, self, message))
    }
}

impl VerifyOp for ScatterOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (dest, indices) = (ir.value_type(self.dest(ir)), shape_of(ir, self.indices(ir)));
        let dims = self.scatter_dims(ir);
        let rank = shape(ctx, dest).map_or(0, <[i64]>::len);
        verify_dims(&dims, indices, rank, "scatter", "dest")
            .and_then(|()| {
                if !self.unique(ir) {
                    return Err("requires 'unique' attribute to be set".to_owned());
                }
                let source = ir.value_type(self.source(ir));
                verify_gathered(ctx, dest, indices, &dims, source, "source")
            })
            .or_else(|message| fail(ir, self, message))
    }
}

/// The type of the value that a region yields.
fn yielded_type(ir: &Ir, region: Region) -> Option<Type> {
    let end = ir.first_block(region).and_then(|block| ir.last_op(block));
    end.and_then(|end| YieldOp::cast(ir, end)).map(|end| ir.value_type(end.value(ir)))
}

impl VerifyOp for GenerateOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_dynamic_sizes(ir, self.op(), ir.value_type(self.result(ir)), self.dynamic_extents(ir).len())
    }
}

/// The index of the first block argument that is not of type `index`.
fn no_index(ir: &Ir, block: Block) -> Option<usize> {
    ir.arguments(block).position(|argument| ir.value_type(argument) != Type::INDEX)
}

impl VerifyRegions for GenerateOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(body) = ir.first_block(self.body(ir)) else { return Ok(()) };
        let result = self.result(ir);
        if no_index(ir, body).is_some() {
            return Err(op_failure(ir, self.op(), "all body arguments must be index"));
        }
        if ir.num_arguments(body) != shape_of(ir, result).len() {
            let message = "must have one body argument per input dimension";
            return Err(op_failure(ir, self.op(), message));
        }
        if yielded_type(ir, self.body(ir)) != element_type(ctx, ir.value_type(result)) {
            let message = "body must be terminated with a `yield` operation of the tensor element type";
            return fail(ir, self, message);
        }
        Ok(())
    }
}

/// The shape of a padded tensor (`PadOp::inferResultType`).
fn padded_shape(source: &[i64], low: &[i64], high: &[i64]) -> Option<Vec<i64>> {
    if low.len() != source.len() || high.len() != source.len() {
        return None;
    }
    let sizes = source.iter().zip(low).zip(high).map(|((size, low), high)| {
        let is_open = [size, low, high].contains(&&DYNAMIC);
        if is_open { DYNAMIC } else { size.wrapping_add(*low).wrapping_add(*high) }
    });
    Some(sizes.collect())
}

impl VerifyOp for PadOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (source, result) = (ir.value_type(self.source(ir)), ir.value_type(self.result(ir)));
        let (low, high) = (self.static_low(ir), self.static_high(ir));
        let (Some(sizes), Some(given)) = (shape(ctx, source), shape(ctx, result)) else { return Ok(()) };
        let failure = |message: String| Err(op_failure(ir, self.op(), &message));
        let result = result.to_text(ctx);
        let Some(inferred) = padded_shape(sizes, &low, &high) else {
            let source = source.to_text(ctx);
            return failure(format!(
                "failed to infer expectedType from sourceType '{source}', specified resultType is '{result}'"
            ));
        };
        let fits = |(given, inferred): (&i64, &i64)| given == inferred || *inferred == DYNAMIC;
        if given.len() == inferred.len() && given.iter().zip(&inferred).all(fits) {
            return Ok(());
        }
        let element = element_type(ctx, source).unwrap_or(Type::NONE);
        let inferred = ctx.ranked_tensor_type(&inferred, element, None).to_text(ctx);
        failure(format!("specified type '{result}' does not match the inferred type '{inferred}'"))
    }
}

impl VerifyRegions for PadOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(body) = ir.first_block(self.region(ir)) else { return Ok(()) };
        let result = self.result(ir);
        let rank = shape_of(ir, result).len();
        if ir.num_arguments(body) != rank {
            let message = format!("expected the block to have {rank} arguments");
            return Err(op_failure(ir, self.op(), &message));
        }
        if let Some(number) = no_index(ir, body) {
            let message = format!("expected block argument {} to be an index", number + 1);
            return fail(ir, self, message);
        }
        if yielded_type(ir, self.region(ir)) != element_type(ctx, ir.value_type(result)) {
            return fail(ir, self, "expected yield type to match shape element type");
        }
        Ok(())
    }
}

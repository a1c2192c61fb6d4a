//! Results whose shape follows from the shapes of operands and from attributes.

use ir_core::context::DYNAMIC;
use ir_core::predicates::attributes::{dense_array_ints, int, int_elements};
use ir_core::predicates::shaped::{element_type, is_dynamic, ranked_tensor_type, shape};

use crate::prelude::*;

/// A ranked operand: its sizes and the type of its elements.
struct Ranked<'a> {
    ty: Type,
    sizes: &'a [i64],
    element: Type,
}

impl<'a> Ranked<'a> {
    fn from_type(ctx: &'a Context, ty: Type) -> Result<Self, InferenceError> {
        let parts = shape(ctx, ty).zip(element_type(ctx, ty));
        let (sizes, element) = parts.ok_or(InferenceError::NO_REASON)?;
        Ok(Ranked { ty, sizes, element })
    }

    fn operand(inputs: &OpInputs<'a>, index: usize) -> Result<Self, InferenceError> {
        Self::from_type(inputs.context(), inputs.operand_type(index)?)
    }

    /// The type with other sizes.
    fn with_sizes(&self, ctx: &Context, sizes: &[i64]) -> InferredTypes {
        ranked_tensor_type(ctx, sizes, self.element).map(|ty| vec![ty]).ok_or(InferenceError::NO_REASON)
    }
}

/// The integers of an array, which are a dense array or, in older versions of StableHLO, a dense tensor.
fn integers(inputs: &OpInputs<'_>, name: &str) -> Result<Vec<i64>, InferenceError> {
    let ctx = inputs.context();
    let attr = inputs.attribute(name).ok_or(InferenceError::NO_REASON)?;
    let elements = || int_elements(ctx, attr)?.map(|value| value.as_i64()).collect();
    dense_array_ints(ctx, attr).or_else(elements).ok_or(InferenceError::NO_REASON)
}

/// Whether two sizes are equal, or one of them is dynamic.
fn are_sizes_compatible(ctx: &Context, a: i64, b: i64) -> bool {
    a == b || is_dynamic(ctx, a) || is_dynamic(ctx, b)
}

/// `1, ?`: a dynamic size is a question mark.
pub(super) fn listed(sizes: &[i64]) -> String {
    let text = |size: &i64| if *size == DYNAMIC { "?".to_owned() } else { size.to_string() };
    sizes.iter().map(text).collect::<Vec<_>>().join(", ")
}

pub(super) fn transpose(inputs: &OpInputs<'_>) -> InferredTypes {
    let operand = Ranked::operand(inputs, 0)?;
    let permutation = integers(inputs, "permutation")?;
    let rank = operand.sizes.len();
    if permutation.len() != rank {
        let count = permutation.len();
        let message = format!("TransposeOp operand rank {rank} does not match permutation size {count}");
        return Err(inputs.error(message));
    }
    let range: Vec<i64> = (0..).take(rank).collect();
    let mut sorted = permutation.clone();
    sorted.sort_unstable();
    if sorted != range {
        let (range, found) = (listed(&range), listed(&permutation));
        let message = format!("attribute permutation must be a permutation of [{range}] but got {found}");
        return Err(inputs.error(message));
    }
    let sizes: Vec<i64> = permutation
        .iter()
        .filter_map(|index| operand.sizes.get(usize::try_from(*index).ok()?))
        .copied()
        .collect();
    operand.with_sizes(inputs.context(), &sizes)
}

/// The size of the concatenation along a dimension: dynamic if one of the sizes is.
fn concatenated(ctx: &Context, a: i64, b: i64) -> Option<i64> {
    if is_dynamic(ctx, a) || is_dynamic(ctx, b) { Some(DYNAMIC) } else { a.checked_add(b) }
}

pub(super) fn concatenate(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    let first = Ranked::operand(inputs, 0)?;
    let rank = first.sizes.len();
    let dimension = inputs.attribute("dimension").and_then(|value| int(ctx, value));
    let dimension = dimension.ok_or(InferenceError::NO_REASON)?;
    if rank == 0 {
        return Err(inputs.error("rank-0 values cannot be concatenated"));
    }
    let Some(along) = usize::try_from(dimension).ok().filter(|along| *along < rank) else {
        let message = format!("dimension {dimension} is out-of-bounds for input rank {rank}");
        return Err(inputs.error(message));
    };
    let mut sizes = first.sizes.to_vec();
    for (index, ty) in inputs.operand_types().enumerate().skip(1) {
        let other = Ranked::from_type(ctx, ty)?;
        if other.sizes.len() != rank {
            return Err(inputs.error(format!("operands (0) and ({index}) do not match rank")));
        }
        for (at, (size, found)) in sizes.iter_mut().zip(other.sizes).enumerate() {
            if at == along {
                *size = concatenated(ctx, *size, *found).ok_or(InferenceError::NO_REASON)?;
            } else if !are_sizes_compatible(ctx, first.sizes[at], *found) {
                let (first, other) = (listed(first.sizes), listed(other.sizes));
                return Err(inputs.error(format!(
                    "shapes of operand (0) and ({index}) are not compatible at non-concat index {at}: ({first}) != \
                     ({other})"
                )));
            } else if is_dynamic(ctx, *size) {
                *size = *found;
            }
        }
    }
    first.with_sizes(ctx, &sizes)
}

/// The size of a slice along one dimension.
fn sliced(
    inputs: &OpInputs<'_>,
    index: usize,
    size: i64,
    [start, limit, stride]: [i64; 3],
) -> Result<i64, InferenceError> {
    let message = if start < 0 {
        format!("negative start index {start} in dimension {index}")
    } else if !is_dynamic(inputs.context(), size) && limit > size {
        format!("limit index {limit} is larger than dimension size {size} in dimension {index}")
    } else if start > limit {
        format!("start index {start} is larger than limit index {limit} in dimension {index}")
    } else if stride <= 0 {
        format!("stride must be positive but got {stride} in dimension {index}")
    } else {
        let count = (limit - start).unsigned_abs().div_ceil(stride.unsigned_abs());
        return i64::try_from(count).map_err(|_| InferenceError::NO_REASON);
    };
    Err(inputs.error(message))
}

pub(super) fn slice(inputs: &OpInputs<'_>) -> InferredTypes {
    let operand = Ranked::operand(inputs, 0)?;
    let starts = integers(inputs, "start_indices")?;
    let (limits, strides) = (integers(inputs, "limit_indices")?, integers(inputs, "strides")?);
    let (rank, count) = (operand.sizes.len(), starts.len());
    if count != rank {
        return Err(inputs.error(format!(
            "the number of elements in start_indices ({count}) does not match the rank of the operand ({rank})"
        )));
    }
    // The verifier of the operation, which is C++, compares these counts.
    if limits.len() != rank || strides.len() != rank {
        return Err(InferenceError::NO_REASON);
    }
    let range = |index: usize| [starts[index], limits[index], strides[index]];
    let sizes =
        operand.sizes.iter().enumerate().map(|(index, size)| sliced(inputs, index, *size, range(index)));
    operand.with_sizes(inputs.context(), &sizes.collect::<Result<Vec<i64>, _>>()?)
}

/// Checks that all start indices, which begin at this operand, have one type of elements.
fn check_start_indices(inputs: &OpInputs<'_>, first: usize) -> Result<(), InferenceError> {
    let ctx = inputs.context();
    let mut elements = inputs.operand_types().skip(first).map(|ty| element_type(ctx, ty));
    let expected = elements.next();
    if elements.all(|element| Some(element) == expected) {
        return Ok(());
    }
    Err(inputs.error("start indices must have same element type"))
}

pub(super) fn dynamic_slice(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    let operand = Ranked::operand(inputs, 0)?;
    let sizes = integers(inputs, "slice_sizes")?;
    let (rank, count, starts) = (operand.sizes.len(), sizes.len(), inputs.operands.len() - 1);
    if starts != count {
        return Err(inputs.error(format!(
            "has mismatched number of slice sizes ({count}) and number of start indices ({starts})"
        )));
    }
    if rank != starts {
        return Err(inputs.error(format!(
            "has mismatched number of start indices ({starts}) and the rank of operand ({rank})"
        )));
    }
    check_start_indices(inputs, 1)?;
    for (index, (size, whole)) in sizes.iter().zip(operand.sizes).enumerate() {
        if *size < 0 {
            return Err(inputs.error(format!("has negative size index to dynamic slice: {size}")));
        }
        if !is_dynamic(ctx, *whole) && size > whole {
            return Err(inputs.error(format!(
                "has slice size {size} greater than dimension size {whole} in dimension {index} of operand"
            )));
        }
    }
    operand.with_sizes(ctx, &sizes)
}

pub(super) fn dynamic_update_slice(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    let (operand, update) = (Ranked::operand(inputs, 0)?, Ranked::operand(inputs, 1)?);
    let (rank, found, starts) = (operand.sizes.len(), update.sizes.len(), inputs.operands.len() - 2);
    if found != rank {
        let message = format!("update rank does not match operand rank: {found} vs {rank}.");
        return Err(inputs.error(message));
    }
    if starts != rank {
        return Err(inputs
            .error(format!("expects number of start_indices to match operand rank: {starts} vs {rank}.")));
    }
    check_start_indices(inputs, 2)?;
    for (index, (whole, size)) in operand.sizes.iter().zip(update.sizes).enumerate() {
        if !is_dynamic(ctx, *size) && !is_dynamic(ctx, *whole) && size > whole {
            return Err(inputs.error(format!(
                "expects size at dimension {index} of update to be in range [0, {whole}]. Got: {size}."
            )));
        }
    }
    Ok(vec![operand.ty])
}

/// The size of a padded dimension: `low` before, `high` after, and `interior` between two elements.
fn padded(size: i64, [low, high, interior]: [i64; 3]) -> Option<i64> {
    let between = size.checked_sub(1)?.max(0).checked_mul(interior)?;
    size.checked_add(low)?.checked_add(high)?.checked_add(between)
}

pub(super) fn pad(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    let operand = Ranked::operand(inputs, 0)?;
    let lows = integers(inputs, "edge_padding_low")?;
    let (highs, interiors) = (integers(inputs, "edge_padding_high")?, integers(inputs, "interior_padding")?);
    let (rank, count) = (operand.sizes.len(), lows.len());
    if count != rank {
        let message = format!("edge_padding_low length ({count}) must match operand rank ({rank})");
        return Err(inputs.error(message));
    }
    // The verifier of the operation, which is C++, compares these counts.
    if highs.len() != rank || interiors.len() != rank {
        return Err(InferenceError::NO_REASON);
    }
    let mut sizes = operand.sizes.to_vec();
    for (index, size) in sizes.iter_mut().enumerate() {
        let padding = [lows[index], highs[index], interiors[index]];
        if padding[2] < 0 {
            return Err(inputs.error(format!("Interior padding cannot be negative: {}", padding[2])));
        }
        if is_dynamic(ctx, *size) {
            continue;
        }
        *size = padded(*size, padding).ok_or(InferenceError::NO_REASON)?;
        if *size < 0 {
            return Err(inputs.error(format!("Padding result in negative size for dimension {index}")));
        }
    }
    operand.with_sizes(ctx, &sizes)
}

pub(super) fn broadcast(inputs: &OpInputs<'_>) -> InferredTypes {
    let operand = Ranked::operand(inputs, 0)?;
    let mut sizes = integers(inputs, "broadcast_sizes")?;
    if let Some(size) = sizes.iter().find(|size| **size < 0) {
        return Err(inputs.error(format!("Broadcast with negative dimension size {size}")));
    }
    sizes.extend_from_slice(operand.sizes);
    operand.with_sizes(inputs.context(), &sizes)
}

pub(super) fn cholesky(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    let operand = Ranked::operand(inputs, 0)?;
    let message = match operand.sizes {
        [.., rows, columns] if are_sizes_compatible(ctx, *rows, *columns) => return Ok(vec![operand.ty]),
        [.., _, _] => "minor dimensions of 'a' must have equal size, got shape ",
        _ => "argument 'a' must have rank >= 2, got shape ",
    };
    Err(inputs.error(format!("{message}{}.", listed(operand.sizes))))
}

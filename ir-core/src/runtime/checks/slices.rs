//! `OffsetSizeAndStrideOpInterface`.

use crate::context::Context;
use crate::ir::{Ir, Op};
use crate::predicates::attributes::dense_array_ints;
use crate::runtime::{OpHandle, properties::get, verify::Verified};
use crate::verify::op_failure;

/// User-provided part of `OffsetSizeAndStrideOpInterface`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no ranks of offsets, sizes and strides, which the interface in its definition promises",
    note = "write `impl checks::OffsetSizeAndStrideOpInterface for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait OffsetSizeAndStrideOpInterface: OpHandle {
    /// The required numbers of offsets, sizes and strides.
    fn mixed_ranks(self, ir: &Ir) -> [usize; 3];
    /// The numbers of dynamic offsets, sizes and strides.
    fn dynamic_counts(self, ir: &Ir) -> [usize; 3];
}

/// `OffsetSizeAndStrideOpInterface`: the numbers of values and of dynamic operands match, and constants are
/// not negative.
pub fn offsets_sizes_strides<T: OffsetSizeAndStrideOpInterface>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let handle = T::from_op_unchecked(op);
    let (ranks, dynamic) = (handle.mixed_ranks(ir), handle.dynamic_counts(ir));
    let statics = ["static_offsets", "static_sizes", "static_strides"].map(|name| {
        let attr = get(ir, op, name);
        attr.and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default()
    });
    let names = ["offsets", "sizes", "strides"];
    // MLIR compares the offsets last.
    for index in [1, 2, 0] {
        let (name, values, given) = (names[index], &statics[index], dynamic[index]);
        let open = values.iter().filter(|value| **value == crate::context::DYNAMIC).count();
        if open != given {
            let message = format!(
                "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({given} \
                 vs {open})"
            );
            return Err(op_failure(ir, op, &message));
        }
    }
    let [offsets, sizes, strides] = statics.each_ref().map(Vec::len);
    let mismatch = |kind: &str, count: usize, other: &str, of_other: usize| {
        let message = format!(
            "expected mixed {kind} rank to match mixed {other} rank ({count} vs {of_other}) so the rank of the result \
             type is well-formed."
        );
        Err(op_failure(ir, op, &message))
    };
    // `reinterpret_cast` has one offset for all dimensions.
    if (offsets, ranks[0]) != (1, 1) && offsets != sizes {
        return mismatch("offsets", offsets, "sizes", sizes);
    }
    if sizes != strides {
        return mismatch("sizes", sizes, "strides", strides);
    }
    for (((name, values), expected), dynamic) in
        ["offset", "size", "stride"].iter().zip(&statics).zip(ranks).zip(dynamic)
    {
        list_of_mixed(ir, op, name, expected, values, dynamic)?;
    }
    for (name, values) in ["offsets", "sizes"].iter().zip(&statics) {
        if let Some(value) = values.iter().find(|value| **value < 0 && **value != crate::context::DYNAMIC) {
            let message = format!("expected {name} to be non-negative, but got {value}");
            return Err(op_failure(ir, op, &message));
        }
    }
    Ok(())
}

/// MLIR's `verifyListOfOperandsOrIntegers`.
///
/// # Errors
/// When the number of static values, or of operands for dynamic ones, is wrong.
pub fn list_of_mixed(
    ir: &Ir,
    op: Op,
    name: &str,
    expected: usize,
    values: &[i64],
    dynamic: usize,
) -> Verified {
    if values.len() != expected {
        let message = format!("expected {expected} {name} values, got {}", values.len());
        return Err(op_failure(ir, op, &message));
    }
    let open = values.iter().filter(|value| **value == crate::context::DYNAMIC).count();
    if open != dynamic {
        return Err(op_failure(ir, op, &format!("expected {open} dynamic {name} values")));
    }
    Ok(())
}

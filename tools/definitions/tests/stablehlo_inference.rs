//! The result types that StableHLO infers in C++, in a loaded dialect of its name. The expected types and
//! messages are those of StableHLO's own tests.

use std::path::Path;
use std::sync::LazyLock;

use crate::{context_with, first_message, printed};
use definitions::Definitions;

static DEFINITIONS: LazyLock<Definitions> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stablehlo_inference.td");
    Definitions::read(path).expect("definitions")
});

/// The first error about an operation with operands and results of these types.
fn error(name: &str, operands: &[&str], attributes: &str, results: &str) -> Option<String> {
    let values: String = operands
        .iter()
        .enumerate()
        .map(|(index, ty)| format!("%{index} = \"x.v\"() : () -> {ty}\n"))
        .collect();
    let uses: Vec<String> = (0..operands.len()).map(|index| format!("%{index}")).collect();
    let (uses, types) = (uses.join(", "), operands.join(", "));
    let source = format!("{values}\"stablehlo.{name}\"({uses}) {{{attributes}}} : ({types}) -> {results}");
    printed(&context_with(&DEFINITIONS), &source).err().map(|errors| first_message(&errors))
}

/// Checks the result types of an operation.
#[track_caller]
fn assert_infers(name: &str, operands: &[&str], attributes: &str, expected: &str) {
    let expected = format!(
        "'stablehlo.{name}' op inferred type(s) {expected} are incompatible with return type(s) of operation 'none'"
    );
    assert_eq!(error(name, operands, attributes, "none"), Some(expected));
}

/// Checks the error about an operation.
#[track_caller]
fn assert_refuses(name: &str, operands: &[&str], attributes: &str, expected: &str) {
    assert_eq!(error(name, operands, attributes, "none").as_deref(), Some(expected));
}

#[test]
fn elements_of_the_same_shape() {
    assert_infers("add", &["tensor<?x3xf32>", "tensor<2x?xf32>"], "", "'tensor<2x3xf32>'");
    assert_infers("add", &["tensor<*xf32>", "tensor<2x?xf32>"], "", "'tensor<2x?xf32>'");
    assert_refuses(
        "add",
        &["tensor<2xf32>", "tensor<3xf32>"],
        "",
        "'stablehlo.add' op requires compatible types for all operands and results",
    );
    assert_infers("abs", &["tensor<2xcomplex<f32>>"], "", "'tensor<2xf32>'");
    assert_infers("abs", &["tensor<2xi8>"], "", "'tensor<2xi8>'");
    assert_infers("complex", &["tensor<2xf64>", "tensor<2xf64>"], "", "'tensor<2xcomplex<f64>>'");
    assert_infers("compare", &["tensor<2x?xf32>", "tensor<2x?xf32>"], "", "'tensor<2x?xi1>'");
}

#[test]
fn selections() {
    let types = ["tensor<i1>", "tensor<?x2x3xf32>", "tensor<1x?x3xf32>"];
    assert_infers("select", &types, "", "'tensor<1x2x3xf32>'");
    let types = ["tensor<i1>", "tensor<2xf32>", "tensor<2xi32>"];
    assert_refuses("select", &types, "", "requires compatible types for non-predicate operands");
    let types = ["tensor<3xi1>", "tensor<2xf32>", "tensor<2xf32>"];
    assert_refuses("select", &types, "", "requires the same shape for all operands");
    assert_infers("clamp", &["tensor<f32>", "tensor<2xf32>", "tensor<2xf32>"], "", "'tensor<2xf32>'");
    assert_refuses(
        "clamp",
        &["tensor<f32>", "tensor<2xf32>", "tensor<1x3xf32>"],
        "",
        "max shape [1, 3] is not scalar and is not compatible to operand shape [2]",
    );
}

#[test]
fn shapes() {
    let transpose = |permutation: &str| format!("permutation = array<i64: {permutation}>");
    let operand = ["tensor<1x?x3xf32>"];
    assert_infers("transpose", &operand, &transpose("2, 0, 1"), "'tensor<3x1x?xf32>'");
    assert_refuses(
        "transpose",
        &operand,
        &transpose("0, 1"),
        "TransposeOp operand rank 3 does not match permutation size 2",
    );
    assert_refuses(
        "transpose",
        &operand,
        &transpose("0, 1, 3"),
        "attribute permutation must be a permutation of [0, 1, 2] but got 0, 1, 3",
    );
    assert_infers(
        "broadcast",
        &["tensor<3xi32>"],
        "broadcast_sizes = array<i64: 1, 2>",
        "'tensor<1x2x3xi32>'",
    );
    assert_refuses(
        "broadcast",
        &["tensor<3xi32>"],
        "broadcast_sizes = array<i64: -2>",
        "Broadcast with negative dimension size -2",
    );
    assert_infers("cholesky", &["tensor<5x3x3xf32>"], "", "'tensor<5x3x3xf32>'");
    assert_refuses(
        "cholesky",
        &["tensor<5x2x3xf32>"],
        "",
        "minor dimensions of 'a' must have equal size, got shape 5, 2, 3.",
    );
    assert_refuses("cholesky", &["tensor<5xf32>"], "", "argument 'a' must have rank >= 2, got shape 5.");
}

#[test]
fn concatenations() {
    let along = |dimension: i64| format!("dimension = {dimension} : i64");
    let types = ["tensor<1x?xi32>", "tensor<2x3xi32>"];
    assert_infers("concatenate", &types, &along(0), "'tensor<3x3xi32>'");
    assert_infers("concatenate", &["tensor<?xi32>", "tensor<2xi32>"], &along(0), "'tensor<?xi32>'");
    assert_refuses(
        "concatenate",
        &types,
        &along(1),
        "shapes of operand (0) and (1) are not compatible at non-concat index 0: (1, ?) != (2, 3)",
    );
    assert_refuses("concatenate", &types, &along(2), "dimension 2 is out-of-bounds for input rank 2");
    assert_refuses("concatenate", &types, &along(-1), "dimension -1 is out-of-bounds for input rank 2");
    let scalars = ["tensor<i32>", "tensor<i32>"];
    assert_refuses("concatenate", &scalars, &along(0), "rank-0 values cannot be concatenated");
    let ranks = ["tensor<2xi32>", "tensor<2x3xi32>"];
    assert_refuses("concatenate", &ranks, &along(0), "operands (0) and (1) do not match rank");
}

#[test]
fn slices() {
    let range = |start: i64, limit: i64, stride: i64| {
        format!(
            "start_indices = array<i64: {start}>, limit_indices = dense<{limit}> : tensor<1xi64>, \
             strides = array<i64: {stride}>"
        )
    };
    assert_infers("slice", &["tensor<9xi32>"], &range(1, 8, 3), "'tensor<3xi32>'");
    assert_infers("slice", &["tensor<?xi32>"], &range(1, 80, 1), "'tensor<79xi32>'");
    let refuses = |start, limit, stride, message: &str| {
        assert_refuses("slice", &["tensor<9xi32>"], &range(start, limit, stride), message);
    };
    refuses(-1, 2, 1, "negative start index -1 in dimension 0");
    refuses(0, 10, 1, "limit index 10 is larger than dimension size 9 in dimension 0");
    refuses(3, 2, 1, "start index 3 is larger than limit index 2 in dimension 0");
    refuses(0, 2, 0, "stride must be positive but got 0 in dimension 0");
    assert_refuses(
        "slice",
        &["tensor<9x9xi32>"],
        &range(0, 1, 1),
        "the number of elements in start_indices (1) does not match the rank of the operand (2)",
    );
}

#[test]
fn dynamic_slices() {
    let sizes = "slice_sizes = array<i64: 1, 4>";
    let types = ["tensor<3x?xi32>", "tensor<i64>", "tensor<i64>"];
    assert_infers("dynamic_slice", &types, sizes, "'tensor<1x4xi32>'");
    assert_refuses(
        "dynamic_slice",
        &types[..2],
        sizes,
        "has mismatched number of slice sizes (2) and number of start indices (1)",
    );
    assert_refuses(
        "dynamic_slice",
        &["tensor<3x3xi32>", "tensor<i64>", "tensor<i64>"],
        sizes,
        "has slice size 4 greater than dimension size 3 in dimension 1 of operand",
    );
    assert_refuses(
        "dynamic_slice",
        &["tensor<3x?xi32>", "tensor<i64>", "tensor<i32>"],
        sizes,
        "start indices must have same element type",
    );
    assert_refuses(
        "dynamic_slice",
        &[],
        sizes,
        "'stablehlo.dynamic_slice' op failed to infer returned types",
    );
    let types = ["tensor<3x?xi32>", "tensor<1x1xi32>", "tensor<i64>", "tensor<i64>"];
    assert_infers("dynamic_update_slice", &types, "", "'tensor<3x?xi32>'");
    assert_refuses(
        "dynamic_update_slice",
        &["tensor<3xi32>", "tensor<4xi32>", "tensor<i64>"],
        "",
        "expects size at dimension 0 of update to be in range [0, 3]. Got: 4.",
    );
}

#[test]
fn paddings() {
    let padding = |low: i64, high: i64, interior: i64| {
        format!(
            "edge_padding_low = array<i64: {low}>, edge_padding_high = array<i64: {high}>, \
             interior_padding = array<i64: {interior}>"
        )
    };
    let types = ["tensor<4xf16>", "tensor<f16>"];
    assert_infers("pad", &types, &padding(1, -2, 2), "'tensor<9xf16>'");
    assert_infers("pad", &["tensor<?xf16>", "tensor<f16>"], &padding(1, 1, 1), "'tensor<?xf16>'");
    assert_refuses("pad", &types, &padding(0, 0, -1), "Interior padding cannot be negative: -1");
    assert_refuses("pad", &types, &padding(-5, 0, 0), "Padding result in negative size for dimension 0");
    let largest = padding(i64::MAX, 0, 0);
    assert_refuses("pad", &types, &largest, "'stablehlo.pad' op failed to infer returned types");
}

#[test]
fn other_values() {
    assert_infers("get_dimension_size", &["tensor<4xf16>"], "dimension = 0 : i64", "'tensor<i32>'");
    assert_refuses(
        "get_dimension_size",
        &["tensor<4xf16>"],
        "dimension = 1 : i64",
        "requires dimension attribute in range [0, 1); found (1)",
    );
    assert_infers("replica_id", &[], "", "'tensor<ui32>'");
    assert_infers("tuple", &["tensor<f16>", "i1"], "", "'tuple<tensor<f16>, i1>'");
    assert_infers("get_tuple_element", &["tuple<i1, i2>"], "index = 1 : i32", "'i2'");
    assert_refuses(
        "get_tuple_element",
        &["tuple<i1, i2>"],
        "index = 2 : i32",
        "index 2 is out of bounds of operand with size 2",
    );
    assert_infers("optimization_barrier", &["i1", "tensor<f16>"], "", "'i1', 'tensor<f16>'");
}

#[test]
fn compatible_results() {
    let types = ["tensor<?x3xf32>", "tensor<2x?xf32>"];
    for result in ["tensor<2x3xf32>", "tensor<?x?xf32>", "tensor<*xf32>", "tensor<?x3xf32, 1 : i64>"] {
        assert_eq!(error("add", &types, "", result), None);
    }
    let quantized = ["tensor<2x!quant.uniform<i8:f32, 2.0>>"; 2];
    assert_eq!(error("add", &quantized, "", "tensor<2x!quant.uniform<i8:f32, 3.0>>"), None);
    let message = "'stablehlo.add' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of \
                   operation 'tensor<2x4xf32>'";
    assert_eq!(error("add", &types, "", "tensor<2x4xf32>").as_deref(), Some(message));
}

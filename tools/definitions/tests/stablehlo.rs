//! The directives of StableHLO, in a loaded dialect of its name.

use std::path::Path;
use std::sync::LazyLock;

use definitions::Definitions;
use ir_core::prelude::*;

use crate::{context_with, first_message, printed};

static DEFINITIONS: LazyLock<Definitions> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stablehlo.td");
    Definitions::read(path).expect("definitions")
});

/// The module as text, or the error.
fn round_trip(source: &str) -> Result<String, String> {
    printed(&context_with(&DEFINITIONS), source)
}

/// Values of some types, which the operations use.
const VALUES: &str = "  %0 = \"x.v\"() : () -> tensor<4xf32>
  %1 = \"x.v\"() : () -> tensor<4xi1>
  %2 = \"x.v\"() : () -> tensor<?xf32>
  %3 = \"x.v\"() : () -> tensor<f32>
";

/// Checks that operations are printed as they are read.
#[track_caller]
fn assert_is_printed_as_read(ops: &str) {
    assert_prints(ops, ops);
}

/// Checks the text of operations.
#[track_caller]
fn assert_prints(ops: &str, expected: &str) {
    let module = |ops: &str| format!("module {{\n{VALUES}{ops}\n}}\n");
    assert_eq!(round_trip(&module(ops)).as_deref(), Ok(&*module(expected)));
    assert_eq!(round_trip(&module(expected)).as_deref(), Ok(&*module(expected)), "the text is read again");
}

/// The first error about operations: its message.
fn error(ops: &str) -> String {
    first_message(&round_trip(&format!("{VALUES}{ops}")).expect_err("it is wrong"))
}

#[test]
fn types_are_written_once() {
    assert_is_printed_as_read("  %4 = stablehlo.add %0, %0 : tensor<4xf32>");
    assert_is_printed_as_read(
        "  %4 = stablehlo.add %0, %2 {a} : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>",
    );
    assert_is_printed_as_read("  %4 = stablehlo.map %0, %0, %0 : tensor<4xf32>");
    assert_is_printed_as_read(
        "  %4 = stablehlo.map %0, %2 : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>",
    );
    assert_is_printed_as_read("  %4 = stablehlo.complex %0, %0 : tensor<4xcomplex<f32>>");
    assert_is_printed_as_read(
        "  %4 = stablehlo.complex %0, %2 : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xcomplex<f32>>",
    );
    assert_is_printed_as_read("  %4 = stablehlo.tuple %0, %1 : tuple<tensor<4xf32>, tensor<4xi1>>");
    assert_is_printed_as_read("  stablehlo.barrier()");
    assert_is_printed_as_read("  %4:2 = stablehlo.barrier %0, %1 : tensor<4xf32>, tensor<4xi1>");
    assert_is_printed_as_read("  %4 = stablehlo.select %1, %0, %0 : tensor<4xi1>, tensor<4xf32>");
    assert_is_printed_as_read(
        "  %4 = stablehlo.select %1, %0, %2 : (tensor<4xi1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>",
    );
}

#[test]
fn types_that_do_not_fit() {
    let op = "'stablehlo.add'";
    assert_eq!(
        error("%4 = stablehlo.add %0, %0 : (tensor<4xf32>) -> tensor<4xf32>"),
        format!("custom op {op} 2 operands present, but expected 1")
    );
    assert_eq!(
        error("%4 = stablehlo.add %0, %0 : (tensor<4xf32>, tensor<4xf32>) -> ()"),
        format!("custom op {op} expected single output")
    );
    assert_eq!(
        error("%4 = stablehlo.complex %0, %0 : tensor<4xf32>"),
        "custom op 'stablehlo.complex' expected tensor with complex element type"
    );
    assert_eq!(
        error("%4 = stablehlo.tuple %0 : tensor<4xf32>"),
        "custom op 'stablehlo.tuple' expected tuple type"
    );
    assert_eq!(
        error("%4 = stablehlo.select %1, %0, %0 : tensor<4xi1>"),
        "custom op 'stablehlo.select' expected functional type or list of two types"
    );
}

#[test]
fn operands_and_numbers() {
    assert_is_printed_as_read(
        "  %4 = stablehlo.concatenate %0, %2, dim = 0 : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>",
    );
    assert_prints(
        "  %4 = stablehlo.slice %0 [0:4:1, 1:8:2] : (tensor<4xf32>) -> tensor<4xf32>",
        "  %4 = stablehlo.slice %0 [0:4, 1:8:2] : (tensor<4xf32>) -> tensor<4xf32>",
    );
    assert_is_printed_as_read("  %4 = stablehlo.reduce_precision %0, format = e5m10 : tensor<4xf32>");
    assert_is_printed_as_read("  stablehlo.custom_call @f(%0) {a = 1 : i64} : (tensor<4xf32>) -> ()");
    assert_is_printed_as_read("  stablehlo.custom_call @\"a-b\"() : () -> ()");
    assert_eq!(
        error("%4 = stablehlo.reduce_precision %0, format = e5 : tensor<4xf32>"),
        "custom op 'stablehlo.reduce_precision' expected exponent mantissa in format e#m#, saw e5"
    );
    assert_eq!(
        error("stablehlo.custom_call f() : () -> ()"),
        "custom op 'stablehlo.custom_call' expected valid '@'-identifier for symbol name"
    );
}

#[test]
fn dots() {
    let ty = "(tensor<4xf32>, tensor<4xf32>) -> tensor<f32>";
    let check = |prefix: &str, rest: &str| {
        assert_is_printed_as_read(&format!("  %4 = stablehlo.{prefix}{rest} : {ty}"));
    };
    check("dot %0, %0", "");
    check("dot %0, %0", ", precision = [DEFAULT, HIGHEST]");
    check("dot_general %0, %0, ", "contracting_dims = [0] x [0]");
    check("dot_general %0, %0, ", "batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x []");
    check("dot_general %0, %0, ", "contracting_dims = [0] x [0], precision = []");
    let algorithm = "algorithm = <accumulation = f32, imprecise = false>";
    check("dot_general %0, %0, ", &format!("contracting_dims = [0] x [0], {algorithm}"));
    check(
        "dot_general %0, %0, ",
        &format!("contracting_dims = [0] x [0], precision = [DEFAULT], {algorithm}"),
    );
    // The generic form has the text of the attribute, in any order.
    assert_prints(
        &format!(
            "  %4 = \"stablehlo.dot_general\"(%0, %0) <{{numbers = #stablehlo.dot<\n    rhs_contracting_dimensions = [0],\n    \
             lhs_contracting_dimensions = [1], lhs_batching_dimensions = []>}}> : {ty}"
        ),
        &format!("  %4 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : {ty}"),
    );
    assert_eq!(
        error(&format!("%4 = stablehlo.dot %0, %0, algorithm = [] : {ty}")),
        "custom op 'stablehlo.dot' expected 'precision'"
    );
}

#[test]
fn both_forms_have_the_same_attributes() {
    let ty = "(tensor<4xf32>, tensor<4xf32>) -> tensor<f32>";
    let forms = [
        format!(
            "stablehlo.dot_general %0, %0, batching_dims = [0] x [0], contracting_dims = [1] x [2] : {ty}"
        ),
        format!(
            "\"stablehlo.dot_general\"(%0, %0) <{{numbers = #stablehlo.dot<lhs_batching_dimensions = [0], \
             rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>}}> : {ty}"
        ),
        format!("stablehlo.convolution(%0, %0) dim_numbers = [b,0,f]x[0,i,o]->[b,f,0], window = {{}} : {ty}"),
        format!(
            "\"stablehlo.convolution\"(%0, %0) <{{numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, f, 0]>}}> : {ty}"
        ),
    ];
    let ctx = context_with(&DEFINITIONS);
    let [dot, generic_dot, convolution, generic_convolution] = forms.map(|form| {
        let module = Module::parse(&ctx, format!("{VALUES}%4 = {form}")).expect("it is valid");
        let ir = module.ir();
        let mut properties = None;
        ir.visit(module.operation(), ir_core::ir::Order::Pre, |op| {
            properties = ir.properties(op).or(properties)
        });
        properties.expect("the dimension numbers")
    });
    assert_eq!(dot, generic_dot);
    assert_eq!(convolution, generic_convolution);
}

#[test]
fn convolutions() {
    let op = |numbers: &str, window: &str| {
        format!(
            "  %4 = stablehlo.convolution(%0, %0) dim_numbers = {numbers}, window = {{{window}}} : (tensor<4xf32>, \
             tensor<4xf32>) -> tensor<f32>"
        )
    };
    let numbers = "[b, 1, 0, f]x[0, 1, i, o]->[b, 0, 1, f]";
    assert_is_printed_as_read(&op(numbers, ""));
    assert_is_printed_as_read(&op("[b, f]x[i, o]->[f, b]", "stride = [2, 1], pad = [[0, 1], [-2, 3]]"));
    assert_is_printed_as_read(&op(numbers, "pad = [[1, 1]], rhs_dilate = [1], reverse = [true, false]"));
    assert_prints(
        &op(numbers, "reverse = [1, 0], lhs_dilate = []"),
        &op(numbers, "lhs_dilate = [], reverse = [true, false]"),
    );
    let raw = "\"stablehlo.convolution\"(%0, %0) <{numbers = #stablehlo.conv<raw input_batch_dimension = 1, \
               input_feature_dimension = 2, input_spatial_dimensions = [0], kernel_input_feature_dimension = 0, \
               kernel_output_feature_dimension = 1, output_batch_dimension = 0, output_feature_dimension = 1>}> : \
               (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>";
    assert_prints(&format!("  %4 = {raw}"), &op("[0, b, f]x[i, o]->[b, f]", ""));
    let error = |numbers: &str, window: &str| {
        let message = error(&op(numbers, window));
        message.strip_prefix("custom op 'stablehlo.convolution' ").expect("the operation").to_owned()
    };
    assert_eq!(error("[b, -1]", ""), "Unexpected dimension -1");
    assert_eq!(error("[b, 0, 0]", ""), "Duplicate entries for spatial dimension 0");
    assert_eq!(error("[b, b]", ""), "Unexpected dimension b, expecting f");
    assert_eq!(error("[bf]", ""), "Unexpected keyword bf");
    assert_eq!(error("[0]", ""), "Expected dimensions b, f not specified");
    assert_eq!(error("[b, f, 2]", ""), "Expected spatial dimensions 0, 1 not specified");
    assert_eq!(error(numbers, "strides = []"), "Unexpected keyword strides");
    assert_eq!(error(numbers, "pad = [[1]]"), "Expected array with 2 elements, got 1 elements instead");
}

#[test]
fn constants() {
    assert_is_printed_as_read("  %4 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>");
    assert_is_printed_as_read("  %4 = stablehlo.constant {a = 1 : i32} dense<[1, 2]> : tensor<2xi8>");
    let quantized = "() -> tensor<2x!quant.uniform<i8:f32, 2.0:15>>";
    assert_is_printed_as_read(&format!(
        "  %4 = stablehlo.constant() <{{value = dense<1> : tensor<2xi8>}}> {{a}} : {quantized}"
    ));
    assert_eq!(
        error("%4 = stablehlo.constant 1 : i32"),
        "custom op 'stablehlo.constant' invalid kind of attribute specified"
    );
    assert_eq!(
        error("%4 = stablehlo.constant() {value = dense<1> : tensor<2xi8>} : () -> tensor<2xi16>"),
        "'stablehlo.constant' op inferred type(s) 'tensor<2xi8>' are incompatible with return type(s) of operation \
         'tensor<2xi16>'"
    );
}

#[test]
fn loops() {
    assert_prints(
        "  %4:2 = stablehlo.while(%iter = %0, %iter_1 = %1) : tensor<4xf32>, tensor<4xi1> attributes {a} cond {
    stablehlo.return %iter_1 : tensor<4xi1>
  } do {
    stablehlo.return %iter, %iter_1 : tensor<4xf32>, tensor<4xi1>
  }",
        "  %4:2 = stablehlo.while(%arg0 = %0, %arg1 = %1) : tensor<4xf32>, tensor<4xi1> attributes {a}
  cond {
    stablehlo.return %arg1 : tensor<4xi1>
  } do {
    stablehlo.return %arg0, %arg1 : tensor<4xf32>, tensor<4xi1>
  }",
    );
    assert_is_printed_as_read(
        "  stablehlo.while()\n  cond {\n    stablehlo.return\n  } do {\n    stablehlo.return\n  }",
    );
    assert_eq!(
        error("%4 = stablehlo.while(%a = %0) : tensor<4xf32>, tensor<4xf32> cond {} do {}"),
        "custom op 'stablehlo.while' number of operands and types do not match: got 1 operands and 2 types"
    );
}

#[test]
fn reductions() {
    let short = "  %4 = stablehlo.reduce(%0 init: %3) applies stablehlo.add across dimensions = [0] {a = 1 : i64} : \
                 (tensor<4xf32>, tensor<f32>) -> tensor<f32>";
    assert_is_printed_as_read(short);
    assert_prints(
        "  %4 = \"stablehlo.reduce\"(%0, %3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %5 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) {a = 1 : i64} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>",
        short,
    );
    assert_is_printed_as_read(
        "  %4:2 = stablehlo.reduce(%0 init: %3), (%0 init: %3) across dimensions = [0] : (tensor<4xf32>, \
         tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
   reducer(%arg0: tensor<f32>, %arg2: tensor<f32>) (%arg1: tensor<f32>, %arg3: tensor<f32>)  {
    stablehlo.return %arg0, %arg3 : tensor<f32>, tensor<f32>
  }",
    );
    assert_eq!(
        error(
            "%4 = stablehlo.reduce(%0 init: %3) applies stablehlo.slice across dimensions = [0] : (tensor<4xf32>, \
             tensor<f32>) -> tensor<f32>"
        ),
        "custom op 'stablehlo.reduce' expected the inner-op to be a commutative binary-op from the stablehlo \
         dialect, with zero region, producing single result"
    );
}

#[test]
fn operations_without_facts_have_the_generic_form() {
    assert_eq!(
        error("stablehlo.convert"),
        "custom op 'stablehlo.convert' the syntax of 'stablehlo.convert' is C++: write the generic form \
         \"stablehlo.convert\"(…)"
    );
}

/// Checks the text of an attribute.
#[track_caller]
fn assert_attribute_prints(attribute: &str, expected: &str) {
    let module = |text: &str| format!("  \"x.a\"() {{a = #stablehlo.{text}}} : () -> ()");
    assert_prints(&module(attribute), &module(expected));
}

#[test]
fn attributes_of_dimension_numbers_have_one_text() {
    let dot = "dot<lhs_batching_dimensions = [0], rhs_contracting_dimensions = [1, 2]>";
    assert_attribute_prints(dot, dot);
    assert_attribute_prints(
        "dot<rhs_contracting_dimensions=[1,2], lhs_contracting_dimensions = [], lhs_batching_dimensions=[0]>",
        dot,
    );
    assert_attribute_prints("dot<>", "dot<>");
    assert_attribute_prints(
        "gather<index_vector_dim = 1, offset_dims = [0],>",
        "gather<offset_dims = [0], index_vector_dim = 1>",
    );
    let conv = "conv<[b, 0, 1, f]x[0, 1, i, o]->[f, 1, b, 0]>";
    assert_attribute_prints(conv, conv);
    assert_attribute_prints(
        "conv<raw input_feature_dimension = 1, kernel_output_feature_dimension = 1, output_feature_dimension = 1>",
        "conv<[b, f]x[i, o]->[b, f]>",
    );
    let raw = "conv<raw input_batch_dimension = 3>";
    assert_attribute_prints(raw, raw);
    let alias =
        "output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = [0, 1]>";
    assert_attribute_prints(alias, alias);
    assert_attribute_prints("type_extensions<bounds = [ 3, ? ]>", "type_extensions<bounds = [3, ?]>");
}

#[test]
fn an_attribute_with_the_parameters_of_another_version_is_text() {
    assert_attribute_prints("scatter<anything  1>", "scatter<anything  1>");
}

#[test]
fn a_wrong_field_is_an_error() {
    let error_of = |text: &str| error(&format!("\"x.a\"() {{a = #stablehlo.{text}}} : () -> ()"));
    let names = "expected one of: `lhs_batching_dimensions`, `rhs_batching_dimensions`, \
                 `lhs_contracting_dimensions`, `rhs_contracting_dimensions`";
    assert_eq!(error_of("dot<x = [1]>"), names);
    assert_eq!(
        error_of("gather<index_vector_dim = 1, index_vector_dim = 2>"),
        "duplicated `index_vector_dim` entry"
    );
    assert_eq!(error_of("gather<index_vector_dim = [1]>"), "expected integer value");
}

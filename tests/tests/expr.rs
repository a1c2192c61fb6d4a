//! The code of definitions as Rust: `expr/constraints.rs` is generated from `goldens/expr/constraints.td`.
//! This test compiles it and calls its functions.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use generated::ExternalFunctions;
use ir_core::context::{Attribute, Context, Type};
use ir_core::text::{ParseResult, Parser};
use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::DiskLoader;

/// Reads a golden input with the embedded prelude.
fn read(file: &str) -> Outcome {
    let mut loader = DiskLoader { include_dirs: Vec::new(), prelude: ods_codegen::prelude::FILES };
    let path = golden::folder("expr").join(file);
    let outcome = ods_parser::read(&path.to_string_lossy(), &mut loader, &[], &Options::default());
    assert!(!outcome.has_errors(), "{:?}", outcome.diagnostics);
    outcome
}

fn generated_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expr/constraints.rs")
}

#[test]
fn the_functions_are_these() {
    let emitted = tests::code::functions(&read("constraints.td"));
    golden::assert_equal(&generated_path(), &emitted);
}

/// The code that is generated from `constraints.td`, compiled.
#[expect(dead_code, reason = "every function is compiled, some are called")]
#[allow(clippy::op_ref, reason = "slices are compared with arrays")]
#[allow(unreachable_pub, reason = "generated functions are in a module that is re-exported")]
mod generated {
    use ir_core::context::{Attribute, Context, Type};
    use ir_core::ir::{Ir, Op, Region, Value};
    use ir_core::predicates::{attributes, build, holds, numbers, shaped, types, values};

    include!("expr/constraints.rs");

    /// The test of a constraint.
    pub(super) type Test<T> = fn(&Context, T) -> bool;

    /// Operations of mlir-opt with the type of their result, and the test for the constraint of their
    /// operand.
    pub(super) const OPERANDS: [(&str, &str, Test<Type>); 8] = [
        ("math.absf", "f32", is_float_like),
        ("math.absi", "i32", is_signless_integer_or_index_like),
        ("memref.dealloc", "", is_any_ranked_or_unranked_mem_ref),
        ("tensor.rank", "index", is_any_tensor),
        ("tensor.extract", "f32", is_any_ranked_tensor),
        ("complex.re", "f32", is_complex_type_with_floating_point),
        ("vector.bitcast", "vector<1xf32>", is_any_vector_of_any_rank),
        ("func.call_indirect", "", is_function_type),
    ];

    /// Attributes that a constraint accepts, and attributes that it rejects.
    pub(super) const ATTRIBUTES: [(Test<Attribute>, &[&str], &[&str]); 15] = [
        (is_i32_attr, &["1 : i32"], &["1 : i64", "1.0 : f32", "\"1\"", "1 : si32"]),
        (
            is_64_bit_signless_integer_attribute,
            &["1 : i64", "7 : i64"],
            &["0 : i64", "8 : i64", "-1 : i64", "1 : i32"],
        ),
        (is_64_bit_signless_integer_attribute_2, &["1 : i64"], &["0 : i64", "-1 : i64"]),
        (is_64_bit_signless_integer_attribute_3, &["1 : i64", "64 : i64"], &["0 : i64", "3 : i64"]),
        (is_type_attribute_of_floating_point, &["f32", "bf16"], &["i32", "1 : i32", "vector<1xf32>"]),
        (is_flat_symbol_ref_attr, &["@a"], &["@a::@b", "\"a\""]),
        (is_i64_array_attr, &["[]", "[1, 2]"], &["[1 : i32]", "[1, \"a\"]", "1"]),
        (is_lists_of_lists, &["[[1], []]", "[]"], &["[1]", "[[1 : i32]]"]),
        (is_array_attribute_with_at_least_1, &["[1]", "[1, 2, 3]"], &["[]", "[1, 2, 3, 4]"]),
        (
            is_i32_dense_array_attribute_whose,
            &["array<i32>", "array<i32: 0, 2>"],
            &["array<i32: 0, -1>", "array<i64: 1>"],
        ),
        (
            is_i64_dense_array_attribute_should_be,
            &["array<i64: 1, 2>"],
            &["array<i64: 1, 1>", "array<i64: 2, 1>"],
        ),
        (
            is_64_bit_signless_int_elements,
            &["dense<1> : vector<2xi64>"],
            &["dense<1> : vector<3xi64>", "dense<1> : vector<2xi32>"],
        ),
        (is_division, &["2 : i64"], &["0 : i64", "5 : i64"]),
        (is_bits, &["2 : i64", "6 : i64"], &["3 : i64"]),
        (is_test_color, &["0 : i32", "5 : i32"], &["1 : i32", "0 : i64"]),
    ];
}

/// The author's code for `constraints.td`.
struct Externals;

impl ExternalFunctions for Externals {
    fn default_i32_attr(_ctx: &Context) -> Attribute {
        Attribute::UNIT
    }

    fn is_rust_1_condition(ctx: &Context, a: Type) -> bool {
        a.shape(ctx).is_some_and(|shape| !shape.is_empty())
    }
}

const TYPES: [&str; 40] = [
    "i1",
    "i32",
    "si8",
    "ui64",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f8E4M3FN",
    "tf32",
    "none",
    "complex<f32>",
    "complex<i32>",
    "complex<f8E5M2>",
    "tuple<>",
    "tuple<i1, tuple<f32>>",
    "() -> ()",
    "(i32) -> f32",
    "vector<4xf32>",
    "vector<2x3xi32>",
    "vector<f32>",
    "vector<[4]xi1>",
    "vector<2x[4]xindex>",
    "vector<4xsi32>",
    "tensor<f32>",
    "tensor<?x4xi8>",
    "tensor<0xindex>",
    "tensor<*xf64>",
    "tensor<*xi1>",
    "tensor<2xcomplex<f32>>",
    "tensor<4xvector<2xf32>>",
    "tensor<2xsi4>",
    "memref<f32>",
    "memref<?x2xi16>",
    "memref<*xf32>",
    "memref<4xf32, 1>",
    "memref<2xvector<4xf32>>",
    "memref<4xf32, strided<[2], offset: 1>>",
];

fn parse<'a, T>(ctx: &'a Context, text: &'a str, read: impl Fn(&mut Parser<'a>) -> ParseResult<T>) -> T {
    let mut parser = Parser::new(ctx, "text", text.as_bytes()).unwrap_or_else(|_| panic!("{text}"));
    read(&mut parser).unwrap_or_else(|_| panic!("{text} cannot be read"))
}

/// Whether mlir-opt refuses each of the operations, of two lines each, because of its operand.
fn refused_by_mlir_opt(operations: &[String]) -> Vec<bool> {
    let mut child = Command::new("/usr/lib/llvm-22/bin/mlir-opt")
        .args(["--allow-unregistered-dialect", "--split-input-file", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("mlir-opt starts");
    let input = operations.join("\n// -----\n");
    let mut stdin = child.stdin.take().expect("an input");
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer ends").expect("it reads its input");
    let errors = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<usize> = errors
        .lines()
        .filter(|line| line.contains("error:") && line.contains(" operand #0 must be "))
        .filter_map(|line| line.split(':').nth(1)?.parse().ok())
        .collect();
    // Each operation has two lines, and a separator follows.
    (0..operations.len()).map(|index| lines.contains(&(index * 3 + 2))).collect()
}

#[test]
#[ignore = "needs mlir-opt-22: cargo xtask ci"]
fn types_are_accepted_as_by_mlir_opt() {
    let ctx = Context::new();
    let mut operations = Vec::new();
    let mut ours = Vec::new();
    for (operation, result, test) in generated::OPERANDS {
        for text in TYPES {
            let ty = parse(&ctx, text, Parser::parse_type);
            let bound = if result.is_empty() { "" } else { "%0 = " };
            operations.push(format!(
                "%x = \"test.x\"() : () -> ({text})\n{bound}\"{operation}\"(%x) : ({text}) -> ({result})"
            ));
            ours.push((operation, text, !test(&ctx, ty)));
        }
    }
    let theirs = refused_by_mlir_opt(&operations);
    let wrong: Vec<_> = ours.iter().zip(&theirs).filter(|((_, _, ours), theirs)| ours != *theirs).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(theirs.contains(&true) && theirs.contains(&false));
}

#[test]
fn attributes_are_accepted_as_their_constraints_say() {
    let ctx = Context::new();
    for (index, (test, right, wrong)) in generated::ATTRIBUTES.into_iter().enumerate() {
        for (texts, expected) in [(right, true), (wrong, false)] {
            for text in texts {
                let attribute = parse(&ctx, text, |parser| parser.parse_attribute(None));
                assert_eq!(test(&ctx, attribute), expected, "constraint {index}, {text}");
            }
        }
    }
}

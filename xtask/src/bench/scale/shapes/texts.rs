//! Long lists and texts, and nested types, attributes and locations.

use std::fmt::Write as _;

use super::{function, list, same};

/// An operation with many operands.
pub(super) fn operands(n: usize) -> String {
    let (values, types) = (list(n, |i| format!("%a{i}")), same(n, "i32"));
    let arguments = list(n, |i| format!("%a{i}: i32"));
    function(&arguments, &format!("  \"a.b\"({values}) : ({types}) -> ()\n"))
}

/// An input of many parts.
pub(super) fn split(n: usize) -> String {
    let part = |i: usize| format!("func.func @f{i}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n");
    (0..n).map(part).collect::<Vec<_>>().join("// -----\n")
}

/// Additions of dense constants, each to the previous sum.
pub(super) fn dense_folds(n: usize) -> String {
    let elements = list(256, |i| i.to_string());
    let mut body = format!(
        "  %s0 = arith.constant dense<[{elements}]> : tensor<256xi32>\n  %k = arith.constant dense<[{elements}]> : tensor<256xi32>\n"
    );
    for i in 0..n {
        let _ = writeln!(body, "  %s{} = arith.addi %s{i}, %k : tensor<256xi32>", i + 1);
    }
    let _ = writeln!(body, "  \"a.b\"(%s{n}) : (tensor<256xi32>) -> ()");
    function("", &body)
}

/// Resources of a module.
pub(super) fn resources(n: usize) -> String {
    let mut body = String::new();
    for i in 0..n {
        let _ = writeln!(body, "  \"a.b\"() {{v = dense_resource<r{i}> : tensor<4xi8>}} : () -> ()");
    }
    let blobs = (0..n).map(|i| format!("      r{i}: \"0x0100000001020304\"")).collect::<Vec<_>>().join(",\n");
    format!(
        "{}\n{{-#\n  dialect_resources: {{\n    builtin: {{\n{blobs}\n    }}\n  }}\n#-}}\n",
        function("", &body)
    )
}

/// An affine map of many dimensions.
pub(super) fn map_dims(n: usize) -> String {
    let (dims, sums) = (list(n, |i| format!("d{i}")), list(n, |i| format!("d{i} + d{}", (i + 1) % n)));
    function("", &format!("  \"a.b\"() {{m = affine_map<({dims}) -> ({sums})>}} : () -> ()\n"))
}

/// A sum of many dimensions.
pub(super) fn map_sum(n: usize) -> String {
    let (dims, sum) = (list(n, |i| format!("d{i}")), list(n, |i| format!("d{i}")).replace(", ", " + "));
    function("", &format!("  \"a.b\"() {{m = affine_map<({dims}) -> ({sum})>}} : () -> ()\n"))
}

/// Strings in a dense attribute.
pub(super) fn strings(n: usize) -> String {
    let elements = list(n, |i| format!("\"s{}\"", i % 1000));
    function("", &format!("  \"a.b\"() {{v = dense<[{elements}]> : tensor<{n}x!a.str>}} : () -> ()\n"))
}

/// One string of many bytes.
pub(super) fn long_string(n: usize) -> String {
    function("", &format!("  \"a.b\"() {{v = \"{}\"}} : () -> ()\n", "long text ".repeat(n / 10)))
}

/// Nested types.
pub(super) fn type_nest(n: usize) -> String {
    let ty = format!("{}i32{}", "tuple<".repeat(n), ">".repeat(n));
    function("", &format!("  \"a.b\"() {{v = {ty}}} : () -> ()\n"))
}

/// Nested attributes.
pub(super) fn attribute_nest(n: usize) -> String {
    function("", &format!("  \"a.b\"() {{v = {}1{}}} : () -> ()\n", "[".repeat(n), "]".repeat(n)))
}

/// Nested affine expressions.
pub(super) fn affine_nest(n: usize) -> String {
    let expr = format!("{}d0{}", "(".repeat(n), " floordiv 2 + d1)".repeat(n));
    function("", &format!("  \"a.b\"() {{m = affine_map<(d0, d1) -> ({expr})>}} : () -> ()\n"))
}

/// Nested locations.
pub(super) fn location_nest(n: usize) -> String {
    let location = format!("{}unknown{}", "callsite(\"f\" at ".repeat(n), ")".repeat(n));
    function("", &format!("  \"a.b\"() : () -> () loc({location})\n"))
}

//! Random modules for conversions: chains of casts, and operations of `math` and `arith` that are expanded.

use super::random::Random;
use std::fmt::Write as _;

const CAST_TYPES: [&str; 4] = ["i8", "i16", "i32", "index"];

/// Chains of casts between lists of values. Some of the values are used.
pub fn casts(seed: u64) -> String {
    let random = &mut Random::new(seed);
    let mut out = String::from("func.func @f(%0: i8, %1: i16, %2: i32, %3: index) {\n");
    let mut lists: Vec<(Vec<String>, Vec<&str>)> =
        CAST_TYPES.iter().enumerate().map(|(id, ty)| (vec![format!("%{id}")], vec![*ty])).collect();
    for id in 4..8 + random.count(24) {
        let (mut values, mut types) = lists[lists.len() - 1 - random.count(lists.len().min(3))].clone();
        if random.chance(6) {
            // Some results only, or another order.
            let last = values.len() - 1;
            values.swap(0, last);
            types.swap(0, last);
        } else if random.chance(8) {
            values.truncate(1);
            types.truncate(1);
        } else if random.chance(12) {
            values.clear();
            types.clear();
        }
        let count = 1 + random.count(2);
        let results: Vec<&str> = (0..count).map(|_| random.pick(&CAST_TYPES[..2])).collect();
        let results = if random.chance(3) { lists[random.count(lists.len())].1.clone() } else { results };
        let inputs = if values.is_empty() {
            String::new()
        } else {
            format!("{} : {} ", values.join(", "), types.join(", "))
        };
        let name = format!("%{id}");
        let _ = writeln!(
            out,
            "  {name}:{} = builtin.unrealized_conversion_cast {inputs}to {}",
            results.len(),
            results.join(", ")
        );
        let names: Vec<String> = (0..results.len()).map(|index| format!("{name}#{index}")).collect();
        if random.chance(3) {
            let _ = writeln!(out, "  \"test.use\"({}) : ({}) -> ()", names.join(", "), results.join(", "));
        }
        lists.push((names, results));
    }
    out.push_str("  return\n}\n");
    out
}

/// Operations of `math` with one float operand and a result of the same type.
pub(super) const UNARY: [&str; 30] = [
    "absf",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "floor",
    "log",
    "log2",
    "log10",
    "log1p",
    "roundeven",
    "round",
    "rsqrt",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
];

/// Functions with operations of `math` on floats, among functions that may have the names of the C library.
pub fn math(seed: u64) -> String {
    let random = &mut Random::new(seed);
    let types =
        ["f32", "f64", "f16", "bf16", "vector<3xf32>", "vector<2x2xf64>", "vector<[2]xf16>", "vector<bf16>"];
    let mut out = String::new();
    for name in ["sinf", "cos", "expf", "log2"] {
        if random.chance(4) {
            let _ = writeln!(out, "func.func private @{name}(f32) -> f32");
        }
    }
    let is_nested = random.chance(4);
    if is_nested {
        out.push_str("module @nested {\n");
    }
    let parameters: Vec<String> =
        types.iter().enumerate().map(|(index, ty)| format!("%{index}: {ty}")).collect();
    let _ = writeln!(out, "func.func @test({}) {{", parameters.join(", "));
    let mut values: Vec<(String, &str)> =
        (0..types.len()).map(|index| (format!("%{index}"), types[index])).collect();
    for id in types.len()..types.len() + 2 + random.count(20) {
        let (first, ty) = values[random.count(values.len())].clone();
        let others: Vec<String> =
            values.iter().filter(|value| value.1 == ty).map(|value| value.0.clone()).collect();
        let mut other = || others[random.count(others.len())].clone();
        let operands = [first, other(), other()];
        let flags = random.pick(&["", "", " fastmath<nnan>", " fastmath<fast>"]);
        let (name, count) = match random.below(8) {
            0 => ("atan2", 2),
            1 => ("powf", 2),
            2 => ("fma", 3),
            3 if random.chance(20) => ("copysign", 2),
            _ => (random.pick(&UNARY), 1),
        };
        let _ = writeln!(out, "  %{id} = math.{name} {}{flags} : {ty}", operands[..count].join(", "));
        values.push((format!("%{id}"), ty));
    }
    out.push_str("  return\n}\n");
    if is_nested {
        out.push_str("}\n");
    }
    out
}

/// Conversions of small floats, and operations that round.
pub fn expansions(seed: u64) -> String {
    const FLOATS: [&str; 6] = ["f32", "bf16", "f16", "f64", "f8E8M0FNU", "f4E2M1FN"];
    const WIDTHS: [u32; 6] = [32, 16, 16, 64, 8, 4];
    let random = &mut Random::new(seed);
    let shape = random.pick(&["", "", "vector<4x", "tensor<2x3x", "vector<[4]x"]);
    let end = if shape.is_empty() { "" } else { ">" };
    let parameters: Vec<String> =
        FLOATS.iter().enumerate().map(|(index, ty)| format!("%{index}: {shape}{ty}{end}")).collect();
    let mut out = format!("func.func @f({}) {{\n", parameters.join(", "));
    let mut values: Vec<(String, usize)> = (0..6).map(|index| (format!("%{index}"), index)).collect();
    for id in 6..8 + random.count(12) {
        let (value, from) = values[random.count(values.len())].clone();
        let to = random.count(6);
        let same: Vec<&String> =
            values.iter().filter(|other| other.1 == from).map(|other| &other.0).collect();
        let other = same[random.count(same.len())].clone();
        let [ty, result] = [from, to].map(|index| format!("{shape}{}{end}", FLOATS[index]));
        let flags = random.pick(&["", "", " fastmath<nnan>"]);
        let (text, to) = match random.below(6) {
            0 | 1 if WIDTHS[from] < WIDTHS[to] => (format!("extf {value}{flags} : {ty} to {result}"), to),
            2 | 3 if WIDTHS[from] > WIDTHS[to] => {
                let mode = if random.chance(5) { " to_nearest_even" } else { "" };
                (format!("truncf {value}{mode}{flags} : {ty} to {result}"), to)
            }
            4 => (format!("{} {value}, {other}{flags} : {ty}", random.pick(&["maximumf", "minnumf"])), from),
            _ => (format!("{} {value}, {other}{flags} : {ty}", random.pick(&["minimumf", "maxnumf"])), from),
        };
        let _ = writeln!(out, "  %{id} = arith.{text}");
        values.push((format!("%{id}"), to));
    }
    out.push_str("  return\n}\n");
    out
}

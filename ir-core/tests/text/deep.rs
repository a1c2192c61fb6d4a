//! Types, attributes, affine expressions and locations nest as deeply as memory allows, on small stacks, too; large
//! claims take no memory.

use super::dialect::Toy;
use super::module::round_trip;
use ir_core::context::Context;
use ir_core::ops::register_builtin;
use ir_core::text::{PrintOptions, parse_module, print_module};
use ir_core::verify::verify;
use std::fmt::Write as _;

/// Levels of nesting.
const MANY: usize = 100_000;

/// The stack of a thread that reads, verifies and prints.
const SMALL_STACK: usize = 256 << 10;

/// An operation with an attribute.
fn op(attribute: &str) -> String {
    format!("\"t.op\"() {{a = {attribute}}} : () -> ()")
}

/// `before` a number of times, then `inner`, then `after` as often.
fn nest(levels: usize, before: &str, inner: &str, after: &str) -> String {
    format!("{}{inner}{}", before.repeat(levels), after.repeat(levels))
}

/// The texts that `each` returns for the levels, one after the other.
fn numbered(levels: usize, each: impl Fn(usize) -> String) -> String {
    (0..levels).fold(String::new(), |mut text, index| {
        let _ = write!(text, "{}", each(index));
        text
    })
}

fn map(expr: &str) -> String {
    op(&format!("affine_map<(d0)[s0] -> ({expr})>"))
}

/// Reads, verifies and prints a text.
fn outcome(text: &str, options: &PrintOptions, threads: usize) -> Result<String, String> {
    let ctx = Context::new();
    ctx.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    register_builtin(&ctx);
    ctx.register_dialect(Box::new(Toy));
    ctx.allow_unregistered_dialects(true);
    ctx.set_threads(threads);
    let module = parse_module(&ctx, "input", text.as_bytes()).map_err(|found| found[0].message.clone())?;
    let module = module.into_module();
    verify(&module.ir, module.top).map_err(|diagnostic| diagnostic.message)?;
    let mut out = Vec::new();
    print_module(&module.ir, module.top, options.clone(), &module.external_resources, &mut out)
        .expect("a vector takes everything");
    Ok(String::from_utf8(out).expect("text"))
}

fn on_small_stack<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(SMALL_STACK).spawn_scoped(scope, run);
        thread.expect("a thread").join().expect("it ends without a panic")
    })
}

/// Checks that what is printed of a text contains `part`.
fn prints(text: &str, part: &str, options: &PrintOptions) {
    let printed = on_small_stack(|| outcome(text, options, 1)).expect("a module");
    assert!(printed.contains(part), "{part:.200}\nis not in\n{printed:.200}");
}

fn default() -> PrintOptions {
    PrintOptions::default()
}

#[test]
fn types_nest() {
    let types = [
        ("tuple<", "i1", ">"),
        ("() -> (", "() -> i1", ")"),
        ("(", "i1", ") -> ()"),
        ("memref<2x", "i1", ">"),
    ];
    for (before, inner, after) in types {
        let ty = nest(MANY, before, inner, after);
        prints(&op(&ty), &ty, &default());
    }
    let ty = nest(MANY, "tensor<2xi1, ", "[1]", ">");
    prints(&op(&ty), &ty, &default());
    let ty = nest(MANY, "!toy.box<", "i1", ">");
    prints(&op(&ty), &ty, &default());
}

#[test]
fn attributes_nest() {
    let attributes = [("[", "1", "]"), ("{b = ", "@s", "}"), ("tensor<2xi1, {c = #toy.tag<", "i1", ">}>")];
    for (before, inner, after) in attributes {
        let attribute = nest(MANY / 2, before, inner, after);
        // Tags print as aliases.
        let part = if before.contains("toy") { "#tag2_1 = #toy.tag<" } else { &attribute };
        prints(&op(&attribute), part, &default());
    }
    let distinct = format!("{}1{}", numbered(MANY, |level| format!("distinct[{level}]<")), ">".repeat(MANY));
    prints(&op(&distinct), "distinct[1]<", &default());
}

#[test]
fn texts_of_dialects_that_are_not_registered_nest() {
    for ty in [nest(MANY, "<[", "\"}\"", "]>"), nest(MANY, "<", "", ">")] {
        prints(&op(&format!("!x.y{ty}")), &ty, &default());
        prints(&op(&format!("#x.y{ty}")), &ty, &default());
    }
}

#[test]
fn aliases_of_aliases_nest() {
    let attributes = numbered(MANY, |level| format!("#a{} = [#a{level}]\n", level + 1));
    let text = format!("#a0 = [1]\n{attributes}{}", op(&format!("#a{MANY}")));
    prints(&text, &nest(MANY, "[", "[1]", "]"), &default());
    let types = numbered(MANY, |level| format!("!t{} = tuple<!t{level}>\n", level + 1));
    let text = format!("!t0 = i8\n{types}{}", op(&format!("!t{MANY}")));
    prints(&text, &nest(MANY, "tuple<", "i8", ">"), &default());
    let texts =
        numbered(MANY, |level| format!("!t{} = !llvm.x<!t{level}>\n", level + 1)).replacen("!t0", "!t", 1);
    let text = format!("!t = !llvm.x\n{texts}{}", op(&format!("!t{MANY}")));
    prints(&text, &format!("!t{MANY} = !llvm.x<!t{}>", MANY - 1), &default());
}

#[test]
fn affine_expressions_nest() {
    let quotients = |before: &str, op: &str| {
        format!("{before}d0{}", numbered(MANY, |level| format!(" {op} d0 floordiv {}", level + 2)))
    };
    for expr in [quotients("", "+"), quotients("", "-")] {
        prints(&map(&expr), &expr, &default());
    }
    let right =
        format!("{}d0{}", numbered(MANY, |level| format!("d0 mod {} + (", level + 2)), ")".repeat(MANY));
    prints(&map(&right), &right.replace(['(', ')'], ""), &default());
    for (expr, printed) in [
        (nest(MANY, "(", "d0", ")"), "(d0)>".to_owned()),
        (nest(MANY, "-", "d0", ""), "(d0)>".to_owned()),
        (format!("d0{}", " + d0".repeat(MANY)), format!("(d0 * {})>", MANY + 1)),
        (format!("s0{}", " * s0".repeat(MANY)), "((s0 * s0) * s0) * s0".to_owned()),
        (format!("d0{}", " ceildiv 3".repeat(MANY)), "((d0 ceildiv 3) ceildiv 3) ceildiv 3".to_owned()),
    ] {
        prints(&map(&expr), &printed, &default());
    }
}

#[test]
fn operations_on_long_sums_go_into_all_terms() {
    let sum = numbered(MANY, |level| format!(" + (d0 floordiv {}) * 4", level + 2));
    let quotient = numbered(MANY, |level| format!(" + d0 floordiv {}", level + 2));
    prints(&map(&format!("(d0 * 4{sum}) floordiv 4")), &format!("(d0{quotient})>"), &default());
    prints(&map(&format!("(d0{sum}) mod 4")), "(d0 mod 4)>", &default());
    prints(&op(&format!("affine_set<(d0) : (d0{quotient} >= 0)>")), &quotient, &default());
}

#[test]
fn locations_nest() {
    let at = |location: &str| format!("\"t.op\"() : () -> () loc({location})");
    let local = PrintOptions { debug_info: true, local_scope: true, ..default() };
    let aliased = PrintOptions { debug_info: true, ..default() };
    let locations = [
        nest(MANY, "callsite(\"a\" at ", "\"b\"", ")"),
        nest(MANY, "callsite(", "\"b\"", " at \"a\")"),
        nest(MANY, "\"a\"(", "\"f\":1:2", ")"),
        nest(MANY, "fused<loc(", "\"a\"", ")>[\"c\"]"),
        format!("{}\"f\"{}", numbered(MANY, |level| format!("fused<{level}>[")), "]".repeat(MANY)),
    ];
    for location in locations {
        let part = if location.contains("fused<0>") { "fused<1 : i64>[" } else { &location };
        prints(&at(&location), part, &local);
        prints(&at(&location), "#loc1 = loc(", &aliased);
    }
}

#[test]
fn lists_of_elements_nest() {
    let text = op(&format!("dense<{}> : tensor<1xi32>", nest(MANY, "[", "1", "]")));
    let message = on_small_stack(|| outcome(&text, &default(), 1)).expect_err("sizes that do not match");
    assert!(message.starts_with("inferred shape of elements literal ([1, 1, 1, "), "{message:.200}");
    let ty = format!("dense<1> : tensor<{}i32>", "1x".repeat(2_000));
    prints(&op(&ty.replace("<1>", &format!("<{}>", nest(2_000, "[", "1", "]")))), &ty, &default());
}

#[test]
fn what_is_wrong_at_any_depth_is_reported() {
    for (text, message) in [
        (nest(MANY, "complex<", "f32", ">"), "invalid element type for complex"),
        (
            nest(MANY, "vector<2x", "f32", ">"),
            "failed to verify 'elementType': VectorElementTypeInterface instance",
        ),
        ("[".repeat(MANY), "expected attribute value"),
        ("tuple<".repeat(MANY), "expected non-function type"),
        (format!("!x.y{}", "<".repeat(MANY)), "unbalanced '<' character in pretty dialect name"),
        (format!("!toy.box<{}", "!toy.box<".repeat(MANY)), "unbalanced '<' character in pretty dialect name"),
        (format!("loc({}", "fused[".repeat(MANY)), "expected location instance"),
        (format!("affine_map<(d0) -> ({}", "(".repeat(MANY)), "expected affine expression"),
    ] {
        let found = on_small_stack(|| outcome(&op(&text), &default(), 1)).expect_err("an error");
        assert_eq!(found, message);
    }
}

#[test]
fn threads_and_options_make_no_difference() {
    const LEVELS: usize = 10_000;
    let ty = nest(LEVELS, "tuple<", "i1", ">");
    let location = nest(LEVELS, "callsite(\"a\" at ", "\"b\"", ")");
    // Enough text and operations for threads to be used.
    let others = "  \"t.other\"() : () -> ()\n".repeat(500);
    let module = |index: usize| {
        format!(
            "module @m{index} {{\n  // {}\n{others}  {} loc({location})\n}}\n",
            "-".repeat(9_000),
            op(&ty)
        )
    };
    let text = numbered(12, module);
    for generic in [false, true] {
        for debug_info in [false, true] {
            let options = PrintOptions { generic, debug_info, ..default() };
            let one = on_small_stack(|| outcome(&text, &options, 1)).expect("a module");
            assert_eq!(one.matches(&ty).count(), 12);
            assert_eq!(one.contains(&format!("#loc{LEVELS} = loc(")), debug_info);
            assert!(outcome(&text, &options, 3) == Ok(one), "three threads print something else");
        }
    }
}

#[test]
fn claimed_sizes_take_no_memory() {
    for (attribute, printed) in [
        ("dense<1> : tensor<99999999x99999999xi64>", "dense<1> : tensor<99999999x99999999xi64>"),
        ("dense<true> : tensor<9223372036854775807xi1>", "dense<true> : tensor<9223372036854775807xi1>"),
        ("sparse<0, 1> : tensor<9223372036854775807xi8>", "sparse<0, 1> : tensor<9223372036854775807xi8>"),
    ] {
        let ctx = Context::new();
        let result = round_trip(&ctx, op(attribute).as_bytes(), PrintOptions::default()).expect("a module");
        assert!(result.contains(printed), "{result}");
    }
    let text = op("dense<[1, 2]> : tensor<9223372036854775807x9223372036854775807xi64>");
    let message = outcome(&text, &default(), 1).expect_err("another shape");
    assert!(message.starts_with("inferred shape of elements literal ([2]) does not match"), "{message}");
}

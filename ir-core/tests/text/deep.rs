//! Deep nesting and large claims are refused, not run out of stack or memory on.

use crate::module::round_trip;
use ir_core::context::Context;
use ir_core::text::{MAX_NESTING, PrintOptions};

const MANY: usize = 1_000_000;

fn message(text: &str) -> String {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let diagnostics = round_trip(&ctx, text.as_bytes(), PrintOptions::default()).expect_err("an error");
    diagnostics[0].message.clone()
}

fn too_deep() -> String {
    format!("nesting is deeper than {MAX_NESTING} levels")
}

#[test]
fn deep_nesting_is_refused() {
    for (before, open) in [
        ("", "["),
        ("", "{a = "),
        ("", "tuple<"),
        ("", "("),
        ("", "() -> ("),
        ("", "complex<"),
        ("", "tensor<2x"),
        ("", "memref<2x"),
        ("", "tensor<1xi1, ["),
        ("", "distinct[0]<"),
        ("", "loc(fused<"),
        ("dense<", "["),
        ("dense<", "("),
        ("loc(", "fused["),
        ("loc(", "callsite("),
        ("loc(", "\"a\"("),
        ("affine_map<(d0) -> (", "("),
        ("affine_map<(d0) -> (", "-"),
        ("affine_map<(d0) -> (d0", " + d0 floordiv 2"),
        ("affine_map<(d0) -> (d0", " floordiv 2"),
        ("sparse<", "["),
    ] {
        assert_eq!(message(&format!("#a = {before}{}", open.repeat(MANY))), too_deep(), "{before}{open}");
    }
}

#[test]
fn bodies_of_unregistered_dialects_may_nest() {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let body = format!("{}{}", "<[".repeat(MANY), "]>".repeat(MANY));
    let text = format!("\"t.op\"() {{a = !a.b{body}}} : () -> ()");
    let printed = round_trip(&ctx, text.as_bytes(), PrintOptions::default()).expect("a module");
    assert!(printed.contains(&body));
}

#[test]
fn aliases_do_not_hide_depth() {
    let mut text = "#a0 = [1]\n!t0 = tuple<i1>\n".to_owned();
    for number in 1..1000 {
        text += &format!("#a{number} = [#a{}]\n", number - 1);
    }
    assert_eq!(message(&text), too_deep());
    text = "!t0 = tuple<i1>\n".to_owned();
    for number in 1..1000 {
        text += &format!("!t{number} = tuple<!t{}>\n", number - 1);
    }
    assert_eq!(message(&text), too_deep());
}

#[test]
fn claimed_sizes_take_no_memory() {
    for (attribute, printed) in [
        ("dense<1> : tensor<99999999x99999999xi64>", "dense<1> : tensor<99999999x99999999xi64>"),
        ("dense<true> : tensor<9223372036854775807xi1>", "dense<true> : tensor<9223372036854775807xi1>"),
        ("sparse<0, 1> : tensor<9223372036854775807xi8>", "sparse<0, 1> : tensor<9223372036854775807xi8>"),
    ] {
        let ctx = Context::new();
        let text = format!("\"t.op\"() {{a = {attribute}}} : () -> ()");
        let result = round_trip(&ctx, text.as_bytes(), PrintOptions::default()).expect("a module");
        assert!(result.contains(printed), "{result}");
    }
    let message = message("#a = dense<[1, 2]> : tensor<9223372036854775807x9223372036854775807xi64>");
    assert!(message.starts_with("inferred shape of elements literal ([2]) does not match"), "{message}");
}

#[test]
fn aliases_in_the_text_of_dialects_do_not_hide_depth() {
    for (sigil, start) in [("#", "#a0 = #llvm.x"), ("!", "!a0 = !llvm.x")] {
        let mut text = format!("{start}\n");
        for number in 1..10_000 {
            text.push_str(&format!("{sigil}a{number} = {sigil}llvm.x<a = {sigil}a{}>\n", number - 1));
        }
        assert_eq!(message(&text), too_deep());
    }
}

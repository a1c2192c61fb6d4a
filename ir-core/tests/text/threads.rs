//! Several threads give what one gives: the same text, and the same diagnostics.

use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::ops::register_builtin;
use ir_core::text::{PrintOptions, Renderer, SourceChunk, parse_module, parse_module_chunk, print_module};
use ir_core::verify::verify;
use std::fmt::Write as _;
use std::sync::Mutex;

/// Enough for threads to be used.
const MODULES: usize = 450;

/// What a text prints as, or its diagnostics.
fn outcome(text: &str, threads: usize, options: &PrintOptions) -> Result<String, String> {
    let ctx = Context::new();
    register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx.set_threads(threads);
    let show = |diagnostics: &[Diagnostic]| {
        let mut renderer = Renderer::new(&ctx);
        renderer.add_source("input", text.as_bytes());
        diagnostics.iter().map(|diagnostic| renderer.render(diagnostic)).collect::<String>()
    };
    let module = parse_module(&ctx, "input", text.as_bytes()).map_err(|diagnostics| show(&diagnostics))?;
    let module = module.into_module();
    verify(&module.ir, module.top).map_err(|diagnostic| show(&[diagnostic]))?;
    let mut out = Vec::new();
    print_module(&module.ir, module.top, options.clone(), &module.external_resources, &mut out)
        .expect("a vector takes everything");
    Ok(String::from_utf8(out).expect("text"))
}

/// Compares numbers of threads; returns what one gives.
fn same(text: &str) -> Result<String, String> {
    let mut first = None;
    for debug_info in [false, true] {
        let options = PrintOptions { debug_info, ..PrintOptions::default() };
        let one = outcome(text, 1, &options);
        for threads in [2, 5] {
            assert!(outcome(text, threads, &options) == one, "{threads} threads give something else");
        }
        first.get_or_insert(one);
    }
    first.expect("two options")
}

/// A module that is large enough for threads: modules with what `body` says of each number.
fn module(head: &str, body: impl Fn(usize) -> String, tail: &str) -> String {
    let mut text = head.to_owned();
    for index in 0..MODULES {
        // Long enough for threads with few operations, which a debug build is slow at.
        let _ = writeln!(text, "  // {}", "-".repeat(600));
        let lines: String = (0..10).fold(String::new(), |mut lines, line| {
            let _ = writeln!(lines, "    %{line} = \"x.y\"() {{a = {index} : i32}} : () -> i32");
            lines
        });
        let inner = body(index);
        let _ = write!(text, "  module @m{index} {{\n{lines}{inner}  }} loc(#loc{})\n", index % 7);
    }
    text.push_str(tail);
    for index in 0..7 {
        let _ = writeln!(text, "#loc{index} = loc(\"f\":{index}:1)");
    }
    text
}

#[test]
fn modules_are_put_together() {
    let uses = |_| "    \"x.use\"(%0, %9)[^a] ({\n    ^a:\n      \"x.end\"() : () -> ()\n    }) : (i32, i32) -> ()\n";
    let plain = |n: usize| format!("    \"x.use\"(%0, %9) {{d = #map, n = {n}}} : (i32, i32) -> ()\n");
    for (head, tail) in [
        ("#map = affine_map<(d0) -> (d0)>\n", ""),
        ("#map = affine_map<(d0) -> (d0)>\nmodule attributes {x.y = 1 : i32} {\n", "}\n"),
        ("#map = affine_map<(d0) -> (d0)>\n\"builtin.module\"() ({\n", "}) : () -> ()\n"),
    ] {
        let printed = same(&module(head, plain, tail)).expect("a module");
        assert_eq!(printed.matches("x.use").count(), MODULES);
        assert!(
            printed.find("@m0 ") < printed.find("@m224 ") && printed.find("@m224 ") < printed.find("@m449 ")
        );
    }
    let error = same(&module("", |n| uses(n).to_owned(), "")).expect_err("an undefined block");
    assert!(error.contains("undefined block"), "{error}");
}

#[test]
fn large_pieces_are_put_together() {
    // Several arenas for each piece.
    let ops = "    \"x.y\"() ({\n    ^bb0(%a: i32):\n      \"x.z\"(%a) : (i32) -> () loc(#loc)\n    }) : () -> ()\n".repeat(20);
    let mut text = String::new();
    for index in 0..2500 {
        let _ = writeln!(text, "module @m{index} {{\n{ops}}}");
    }
    text.push_str("#loc = loc(\"a\":1:2)\n");
    let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
    let one = outcome(&text, 1, &options);
    assert!(one.as_ref().is_ok_and(|text| text.matches("x.z").count() == 50_000));
    assert!(outcome(&text, 2, &options) == one, "two threads give something else");
}

#[test]
fn what_pieces_share_is_read_by_one_thread() {
    let distinct = |n: usize| format!("    \"x.z\"() {{d = distinct[{}]<{n}>}} : () -> ()\n", n);
    same(&module("", distinct, "")).expect("a module");
    let resource =
        |n: usize| format!("    \"x.z\"() {{d = dense_resource<r{}> : tensor<1xi8>}} : () -> ()\n", n % 3);
    let section = "{-#\n  dialect_resources: {\n    builtin: {\n      r1: \"0x0400000001\",\n      r0: \"0x0400000002\"\n    }\n  }\n#-}\n";
    let printed = same(&module("", resource, section)).expect("a module");
    assert!(printed.contains("r0: \"0x0400000002\""), "{printed}");
    let late = |n: usize| match n {
        400 => "  }\n  #late = 5 : i32\n  module {\n    \"x.z\"() {d = #late} : () -> ()\n".to_owned(),
        _ => String::new(),
    };
    same(&module("", late, "")).expect("a module");
}

#[test]
fn values_of_the_module_are_read_by_one_thread() {
    let values = |n: usize| match n {
        3 => "  }\n  %first = \"x.y\"() : () -> i1\n  module {\n".to_owned(),
        440 => {
            "  }\n  \"x.use\"(%first, %last) : (i1, i2) -> ()\n  %last = \"x.y\"() : () -> i2\n  module {\n"
                .to_owned()
        }
        _ => String::new(),
    };
    let printed = same(&module("", values, "")).expect("a module");
    assert!(printed.contains("(%0, %1) : (i1, i2)"));
}

#[test]
fn diagnostics_are_those_of_one_thread() {
    for place in [0, 200, 449] {
        let wrong = |text: &'static str| {
            move |n: usize| if n == place || n == 430 { text.to_owned() } else { String::new() }
        };
        let error =
            same(&module("", wrong("    \"x.use\"(%nothing) : (i32) -> ()\n"), "")).expect_err("an error");
        assert!(error.contains("use of undeclared SSA value name"), "{error}");
        let error = same(&module("", wrong("    %0 = \"x.use\"() : () -> i32\n"), "")).expect_err("an error");
        assert!(error.contains("redefinition of SSA value"), "{error}");
        let error = same(&module("", wrong("    module attributes {a} {}\n"), "")).expect_err("an error");
        assert!(error.contains("dialect-prefixed"), "{error}");
        let error = same(&module("", wrong("    ?\n"), "")).expect_err("an error");
        assert!(error.contains("expected operation name in quotes"), "{error}");
    }
}

/// The operations of a block, of which there are enough for threads: each uses the one before.
fn chain(block: &str) -> String {
    let mut text = format!("    %{block}0 = \"x.first\"() : () -> i32\n");
    for index in 1..2100 {
        let _ = writeln!(text, "    %{block}{index} = \"x.next\"(%{block}{}) : (i32) -> i32", index - 1);
        if index % 500 == 0 {
            let _ = writeln!(
                text,
                "    \"x.if\"(%{block}{index}) ({{\n      %in = \"x.first\"() : () -> i32\n    }}) : (i32) -> ()"
            );
        }
    }
    text
}

#[test]
fn the_blocks_of_the_only_operation_are_put_together() {
    let blocks = format!(
        "  \"x.f\"() ({{\n  ^b0(%arg: i32):\n{}    \"x.br\"(%arg)[^b1] : (i32) -> ()\n  ^b1:\n{}    \"x.end\"(%a2099) : (i32) -> ()\n  }}) : () -> ()\n",
        chain("a"),
        chain("b"),
    );
    for text in [blocks.clone(), format!("module @outer {{\n  module {{\n{blocks}  }}\n}}\n")] {
        let printed = same(&text).expect("a module");
        assert_eq!(printed.matches("x.next").count(), 2 * 2099);
        assert!(printed.contains("^bb1:"), "the block after the first one is printed");
    }
}

#[test]
fn the_owner_of_a_text_is_told_what_was_passed() {
    let text = module("", |_| "\n".repeat(4000), "");
    for threads in [1, 2] {
        let ctx = Context::new();
        register_builtin(&ctx);
        ctx.allow_unregistered_dialects(true);
        ctx.set_threads(threads);
        let passed = Mutex::new(Vec::new());
        let on_passed = |part: &[u8]| {
            let start = part.as_ptr().addr() - text.as_ptr().addr();
            passed.lock().expect("no panic").push((start, part.len()));
        };
        let source =
            SourceChunk { file: b"input", text: text.as_bytes(), start: None, passed: Some(&on_passed) };
        parse_module_chunk(&ctx, &source).expect("a module");
        let mut parts = passed.into_inner().expect("no panic");
        assert_eq!(parts.remove(0), (0, text.len()), "the search for lines is over");
        parts.sort_unstable();
        let overlaps = parts.windows(2).any(|pair| pair[0].0 + pair[0].1 > pair[1].0);
        assert!(!overlaps, "{threads} threads: {parts:?}");
        let told: usize = parts.iter().map(|(_, length)| length).sum();
        // A thread tells nothing of its last bytes.
        assert!(
            told + threads * (1 << 18) + 5000 >= text.len(),
            "{threads} threads: {told} of {}",
            text.len()
        );
    }
}

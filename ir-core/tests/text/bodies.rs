//! The body of a large operation is read on several threads with the result of one: text, orders of uses, diagnostics.

use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, Order};
use ir_core::ops::register_builtin;
use ir_core::text::{PrintOptions, Renderer, SourceChunk, parse_module_chunk, print_module};
use rustc_hash::FxHashMap;
use std::fmt::Write as _;
use std::sync::Mutex;

/// Operations of a body.
const OPS: usize = 700;

/// What a text becomes: its printed form and the uses of its values, or its diagnostics.
type Outcome = Result<(String, Vec<Vec<(usize, usize)>>), String>;

/// Reads a text; also says whether it was read in pieces.
fn read(text: &str, threads: usize) -> (Outcome, bool) {
    let ctx = Context::new();
    register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx.set_threads(threads);
    let passed = Mutex::new(Vec::new());
    let on_passed = |part: &[u8]| {
        let start = part.as_ptr().addr() - text.as_ptr().addr();
        passed.lock().expect("no panic").push(start..start + part.len());
    };
    let source = SourceChunk { file: b"input", text: text.as_bytes(), start: None, passed: Some(&on_passed) };
    let outcome = match parse_module_chunk(&ctx, &source) {
        Ok(module) => {
            let module = module.into_module();
            let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
            let mut out = Vec::new();
            print_module(&module.ir, module.top, options, &module.external_resources, &mut out)
                .expect("a vector takes everything");
            Ok((String::from_utf8(out).expect("text"), uses(&module.ir, module.top)))
        }
        Err(errors) => Err(shown(&ctx, text, &errors)),
    };
    // The first part is the whole text. One thread passes parts that follow each other.
    let mut parts = passed.into_inner().expect("no panic").split_off(1);
    parts.sort_unstable_by_key(|part| part.start);
    let in_pieces = parts.windows(2).any(|pair| pair[0].end != pair[1].start);
    (outcome, in_pieces)
}

/// The users of each value, by the numbers of operations, newest first.
fn uses(ir: &Ir, top: Op) -> Vec<Vec<(usize, usize)>> {
    let mut ops = Vec::new();
    ir.visit(top, Order::Pre, |op| ops.push(op));
    let numbers: FxHashMap<Op, usize> = ops.iter().enumerate().map(|(index, op)| (*op, index)).collect();
    let arguments = |op: &Op| {
        let blocks = ir.regions(*op).flat_map(|region| ir.blocks(region));
        blocks.flat_map(|block| ir.arguments(block)).collect::<Vec<_>>()
    };
    let values = ops.iter().flat_map(|op| ir.results(*op).chain(arguments(op)).collect::<Vec<_>>());
    values
        .map(|value| ir.uses(value).map(|operand| (numbers[&operand.op], operand.index)).collect())
        .collect()
}

fn shown(ctx: &Context, text: &str, errors: &[Diagnostic]) -> String {
    let mut renderer = Renderer::new(ctx);
    renderer.add_source("input", text.as_bytes());
    errors.iter().map(|error| renderer.render(error)).collect()
}

/// Compares numbers of threads; returns what one gives, and whether two read pieces.
fn same(text: &str) -> (Outcome, bool) {
    let (one, in_pieces) = read(text, 1);
    assert!(!in_pieces);
    let (two, in_pieces) = read(text, 2);
    assert!(one == two, "2 threads: {}", short(&two));
    assert!(one == read(text, 5).0, "5 threads");
    (one, in_pieces)
}

/// The diagnostics, or the beginning of the text.
fn short(outcome: &Outcome) -> &str {
    match outcome {
        Ok((text, _)) => text.get(..1000).unwrap_or(text),
        Err(errors) => errors,
    }
}

/// The operations of a body, with comments that make it long enough for threads.
fn ops(line: impl Fn(usize) -> String) -> String {
    let filler = "-".repeat(2000);
    (0..OPS).fold(String::new(), |mut text, index| {
        let _ = writeln!(text, "    {}\n    // {filler}", line(index));
        text
    })
}

/// An operation with this body, and the text after it.
fn body(line: impl Fn(usize) -> String) -> String {
    format!("\"x.f\"() ({{\n  ^bb0(%arg: i32, %b: i64):\n{}  }}) : () -> ()\n", ops(line))
}

#[track_caller]
fn read_in_pieces(text: &str) -> String {
    let (outcome, in_pieces) = same(text);
    assert!(in_pieces, "one thread read it");
    outcome.unwrap_or_else(|errors| panic!("{errors}")).0
}

#[track_caller]
fn refused(text: &str, message: &str) {
    let (outcome, _) = same(text);
    let errors = outcome.map(|_| ()).expect_err("it is invalid");
    assert!(errors.contains(message), "{errors}");
}

/// A chain of operations.
fn next(index: usize) -> String {
    match index {
        0 => "%0 = \"x.first\"(%arg) : (i32) -> i32".to_owned(),
        _ => format!("%{index} = \"x.next\"(%{}, %b, %arg) : (i32, i64, i32) -> i32", index - 1),
    }
}

#[test]
fn operations_use_values_of_other_pieces() {
    let text = body(next);
    assert_eq!(read_in_pieces(&text).matches("x.next").count(), OPS - 1);
    read_in_pieces(&format!("module @m {{\n{text}\"x.after\"() : () -> ()\n}}\n"));
    read_in_pieces(&body(|index| {
        next(index).replace('%', "%v").replace("%vb", "%b").replace("%varg", "%arg")
    }));
    // In the body of the implicit module.
    let values = "    %arg = \"x.y\"() : () -> i32\n    %b = \"x.y\"() : () -> i64\n";
    read_in_pieces(&format!("{values}{}", ops(next)));
    read_in_pieces(&format!("module {{\n{values}{}}}\n", ops(next)));
}

#[test]
fn regions_see_values_of_other_pieces() {
    let nested = |index: usize| match index % 3 {
        0 => next(index),
        1 => format!(
            "%{index} = \"x.if\"(%{before}) ({{\n      %in = \"x.y\"(%{before}, %b) : (i32, i64) -> i8\n      \
             \"x.z\"(%in) ({{\n      ^bb0(%deep: i8):\n        \"x.z\"(%deep, %arg) : (i8, i32) -> ()\n      }}) : (i8) -> ()\n    }}) : (i32) -> i32",
            before = index - 1
        ),
        _ => format!(
            "%{index} = \"x.g\"(%arg) ({{\n      module {{\n        %other = \"x.y\"(%arg) : (i32) -> i1\n        \"x.z\"(%other) : (i1) -> ()\n      }}\n    }}) : (i32) -> i32"
        ),
    };
    let printed = read_in_pieces(&body(nested));
    assert!(printed.matches("x.if").count() > 200 && printed.matches("module").count() > 200);
}

#[test]
fn groups_of_results_are_used_by_number() {
    let groups = |index: usize| match index {
        0 => "%g:3 = \"x.y\"() : () -> (i32, i32, i8)".to_owned(),
        _ => format!(
            "%r{index}:2 = \"x.y\"(%g#2, %g) : (i8, i32) -> (i1, i2)\n    \"x.z\"(%r{index}#1) : (i2) -> ()"
        ),
    };
    read_in_pieces(&body(groups));
    refused(&body(|index| groups(index).replace("r600#1", "r600#2")), "reference to invalid result number");
    refused(
        &body(|index| groups(index).replace("%g#2", if index == 690 { "%g#3" } else { "%g#2" })),
        "invalid result number",
    );
}

#[test]
fn locations_are_resolved_in_the_end() {
    let text = body(|index| format!("{} loc(#loc{})", next(index), index % 2));
    let printed = read_in_pieces(&format!("{text}#loc0 = loc(\"a\":1:2)\n#loc1 = loc(\"b\")\n"));
    assert!(printed.contains("loc(\"a\":1:2)"), "a location is printed");
    refused(&text, "location alias was never defined");
}

#[test]
fn what_pieces_cannot_know_is_read_by_one_thread() {
    let changed = |index: usize, line: &'static str| {
        move |of: usize| if of == index { format!("{}\n    {line}", next(of)) } else { next(of) }
    };
    for text in [
        // Values that later pieces define.
        body(changed(10, "\"x.z\"(%699) : (i32) -> ()")),
        body(changed(500, "\"x.z\"(%699) : (i32) -> ()")),
        // Blocks.
        body(changed(690, "\"x.br\"()[^end] : () -> ()\n  ^end:")),
        body(changed(20, "\"x.br\"()[^end] : () -> ()\n  ^end:")),
    ] {
        let (outcome, _) = same(&text);
        assert!(outcome.is_ok(), "{}", short(&outcome));
    }
}

#[test]
fn errors_are_those_of_one_thread() {
    for index in [0, 300, 690] {
        let with = |line: &'static str| {
            body(move |of| if of == index { format!("{}\n    {line}", next(of)) } else { next(of) })
        };
        refused(&with("\"x.z\"(%none) : (i32) -> ()"), "use of undeclared SSA value name");
        refused(&with("\"x.z\"(%0) : (i64) -> ()"), "expects different type than prior uses");
        refused(&with("%arg = \"x.y\"() : () -> i32"), "redefinition of SSA value '%arg'");
        refused(&with("%0 = \"x.y\"() : () -> i32"), "redefinition of SSA value '%0'");
        // Inner scopes see the names of outer ones.
        let inner = "\"x.g\"() ({\n      %0 = \"x.y\"() : () -> i8\n    }) : () -> ()";
        refused(&with(inner), "redefinition of SSA value '%0'");
        let inner = "\"x.g\"() ({\n      \"x.z\"(%0) : (i32) -> ()\n      %0 = \"x.y\"() : () -> i32\n    }) : () -> ()";
        refused(&with(inner), "redefinition of SSA value '%0'");
        refused(&with("\"x.z\"() : () -> (i32) ?"), "expected");
    }
}

//! Texts that nest deeply, and long ones.

use ir_core::context::Context;
use std::time::{Duration, Instant};

fn formatted(text: &str) -> String {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    mlir_fmt::format(&ctx, "-", text).unwrap_or_else(|found| panic!("{found:?}"))
}

#[test]
fn deep_nesting_needs_no_deep_stack_of_the_caller() {
    let depth = 1_500;
    let attribute = format!("\"t.op\"() {{a = {}1{}}} : () -> ()\n", "[ ".repeat(depth), " ]".repeat(depth));
    let regions = format!("{}{}", "\"t.op\"() ({ ".repeat(depth), "}) : () -> ()".repeat(depth));
    let tuples = format!("!t = {}i32{}\n", "tuple< ".repeat(depth), " >".repeat(depth));
    let work = || {
        assert_eq!(formatted(&attribute), attribute.replace("[ ", "[").replace(" ]", "]"));
        assert_eq!(formatted(&tuples), tuples.replace("< ", "<").replace(" >", ">"));
        let lines = formatted(&regions);
        assert_eq!(lines.lines().count(), 2 * depth - 1);
        assert_eq!(lines.lines().nth(depth - 1).map(str::trim_start), Some("\"t.op\"() ({}) : () -> ()"));
        assert_eq!(formatted(&lines), lines);
    };
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(512 * 1024).spawn_scoped(scope, work);
        thread.expect("a thread").join().expect("no panic");
    });
}

/// Time for a text with `count` items in each of its lists, and as many operations.
fn time(count: usize) -> Duration {
    let list = |item: &str| vec![item; count].join(", ");
    let text = format!(
        "\"t.op\"() {{a = [{}], b = dense<[{}]> : tensor<{count}xi32>, c = {{ d = 1 }}}} : () -> ()\n{}// end\n{}",
        list("[x]"),
        list("1"),
        "// comment\n".repeat(count),
        "\"t.op\"( ) : () -> () // trailing\n".repeat(count),
    );
    let text = text.replace("[x]", "[1 : i32]");
    let start = Instant::now();
    formatted(&text);
    start.elapsed()
}

#[test]
fn time_grows_with_the_length_of_a_text() {
    // The best of some, because other programs run, too; quadratic growth would be 64 times.
    let best = |count| (0..3).map(|_| time(count)).min().unwrap_or_default();
    let (short, long) = (best(1_000), best(8_000));
    assert!(long < short * 32 + Duration::from_millis(50), "{short:?}, then {long:?} for 8 times the items");
}

//! Loops and conditions: their values, and nests of them.

use std::fmt::Write as _;

use super::{function, list, same};

/// A loop with unused iteration arguments.
pub(super) fn for_dead(n: usize) -> String {
    let (inits, types) = (list(n, |i| format!("%x{i} = %i{i}")), same(n, "i32"));
    let body = format!(
        "  %r:{n} = scf.for %k = %l to %u step %s iter_args({inits}) -> ({types}) {{\n    \"a.b\"() : () -> ()\n    \
         scf.yield {} : {types}\n  }}\n",
        list(n, |i| format!("%x{i}"))
    );
    function(&format!("%l: index, %u: index, %s: index, {}", list(n, |i| format!("%i{i}: i32"))), &body)
}

/// A loop that uses and rotates its iteration arguments.
pub(super) fn for_live(n: usize) -> String {
    let (inits, types) = (list(n, |i| format!("%x{i} = %i{i}")), same(n, "i32"));
    let body = format!(
        "  %r:{n} = scf.for %k = %l to %u step %s iter_args({inits}) -> ({types}) {{\n    scf.yield {} : {types}\n  }}\n  \
         \"a.b\"({}) : ({types}) -> ()\n",
        list(n, |i| format!("%x{}", (i + 1) % n)),
        list(n, |i| format!("%r#{i}"))
    );
    function(&format!("%l: index, %u: index, %s: index, {}", list(n, |i| format!("%i{i}: i32"))), &body)
}

/// A `scf.while` loop with these inits and `n` forwarded values.
fn while_loop(n: usize, arguments: &str, inits: impl Fn(usize) -> String) -> String {
    let types = same(n, "i32");
    let body = format!(
        "  %r:{n} = scf.while ({}) : ({types}) -> ({types}) {{\n    %c = \"a.c\"() : () -> i1\n    \
         scf.condition(%c) {} : {types}\n  }} do {{\n  ^bb0({}):\n    scf.yield {} : {types}\n  }}\n  \
         \"a.b\"({}) : ({types}) -> ()\n",
        list(n, |i| format!("%x{i} = {}", inits(i))),
        list(n, |i| format!("%x{i}")),
        list(n, |i| format!("%y{i}: i32")),
        list(n, |i| format!("%y{i}")),
        list(n, |i| format!("%r#{i}"))
    );
    function(arguments, &body)
}

/// A `scf.while` loop that forwards distinct values.
pub(super) fn while_distinct(n: usize) -> String {
    while_loop(n, &list(n, |i| format!("%i{i}: i32")), |i| format!("%i{i}"))
}

/// A `scf.while` loop with equal values.
pub(super) fn while_equal(n: usize) -> String {
    while_loop(n, "%i: i32", |_| "%i".to_owned())
}

/// A `scf.if` with unused results.
pub(super) fn if_results(n: usize) -> String {
    let (values, types) = (list(n, |i| format!("%i{i}")), same(n, "i32"));
    let body = format!(
        "  %r:{n} = scf.if %c -> ({types}) {{\n    \"a.b\"() : () -> ()\n    scf.yield {values} : {types}\n  }} else {{\n    \
         scf.yield {values} : {types}\n  }}\n  \"a.b\"(%r#0) : (i32) -> ()\n"
    );
    function(&format!("%c: i1, {}", list(n, |i| format!("%i{i}: i32"))), &body)
}

/// Nested conditions with results.
pub(super) fn if_nest(n: usize) -> String {
    let mut body = String::new();
    for i in 0..n {
        let _ = writeln!(body, "%r{i} = scf.if %c{} -> (i32) {{\n\"a.b\"() : () -> ()", i % 4);
    }
    body.push_str("%v = \"a.v\"() : () -> i32\n");
    for i in (0..n).rev() {
        let value = if i + 1 == n { "%v".to_owned() } else { format!("%r{}", i + 1) };
        let _ = writeln!(body, "scf.yield {value} : i32\n}} else {{\nscf.yield %a : i32\n}}");
    }
    body.push_str("\"a.u\"(%r0) : (i32) -> ()\n");
    function("%a: i32, %c0: i1, %c1: i1, %c2: i1, %c3: i1", &body)
}

/// Nested loops that each begin with a line.
fn loops(n: usize, line: impl Fn(usize) -> String) -> String {
    let begin = |i| format!("scf.for %k{i} = %l to %u step %s {{\n{}\n", line(i));
    (0..n).map(begin).collect::<String>() + &"}\n".repeat(n)
}

/// Nested loops.
pub(super) fn for_nest(n: usize) -> String {
    let body = loops(n, |i| format!("\"a.b\"(%k{i}) : (index) -> ()"));
    function("%l: index, %u: index, %s: index", &body)
}

/// Nested loops that each use a value that folds.
pub(super) fn for_nest_users(n: usize) -> String {
    let folded = "  %z = arith.constant 0 : i32\n  %y = arith.addi %x, %z : i32\n";
    let body = loops(n, |_| "\"a.b\"(%y) : (i32) -> ()".to_owned());
    function("%l: index, %u: index, %s: index, %x: i32", &format!("{folded}{body}"))
}

/// An `scf.index_switch` with many cases.
pub(super) fn index_switch(n: usize) -> String {
    let mut body = String::from("  %r = scf.index_switch %x -> i32\n");
    for i in 0..n {
        let _ = writeln!(
            body,
            "  case {i} {{\n    %v{i} = \"a.b\"() : () -> i32\n    scf.yield %v{i} : i32\n  }}"
        );
    }
    body.push_str("  default {\n    scf.yield %a : i32\n  }\n  \"a.u\"(%r) : (i32) -> ()\n");
    function("%x: index, %a: i32", &body)
}

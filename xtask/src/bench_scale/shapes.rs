//! Modules that grow in one dimension: lists, nesting, or numbers of entities that refer to each other.
//!
//! The tests of `ods-opt` use this file, too.

use std::fmt::Write as _;

/// A family of modules, and what is done with them.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// The name, unique among the shapes.
    pub(super) name: &'static str,
    /// The options of the tools.
    pub(super) options: &'static [&'static str],
    /// The largest size that is measured.
    pub(super) largest: usize,
    /// Creates the module of a size.
    pub(super) create: fn(usize) -> String,
}

const NO_PASS: &[&str] = &[];
const CANONICALIZE: &[&str] = &["--canonicalize"];
const INLINE: &[&str] = &["--inline"];
const DEAD_VALUES: &[&str] = &["--remove-dead-values"];
const SLOTS: &[&str] = &["--mem2reg"];
const SCCP: &[&str] = &["--sccp"];
const CSE: &[&str] = &["--cse"];
const SPLIT: &[&str] = &["--split-input-file"];

const fn shape(
    name: &'static str,
    options: &'static [&'static str],
    largest: usize,
    create: fn(usize) -> String,
) -> Shape {
    Shape { name, options, largest, create }
}

/// All shapes.
pub(super) const SHAPES: &[Shape] = &[
    shape("for-dead", CANONICALIZE, 3200, for_dead),
    shape("for-live", CANONICALIZE, 3200, for_live),
    shape("while-distinct", CANONICALIZE, 3200, while_distinct),
    shape("while-equal", CANONICALIZE, 9600, while_equal),
    shape("if-results", CANONICALIZE, 3200, if_results),
    shape("block-arguments", CANONICALIZE, 3200, block_arguments),
    shape("block-dead", CANONICALIZE, 3200, block_dead),
    shape("dead-arguments", DEAD_VALUES, 3200, dead_arguments),
    shape("dead-functions", DEAD_VALUES, 4800, dead_functions),
    shape("if-nest", NO_PASS, 9600, if_nest),
    shape("if-nest-passed", CANONICALIZE, 9600, if_nest),
    shape("if-nest-cse", CSE, 2400, if_nest),
    shape("for-nest-passed", CANONICALIZE, 9600, for_nest),
    shape("for-nest-users", CANONICALIZE, 3200, for_nest_users),
    shape("ladder", NO_PASS, 8000, ladder),
    shape("back-edges", NO_PASS, 96_000, back_edges),
    shape("back-edges-sccp", SCCP, 4800, back_edges_passed),
    shape("branch-same", CANONICALIZE, 32_000, branch_same),
    shape("calls-of-one", DEAD_VALUES, 16_000, calls_of_one),
    shape("inline-calls", INLINE, 32_000, inline_calls),
    shape("inline-callees", INLINE, 32_000, inline_callees),
    shape("inline-chain", INLINE, 9600, inline_chain),
    shape("inline-rings", INLINE, 800, inline_ring),
    shape("slots", SLOTS, 3200, slots),
    shape("operands", NO_PASS, 160_000, operands),
    shape("switch", NO_PASS, 96_000, switch),
    shape("switch-sccp", SCCP, 4800, switch),
    shape("switch-dead", DEAD_VALUES, 4800, switch),
    shape("index-switch", NO_PASS, 24_000, index_switch),
    shape("index-switch-passed", CANONICALIZE, 24_000, index_switch),
    shape("split", SPLIT, 24_000, split),
    shape("dense-folds", CANONICALIZE, 3200, dense_folds),
    shape("resources", NO_PASS, 48_000, resources),
    shape("map-dims", NO_PASS, 8000, map_dims),
    shape("map-sum", NO_PASS, 8000, map_sum),
    shape("strings", NO_PASS, 3_200_000, strings),
    shape("long-string", NO_PASS, 32 << 20, long_string),
    shape("type-nest", NO_PASS, 8000, type_nest),
    shape("attribute-nest", NO_PASS, 8000, attribute_nest),
    shape("affine-nest", NO_PASS, 8000, affine_nest),
    shape("location-nest", &["--mlir-print-debuginfo"], 4000, location_nest),
];

/// Slots one after the other, each with a store on one of two paths that meet.
fn slots(size: usize) -> String {
    let mut text = "func.func @f(%c: i1, %x: i32) {\n".to_owned();
    for slot in 0..size {
        let _ = write!(
            text,
            "  %m{slot} = memref.alloca() : memref<i32>\n  memref.store %x, %m{slot}[] : memref<i32>\n  \
             cf.cond_br %c, ^a{slot}, ^b{slot}\n^a{slot}:\n  %v{slot} = arith.addi %x, %x : i32\n  \
             memref.store %v{slot}, %m{slot}[] : memref<i32>\n  cf.br ^b{slot}\n^b{slot}:\n  \
             %l{slot} = memref.load %m{slot}[] : memref<i32>\n  \"test.use\"(%l{slot}) : (i32) -> ()\n"
        );
    }
    text + "  return\n}\n"
}

/// The texts for the numbers below `count`, with `, ` between them.
fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

/// The same text `count` times, with `, ` between them.
fn same(count: usize, item: &str) -> String {
    vec![item; count].join(", ")
}

/// A function of these arguments without results.
fn function(arguments: &str, body: &str) -> String {
    format!("func.func @f({arguments}) {{\n{body}  return\n}}\n")
}

/// A loop all of whose iteration arguments are unused.
fn for_dead(n: usize) -> String {
    let (inits, types) = (list(n, |i| format!("%x{i} = %i{i}")), same(n, "i32"));
    let body = format!(
        "  %r:{n} = scf.for %k = %l to %u step %s iter_args({inits}) -> ({types}) {{\n    \"a.b\"() : () -> ()\n    \
         scf.yield {} : {types}\n  }}\n",
        list(n, |i| format!("%x{i}"))
    );
    function(&format!("%l: index, %u: index, %s: index, {}", list(n, |i| format!("%i{i}: i32"))), &body)
}

/// A loop all of whose iteration arguments are used and rotated.
fn for_live(n: usize) -> String {
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

/// A `scf.while` loop that passes on distinct values.
fn while_distinct(n: usize) -> String {
    while_loop(n, &list(n, |i| format!("%i{i}: i32")), |i| format!("%i{i}"))
}

/// A `scf.while` loop all of whose values are equal.
fn while_equal(n: usize) -> String {
    while_loop(n, "%i: i32", |_| "%i".to_owned())
}

/// A `scf.if` with unused results.
fn if_results(n: usize) -> String {
    let (values, types) = (list(n, |i| format!("%i{i}")), same(n, "i32"));
    let body = format!(
        "  %r:{n} = scf.if %c -> ({types}) {{\n    \"a.b\"() : () -> ()\n    scf.yield {values} : {types}\n  }} else {{\n    \
         scf.yield {values} : {types}\n  }}\n  \"a.b\"(%r#0) : (i32) -> ()\n"
    );
    function(&format!("%c: i1, {}", list(n, |i| format!("%i{i}: i32"))), &body)
}

/// A block with arguments that two branches pass distinct values to.
fn blocks(n: usize, used: bool) -> String {
    let (values, types) = (list(n, |i| format!("%i{i}")), same(n, "i32"));
    let rotated = list(n, |i| format!("%i{}", (i + 1) % n));
    let user = if used {
        format!("  \"a.b\"({}) : ({types}) -> ()\n", list(n, |i| format!("%b{i}")))
    } else {
        String::new()
    };
    let body = format!(
        "  cf.cond_br %c, ^bb1, ^bb2\n^bb1:\n  \"a.c\"() : () -> ()\n  cf.br ^bb3({values} : {types})\n^bb2:\n  \
         \"a.d\"() : () -> ()\n  cf.br ^bb3({rotated} : {types})\n^bb3({}):\n{user}",
        list(n, |i| format!("%b{i}: i32"))
    );
    function(&format!("%c: i1, {}", list(n, |i| format!("%i{i}: i32"))), &body)
}

fn block_arguments(n: usize) -> String {
    blocks(n, true)
}

fn block_dead(n: usize) -> String {
    blocks(n, false)
}

/// A private function with unused arguments and results, and a call of it.
fn dead_arguments(n: usize) -> String {
    let (arguments, types) = (list(n, |i| format!("%i{i}: i32")), same(n, "i32"));
    let values = list(n, |i| format!("%i{i}"));
    format!(
        "func.func private @g({arguments}) -> ({types}) {{\n  return {values} : {types}\n}}\n\
         func.func @f({arguments}) {{\n  %r:{n} = call @g({values}) : ({types}) -> ({types})\n  return\n}}\n"
    )
}

/// Private functions with unused arguments and results, each called by the next one.
fn dead_functions(n: usize) -> String {
    let mut text = String::from("func.func private @f0(%a: i32, %b: i32) -> i32 {\n  return %b : i32\n}\n");
    for i in 1..n {
        let _ = write!(
            text,
            "func.func private @f{i}(%a: i32, %b: i32) -> i32 {{\n  %0 = call @f{}(%a, %b) : (i32, i32) -> i32\n  \
             return %a : i32\n}}\n",
            i - 1
        );
    }
    text
}

/// Conditions with results inside each other.
fn if_nest(n: usize) -> String {
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

/// Loops inside each other.
fn for_nest(n: usize) -> String {
    let mut body = String::new();
    for i in 0..n {
        let _ = writeln!(body, "scf.for %k{i} = %l to %u step %s {{\n\"a.b\"(%k{i}) : (index) -> ()");
    }
    body.push_str(&"}\n".repeat(n));
    function("%l: index, %u: index, %s: index", &body)
}

/// Loops inside each other, each of which uses a value that is folded.
fn for_nest_users(n: usize) -> String {
    let mut body = String::from("  %z = arith.constant 0 : i32\n  %y = arith.addi %x, %z : i32\n");
    for i in 0..n {
        let _ = writeln!(body, "scf.for %k{i} = %l to %u step %s {{\n\"a.b\"(%y) : (i32) -> ()");
    }
    body.push_str(&"}\n".repeat(n));
    function("%l: index, %u: index, %s: index, %x: i32", &body)
}

/// A chain of blocks with branches in both directions that is entered at both ends, so that the entry block is the immediate
/// dominator of all, and tells it from each end.
fn ladder(n: usize) -> String {
    let last = n - 1;
    let mut body = format!("  cf.cond_br %c, ^b0, ^b{last}\n");
    for i in 0..n {
        let _ = writeln!(body, "^b{i}:\n  cf.cond_br %c, ^b{}, ^b{}", (i + 1).min(last), i.saturating_sub(1));
    }
    body.push_str("^end:\n");
    function("%c: i1", &body)
}

/// Blocks each of which may go back to the first one.
fn back_edges(n: usize) -> String {
    let mut body = String::from("  cf.br ^b0\n");
    for i in 0..n {
        let _ = writeln!(body, "^b{i}:\n  cf.cond_br %c, ^b0, ^b{}", i + 1);
    }
    let _ = writeln!(body, "^b{n}:");
    function("%c: i1", &body)
}

/// As [`back_edges`], with a value for each edge.
fn back_edges_passed(n: usize) -> String {
    let mut body = String::from("  cf.br ^b0(%x : i32)\n^b0(%p: i32):\n");
    for i in 1..n {
        let _ = writeln!(body, "  cf.cond_br %c, ^b0(%x : i32), ^b{i}\n^b{i}:");
    }
    function("%c: i1, %x: i32", &body)
}

/// A function that adds something to its argument.
fn callee(text: &mut String, name: &str) {
    let _ = writeln!(
        text,
        "func.func private @{name}(%a: i32) -> i32 {{\n  %0 = arith.muli %a, %a : i32\n  return %0 : i32\n}}"
    );
}

/// A function that calls `n` functions one after the other.
fn caller(n: usize, callee: impl Fn(usize) -> String) -> String {
    let mut text = String::from("func.func @f(%r0: i32) -> i32 {\n");
    for i in 0..n {
        let _ = writeln!(text, "  %r{} = call @{}(%r{i}) : (i32) -> i32", i + 1, callee(i));
    }
    text + &format!("  return %r{n} : i32\n}}\n")
}

/// A branch that passes one value many times, as the branch in the other block does.
fn branch_same(n: usize) -> String {
    let (values, types) = (same(n, "%v"), same(n, "i32"));
    let arguments = list(n, |i| format!("%p{i}: i32"));
    let body = format!(
        "  %v = \"a.b\"() : () -> i32\n  cf.cond_br %c, ^d({values} : {types}), ^e\n^e:\n  cf.br ^d({values} : {types})\n\
         ^d({arguments}):\n  \"a.b\"(%p0) : (i32) -> ()\n"
    );
    function("%c: i1", &body)
}

/// Functions that call the same one.
fn calls_of_one(n: usize) -> String {
    let mut text = String::new();
    callee(&mut text, "g");
    for i in 0..n {
        let _ = writeln!(
            text,
            "func.func @f{i}(%a: i32) -> i32 {{\n  %0 = call @g(%a) : (i32) -> i32\n  return %0 : i32\n}}"
        );
    }
    text
}

/// A function with calls of one function.
fn inline_calls(n: usize) -> String {
    let mut text = String::new();
    callee(&mut text, "g");
    text + &caller(n, |_| "g".to_owned())
}

/// A function that calls as many functions.
fn inline_callees(n: usize) -> String {
    let mut text = String::new();
    (0..n).for_each(|i| callee(&mut text, &format!("g{i}")));
    text + &caller(n, |i| format!("g{i}"))
}

/// A function that calls the previous one, with an addition.
fn calls_previous(text: &mut String, visibility: &str, i: usize, previous: usize) {
    let _ = writeln!(
        text,
        "func.func {visibility}@g{i}(%a: i32) -> i32 {{\n  %0 = call @g{previous}(%a) : (i32) -> i32\n  \
         %1 = arith.addi %0, %a : i32\n  return %1 : i32\n}}"
    );
}

/// Functions each of which calls the previous one.
fn inline_chain(n: usize) -> String {
    let mut text = String::new();
    callee(&mut text, "g0");
    (1..n).for_each(|i| calls_previous(&mut text, "private ", i, i - 1));
    text + &caller(1, |_| format!("g{}", n - 1))
}

/// Functions that call each other in a ring.
fn inline_ring(n: usize) -> String {
    let mut text = String::new();
    (0..n).for_each(|i| calls_previous(&mut text, "", i, (i + n - 1) % n));
    text
}

/// An operation with many operands.
fn operands(n: usize) -> String {
    let (values, types) = (list(n, |i| format!("%a{i}")), same(n, "i32"));
    let arguments = list(n, |i| format!("%a{i}: i32"));
    function(&arguments, &format!("  \"a.b\"({values}) : ({types}) -> ()\n"))
}

/// A `cf.switch` with many cases.
fn switch(n: usize) -> String {
    let cases: String = (0..n).map(|i| format!(",\n    {i}: ^b{}(%a : i32)", i % 7)).collect();
    let mut body = format!("  cf.switch %a : i32, [\n    default: ^b0(%a : i32){cases}\n  ]\n");
    for i in 0..7 {
        let _ = writeln!(body, "^b{i}(%x{i}: i32):\n  \"a.b\"(%x{i}) : (i32) -> ()\n  cf.br ^end");
    }
    body.push_str("^end:\n");
    function("%a: i32", &body)
}

/// An `scf.index_switch` with many cases.
fn index_switch(n: usize) -> String {
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

/// An input of many parts.
fn split(n: usize) -> String {
    let part = |i: usize| format!("func.func @f{i}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n");
    (0..n).map(part).collect::<Vec<_>>().join("// -----\n")
}

/// Additions of dense constants, each to the last sum.
fn dense_folds(n: usize) -> String {
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
fn resources(n: usize) -> String {
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
fn map_dims(n: usize) -> String {
    let (dims, sums) = (list(n, |i| format!("d{i}")), list(n, |i| format!("d{i} + d{}", (i + 1) % n)));
    function("", &format!("  \"a.b\"() {{m = affine_map<({dims}) -> ({sums})>}} : () -> ()\n"))
}

/// A sum of many dimensions.
fn map_sum(n: usize) -> String {
    let (dims, sum) = (list(n, |i| format!("d{i}")), list(n, |i| format!("d{i}")).replace(", ", " + "));
    function("", &format!("  \"a.b\"() {{m = affine_map<({dims}) -> ({sum})>}} : () -> ()\n"))
}

/// Strings in a dense attribute.
fn strings(n: usize) -> String {
    let elements = list(n, |i| format!("\"s{}\"", i % 1000));
    function("", &format!("  \"a.b\"() {{v = dense<[{elements}]> : tensor<{n}x!a.str>}} : () -> ()\n"))
}

/// One string of many bytes.
fn long_string(n: usize) -> String {
    function("", &format!("  \"a.b\"() {{v = \"{}\"}} : () -> ()\n", "long text ".repeat(n / 10)))
}

/// Types inside each other.
fn type_nest(n: usize) -> String {
    let ty = format!("{}i32{}", "tuple<".repeat(n), ">".repeat(n));
    function("", &format!("  \"a.b\"() {{v = {ty}}} : () -> ()\n"))
}

/// Attributes inside each other.
fn attribute_nest(n: usize) -> String {
    function("", &format!("  \"a.b\"() {{v = {}1{}}} : () -> ()\n", "[".repeat(n), "]".repeat(n)))
}

/// Affine expressions inside each other.
fn affine_nest(n: usize) -> String {
    let expr = format!("{}d0{}", "(".repeat(n), " floordiv 2 + d1)".repeat(n));
    function("", &format!("  \"a.b\"() {{m = affine_map<(d0, d1) -> ({expr})>}} : () -> ()\n"))
}

/// Locations inside each other.
fn location_nest(n: usize) -> String {
    let location = format!("{}unknown{}", "callsite(\"f\" at ".repeat(n), ")".repeat(n));
    function("", &format!("  \"a.b\"() : () -> () loc({location})\n"))
}

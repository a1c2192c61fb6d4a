//! Functions that call each other.

use std::fmt::Write as _;

use super::{list, same};

/// A private function with unused arguments and results, and a call to it.
pub(super) fn dead_arguments(n: usize) -> String {
    let (arguments, types) = (list(n, |i| format!("%i{i}: i32")), same(n, "i32"));
    let values = list(n, |i| format!("%i{i}"));
    format!(
        "func.func private @g({arguments}) -> ({types}) {{\n  return {values} : {types}\n}}\n\
         func.func @f({arguments}) {{\n  %r:{n} = call @g({values}) : ({types}) -> ({types})\n  return\n}}\n"
    )
}

/// Private functions with unused arguments and results, each called by the next one.
pub(super) fn dead_functions(n: usize) -> String {
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

/// A function that adds a value to its argument.
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

/// Functions that call the same one.
pub(super) fn calls_of_one(n: usize) -> String {
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
pub(super) fn inline_calls(n: usize) -> String {
    let mut text = String::new();
    callee(&mut text, "g");
    text + &caller(n, |_| "g".to_owned())
}

/// A function that calls `n` functions.
pub(super) fn inline_callees(n: usize) -> String {
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

/// Functions that each call the previous one.
pub(super) fn inline_chain(n: usize) -> String {
    let mut text = String::new();
    callee(&mut text, "g0");
    (1..n).for_each(|i| calls_previous(&mut text, "private ", i, i - 1));
    text + &caller(1, |_| format!("g{}", n - 1))
}

/// Functions that call each other in a ring.
pub(super) fn inline_ring(n: usize) -> String {
    let mut text = String::new();
    (0..n).for_each(|i| calls_previous(&mut text, "", i, (i + n - 1) % n));
    text
}

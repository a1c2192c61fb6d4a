//! Blocks, the branches between them, and slots that they write and read.

use std::fmt::Write as _;

use super::{function, list, same};

/// A block with arguments. Two branches pass distinct values to it.
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

pub(super) fn block_arguments(n: usize) -> String {
    blocks(n, true)
}

pub(super) fn block_dead(n: usize) -> String {
    blocks(n, false)
}

/// A chain of blocks with branches in both directions. The function enters it at both ends, so the entry
/// block is the immediate dominator of all blocks.
pub(super) fn ladder(n: usize) -> String {
    let last = n - 1;
    let mut body = format!("  cf.cond_br %c, ^b0, ^b{last}\n");
    for i in 0..n {
        let _ = writeln!(body, "^b{i}:\n  cf.cond_br %c, ^b{}, ^b{}", (i + 1).min(last), i.saturating_sub(1));
    }
    body.push_str("^end:\n");
    function("%c: i1", &body)
}

/// Blocks that may each branch back to the first one.
pub(super) fn back_edges(n: usize) -> String {
    let mut body = String::from("  cf.br ^b0\n");
    for i in 0..n {
        let _ = writeln!(body, "^b{i}:\n  cf.cond_br %c, ^b0, ^b{}", i + 1);
    }
    let _ = writeln!(body, "^b{n}:");
    function("%c: i1", &body)
}

/// Like [`back_edges`], with a value for each edge.
pub(super) fn back_edges_passed(n: usize) -> String {
    let mut body = String::from("  cf.br ^b0(%x : i32)\n^b0(%p: i32):\n");
    for i in 1..n {
        let _ = writeln!(body, "  cf.cond_br %c, ^b0(%x : i32), ^b{i}\n^b{i}:");
    }
    function("%c: i1, %x: i32", &body)
}

/// A branch that passes one value many times, like the branch in the other block.
pub(super) fn branch_same(n: usize) -> String {
    let (values, types) = (same(n, "%v"), same(n, "i32"));
    let arguments = list(n, |i| format!("%p{i}: i32"));
    let body = format!(
        "  %v = \"a.b\"() : () -> i32\n  cf.cond_br %c, ^d({values} : {types}), ^e\n^e:\n  cf.br ^d({values} : {types})\n\
         ^d({arguments}):\n  \"a.b\"(%p0) : (i32) -> ()\n"
    );
    function("%c: i1", &body)
}

/// A `cf.switch` with many cases.
pub(super) fn switch(n: usize) -> String {
    let cases: String = (0..n).map(|i| format!(",\n    {i}: ^b{}(%a : i32)", i % 7)).collect();
    let mut body = format!("  cf.switch %a : i32, [\n    default: ^b0(%a : i32){cases}\n  ]\n");
    for i in 0..7 {
        let _ = writeln!(body, "^b{i}(%x{i}: i32):\n  \"a.b\"(%x{i}) : (i32) -> ()\n  cf.br ^end");
    }
    body.push_str("^end:\n");
    function("%a: i32", &body)
}

/// Consecutive slots, each with a store on one of two paths that merge.
pub(super) fn slots(size: usize) -> String {
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

/// Branches on one condition, each to a block that uses the condition.
pub(super) fn branches_on_one(n: usize) -> String {
    let mut body = "  scf.for %i = %l to %u step %s {\n".to_owned();
    for _ in 0..n {
        body += "    scf.execute_region {\n      cf.cond_br %c, ^a, ^b\n    ^a:\n      \"test.use\"(%c) : (i1) -> ()\n      scf.yield\n    \
                 ^b:\n      scf.yield\n    }\n";
    }
    function("%c: i1, %l: index, %u: index, %s: index", &(body + "  }\n"))
}

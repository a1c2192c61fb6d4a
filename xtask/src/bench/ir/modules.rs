//! Modules for measurements, of about the given number of operations.

use std::fmt::Write as _;

/// Depth of the regions in [`nest`].
const DEPTH: usize = 200;

fn module(body: &str) -> String {
    format!("\"builtin.module\"() ({{\n{body}}}) : () -> ()\n")
}

/// A function of `count` operations. Each operation uses the previous one.
fn chain_function(out: &mut String, name: &str, count: usize) {
    let _ = write!(
        out,
        "  \"func.func\"() <{{function_type = (i64) -> i64, sym_name = \"{name}\"}}> ({{\n  ^bb0(%arg0: i64):\n"
    );
    let mut last = "%arg0".to_owned();
    for number in 0..count {
        let op = ["addi", "subi", "muli"].get(number % 4);
        let (op, properties) = match op {
            Some(op) => (*op, " <{overflowFlags = #arith.overflow<none>}>"),
            None => ("xori", ""),
        };
        let _ =
            writeln!(out, "    %{number} = \"arith.{op}\"({last}, %arg0){properties} : (i64, i64) -> i64");
        last = format!("%{number}");
    }
    let _ = write!(out, "    \"func.return\"({last}) : (i64) -> ()\n  }}) : () -> ()\n");
}

/// One long function.
pub(super) fn chain(size: usize) -> String {
    let mut body = String::new();
    chain_function(&mut body, "f", size);
    module(&body)
}

/// Many functions of a hundred operations.
pub(super) fn funcs(size: usize) -> String {
    let mut body = String::new();
    for number in 0..size / 100 {
        chain_function(&mut body, &format!("f{number}"), 98);
    }
    module(&body)
}

/// Deeply nested regions.
pub(super) fn nest(size: usize) -> String {
    let mut body = String::new();
    for number in 0..size.div_ceil(3 * DEPTH) {
        let _ = write!(
            body,
            "\"func.func\"() <{{function_type = (i1, i64) -> (), sym_name = \"f{number}\"}}> ({{\n^bb0(%c: i1, %x: i64):\n"
        );
        for level in 0..DEPTH {
            let _ = write!(
                body,
                "\"scf.if\"(%c) ({{\n%v{level} = \"arith.muli\"(%x, %x) <{{overflowFlags = #arith.overflow<none>}}> : (i64, i64) -> i64\n"
            );
        }
        for _ in 0..DEPTH {
            body.push_str("\"scf.yield\"() : () -> ()\n}, {\n}) : (i1) -> ()\n");
        }
        body.push_str("\"func.return\"() : () -> ()\n}) : () -> ()\n");
    }
    module(&body)
}

/// One function with many small regions side by side.
pub(super) fn wide(size: usize) -> String {
    let mut body =
        "\"func.func\"() <{function_type = (i1, i64) -> (), sym_name = \"f\"}> ({\n^bb0(%c: i1, %x: i64):\n"
            .to_owned();
    for _ in 0..size / 3 {
        body.push_str(
            "  \"scf.if\"(%c) ({\n    %y = \"arith.muli\"(%x, %x) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64\n    \"scf.yield\"() : () -> ()\n  }, {\n  }) : (i1) -> ()\n",
        );
    }
    body.push_str("  \"func.return\"() : () -> ()\n}) : () -> ()\n");
    module(&body)
}

/// Operations that neither tool registers, with attributes of many kinds.
pub(super) fn generic(size: usize) -> String {
    let mut body = "  %start, %t = \"test.start\"() : () -> (i64, tensor<4x?xf32>)\n".to_owned();
    let mut last = "%start".to_owned();
    for number in 0..size {
        let (name, float, element) = (number % 1000, number % 97, number % 50);
        let (width, length) = (1 + number % 64, 1 + number % 16);
        let _ = writeln!(
            body,
            "  %{number} = \"test.op\"({last}, %t) {{idx = {number} : i64, name = \"op_{name}\", f = {float}.5 : f32, \
             arr = [1, 2, {element}], d = {{a = unit, b = i{width}}}, map = affine_map<(d0, d1) -> (d1, d0)>, \
             ty = memref<{length}x?xi32>}} : (i64, tensor<4x?xf32>) -> i64"
        );
        last = format!("%{number}");
    }
    module(&body)
}

/// One function that repeats the same calculation.
pub(super) fn repeated(size: usize) -> String {
    let mut body = "func.func @f(%a: i64, %b: i64) -> i64 {\n".to_owned();
    for number in 0..size / 4 {
        let constant = number * 4 % 37;
        let _ = writeln!(
            body,
            "  %c{number} = arith.constant {constant} : i64\n  %s{number} = arith.addi %a, %b : i64\n  \
             %m{number} = arith.muli %s{number}, %c{number} : i64\n  %x{number} = arith.xori %m{number}, %b : i64"
        );
    }
    let last = (size / 4).saturating_sub(1);
    let _ = writeln!(body, "  %last = arith.addi %x{last}, %x0 : i64\n  return %last : i64\n}}");
    body
}

/// Many functions of two hundred operations that all fold.
pub(super) fn foldable(size: usize) -> String {
    let mut body = String::new();
    for function in 0..size / 200 {
        let _ = writeln!(
            body,
            "func.func @f{function}(%a: i64) -> i64 {{\n  %z = arith.constant 0 : i64\n  %o = arith.constant 1 : i64\n  \
             %c0 = arith.constant {} : i64",
            function % 91
        );
        let (mut sum, mut same) = ("%c0".to_owned(), "%a".to_owned());
        for number in 0..98 {
            let (op, neutral) = [("addi", "%z"), ("muli", "%o"), ("ori", "%z"), ("subi", "%z")][number % 4];
            let _ = writeln!(
                body,
                "  %p{number} = arith.addi {sum}, %o : i64\n  %q{number} = arith.{op} {same}, {neutral} : i64"
            );
            (sum, same) = (format!("%p{number}"), format!("%q{number}"));
        }
        let _ = writeln!(body, "  %r = arith.addi {sum}, {same} : i64\n  return %r : i64\n}}");
    }
    body
}

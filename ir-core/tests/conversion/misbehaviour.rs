//! Sets of patterns that do what patterns must not do: each ends with an error, and leaves the module as it was.

use super::*;
use ir_core::rewrite::ConversionPattern;

const OPS: &str = r#"
%0 = "a.one"() : () -> i32
"c.use"(%0) : (i32) -> ()
"#;

fn illegal_a() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["a"]).add_legal_dialects(["d"]);
    target
}

#[test]
fn cycles_end() {
    let mut patterns = PatternSet::new();
    rename(&mut patterns, "a.one", "a.two");
    rename(&mut patterns, "a.two", "a.three");
    rename(&mut patterns, "a.three", "a.one");
    let error = partial(OPS, illegal_a(), patterns).expect_err("there is no way out");
    assert!(error.contains("'a.one' that was explicitly marked illegal"), "{error}");
    assert!(error.contains("'a.one to a.two': pattern was already applied"), "{error}");
}

/// Creates its own root again, and says that this comes to an end.
struct Again;

impl ConversionPattern for Again {
    type Root = Op;

    fn root(&self) -> ir_core::rewrite::PatternRoot {
        ir_core::rewrite::PatternRoot::Op("a.one".to_owned())
    }

    fn has_bounded_recursion(&self) -> bool {
        true
    }

    fn match_and_rewrite(
        &self,
        op: Op,
        _: &ConvertedValues,
        rw: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()> {
        let types: Vec<Type> = rw.ir().result_types(op).collect();
        let new = create(rw, "a.one", &[], &types);
        let results = rw.ir().results(new).to_vec();
        rw.replace_op(op, &results);
        Some(())
    }
}

#[test]
fn patterns_that_create_their_root_forever_end() {
    let mut patterns = PatternSet::new();
    patterns.add_conversion(Again);
    let error = partial(OPS, illegal_a(), patterns).expect_err("it never comes to an end");
    assert_eq!(error, "patterns do not come to an end: the last one that was applied is 'Again'");
}

#[test]
fn many_patterns_that_undo_each_other_end() {
    // Without a limit, all orders of these patterns are tried.
    const NAMES: [&str; 14] =
        ["a.one", "a.b", "a.c", "a.d", "a.e", "a.f", "a.g", "a.h", "a.i", "a.j", "a.k", "a.l", "a.m", "a.n"];
    let mut patterns = PatternSet::new();
    for from in NAMES {
        for to in NAMES {
            if from != to {
                rename(&mut patterns, from, to);
            }
        }
    }
    let error = partial(OPS, illegal_a(), patterns).expect_err("there is no way out");
    assert!(error.starts_with("patterns do not come to an end"), "{error}");
}

#[test]
fn a_pattern_must_change_its_root() {
    let mut patterns = PatternSet::new();
    patterns.add_fn_for("does nothing", "a.one", |rw, op| {
        let types: Vec<Type> = rw.ir().result_types(op).collect();
        create(rw, "d.one", &[], &types);
        Some(())
    });
    let error = partial(OPS, illegal_a(), patterns).expect_err("the root stays");
    assert_eq!(
        error,
        "pattern 'does nothing' matches, but does not replace the operation nor modify it in place"
    );
}

#[test]
fn results_that_are_used_cannot_be_dropped() {
    let mut patterns = PatternSet::new();
    patterns.add_fn_for("erases", "a.one", |rw, op| {
        rw.erase_op(op);
        Some(())
    });
    let error = partial(OPS, illegal_a(), patterns).expect_err("the result is used");
    let expected = "failed to legalize unresolved materialization from () to ('i32') that remained live after conversion";
    assert!(error.starts_with(expected), "{error}");
    assert!(error.contains("see existing live user here: \"c.use\""), "{error}");
}

#[test]
fn types_that_change_need_a_materialization() {
    let mut patterns = PatternSet::new();
    patterns.add_fn_for("forgets the type", "a.one", |rw, op| {
        let new = create(rw, "d.one", &[], &[Type::I64]);
        let results = rw.ir().results(new).to_vec();
        rw.replace_op(op, &results);
        Some(())
    });
    let error = partial(OPS, illegal_a(), patterns).expect_err("nothing converts the value back");
    assert!(error.contains("from ('i64') to ('i32') that remained live"), "{error}");
}

#[test]
fn erasing_a_neighbour_that_is_used_is_an_error() {
    let text = r#"
%0 = "b.source"() : () -> i32
"a.one"() : () -> ()
"c.use"(%0) : (i32) -> ()
"#;
    let mut patterns = PatternSet::new();
    patterns.add_fn_for("erases the neighbour", "a.one", |rw, op| {
        if let Some(other) = rw.ir().previous(op) {
            rw.erase_op(other);
        }
        rw.erase_op(op);
        Some(())
    });
    let error = partial(text, illegal_a(), patterns).expect_err("the neighbour is used");
    assert!(error.contains("that remained live after conversion"), "{error}");
}

#[test]
fn erasing_a_block_whose_values_are_used_is_an_error() {
    let text = r#"
"c.loop"() ({
^bb0:
  "a.one"() : () -> ()
  "c.jump"()[^bb1] : () -> ()
^bb1:
  %0 = "c.value"() : () -> i32
  "c.jump"()[^bb2] : () -> ()
^bb2:
  "c.use"(%0) : (i32) -> ()
}) : () -> ()
"#;
    let mut patterns = PatternSet::new();
    patterns.add_fn_for("erases a block", "a.one", |rw, op| {
        let block = rw.ir().parent_block(op)?;
        let next = rw.ir().next_block(block)?;
        rw.erase_block(next);
        rw.erase_op(op);
        Some(())
    });
    let error = partial(text, illegal_a(), patterns).expect_err("the block is used");
    assert!(error.contains("still used"), "{error}");
}

#[test]
fn a_long_chain_of_patterns_needs_no_stack() {
    // Each operation becomes the next one.
    let names: Vec<String> = (0..2_000).map(|index| format!("a.n{index}")).collect();
    let mut patterns = PatternSet::new();
    for pair in names.windows(2) {
        let to = pair[1].clone();
        patterns.add_fn_for(&pair[0], &pair[0], move |rw, op| {
            let new = create(rw, &to, &[], &[]);
            assert_eq!(rw.ir().num_results(new), 0);
            rw.erase_op(op);
            Some(())
        });
    }
    patterns.add_fn_for("last", "a.n1999", |rw, op| {
        create(rw, "d.done", &[], &[]);
        rw.erase_op(op);
        Some(())
    });
    let text = partial("\"a.n0\"() : () -> ()", illegal_a(), patterns).expect("the chain ends");
    assert_eq!(text, "module {\n  \"d.done\"() : () -> ()\n}\n");
}

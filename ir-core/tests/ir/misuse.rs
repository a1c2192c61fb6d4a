//! Panics about misuse of the arena. They report the operation and the line of the caller.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use ir_core::context::{Context, Location};
use ir_core::ir::{Builder, Ir, OpBuilder, OpState};
use ir_core::num::FloatSemantics;
use ir_core::rewrite::{NoListener, PatternRewriter, PatternSet, walk_and_apply_patterns};

use super::{holder, names, state};

thread_local! {
    /// The file of the last panic of the thread, once it was requested.
    static FILE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Keeps the files of panics.
fn watch() {
    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            FILE.set(panic.location().map(|location| location.file().to_owned()));
            previous(panic);
        }));
    });
}

/// The message of a panic. It refers to a line of this file.
fn said<T>(misuse: impl FnOnce() -> T) -> String {
    watch();
    let panic = catch_unwind(AssertUnwindSafe(misuse)).err().expect("the use is wrong");
    assert_eq!(FILE.take().as_deref(), Some(file!()));
    match panic.downcast::<String>() {
        Ok(message) => *message,
        Err(panic) => (*panic.downcast::<&str>().expect("a message")).to_owned(),
    }
}

#[test]
fn parts_that_are_not_there_are_named() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let op = ir.create(&state(&names, &[], &[names.i32]));
    assert_eq!(said(|| ir.result(op, 1)), "result #1 of 'test.op', which has 1 result");
    assert_eq!(said(|| ir.operand(op, 0)), "operand #0 of 'test.op', which has 0 operands");
}

#[test]
fn places_that_do_not_fit_are_named() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let (_, _, block) = holder(&mut ir, &names);
    let loose = ir.create(&state(&names, &[], &[]));
    let moved = ir.create(&state(&names, &[], &[]));
    let message = said(|| ir.move_before(moved, loose));
    assert_eq!(message, "an operation is moved before 'test.op', which is in no block");
    ir.insert(moved, block, None);
    let message = said(|| Builder::at_block_end(&mut ir, block).insert(moved));
    assert_eq!(message, "'test.op' is inserted, but is in a block already: move it, or remove it first");
}

#[test]
fn replacements_have_a_value_for_each_result() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let op = ir.create(&state(&names, &[], &[names.i32, names.i32]));
    let value = ir.result(op, 0);
    let mut listener = NoListener;
    let mut rewriter = PatternRewriter::new(&ctx, &mut ir, &mut listener);
    let message = said(|| rewriter.replace_op(op, &[value]));
    assert_eq!(message, "1 values in place of the 2 results of 'test.op': give one for each");
}

#[test]
fn operations_with_uses_are_not_erased() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let (_, _, block) = holder(&mut ir, &names);
    let op = ir.create(&state(&names, &[], &[names.i32]));
    let value = ir.result(op, 0);
    let user = ir.create(&state(&names, &[value], &[]));
    ir.insert(op, block, None);
    ir.insert(user, block, None);
    let mut listener = NoListener;
    let mut rewriter = PatternRewriter::new(&ctx, &mut ir, &mut listener);
    let expected = "'test.op' is erased but a result of it is used: replace its uses first";
    assert_eq!(said(|| rewriter.erase_op(op)), expected);
    assert_eq!(said(|| rewriter.replace_op(op, &[value])), expected);
    rewriter.erase_op(user);
    rewriter.erase_op(op);
    assert_eq!(rewriter.ir().first_op(block), None);

    let used = ir.create(&state(&names, &[], &[names.i32]));
    let result = ir.result(used, 0);
    let user = ir.create(&state(&names, &[result], &[]));
    let mut rewriter = PatternRewriter::new(&ctx, &mut ir, &mut listener);
    let message = said(|| rewriter.replace_op(used, &[value]));
    assert!(message.ends_with("is used after it was erased"), "{message}");
    let message = said(|| rewriter.replace_op_uses(used, &[value]));
    assert!(message.ends_with("is used after it was erased"), "{message}");
    assert_eq!(ir.operand(user, 0), result);
}

#[test]
fn contexts_are_not_mixed() {
    let (ctx, other) = (Context::new(), Context::new());
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let op = ir.create(&state(&names, &[], &[]));
    let expected = "the operations belong to another context than the one that is given";
    let mut listener = NoListener;
    assert_eq!(said(|| _ = PatternRewriter::new(&other, &mut ir, &mut listener)), expected);
    let patterns = PatternSet::new().freeze(&other);
    assert_eq!(said(|| walk_and_apply_patterns(&mut ir, op, &patterns, &mut NoListener)), expected);
}

#[test]
fn handles_of_one_context_are_refused_by_another() {
    let (ctx, other) = (Context::new(), Context::new());
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let foreign = other.float_type(FloatSemantics::BF16);
    let expected = "a type of one context is used with another context";
    assert_eq!(said(|| foreign.to_text(&ctx)), expected);
    assert_eq!(said(|| _ = foreign.kind(&ctx)), expected);
    assert_eq!(said(|| ir.create(&state(&names, &[], &[foreign]))), expected);
    let (_, _, block) = holder(&mut ir, &names);
    assert_eq!(said(|| ir.add_argument(block, foreign, Location::UNKNOWN)), expected);
    let op = ir.create(&state(&names, &[], &[names.i32]));
    assert_eq!(said(|| ir.set_value_type(ir.result(op, 0), foreign)), expected);
    let name = other.op_name("test.op");
    let expected = "the name of an operation of one context is used with another context";
    assert_eq!(said(|| ir.create(&OpState::new(name, Location::UNKNOWN))), expected);
    let dictionary = other.array_attr(&[]);
    let expected = "an attribute of one context is used with another context";
    assert_eq!(said(|| ir.set_properties(op, Some(dictionary))), expected);
    assert_eq!(
        said(|| other.ident("name").as_str(&ctx).to_owned()),
        "an identifier of one context is used with another context"
    );
}

#[test]
fn common_types_and_attributes_belong_to_all_contexts() {
    let (ctx, other) = (Context::new(), Context::new());
    assert_eq!(ctx.integer_type(32), other.integer_type(32));
    assert_eq!(other.integer_type(32).to_text(&ctx), "i32");
    assert_eq!(ctx.bool_attr(true), other.bool_attr(true));
    assert_ne!(ctx.integer_type(31), other.integer_type(31));
}

#[test]
fn entities_of_another_arena_are_refused() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let op = ir.create(&state(&names, &[], &[]));
    let message = said(|| _ = Ir::new(&ctx).name(op));
    assert_eq!(message, "op 0 is used with an IR that never had it: it belongs to another one");
    let (_, _, block) = holder(&mut ir, &names);
    assert_eq!(said(|| ir.argument(block, 3)), "block argument #3 of block0, which has 0");
}

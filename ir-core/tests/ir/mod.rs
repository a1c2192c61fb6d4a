//! The arena: lists, uses, order, walks, copies, erasure.

use ir_core::context::{Context, Location, OpName, Type};
use ir_core::ir::{
    Block, Builder, Definition, Ir, Mapping, Op, OpBuilder, OpState, Order, Region, Use, Value, Walk,
};

mod hooks;
mod loaded;
mod misuse;
mod model;
mod symbols;
mod verified;

/// The components of test operations.
struct Names {
    op: OpName,
    i32: Type,
    i64: Type,
}

fn names(ctx: &Context) -> Names {
    Names { op: ctx.op_name("test.op"), i32: ctx.integer_type(32), i64: ctx.integer_type(64) }
}

fn state<'a>(names: &Names, operands: &'a [Value], result_types: &'a [Type]) -> OpState<'a> {
    OpState { operands, result_types, ..OpState::new(names.op, Location::UNKNOWN) }
}

/// An operation with one region of one block.
fn holder(ir: &mut Ir, names: &Names) -> (Op, Region, Block) {
    let op = ir.create(&OpState { num_regions: 1, ..state(names, &[], &[]) });
    let region = ir.region(op, 0);
    let block = ir.create_block();
    ir.insert_block(block, region, None);
    (op, region, block)
}

#[test]
fn handles_take_four_bytes() {
    assert_eq!(size_of::<Option<Op>>(), 4);
    assert_eq!(size_of::<Option<Value>>(), 4);
    assert_eq!(size_of::<Option<Block>>(), 4);
    assert_eq!(size_of::<Option<Region>>(), 4);
}

#[test]
fn newest_use_comes_first() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let def = ir.create(&state(&names, &[], &[names.i32, names.i32]));
    let (a, b) = (ir.result(def, 0), ir.result(def, 1));
    let first = ir.create(&state(&names, &[a, b, a], &[]));
    let second = ir.create(&state(&names, &[a], &[]));
    let uses = |ir: &Ir, value| ir.uses(value).map(|u| (u.op, u.index)).collect::<Vec<_>>();
    assert_eq!(uses(&ir, a), [(second, 0), (first, 2), (first, 0)]);
    ir.set_operand(first, 0, a);
    assert_eq!(uses(&ir, a), [(first, 0), (second, 0), (first, 2)]);
    ir.replace_all_uses(a, b);
    assert!(ir.is_unused(a));
    assert_eq!(uses(&ir, b), [(first, 2), (second, 0), (first, 0), (first, 1)]);
    ir.insert_operands(second, 0, &[a, b]);
    assert_eq!(ir.operands(second).collect::<Vec<_>>(), [a, b, b]);
    ir.erase_operands(second, &[0, 1]);
    assert_eq!(ir.operands(second).collect::<Vec<_>>(), [b]);
    assert!(ir.has_one_use(a) || ir.is_unused(a));
    ir.replace_uses_if(b, a, |_, place| place == Use { op: first, index: 1 });
    assert_eq!(ir.operands(first).collect::<Vec<_>>(), [b, a, b]);
}

#[test]
fn uses_after_erased_operands_become_the_first() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let def = ir.create(&state(&names, &[], &[names.i32, names.i32]));
    let (a, b) = (ir.result(def, 0), ir.result(def, 1));
    let first = ir.create(&state(&names, &[a, b, a, b, a], &[]));
    let second = ir.create(&state(&names, &[a], &[]));
    ir.erase_operands(first, &[1, 3]);
    assert_eq!(ir.operands(first).collect::<Vec<_>>(), [a, a, a]);
    let uses: Vec<_> = ir.uses(a).map(|place| (place.op, place.index)).collect();
    assert_eq!(uses, [(first, 2), (first, 1), (second, 0), (first, 0)]);
    assert!(ir.is_unused(b));
}

#[test]
fn order_survives_insertions_between() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let (_, _, block) = holder(&mut ir, &names);
    let mut ops = Vec::new();
    for at in [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 3, 5, 5, 5, 5, 5, 5, 16, 17] {
        let op = ir.create(&state(&names, &[], &[]));
        ir.insert(op, block, ops.get(at).copied());
        ops.insert(at, op);
    }
    let check = |ir: &Ir| {
        assert_eq!(ir.ops(block).collect::<Vec<_>>(), ops);
        for (i, &a) in ops.iter().enumerate() {
            for (j, &b) in ops.iter().enumerate() {
                assert_eq!(ir.is_before(a, b), i < j, "{i} {j}");
            }
        }
    };
    check(&ir);
    ir.renumber(block);
    check(&ir);
}

#[test]
fn stale_handles_are_caught() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let mut stale = Vec::new();
    for _ in 0..100 {
        let op = ir.create(&state(&names, &[], &[names.i32]));
        stale.push((op, ir.result(op, 0)));
        ir.erase(op);
    }
    let live = ir.create(&state(&names, &[], &[names.i32]));
    for &(op, value) in &stale {
        assert!(!ir.is_live(op) && !ir.is_live_value(value) && op != live);
    }
    let caught = std::panic::catch_unwind(|| ir.name(stale[0].0));
    assert!(caught.is_err());
    assert!(live.slot() < 10, "slots are used again");
}

#[test]
fn erasing_frees_what_is_inside() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let (op, region, block) = holder(&mut ir, &names);
    let argument = ir.add_argument(block, names.i64, Location::UNKNOWN);
    let inner = ir.create(&state(&names, &[argument], &[names.i32]));
    ir.insert(inner, block, None);
    let outside = ir.create(&state(&names, &[], &[names.i32]));
    let user = ir.create(&state(&names, &[ir.result(outside, 0)], &[]));
    ir.insert(user, block, None);
    assert_eq!((ir.parent_op(user), ir.parent_region(user)), (Some(op), Some(region)));
    ir.erase(op);
    assert!(!ir.is_live(inner) && !ir.is_live_block(block) && !ir.is_live_value(argument));
    assert!(ir.is_unused(ir.result(outside, 0)));
}

#[test]
fn arguments_come_and_go() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let (_, _, block) = holder(&mut ir, &names);
    let values: Vec<Value> = (0..5).map(|_| ir.add_argument(block, names.i32, Location::UNKNOWN)).collect();
    ir.erase_argument(block, 1);
    assert_eq!(ir.arguments(block).collect::<Vec<_>>(), [values[0], values[2], values[3], values[4]]);
    assert_eq!(ir.definition(values[3]), ir_core::ir::Definition::Argument(block, 2));
    ir.set_value_type(values[3], names.i64);
    assert_eq!(ir.value_type(ir.argument(block, 2)), names.i64);
    ir.erase_arguments(block, &[0, 2]);
    assert_eq!(ir.arguments(block).collect::<Vec<_>>(), [values[2], values[4]]);
    assert_eq!(ir.definition(values[4]), ir_core::ir::Definition::Argument(block, 1));
    assert!(!ir.is_live_value(values[3]));
}

/// Blocks and operations four deep, numbered by their locations.
fn tree(ctx: &Context, ir: &mut Ir, names: &Names) -> Op {
    fn fill(ctx: &Context, ir: &mut Ir, names: &Names, op: Op, depth: u32, count: &mut u32) {
        for index in 0..ir.num_regions(op) {
            let region = ir.region(op, index);
            for _ in 0..2 {
                let block = Builder::new(ir).create_block(region, None, &[(names.i32, Location::UNKNOWN)]);
                *count += 1;
                let location = ctx.file_location(ctx.ident("t"), *count, 1);
                let argument = ir.argument(block, 0);
                let inner = ir.create(&OpState {
                    location,
                    num_regions: if depth == 0 { 0 } else { 2 },
                    ..state(names, &[argument], &[names.i32])
                });
                ir.insert(inner, block, None);
                fill(ctx, ir, names, inner, depth.saturating_sub(1), count);
            }
        }
    }
    let top = ir.create(&OpState { num_regions: 1, ..state(names, &[], &[]) });
    fill(ctx, ir, names, top, 3, &mut 0);
    top
}

#[test]
fn walks_visit_everything_once() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let top = tree(&ctx, &mut ir, &names);
    let collect = |order| {
        let mut seen = Vec::new();
        ir.visit(top, order, |op| seen.push(op));
        seen
    };
    let (pre, post) = (collect(Order::Pre), collect(Order::Post));
    assert_eq!(pre.len(), 1 + 2 + 8 + 32 + 128);
    assert_eq!((pre[0], post[post.len() - 1]), (top, top));
    let mut sorted = (pre.clone(), post);
    sorted.0.sort_unstable();
    sorted.1.sort_unstable();
    assert_eq!(sorted.0, sorted.1);
    let mut visits = 0;
    assert!(!ir.try_visit(top, Order::Pre, |op| {
        visits += 1;
        if op == pre[5] { Walk::Interrupt } else { Walk::Advance }
    }));
    assert_eq!(visits, 6);
}

#[test]
fn walks_allow_erasure() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let top = tree(&ctx, &mut ir, &names);
    ir.walk(top, Order::Post, |ir, op| {
        if op != top && ir.num_regions(op) == 0 {
            ir.erase(op);
        }
        Walk::Advance
    });
    assert_eq!(ir.count_ops(top), 1 + 2 + 8 + 32);
    ir.walk(top, Order::Pre, |ir, op| {
        if ir.parent_op(op) == Some(top) {
            ir.erase(op);
            return Walk::Skip;
        }
        Walk::Advance
    });
    assert_eq!(ir.count_ops(top), 1);
}

#[test]
fn copies_refer_to_copies() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let top = tree(&ctx, &mut ir, &names);
    let mut mapping = Mapping::new();
    let copy = ir.clone_op(top, &mut mapping);
    assert_eq!(ir.count_ops(copy), ir.count_ops(top));
    let mut originals = Vec::new();
    ir.visit(top, Order::Pre, |op| originals.push(op));
    let mut copies = Vec::new();
    ir.visit(copy, Order::Pre, |op| copies.push(op));
    for (op, copy) in originals.into_iter().zip(copies).skip(1) {
        assert_eq!(ir.location(op), ir.location(copy));
        assert_eq!(mapping.value(ir.operand(op, 0)), ir.operand(copy, 0));
        assert_ne!(ir.operand(op, 0), ir.operand(copy, 0));
    }
    ir.erase(top);
    assert_eq!(ir.count_ops(copy), 171);
}

#[test]
fn deep_nesting_needs_no_stack() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let (top, _, mut block) = holder(&mut ir, &names);
    for _ in 0..50_000 {
        let (op, _, inner) = holder(&mut ir, &names);
        ir.insert(op, block, None);
        block = inner;
    }
    let copy = ir.clone_op(top, &mut Mapping::new());
    assert_eq!(ir.count_ops(copy), 50_001);
    ir.erase(top);
    ir.erase(copy);
}

#[test]
fn block_arguments_are_inserted_at_an_index() {
    let ctx = Context::new();
    let (names, mut ir) = (names(&ctx), Ir::new(&ctx));
    let (_, _, block) = holder(&mut ir, &names);
    let mut arguments = Vec::new();
    for (at, ty) in [(0, names.i32), (0, names.i64), (1, names.i32), (3, names.i64), (2, names.i32)] {
        arguments.insert(at, ir.insert_argument(block, at, ty, Location::UNKNOWN));
        assert_eq!(ir.value_type(arguments[at]), ty);
    }
    assert_eq!(ir.arguments(block).collect::<Vec<_>>(), arguments);
    for (index, &argument) in arguments.iter().enumerate() {
        assert_eq!(ir.definition(argument), Definition::Argument(block, index));
    }
}

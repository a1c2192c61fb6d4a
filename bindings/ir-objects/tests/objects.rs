//! Words: what they are refused for, what they survive, and memory that does not grow.

use ir_core::Context;
use ir_core::context::{Location, Type};
use ir_core::ir::{Block, Op, OpState, Region};
use ir_core::text::parse_module;
use ir_objects::{
    Guard, Kind, Misuse, Word, create_context, current_word, destroy_context, lock, lock_recent,
};
use std::thread;

fn context() -> Word {
    let context = Context::new();
    ir_core::ops::register_builtin(&context);
    context.allow_unregistered_dialects(true);
    create_context(context, ()).expect("a number for the context")
}

fn create(guard: &mut Guard, num_regions: usize) -> Op {
    let name = guard.context().op_name("test.op");
    let state = OpState { num_regions, result_types: &[Type::I32], ..OpState::new(name, Location::UNKNOWN) };
    guard.ir_mut().create(&state)
}

#[test]
fn words_lead_to_their_entities_until_they_are_erased() {
    let context = context();
    let mut guard = lock(context).unwrap();
    let op = create(&mut guard, 0);
    let (word, result) = (guard.word(op), guard.word(guard.ir().result(op, 0)));
    assert_eq!(guard.get::<Op>(word), Ok(op));
    let expected = Misuse::WrongKind { found: Kind::Value, expected: Kind::Operation };
    assert_eq!(guard.get::<Op>(result), Err(expected));
    assert_eq!(guard.get::<Op>(Word::from_bits(0x7fff_1234_5678).unwrap()), Err(Misuse::NoWord));
    guard.erase_op(op).unwrap();
    assert_eq!(guard.get::<Op>(word), Err(Misuse::Erased));
    // The slot is used again, by something else.
    let next = create(&mut guard, 0);
    assert_eq!(next.slot(), op.slot());
    assert_ne!(guard.word(next), word);
    assert_eq!(guard.get::<Op>(word), Err(Misuse::Erased));
}

#[test]
fn contexts_are_told_apart() {
    let (a, b) = (context(), context());
    let ty = {
        let guard = lock(a).unwrap();
        guard.word(Type::I32)
    };
    assert_eq!(lock(b).unwrap().get::<Type>(ty), Err(Misuse::OtherContext));
    destroy_context(a).unwrap();
    assert_eq!(lock(a).err(), Some(Misuse::ContextDestroyed));
    assert!(lock(ty).is_err());
    assert_eq!(destroy_context(a).err(), Some(Misuse::ContextDestroyed));
    let expected = Misuse::WrongKind { found: Kind::Type, expected: Kind::Context };
    assert_eq!(destroy_context(ty).err(), Some(expected));
}

#[test]
fn a_service_of_millions_of_operations_stays_small() {
    let context = context();
    let mut guard = lock(context).unwrap();
    let first = create(&mut guard, 1);
    let words =
        [guard.word(first), guard.word(guard.ir().result(first, 0)), guard.word(guard.ir().region(first, 0))];
    guard.erase_op(first).unwrap();
    let mut highest = 0;
    // A slot serves 16 generations in each of 65,535 epochs.
    for _ in 0..1_060_000 {
        let op = create(&mut guard, 1);
        highest = highest.max(op.slot());
        guard.ir_mut().erase(op);
    }
    assert!(highest <= 2, "slot {highest}");
    assert_eq!(guard.get::<Op>(words[0]), Err(Misuse::Erased));
    assert_eq!(guard.get::<ir_core::ir::Value>(words[1]), Err(Misuse::Erased));
    assert_eq!(guard.get::<Region>(words[2]), Err(Misuse::Erased));
}

#[test]
fn modules_that_come_and_go_use_the_same_memory() {
    let context = context();
    let text = "module {\n  \"a\"() ({\n  ^bb0(%x: i32):\n    \"b\"(%x)[^bb1] : (i32) -> ()\n  ^bb1:\n    \"c\"() : () -> ()\n  }) : () -> ()\n}";
    let mut guard = lock(context).unwrap();
    let read = |guard: &mut Guard| {
        let module = parse_module(guard.context(), "-", text.as_bytes()).expect("a valid text");
        guard.adopt_module(module.into_module()).expect("room for a module")
    };
    let kept = read(&mut guard);
    let expected = kept.display(guard.ir()).to_string();
    let mut highest = 0;
    for _ in 0..500 {
        let module = read(&mut guard);
        assert_eq!(module.display(guard.ir()).to_string(), expected);
        highest = highest.max(module.slot());
        guard.erase_op(module).unwrap();
    }
    assert!(highest < 40, "slot {highest}");
    assert_eq!(kept.display(guard.ir()).to_string(), expected);
}

#[test]
fn regions_survive_adoption() {
    let context = context();
    let mut guard = lock(context).unwrap();
    let region = guard.create_region();
    let block = guard.ir_mut().add_block(region, None, &[(Type::I32, Location::UNKNOWN)]);
    let (region_word, block_word) = (guard.word(region), guard.word(block));
    assert_eq!(guard.parent_op(region), None);
    assert_eq!(guard.parent_op(block), None);
    let op = create(&mut guard, 1);
    let to = guard.ir().region(op, 0);
    guard.adopt_region(region, to).unwrap();
    assert_eq!(guard.get::<Region>(region_word), Ok(to));
    assert_eq!(guard.get::<Block>(block_word), Ok(block));
    assert_eq!(guard.parent_op(block), Some(op));
    assert_eq!(guard.adopt_region(to, to), Err(Misuse::Owned));
    assert_eq!(guard.erase_region(to), Err(Misuse::Owned));
    guard.erase_op(op).unwrap();
    assert_eq!(guard.get::<Region>(region_word), Err(Misuse::Erased));
}

#[test]
fn what_is_used_cannot_be_erased() {
    let context = context();
    let mut guard = lock(context).unwrap();
    let op = create(&mut guard, 1);
    let region = guard.ir().region(op, 0);
    let block = guard.ir_mut().add_block(region, None, &[(Type::I32, Location::UNKNOWN)]);
    let argument = guard.ir().argument(block, 0);
    let name = guard.context().op_name("test.user");
    let user =
        guard.ir_mut().create(&OpState { operands: &[argument], ..OpState::new(name, Location::UNKNOWN) });
    assert_eq!(guard.erase_op(op), Err(Misuse::Used));
    assert_eq!(guard.erase_block(block), Err(Misuse::Used));
    guard.ir_mut().insert(user, block, None);
    assert_eq!(guard.erase_op(op), Ok(()));
    assert!(!guard.ir().is_live(user));
}

#[test]
fn a_loan_gives_back_what_callbacks_need() {
    let context = context();
    let mut guard = lock(context).unwrap();
    let op = create(&mut guard, 0);
    let word = guard.word(op);
    let (guard, seen) = guard
        .lend(|ir, lent| {
            let other = ir.create(&OpState::new(ir.name(op), Location::UNKNOWN));
            assert_eq!(lock(word).err(), Some(Misuse::Running), "the IR is lent to this thread");
            lent.call_out(ir, || {
                assert_eq!(destroy_context(context).err(), Some(Misuse::Running));
                let mut inside = lock(word).expect("access in a callback");
                let found = inside.get::<Op>(word);
                inside.ir_mut().erase(other);
                found
            })
        })
        .unwrap();
    assert_eq!(seen, Ok(op));
    assert_eq!(guard.get::<Op>(word), Ok(op));
    drop(guard);
    destroy_context(context).unwrap();
}

#[test]
fn other_threads_wait_for_a_loan() {
    let context = context();
    let mut guard = lock(context).unwrap();
    let op = create(&mut guard, 0);
    let word = guard.word(op);
    let (sender, receiver) = std::sync::mpsc::channel();
    let (guard, reader) = guard
        .lend(|ir, _| {
            let reader = thread::spawn(move || {
                sender.send(()).unwrap();
                let guard = lock(word).unwrap();
                guard.ir().num_regions(guard.get::<Op>(word).unwrap())
            });
            receiver.recv().unwrap();
            // Long enough for the thread to see the IR if nothing held it back.
            thread::sleep(std::time::Duration::from_millis(20));
            let name = ir.name(op);
            ir.erase(op);
            let same_slot = ir.create(&OpState { num_regions: 3, ..OpState::new(name, Location::UNKNOWN) });
            ir.erase(same_slot);
            reader
        })
        .unwrap();
    drop(guard);
    assert!(reader.join().is_err(), "the operation is gone when the thread gets the IR");
}

#[test]
fn blocks_without_a_context_move_to_the_right_one() {
    let (right, wrong) = (context(), context());
    let (block, region) = {
        drop(lock(wrong).unwrap());
        let mut guard = lock_recent().unwrap();
        assert_eq!(guard.context_word(), wrong);
        let (block, region) = (guard.ir_mut().create_block(), guard.create_region());
        (guard.word(block), guard.word(region))
    };
    let mut guard = lock(right).unwrap();
    let (moved_block, moved_region) = (guard.adopt_stray(block).unwrap(), guard.adopt_stray(region).unwrap());
    assert!(guard.get::<Block>(moved_block).is_ok() && guard.get::<Region>(moved_region).is_ok());
    assert_eq!(current_word(block), moved_block);
    assert_eq!(guard.adopt_stray(block), Ok(moved_block), "it moves once");
    drop(guard);
    assert_eq!(lock(wrong).unwrap().get::<Block>(block), Err(Misuse::Erased));
    // A block with something in it stays.
    let full = {
        let mut guard = lock(wrong).unwrap();
        let block = guard.ir_mut().create_block();
        guard.ir_mut().add_argument(block, Type::I32, Location::UNKNOWN);
        guard.word(block)
    };
    assert_eq!(lock(right).unwrap().adopt_stray(full), Err(Misuse::OtherContext));
}

//! Wrong passes: the comparison by execution finds each of them, and reduces the program.

use dialects::arith::{AddIOp, CmpIOp, CmpIPredicate, IntegerOverflowFlags};
use differential::execution::{Trials, Tried, difference, reduce};
use differential::irgen;
use ir_core::Module;
use ir_core::context::Context;
use ir_core::ir::{Ir, Op, OpHandle as _, Order};
use ir_core::pass::{Pass, PassEntry, PassFailure, PassRegistry, PassRun};

/// Programs that are tried for a fault at most.
const PROGRAMS: u64 = 3000;

/// Operations in the functions of a reduced program at most.
const OPERATIONS: usize = 10;

/// A pass that is wrong about each operation of some kind.
struct Fault {
    name: &'static str,
    edit: fn(&mut Ir, Op),
}

impl Pass for Fault {
    fn argument(&self) -> &str {
        self.name
    }

    fn name(&self) -> &str {
        self.name
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let ops: Vec<Op> = run.ir.nested_ops(run.op, Order::Pre).collect();
        ops.into_iter().for_each(|op| (self.edit)(run.ir, op));
        Ok(())
    }
}

/// Declares the wrong passes.
macro_rules! faults {
    ($($name:literal $edit:ident)*) => {
        const FAULTS: &[PassEntry] = &[$(PassEntry {
            argument: $name,
            description: "a wrong pass",
            create: || Box::new(Fault { name: $name, edit: $edit }),
        }),*];
    };
}

faults! {
    "wrong-fold" fold_disjunction
    "wrong-hoist" hoist_store
    "wrong-alias" forward_store
    "wrong-width" drop_truncation
    "wrong-order" swap_store_and_load
    "wrong-poison" add_no_wrap_flag
    "wrong-loop-count" move_lower_bound
    "wrong-block-merge" take_argument_of_one_predecessor
    "wrong-conversion" compare_unsigned
    "wrong-inlining" return_argument
    "wrong-call-order" swap_call_and_load
    "wrong-dead-call" erase_unused_call
}

fn is(ir: &Ir, op: Op, name: &str) -> bool {
    ir.name(op).as_str(ir.context()) == name
}

/// `x | y` becomes `x`.
fn fold_disjunction(ir: &mut Ir, op: Op) {
    if is(ir, op, "arith.ori") {
        ir.replace_all_uses(ir.result(op, 0), ir.operand(op, 0));
    }
}

/// A store leaves the branch that may not run.
fn hoist_store(ir: &mut Ir, op: Op) {
    let Some(parent) = ir.parent_op(op).filter(|parent| is(ir, *parent, "scf.if")) else { return };
    let inside = |def: &Op| ir.parent_op(*def) == Some(parent);
    let operands: Vec<Op> =
        ir.operands(op).filter_map(|value| ir.defining_op(value)).filter(inside).collect();
    let are_constants = operands.iter().all(|def| is(ir, *def, "arith.constant"));
    if is(ir, op, "memref.store") && are_constants {
        operands.into_iter().chain([op]).for_each(|op| ir.move_before(op, parent));
    }
}

/// A load has the value of the last store through the same name, whatever was stored through others.
fn forward_store(ir: &mut Ir, op: Op) {
    if !is(ir, op, "memref.load") {
        return;
    }
    let (memory, index) = (ir.operand(op, 0), ir.operand(op, 1));
    let is_store = |other: &Op| {
        is(ir, *other, "memref.store") && ir.operand(*other, 1) == memory && ir.operand(*other, 2) == index
    };
    let block = ir.parent_block(op);
    let before = block.into_iter().flat_map(|block| ir.ops(block)).take_while(|other| *other != op);
    if let Some(store) = before.filter(is_store).last() {
        ir.replace_all_uses(ir.result(op, 0), ir.operand(store, 0));
    }
}

/// An integer that was truncated and extended is what it was.
fn drop_truncation(ir: &mut Ir, op: Op) {
    if !is(ir, op, "arith.extsi") && !is(ir, op, "arith.extui") {
        return;
    }
    let Some(inner) = ir.defining_op(ir.operand(op, 0)).filter(|inner| is(ir, *inner, "arith.trunci")) else {
        return;
    };
    let (result, value) = (ir.result(op, 0), ir.operand(inner, 0));
    if ir.value_type(result) == ir.value_type(value) {
        ir.replace_all_uses(result, value);
    }
}

/// A load overtakes the store before it.
fn swap_store_and_load(ir: &mut Ir, op: Op) {
    move_load_before(ir, op, "memref.store");
}

/// A load overtakes the call before it.
fn swap_call_and_load(ir: &mut Ir, op: Op) {
    move_load_before(ir, op, "func.call");
}

/// Moves a load before the last operation of this name, with the constants that it needs.
fn move_load_before(ir: &mut Ir, op: Op, name: &str) {
    let Some(block) = ir.parent_block(op) else { return };
    let previous = ir.ops(block).take_while(|other| *other != op).filter(|other| is(ir, *other, name)).last();
    let Some(previous) = previous.filter(|_| is(ir, op, "memref.load")) else { return };
    let is_after = |def: &Op| ir.ops(block).skip_while(|other| *other != previous).any(|other| other == *def);
    let between: Vec<Op> =
        ir.operands(op).filter_map(|value| ir.defining_op(value)).filter(is_after).collect();
    if between.iter().all(|def| is(ir, *def, "arith.constant")) {
        between.into_iter().chain([op]).for_each(|op| ir.move_before(op, previous));
    }
}

/// A call whose results are not used does nothing.
fn erase_unused_call(ir: &mut Ir, op: Op) {
    if is(ir, op, "func.call") && !ir.has_uses(op) {
        ir.erase(op);
    }
}

/// No sum overflows.
fn add_no_wrap_flag(ir: &mut Ir, op: Op) {
    if let Some(add) = AddIOp::cast(ir, op) {
        add.set_overflow_flags(ir, Some(IntegerOverflowFlags::NSW));
    }
}

/// A loop begins at its step.
fn move_lower_bound(ir: &mut Ir, op: Op) {
    if is(ir, op, "scf.for") {
        ir.set_operand(op, 0, ir.operand(op, 2));
    }
}

/// A block's argument is what the conditional branch passes, whatever the other predecessor passes.
fn take_argument_of_one_predecessor(ir: &mut Ir, op: Op) {
    if !is(ir, op, "cf.cond_br") || ir.operands(op).count() != 2 {
        return;
    }
    let blocks: Vec<_> = ir.successors(op).collect();
    for block in blocks {
        let arguments: Vec<_> = ir.arguments(block).collect();
        if let [argument] = arguments[..] {
            ir.replace_all_uses(argument, ir.operand(op, 1));
        }
    }
}

/// Comparisons become unsigned.
fn compare_unsigned(ir: &mut Ir, op: Op) {
    let Some(compare) = CmpIOp::cast(ir, op) else { return };
    let unsigned = match compare.predicate(ir) {
        CmpIPredicate::Slt => CmpIPredicate::Ult,
        CmpIPredicate::Sle => CmpIPredicate::Ule,
        CmpIPredicate::Sgt => CmpIPredicate::Ugt,
        CmpIPredicate::Sge => CmpIPredicate::Uge,
        other => other,
    };
    compare.set_predicate(ir, unsigned);
}

/// A call returns its argument.
fn return_argument(ir: &mut Ir, op: Op) {
    if !is(ir, op, "func.call") || ir.operands(op).count() == 0 {
        return;
    }
    let (result, argument) = (ir.result(op, 0), ir.operand(op, 0));
    if ir.value_type(result) == ir.value_type(argument) {
        ir.replace_all_uses(result, argument);
    }
}

#[test]
fn each_planted_fault_is_found_and_reduced() {
    for fault in FAULTS {
        let mut registry = PassRegistry::new();
        registry.add(*fault);
        let pipeline = format!("builtin.module({})", fault.argument);
        let trials = Trials::new(std::slice::from_ref(&pipeline), &registry, 12).unwrap();
        let differs =
            |seed: &u64| matches!(trials.try_program(*seed, |_| true).unwrap()[..], [(_, Tried::Differs)]);
        let seed = (0..PROGRAMS).find(differs).unwrap_or_else(|| panic!("'{}' is not found", fault.argument));
        let reduced = reduce(&irgen::programs(seed), &pipeline, &registry).unwrap().unwrap_or_default();
        assert!(difference(&reduced, &pipeline, &registry).is_some(), "{}:\n{reduced}", fault.argument);
        let count = operations(&reduced);
        assert!(count <= OPERATIONS, "'{}' has {count} operations:\n{reduced}", fault.argument);
    }
}

/// The number of operations in functions.
fn operations(text: &str) -> usize {
    let ctx = Context::new();
    ods_opt::register_dialects(&ctx);
    let module = Module::parse(&ctx, text).unwrap();
    let ir = module.ir();
    let is_inside = |op: &Op| *op != module.operation() && !is(ir, *op, "func.func");
    ir.nested_ops(module.operation(), Order::Pre).filter(is_inside).count()
}

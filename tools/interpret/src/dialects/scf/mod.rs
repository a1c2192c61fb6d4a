//! `scf`: structured control flow. Iterations that may run in parallel run one after the other.

mod loops;

pub use loops::{Bounds, counted_loop, has_scope};

use dialects::scf::*;
use ir_core::ir::Region;

use crate::code::{Flow, Label, Slot};
use crate::emitter::{Emitter, Exit};
use crate::registry::{Interpret, Registry};

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<ConditionOp>();
    registry.add::<ExecuteRegionOp>();
    registry.add::<ForOp>();
    registry.add::<ForallOp>();
    registry.add::<InParallelOp>();
    registry.add::<IfOp>();
    registry.add::<ParallelOp>();
    registry.add::<ReduceOp>();
    registry.add::<ReduceReturnOp>();
    registry.add::<WhileOp>();
    registry.add::<IndexSwitchOp>();
    registry.add::<YieldOp>();
}

impl Interpret for ConditionOp {
    /// Leaves the first region of a loop: to the second one, or out of the loop.
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let (condition, passed) = (operands[0], &operands[1..]);
        let stop = e.label();
        e.step(move |m| {
            let goes_on = m.required_bits(condition, "the condition of a loop")? & 1 == 1;
            Ok(if goes_on { Flow::Next } else { Flow::Jump(stop) })
        });
        e.leave(0, passed);
        e.bind(stop);
        e.leave(1, passed);
    }
}

impl Interpret for ExecuteRegionOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let region = e.ir().region(e.op(), 0);
        inline(e, region);
    }
}

impl Interpret for ForOp {
    fn emit(self, e: &mut Emitter<'_>) {
        loops::for_loop(e);
    }
}

impl Interpret for ForallOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let ir = e.ir();
        let lists = [
            self.dynamic_lower_bound(ir).to_vec(),
            self.dynamic_upper_bound(ir).to_vec(),
            self.dynamic_step(ir).to_vec(),
        ]
        .map(|values| e.slots(values));
        let outputs = e.slots(self.outputs(ir).to_vec());
        loops::forall_loop(e, lists, &outputs);
    }
}

impl Interpret for InParallelOp {
    /// Ends an iteration: its operations change the results of the loop.
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(exit) = e.exit(0) else { return e.unsupported("is outside of a loop") };
        let (region, target) = (e.ir().region(e.op(), 0), exit.target);
        e.region(region, vec![exit]);
        e.jump(target);
    }
}

impl Interpret for IfOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (condition, otherwise) = (e.operand(0), e.label());
        e.step(move |m| {
            let is_true = m.required_bits(condition, "the condition of a branch")? & 1 == 1;
            Ok(if is_true { Flow::Next } else { Flow::Jump(otherwise) })
        });
        then_and_else(e, otherwise);
    }
}

impl Interpret for ParallelOp {
    fn emit(self, e: &mut Emitter<'_>) {
        loops::parallel_loop(e);
    }
}

impl Interpret for ReduceOp {
    /// Combines each operand with the value so far, in the slot of a result of the loop.
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let Some(Exit { slots, .. }) = e.exit(0) else { return e.unsupported("is outside of a loop") };
        for (index, (operand, total)) in operands.iter().zip(&slots).enumerate() {
            let region = e.ir().region(e.op(), index);
            let arguments = entry_arguments(e, region);
            e.copy(&[*total, *operand], &arguments);
            let end = e.label();
            e.region(region, vec![Exit { slots: vec![*total], target: end }]);
            e.bind(end);
        }
        e.leave(0, &slots);
    }
}

impl Interpret for ReduceReturnOp {
    fn emit(self, e: &mut Emitter<'_>) {
        leave(e);
    }
}

impl Interpret for WhileOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, results) = (e.operands(), e.results());
        let [before, after] = [0, 1].map(|index| e.ir().region(e.op(), index));
        let (tested, passed) = (entry_arguments(e, before), entry_arguments(e, after));
        let [test, body, end] = [(); 3].map(|()| e.label());
        e.copy(&operands, &tested);
        e.bind(test);
        let exits = vec![Exit { slots: passed, target: body }, Exit { slots: results, target: end }];
        e.region(before, exits);
        e.bind(body);
        e.region(after, vec![Exit { slots: tested, target: test }]);
        e.bind(end);
        e.pause();
    }
}

impl Interpret for IndexSwitchOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (flag, results, cases) = (e.operand(0), e.results(), e.integers("cases"));
        let regions: Vec<Region> = e.ir().regions(e.op()).collect();
        let labels: Vec<Label> = regions.iter().map(|_| e.label()).collect();
        let end = e.label();
        let targets = labels.clone();
        e.step(move |m| {
            let value = m.required_index(flag, "the condition of a switch")?;
            let region = cases.iter().position(|case| *case == value).map_or(0, |index| index + 1);
            Ok(Flow::Jump(targets[region]))
        });
        for (region, label) in regions.into_iter().zip(labels) {
            e.bind(label);
            e.region(region, vec![Exit { slots: results.clone(), target: end }]);
        }
        e.bind(end);
        e.pause();
    }
}

impl Interpret for YieldOp {
    fn emit(self, e: &mut Emitter<'_>) {
        leave(e);
    }
}

/// Emits the two regions of a condition, the second at `otherwise`. It may be empty.
pub fn then_and_else(e: &mut Emitter<'_>, otherwise: Label) {
    let end = e.label();
    let exit = Exit { slots: e.results(), target: end };
    let [first, second] = [0, 1].map(|index| e.ir().region(e.op(), index));
    e.region(first, vec![exit.clone()]);
    e.bind(otherwise);
    if !e.ir().is_empty_region(second) {
        e.region(second, vec![exit]);
    }
    e.bind(end);
    e.pause();
}

/// Emits a terminator that passes its operands to the operation around it.
pub fn leave(e: &mut Emitter<'_>) {
    let operands = e.operands();
    e.leave(0, &operands);
}

/// Emits a region that runs once; the operands of its terminator are the results.
pub fn inline(e: &mut Emitter<'_>, region: Region) {
    let (slots, target) = (e.results(), e.label());
    e.region(region, vec![Exit { slots, target }]);
    e.bind(target);
    e.pause();
}

/// The slots of the arguments of a region's entry block.
pub fn entry_arguments(e: &mut Emitter<'_>, region: Region) -> Vec<Slot> {
    let arguments: Vec<_> =
        e.ir().first_block(region).map_or_else(Vec::new, |block| e.ir().arguments(block).collect());
    e.slots(arguments)
}

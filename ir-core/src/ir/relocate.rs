//! Relocation: the fields of entities whose slots move within or between pools.

use super::data::{Argument, BlockData, OpData, RegionData, Run, Tail, UseData, Used, ValueData, ValueKind};
use super::ids::Handle;
use super::{Block, Ir, Op};

/// The mapping of a pool's slots to new slots. Slots of a run remain consecutive.
pub(crate) trait SlotMap {
    /// The new slot.
    fn new_slot(&self, slot: u32) -> u32;
}

/// All slots move by the same distance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distance(pub(super) u32);

impl SlotMap for Distance {
    fn new_slot(&self, slot: u32) -> u32 {
        slot + self.0
    }
}

/// The mapping of the slots of each pool.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Relocation<P> {
    pub(super) ops: P,
    pub(super) tails: P,
    pub(super) operands: P,
    pub(super) successors: P,
    pub(super) values: P,
    pub(super) regions: P,
    pub(super) blocks: P,
    pub(super) arguments: P,
}

impl Ir {
    /// Number of slots of each pool.
    pub(super) fn lengths(&self) -> Relocation<u32> {
        Relocation {
            ops: self.ops.len() as u32,
            tails: self.tails.len() as u32,
            operands: self.operands.len() as u32,
            successors: self.successors.len() as u32,
            values: self.values.len() as u32,
            regions: self.regions.len() as u32,
            blocks: self.blocks.len() as u32,
            arguments: self.arguments.len() as u32,
        }
    }
}

impl<P> Relocation<P> {
    /// Applies `make` to the value for each pool.
    pub(super) fn map<Q>(self, mut make: impl FnMut(P) -> Q) -> Relocation<Q> {
        Relocation {
            ops: make(self.ops),
            tails: make(self.tails),
            operands: make(self.operands),
            successors: make(self.successors),
            values: make(self.values),
            regions: make(self.regions),
            blocks: make(self.blocks),
            arguments: make(self.arguments),
        }
    }

    /// Pairs the values of both for each pool.
    pub(super) fn zip<Q>(self, other: Relocation<Q>) -> Relocation<(P, Q)> {
        Relocation {
            ops: (self.ops, other.ops),
            tails: (self.tails, other.tails),
            operands: (self.operands, other.operands),
            successors: (self.successors, other.successors),
            values: (self.values, other.values),
            regions: (self.regions, other.regions),
            blocks: (self.blocks, other.blocks),
            arguments: (self.arguments, other.arguments),
        }
    }

    /// References to the values.
    pub(super) fn as_ref(&self) -> Relocation<&P> {
        Relocation {
            ops: &self.ops,
            tails: &self.tails,
            operands: &self.operands,
            successors: &self.successors,
            values: &self.values,
            regions: &self.regions,
            blocks: &self.blocks,
            arguments: &self.arguments,
        }
    }
}

/// The handle of an entity whose slot moved.
fn handle<H: Handle>(places: &impl SlotMap, handle: H) -> H {
    H::new(places.new_slot(handle.index()), handle.generation())
}

fn run(places: &impl SlotMap, run: Run) -> Run {
    Run { start: if run.length == 0 { run.start } else { places.new_slot(run.start) }, ..run }
}

/// Relocates a link, which is one more than a slot's index, or 0 for none.
fn link(places: &impl SlotMap, link: u32) -> u32 {
    link.checked_sub(1).map_or(0, |slot| places.new_slot(slot) + 1)
}

impl<P: SlotMap> Relocation<P> {
    /// The operation's handle after the move.
    pub(crate) fn op(&self, op: Op) -> Op {
        handle(&self.ops, op)
    }

    /// The value's handle after the move.
    pub(crate) fn value_handle(&self, value: super::Value) -> super::Value {
        handle(&self.values, value)
    }

    /// The block's handle after the move.
    pub(crate) fn block(&self, block: Block) -> Block {
        handle(&self.blocks, block)
    }

    pub(super) fn op_data(&self, data: OpData) -> OpData {
        OpData {
            block: data.block.map(|block| self.block(block)),
            previous: data.previous.map(|op| self.op(op)),
            next: data.next.map(|op| self.op(op)),
            operands: run(&self.operands, data.operands),
            results: run(&self.values, data.results),
            tail: link(&self.tails, data.tail),
            ..data
        }
    }

    pub(super) fn tail(&self, tail: Tail) -> Tail {
        Tail { regions: run(&self.regions, tail.regions), successors: run(&self.successors, tail.successors) }
    }

    pub(super) fn operand(&self, data: UseData<super::Value>) -> UseData<super::Value> {
        let target = handle(&self.values, data.target);
        UseData { target, ..self.use_data(&self.operands, data) }
    }

    pub(super) fn successor(&self, data: UseData<Block>) -> UseData<Block> {
        UseData { target: self.block(data.target), ..self.use_data(&self.successors, data) }
    }

    fn use_data<H>(&self, uses: &P, data: UseData<H>) -> UseData<H> {
        UseData {
            owner: self.op(data.owner),
            next: link(uses, data.next),
            previous: link(uses, data.previous),
            ..data
        }
    }

    pub(super) fn value(&self, data: ValueData) -> ValueData {
        let owner = match data.kind() {
            ValueKind::Argument => self.blocks.new_slot(data.owner()),
            ValueKind::Result => self.ops.new_slot(data.owner()),
            // There is no valid handle of it.
            ValueKind::Free => return data,
        };
        let first_use = link(&self.operands, data.first_use());
        data.moved(owner, first_use)
    }

    pub(super) fn region(&self, data: RegionData) -> RegionData {
        RegionData {
            op: self.op(data.op),
            first: data.first.map(|block| self.block(block)),
            last: data.last.map(|block| self.block(block)),
            ..data
        }
    }

    pub(super) fn block_data(&self, data: BlockData) -> BlockData {
        BlockData {
            region: data.region.map(|region| handle(&self.regions, region)),
            previous: data.previous.map(|block| self.block(block)),
            next: data.next.map(|block| self.block(block)),
            first: data.first.map(|op| self.op(op)),
            last: data.last.map(|op| self.op(op)),
            arguments: run(&self.arguments, data.arguments),
            first_use: link(&self.successors, data.first_use),
            ..data
        }
    }

    pub(super) fn argument(&self, argument: Argument) -> Argument {
        Argument { value: handle(&self.values, argument.value), ..argument }
    }
}

//! Putting one arena into another, for parts of a module that were made apart.

use super::data::{Argument, BlockData, OpData, RegionData, Run, Tail, UseData, ValueData};
use super::ids::Handle;
use super::{Block, Ir, Op, Region};

/// How far the slots of each pool move.
#[derive(Clone, Copy)]
pub(crate) struct Distances {
    ops: u32,
    tails: u32,
    operands: u32,
    successors: u32,
    values: u32,
    regions: u32,
    blocks: u32,
    arguments: u32,
}

impl Ir {
    /// Whether the other arena's entities have room in this one.
    pub(crate) fn has_room_for(&self, other: &Ir) -> bool {
        let most = [
            other.ops.len(),
            other.operands.len(),
            other.successors.len(),
            other.values.len(),
            other.regions.len(),
            other.blocks.len(),
            other.arguments.len(),
        ];
        self.has_room(most.into_iter().max().unwrap_or(0))
    }

    /// Takes over everything in the other arena. The operations of `from`, a block of the other arena in no region and
    /// without uses, come into `into` before `before`, or to its end.
    pub(crate) fn absorb(&mut self, other: Ir, from: Block, into: Block, before: Option<Op>) -> Distances {
        let distances = self.distances();
        self.ops.absorb(other.ops, |data| distances.op_data(data));
        self.tails.absorb(other.tails, |tail| Tail {
            regions: moved_run(tail.regions, distances.regions),
            successors: moved_run(tail.successors, distances.successors),
        });
        self.operands.absorb(other.operands, |data| UseData {
            target: data.target.moved(distances.values),
            ..distances.use_data(data, distances.operands)
        });
        self.successors.absorb(other.successors, |data| UseData {
            target: data.target.moved(distances.blocks),
            ..distances.use_data(data, distances.successors)
        });
        self.values.absorb(other.values, |data| distances.value_data(data));
        self.regions.absorb(other.regions, |data| RegionData {
            op: distances.op(data.op),
            first: data.first.map(|block| distances.block(block)),
            last: data.last.map(|block| distances.block(block)),
            ..data
        });
        self.blocks.absorb(other.blocks, |data| distances.block_data(data));
        self.arguments.absorb(other.arguments, |argument| Argument {
            value: argument.value.moved(distances.values),
            ..argument
        });
        let from = distances.block(from);
        self.splice(from, into, before);
        self.blocks.erase(from.index(), 1);
        distances
    }

    fn distances(&self) -> Distances {
        Distances {
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

    /// Moves all operations of `from` into `into` before `before`, or to its end, as one piece.
    fn splice(&mut self, from: Block, into: Block, before: Option<Op>) {
        let data = self.blocks.get_mut(from);
        let (Some(first), Some(last)) = (data.first.take(), data.last.take()) else { return };
        let mut next = Some(first);
        while let Some(op) = next {
            let data = self.ops.get_mut(op);
            data.block = Some(into);
            next = data.next;
        }
        let previous = match before {
            Some(next) => self.ops.get(next).previous,
            None => self.blocks.get(into).last,
        };
        self.ops.get_mut(first).previous = previous;
        self.ops.get_mut(last).next = before;
        match previous {
            Some(previous) => self.ops.get_mut(previous).next = Some(first),
            None => self.blocks.get_mut(into).first = Some(first),
        }
        match before {
            Some(next) => self.ops.get_mut(next).previous = Some(last),
            None => self.blocks.get_mut(into).last = Some(last),
        }
        self.blocks.get_mut(into).ordered = false;
        self.renumber(into);
    }
}

fn moved_run(run: Run, distance: u32) -> Run {
    Run { start: if run.length == 0 { run.start } else { run.start + distance }, ..run }
}

/// A link that is one more than a slot's number, or 0 for none.
fn moved_link(link: u32, distance: u32) -> u32 {
    if link == 0 { 0 } else { link + distance }
}

impl Distances {
    /// The operation's handle in the arena that took it.
    pub(crate) fn op(&self, op: Op) -> Op {
        op.moved(self.ops)
    }

    /// The block's handle in the arena that took it.
    pub(crate) fn block(&self, block: Block) -> Block {
        block.moved(self.blocks)
    }

    fn op_data(&self, data: OpData) -> OpData {
        OpData {
            block: data.block.map(|block| self.block(block)),
            previous: data.previous.map(|op| self.op(op)),
            next: data.next.map(|op| self.op(op)),
            operands: moved_run(data.operands, self.operands),
            results: moved_run(data.results, self.values),
            tail: moved_link(data.tail, self.tails),
            ..data
        }
    }

    fn use_data<H>(&self, data: UseData<H>, distance: u32) -> UseData<H> {
        UseData {
            owner: self.op(data.owner),
            next: moved_link(data.next, distance),
            previous: moved_link(data.previous, distance),
            ..data
        }
    }

    fn value_data(&self, data: ValueData) -> ValueData {
        let of_block = data.kind() == super::data::ValueKind::Argument;
        let owner = data.owner() + if of_block { self.blocks } else { self.ops };
        data.moved(owner, self.operands)
    }

    fn block_data(&self, data: BlockData) -> BlockData {
        BlockData {
            region: data.region.map(|region: Region| region.moved(self.regions)),
            previous: data.previous.map(|block| self.block(block)),
            next: data.next.map(|block| self.block(block)),
            first: data.first.map(|op| self.op(op)),
            last: data.last.map(|op| self.op(op)),
            arguments: moved_run(data.arguments, self.arguments),
            first_use: moved_link(data.first_use, self.successors),
            ..data
        }
    }
}

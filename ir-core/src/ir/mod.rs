//! Operations, blocks, regions and values, in an arena.
//!
//! An [`Ir`] is a plain value that owns all entities; [`Op`], [`Block`], [`Region`] and [`Value`] are its handles, four bytes
//! each. A handle of an erased entity never refers to another one: using it panics, and [`Ir::is_live`] tells beforehand.
//! Names, types, attributes and locations are handles of one [`Context`], which the arena knows: [`Ir::context`].
//!
//! Lists are in MLIR's order, since results depend on it: a new use is the first in its value's list, and blocks and
//! operations are in textual order.
//!
//! - **Invariant**: a slot of the arena has 16 generations, which handles carry. Then it is given up, so
//!   that a stale handle is always detected.
//! - **Invariant**: nothing recurses over operations. The parser, the verifier, the printer, walks, copies
//!   and erasure keep stacks of their own, so that memory alone bounds the nesting.
//! - A panic about the use of the arena names its caller (`#[track_caller]`) and the entity.

mod absorb;
mod block;
mod builder;
mod clone;
mod data;
mod detach;
mod edit;
mod handle;
mod ids;
mod op;
mod operand;
mod parallel;
mod parent;
mod pool;
pub mod properties;
mod range;
mod recycle;
mod relocate;
mod successor;
pub(crate) mod symbols;
mod value;
mod walk;

use crate::context::Context;
use data::{Argument, BlockData, OpData, RegionData, Tail, UseData, ValueData};
use pool::Pool;

pub(crate) use absorb::Distances;
pub use builder::{Builder, InsertionPoint, OpBuilder};
pub use clone::Mapping;
pub(crate) use detach::Detached;
pub use edit::OpState;
pub use handle::OpHandle;
pub use ids::{Block, MAX_ENTITIES, Op, Region, Value};
pub use operand::Use;
pub(crate) use parallel::{OpRun, all_of, all_runs_are, is_worth_it, process_chunks, process_each, runs};
pub use parent::Nested;
pub use pool::accesses;
pub use range::{OperandRange, ResultRange};
pub use recycle::EntityKind;
pub use value::Definition;
pub use walk::{Order, Walk, Walker};

/// An arena of operations and everything nested in them.
#[derive(Clone, Debug)]
pub struct Ir {
    context: Context,
    ops: Pool<OpData>,
    tails: Pool<Tail>,
    operands: Pool<UseData<Value>>,
    successors: Pool<UseData<Block>>,
    values: Pool<ValueData>,
    regions: Pool<RegionData>,
    blocks: Pool<BlockData>,
    arguments: Pool<Argument>,
    around: detach::Around,
    symbols: symbols::SymbolCache,
    /// Operations in the order of their creation, while that is recorded.
    created: Option<Vec<Op>>,
}

impl Ir {
    /// Creates an empty arena for operations of this context.
    #[must_use]
    pub fn new(context: &Context) -> Self {
        Ir {
            context: context.clone(),
            ops: Pool::default(),
            tails: Pool::default(),
            operands: Pool::default(),
            successors: Pool::default(),
            values: Pool::default(),
            regions: Pool::default(),
            blocks: Pool::default(),
            arguments: Pool::default(),
            around: detach::Around::default(),
            symbols: symbols::SymbolCache::default(),
            created: None,
        }
    }

    /// The context to which names, types, attributes and locations belong.
    #[must_use]
    #[inline]
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// Rejects a context other than the arena's own, in which the same handles would mean something else.
    ///
    /// # Panics
    /// When `context` is not the arena's.
    #[track_caller]
    pub(crate) fn assert_context(&self, context: &Context) {
        assert!(
            self.context == *context,
            "the operations belong to another context than the one that is given"
        );
    }

    /// Moves everything into a new arena and leaves this one empty.
    pub(crate) fn take(&mut self) -> Self {
        let empty = Ir::new(&self.context);
        std::mem::replace(self, empty)
    }

    /// Number of operation slots, including those of erased operations.
    pub(crate) fn num_op_slots(&self) -> usize {
        self.ops.len()
    }

    /// The operation in a slot; `None` if the slot is free.
    fn op_in_slot(&self, slot: usize) -> Option<Op> {
        self.ops.live(slot as u32)
    }

    /// Whether there is room for `more` further entities of each kind; see [`MAX_ENTITIES`].
    #[must_use]
    pub fn has_room(&self, more: usize) -> bool {
        let most = [
            self.ops.len(),
            self.operands.len(),
            self.successors.len(),
            self.values.len(),
            self.regions.len(),
            self.blocks.len(),
            self.arguments.len(),
        ];
        most.iter().all(|&length| length.saturating_add(more) <= MAX_ENTITIES)
    }
}

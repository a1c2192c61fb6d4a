//! Values: operation results and block arguments.

use super::data::ValueKind;
use super::ids::Handle;
use super::{Block, Ir, Op, Value};
use crate::context::{Location, Originates, Type};

/// The definition of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Definition {
    /// The result of the operation at this index.
    Result(Op, usize),
    /// The block argument at this index.
    Argument(Block, usize),
}

impl Ir {
    /// The type of a value.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn value_type(&self, value: Value) -> Type {
        self.values.get(value).ty
    }

    /// Changes the type of a value.
    #[track_caller]
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        ty.assert_from(&self.context);
        self.values.get_mut(value).ty = ty;
    }

    /// The definition of the value.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn definition(&self, value: Value) -> Definition {
        let data = self.values.get(value);
        let index = data.index() as usize;
        match data.kind() {
            ValueKind::Argument => Definition::Argument(self.blocks.handle(data.owner()), index),
            _ => Definition::Result(self.ops.handle(data.owner()), index),
        }
    }

    /// The operation that defines the value; none for a block argument.
    #[must_use]
    #[track_caller]
    pub fn defining_op(&self, value: Value) -> Option<Op> {
        match self.definition(value) {
            Definition::Result(op, _) => Some(op),
            Definition::Argument(..) => None,
        }
    }

    /// The location of the defining operation, or of the block argument.
    #[must_use]
    #[track_caller]
    pub fn value_location(&self, value: Value) -> Location {
        match self.definition(value) {
            Definition::Result(op, _) => self.location(op),
            Definition::Argument(block, index) => self.argument_location(block, index),
        }
    }

    /// The block that contains the value's definition; none for results of a detached operation.
    #[must_use]
    #[track_caller]
    pub fn value_block(&self, value: Value) -> Option<Block> {
        match self.definition(value) {
            Definition::Result(op, _) => self.parent_block(op),
            Definition::Argument(block, _) => Some(block),
        }
    }

    /// Whether the value's owner was not erased.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn is_live_value(&self, value: Value) -> bool {
        self.values.is_live(value)
    }

    /// Requires that `to` can replace the uses of `from`.
    ///
    /// # Panics
    /// When `from` is used, and `to` was erased.
    #[inline]
    #[track_caller]
    pub(crate) fn assert_replacement(&self, from: Value, to: Value) {
        if !self.is_unused(from) {
            self.values.get(to);
        }
    }

    /// Number of results.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn num_results(&self, op: Op) -> usize {
        self.ops.get(op).results.length as usize
    }

    /// The result at `index`.
    ///
    /// # Panics
    /// When the operation has fewer.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn result(&self, op: Op, index: usize) -> Value {
        let run = self.ops.get(op).results;
        match run.slot(index) {
            Some(slot) => self.values.handle(slot),
            None => self.has_no(op, "result", index, run.length),
        }
    }

    /// The types of the results.
    #[inline]
    #[track_caller]
    pub fn result_types(&self, op: Op) -> impl ExactSizeIterator<Item = Type> + '_ {
        let run = self.ops.get(op).results;
        self.values.run(run.start, run.length).iter().map(|value| value.ty)
    }

    /// Whether any result is used.
    #[must_use]
    #[track_caller]
    pub fn has_uses(&self, op: Op) -> bool {
        self.results(op).any(|value| !self.is_unused(value))
    }

    /// Creates the run of a new operation's results.
    #[track_caller]
    pub(super) fn make_results(&mut self, owner: Op, types: &[Type]) -> super::data::Run {
        let start = self.values.take(types.len() as u32, |place, before| {
            super::data::ValueData::new(
                types[place as usize],
                ValueKind::Result,
                owner.index(),
                place,
                super::data::generation(before),
            )
        });
        super::data::Run { start, length: types.len() as u32 }
    }
}

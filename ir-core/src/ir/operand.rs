//! Operands, and the uses of values.

use super::data::{Run, UseData, add_uses, drop_uses, link, relocate, splice_uses, unlink};
use super::{Ir, Op, Value};

/// A use of a value: operand `index` of `op`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Use {
    /// The operation that uses the value.
    pub op: Op,
    /// Index of the operand.
    pub index: usize,
}

impl Ir {
    /// Number of operands.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn num_operands(&self, op: Op) -> usize {
        self.ops.get(op).operands.length as usize
    }

    /// The operand at `index`.
    ///
    /// # Panics
    /// When the operation has fewer.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn operand(&self, op: Op, index: usize) -> Value {
        self.operands.slot(self.operand_slot(op, index)).target
    }

    /// Replaces the operand at `index` by `value`. The use becomes the first in the value's list.
    ///
    /// # Panics
    /// When the operation has fewer operands.
    #[track_caller]
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        let slot = self.operand_slot(op, index);
        self.retarget(slot, value);
    }

    /// The slot of an operand: unique among the operands of all live operations, until the operation's operands change in number.
    ///
    /// # Panics
    /// When the operation has fewer operands.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn operand_slot(&self, op: Op, index: usize) -> u32 {
        let run = self.ops.get(op).operands;
        match run.slot(index) {
            Some(slot) => slot,
            None => self.has_no(op, "operand", index, run.length),
        }
    }

    /// The operand in a slot, and the value that it uses; `None` if there is no such operand any more.
    #[must_use]
    pub fn operand_in_slot(&self, slot: u32) -> Option<(Use, Value)> {
        if slot as usize >= self.operands.len() {
            return None;
        }
        let UseData { owner, target, .. } = *self.operands.slot(slot);
        let run = if self.is_live(owner) { self.ops.get(owner).operands } else { Run::default() };
        let index = run.indices().contains(&slot).then(|| (slot - run.start) as usize)?;
        Some((Use { op: owner, index }, target))
    }

    /// The operand after this one in the list of uses of its value.
    ///
    /// # Panics
    /// When the operation has fewer operands.
    #[must_use]
    #[track_caller]
    pub fn next_use(&self, operand: Use) -> Option<Use> {
        let UseData { next, .. } = *self.operands.slot(self.operand_slot(operand.op, operand.index));
        self.use_at(next).map(|(next, _)| next)
    }

    /// The operand before this one in the list of uses of its value.
    ///
    /// # Panics
    /// When the operation has fewer operands.
    #[must_use]
    #[track_caller]
    pub fn previous_use(&self, operand: Use) -> Option<Use> {
        let UseData { previous, .. } = *self.operands.slot(self.operand_slot(operand.op, operand.index));
        self.use_at(previous).map(|(previous, _)| previous)
    }

    /// The operand that a link in a list of uses leads to, and the link to the one after it; 0 leads to none.
    fn use_at(&self, link: u32) -> Option<(Use, u32)> {
        let slot = link.checked_sub(1)?;
        let UseData { owner, next, .. } = *self.operands.slot(slot);
        let index = (slot - self.ops.get(owner).operands.start) as usize;
        Some((Use { op: owner, index }, next))
    }

    /// Replaces all operands.
    #[track_caller]
    pub fn set_operands(&mut self, op: Op, operands: &[Value]) {
        let length = operands.len() as u32;
        let old = self.ops.get(op).operands;
        if length != old.length {
            self.resize_operands(op, length, operands);
        }
        let run = self.ops.get(op).operands;
        for (index, &value) in run.indices().zip(operands).take(old.length as usize) {
            self.retarget(index, value);
        }
    }

    /// Inserts operands before index `at`, which may be the number of operands.
    ///
    /// # Panics
    /// When the operation has fewer than `at` operands.
    #[track_caller]
    pub fn insert_operands(&mut self, op: Op, at: usize, values: &[Value]) {
        let mut operands: Vec<Value> = self.operands(op).collect();
        operands.splice(at..at, values.iter().copied());
        self.set_operands(op, &operands);
    }

    /// Erases the operands with these indices, which are in ascending order without duplicates. As in MLIR, the uses by
    /// operands after the first erased one become the first in the lists of their values.
    ///
    /// # Panics
    /// When the operation has fewer operands.
    #[track_caller]
    pub fn erase_operands(&mut self, op: Op, indices: &[usize]) {
        let Some(&first) = indices.first() else { return };
        for &index in indices {
            let slot = self.operand_slot(op, index);
            unlink(&mut self.operands, &mut self.values, slot);
        }
        let run = self.ops.get(op).operands;
        let mut erased = indices.iter().copied().peekable();
        let mut kept = run.start + first as u32;
        for index in first..run.length as usize {
            if erased.next_if_eq(&index).is_some() {
                continue;
            }
            let slot = run.start + index as u32;
            unlink(&mut self.operands, &mut self.values, slot);
            self.operands.slot_mut(kept).target = self.operands.slot(slot).target;
            link(&mut self.operands, &mut self.values, kept);
            kept += 1;
        }
        let length = kept - run.start;
        self.operands.give_back(kept, run.length - length);
        self.ops.get_mut(op).operands = Run { start: run.start, length };
    }

    #[track_caller]
    fn retarget(&mut self, slot: u32, value: Value) {
        unlink(&mut self.operands, &mut self.values, slot);
        self.operands.slot_mut(slot).target = value;
        link(&mut self.operands, &mut self.values, slot);
    }

    /// Changes the number of operands: the first ones keep their positions in their lists of uses; new ones are taken from
    /// `values` by index.
    #[track_caller]
    fn resize_operands(&mut self, op: Op, length: u32, values: &[Value]) {
        let old = self.ops.get(op).operands;
        for index in old.indices().skip(length as usize) {
            unlink(&mut self.operands, &mut self.values, index);
        }
        let kept = old.length.min(length);
        let start = self.operands.take(length, |place, _| UseData::new(values[place as usize], op));
        for place in 0..kept {
            relocate(&mut self.operands, &mut self.values, old.start + place, start + place);
        }
        for index in start + kept..start + length {
            link(&mut self.operands, &mut self.values, index);
        }
        self.operands.give_back(old.start, old.length);
        self.ops.get_mut(op).operands = Run { start, length };
    }

    /// Creates the run of a new operation's operands.
    #[track_caller]
    pub(super) fn make_operands(&mut self, owner: Op, values: &[Value]) -> Run {
        add_uses(&mut self.operands, &mut self.values, owner, values)
    }

    /// Removes all operands from their lists of uses and frees their slots.
    #[track_caller]
    pub(super) fn drop_operands(&mut self, op: Op) {
        let run = std::mem::take(&mut self.ops.get_mut(op).operands);
        drop_uses(&mut self.operands, &mut self.values, run);
    }

    /// Whether the value has no uses.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn is_unused(&self, value: Value) -> bool {
        use super::data::Used;
        self.values.get(value).first_use() == 0
    }

    /// Whether the value has exactly one use.
    #[must_use]
    #[track_caller]
    pub fn has_one_use(&self, value: Value) -> bool {
        let mut uses = self.uses(value);
        uses.next().is_some() && uses.next().is_none()
    }

    /// The uses of a value, newest first.
    #[track_caller]
    pub fn uses(&self, value: Value) -> impl Iterator<Item = Use> + '_ {
        use super::data::Used;
        let mut next = self.values.get(value).first_use();
        std::iter::from_fn(move || {
            let (place, following) = self.use_at(next)?;
            next = following;
            Some(place)
        })
    }

    /// Replaces every use of `from` by `to`, newest first, as MLIR does.
    #[track_caller]
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        use super::data::Used;
        if from == to {
            return;
        }
        while let Some(index) = self.values.get(from).first_use().checked_sub(1) {
            self.retarget(index, to);
        }
    }

    /// Makes the uses of `from`, in their order, the first uses of `to`.
    #[track_caller]
    pub(crate) fn splice_uses(&mut self, from: Value, to: Value) {
        splice_uses(&mut self.operands, &mut self.values, from, to);
    }

    /// Replaces the uses of `from` for which `wanted` holds by `to`.
    #[track_caller]
    pub fn replace_uses_if(&mut self, from: Value, to: Value, mut expected: impl FnMut(&Ir, Use) -> bool) {
        let uses: Vec<Use> = self.uses(from).collect();
        for place in uses {
            if expected(self, place) {
                self.set_operand(place.op, place.index, to);
            }
        }
    }

    /// Panics unless the number of replacement values equals the number of results.
    #[track_caller]
    pub(crate) fn assert_value_for_each_result(&self, op: Op, given: usize) {
        let count = self.num_results(op);
        let name = || self.quoted_name(op);
        assert!(
            given == count,
            "{given} values in place of the {count} results of {}: give one for each",
            name()
        );
    }

    /// Replaces every use of a result by the value at the same index.
    ///
    /// # Panics
    /// When the number of values differs from the number of results.
    #[track_caller]
    pub fn replace_results(&mut self, op: Op, values: &[Value]) {
        self.assert_value_for_each_result(op, values.len());
        for (index, &value) in values.iter().enumerate() {
            self.replace_all_uses(self.result(op, index), value);
        }
    }
}

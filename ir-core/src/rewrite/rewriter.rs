//! Changes of the IR with notifications.

use super::Listener;
use super::conversion::Conversion;
use super::guard::Guard;
use super::rewriter_impl::RewriterImpl;
use crate::context::{Context, Location, Type};
use crate::ir::{Block, InsertionPoint, Ir, Mapping, Op, OpBuilder, OpState, Region, Use, Value};

/// Changes the IR and notifies a listener. For a pattern, the insertion point is before its root operation.
pub struct PatternRewriter<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    point: Option<InsertionPoint>,
    location: Location,
    /// The listener of a driver that changes the IR at once, or the state of a dialect conversion.
    implementation: &'a mut dyn RewriterImpl,
    guard: Option<Guard>,
}

impl OpBuilder for PatternRewriter<'_> {
    fn ir(&self) -> &Ir {
        self.ir
    }

    fn context(&self) -> &Context {
        self.ctx
    }

    fn insertion_point(&self) -> Option<InsertionPoint> {
        self.point
    }

    fn restore_insertion_point(&mut self, point: Option<InsertionPoint>) {
        self.point = point;
    }

    fn location(&self) -> Location {
        self.location
    }

    fn set_location(&mut self, location: Location) {
        self.location = location;
    }

    #[track_caller]
    fn create(&mut self, state: &OpState<'_>) -> Op {
        let op = self.ir.create(state);
        self.insert(op)
    }

    #[track_caller]
    fn insert(&mut self, op: Op) -> Op {
        if let Some(InsertionPoint { block, before }) = self.point {
            self.ir.insert(op, block, before);
        }
        self.created(op);
        op
    }

    #[track_caller]
    fn create_block(
        &mut self,
        region: Region,
        before: Option<Block>,
        arguments: &[(Type, Location)],
    ) -> Block {
        let block = self.ir.add_block(region, before, arguments);
        self.implementation.did_create_block(self.ir, block);
        self.set_insertion_point_to_end(block);
        block
    }
}

impl<'a> PatternRewriter<'a> {
    /// Creates a rewriter without an insertion point.
    ///
    /// # Panics
    /// When `ctx` is not the context of the IR.
    #[track_caller]
    pub fn new(ctx: &'a Context, ir: &'a mut Ir, listener: &'a mut dyn Listener) -> Self {
        Self::with_implementation(ctx, ir, listener)
    }

    /// Creates a rewriter without an insertion point.
    #[track_caller]
    pub(super) fn with_implementation(
        ctx: &'a Context,
        ir: &'a mut Ir,
        implementation: &'a mut dyn RewriterImpl,
    ) -> Self {
        ir.assert_context(ctx);
        PatternRewriter { ctx, ir, point: None, location: Location::UNKNOWN, implementation, guard: None }
    }

    /// The state of the dialect conversion that the rewriter belongs to, with the IR.
    pub(super) fn conversion(&mut self) -> Option<(&mut Conversion, &mut Ir)> {
        self.implementation.as_conversion().map(|conversion| (conversion, &mut *self.ir))
    }

    /// The IR. Use the rewriter for changes.
    #[must_use]
    #[inline]
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// The context. The reference stays valid while the IR changes.
    #[must_use]
    #[inline]
    pub fn context(&self) -> &'a Context {
        self.ctx
    }

    /// The IR, and the implementation of changes.
    pub(super) fn split(&mut self) -> (&mut Ir, &mut dyn RewriterImpl) {
        (self.ir, self.implementation)
    }

    /// Records a new operation.
    #[track_caller]
    fn created(&mut self, op: Op) {
        if let Some(guard) = &mut self.guard {
            guard.created.push(op);
        }
        self.implementation.did_create(self.ir, op);
    }

    /// Guards an operation until [`PatternRewriter::unguard`].
    #[track_caller]
    pub(super) fn guard(&mut self, op: Op) {
        self.guard = Some(Guard::new(op));
    }

    /// Ends the guard and returns it.
    pub(super) fn unguard(&mut self) -> Option<Guard> {
        self.guard.take()
    }

    /// The records of the running rule.
    pub(super) fn guarded(&mut self) -> Option<&mut Guard> {
        self.guard.as_mut()
    }

    /// Whether a pattern tried to erase the guarded operation.
    pub(super) fn is_guard_violated(&self) -> bool {
        self.guard.as_ref().is_some_and(|guard| guard.is_violated)
    }

    /// Whether an operation must not be erased because it is or contains the guarded one; records the
    /// attempt.
    #[track_caller]
    fn is_guarded(&mut self, op: Op) -> bool {
        let Some(guard) = &mut self.guard else { return false };
        let is_hit = guard.op == op || self.ir.is_ancestor(op, guard.op);
        guard.is_violated |= is_hit;
        is_hit
    }

    /// Modifies an operation in place and notifies the listener.
    #[track_caller]
    pub fn modify<T>(&mut self, op: Op, change: impl FnOnce(&mut Ir) -> T) -> T {
        self.implementation.will_modify(self.ir, op);
        let result = change(self.ir);
        self.implementation.did_modify(self.ir, op);
        result
    }

    /// Notifies the listener that the operation was modified.
    #[track_caller]
    pub fn notify_modified(&mut self, op: Op) {
        self.implementation.did_modify(self.ir, op);
    }

    /// Folds the operation as [`fold_op`](crate::fold::fold_op) does, without a notification.
    #[track_caller]
    pub(super) fn fold(
        &mut self,
        op: Op,
        constants: &mut Vec<Option<crate::context::Attribute>>,
    ) -> crate::fold::FoldResult {
        crate::fold::fold_op(self.ctx, self.ir, op, constants)
    }

    /// Changes the location of an operation without a notification.
    #[track_caller]
    pub(super) fn set_location_silently(&mut self, op: Op, location: Location) {
        self.ir.set_location(op, location);
    }

    /// Replaces all uses of `from` by `to`, newest first.
    #[track_caller]
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        if from != to {
            self.ir.assert_replacement(from, to);
            self.implementation.replace_all_uses(self.ir, from, to);
        }
    }

    /// Replaces the uses of `from` that satisfy `expected` by `to`.
    #[track_caller]
    pub fn replace_uses_if(&mut self, from: Value, to: Value, expected: impl Fn(&Ir, Use) -> bool) {
        let uses: Vec<Use> = self.ir.uses(from).filter(|&place| expected(self.ir, place)).collect();
        for Use { op, index } in uses {
            self.modify(op, |ir| ir.set_operand(op, index, to));
        }
    }

    /// Replaces each result by the value with the same index, and erases the operation.
    ///
    /// # Panics
    /// When the numbers of values and results differ.
    #[track_caller]
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        self.ir.assert_value_for_each_result(op, values.len());
        if self.is_guarded(op) {
            return;
        }
        for (index, &value) in values.iter().enumerate() {
            self.ir.assert_replacement(self.ir.result(op, index), value);
        }
        self.leave(op);
        let is_erased = self.implementation.replace_op(self.ir, op, values);
        self.assert_erased(is_erased, op);
    }

    /// Moves the insertion point away from an operation that is about to be erased.
    pub(super) fn leave(&mut self, op: Op) {
        if let Some(point) = &mut self.point
            && point.before == Some(op)
        {
            point.before = self.ir.next(op);
        }
    }

    #[track_caller]
    fn assert_erased(&self, is_erased: bool, op: Op) {
        assert!(
            is_erased,
            "{} is erased but a result of it is used: replace its uses first",
            self.ir.quoted_name(op)
        );
    }

    /// Replaces the uses of each result by the value with the same index. The operation remains.
    ///
    /// # Panics
    /// When the numbers of values and results differ.
    #[track_caller]
    pub fn replace_op_uses(&mut self, op: Op, values: &[Value]) {
        self.ir.assert_value_for_each_result(op, values.len());
        self.implementation.will_replace_uses(self.ir, op, values);
        for (index, &value) in values.iter().enumerate() {
            self.replace_all_uses(self.ir.result(op, index), value);
        }
    }

    /// Creates an operation before `op`, and replaces `op` by it.
    ///
    /// # Panics
    /// When the numbers of results differ.
    #[track_caller]
    pub fn replace_op_with_new(&mut self, op: Op, state: &OpState<'_>) -> Op {
        self.set_insertion_point(op);
        let new = self.create(state);
        let values: Vec<Value> = self.ir.results(new).collect();
        self.replace_op(op, &values);
        new
    }

    /// Erases the operation and everything nested in it, in reverse order.
    ///
    /// # Panics
    /// When one of its results is used.
    #[track_caller]
    pub fn erase_op(&mut self, op: Op) {
        if self.is_guarded(op) {
            return;
        }
        self.leave(op);
        let is_erased = self.implementation.erase_op(self.ir, op);
        self.assert_erased(is_erased, op);
    }

    /// Erases the block with its operations.
    ///
    /// # Panics
    /// When one of its values is used outside of it, or a branch has it as a successor.
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) {
        if let Some(guarded) = self.guard.as_ref().map(|guard| guard.op)
            && let Some(op) = self.ir.ancestor_in_block(block, guarded)
            && self.is_guarded(op)
        {
            return;
        }
        if let Err(op) = self.implementation.erase_block(self.ir, block) {
            self.assert_erased(false, op);
        }
        if self.point.is_some_and(|point| point.block == block) && !self.ir.is_live_block(block) {
            self.point = None;
        }
    }

    /// Adds block arguments with these types, at the rewriter's location; returns them.
    #[track_caller]
    pub fn add_arguments(&mut self, block: Block, types: &[Type]) -> Vec<Value> {
        self.implementation.will_add_arguments(self.ir, block);
        types.iter().map(|&ty| self.ir.add_argument(block, ty, self.location)).collect()
    }

    /// Moves `op` and all following operations to a new block after its own. Returns the new block.
    ///
    /// # Panics
    /// When the operation is not in a region.
    #[track_caller]
    pub fn split_block(&mut self, op: Op) -> Block {
        let source = self.ir.parent_block(op);
        let block = self.ir.split_block(op);
        self.implementation.did_split_block(self.ir, source, op, block);
        block
    }

    /// Moves the operation before `before`.
    ///
    /// # Panics
    /// When `before` is not in a block.
    #[track_caller]
    pub fn move_op_before(&mut self, op: Op, before: Op) {
        self.implementation.will_move(self.ir, op);
        self.ir.move_before(op, before);
        self.implementation.did_move(self.ir, op);
    }

    /// Moves the operation after `after`.
    ///
    /// # Panics
    /// When `after` is not in a block.
    #[track_caller]
    pub fn move_op_after(&mut self, op: Op, after: Op) {
        self.implementation.will_move(self.ir, op);
        self.ir.move_after(op, after);
        self.implementation.did_move(self.ir, op);
    }

    /// Moves the block before `before`, possibly in another region.
    ///
    /// # Panics
    /// When `before` is not in a region.
    #[track_caller]
    pub fn move_block_before(&mut self, block: Block, before: Block) {
        let to = self.region_of(before);
        self.implementation.will_move_block(self.ir, block);
        if block != before {
            if self.ir.parent_region(block).is_some() {
                self.ir.remove_block(block);
            }
            self.ir.insert_block(block, to, Some(before));
        }
        self.implementation.did_move_block(self.ir, block);
    }

    /// The region that the block is in.
    #[track_caller]
    fn region_of(&self, before: Block) -> Region {
        match self.ir.parent_region(before) {
            Some(region) => region,
            None => panic!("blocks are moved before {before:?}, which is in no region"),
        }
    }

    /// Moves the operations of `source` before `before` in `target`, or to its end, replaces the block
    /// arguments of `source` by these values, and erases `source`.
    ///
    /// # Panics
    /// When the numbers of values and arguments differ, or a branch has `source` as a successor.
    #[track_caller]
    pub fn inline_block_before(
        &mut self,
        source: Block,
        target: Block,
        before: Option<Op>,
        arguments: &[Value],
    ) {
        let (count, given) = (self.ir.num_arguments(source), arguments.len());
        assert!(count == given, "{given} values in place of the {count} arguments of a block");
        self.implementation.will_inline_block(self.ir, source);
        for (index, &value) in arguments.iter().enumerate() {
            self.replace_all_uses(self.ir.argument(source, index), value);
        }
        if let Some(point) = &mut self.point
            && point.block == source
        {
            *point = InsertionPoint { block: target, before: point.before.or(before) };
        }
        while let Some(op) = self.ir.first_op(source) {
            self.ir.remove(op);
            self.ir.insert(op, target, before);
            self.implementation.did_inline(self.ir, op);
        }
        self.erase_block(source);
    }

    /// Moves the operations of `source` to the end of `target`; see
    /// [`inline_block_before`](PatternRewriter::inline_block_before).
    ///
    /// # Panics
    /// As `inline_block_before`.
    #[track_caller]
    pub fn merge_blocks(&mut self, source: Block, target: Block, arguments: &[Value]) {
        self.inline_block_before(source, target, None, arguments);
    }

    /// Inserts a copy of the operation at the insertion point; see [`Ir::clone_op`].
    #[track_caller]
    pub fn clone_op(&mut self, op: Op, mapping: &mut Mapping) -> Op {
        let copy = self.ir.clone_op(op, mapping);
        if let Some(InsertionPoint { block, before }) = self.point {
            self.ir.insert(copy, block, before);
        }
        self.implementation.did_clone(self.ir, copy);
        copy
    }

    /// Inserts a copy of the operation with empty regions at the insertion point.
    #[track_caller]
    pub fn clone_without_regions(&mut self, op: Op, mapping: &mut Mapping) -> Op {
        let copy = self.ir.clone_without_regions(op, mapping);
        self.insert(copy)
    }

    /// Copies all blocks of `from` to the end of `to`; see [`Ir::clone_region`].
    #[track_caller]
    pub fn clone_region(&mut self, from: Region, to: Region, mapping: &mut Mapping) {
        self.clone_blocks(from, to, None, mapping);
    }

    /// Copies all blocks of `from` before `before` in another region; see [`Ir::clone_region`].
    ///
    /// # Panics
    /// When `before` is not in a region.
    #[track_caller]
    pub fn clone_region_before(&mut self, from: Region, before: Block, mapping: &mut Mapping) {
        self.clone_blocks(from, self.region_of(before), Some(before), mapping);
    }

    #[track_caller]
    fn clone_blocks(&mut self, from: Region, to: Region, before: Option<Block>, mapping: &mut Mapping) {
        let last = self.ir.last_block(to);
        self.ir.clone_region(from, to, mapping);
        let mut next = last.map_or_else(|| self.ir.first_block(to), |block| self.ir.next_block(block));
        let mut copies = Vec::new();
        while let Some(block) = next {
            next = self.ir.next_block(block);
            copies.push(block);
            if before.is_some() {
                self.ir.remove_block(block);
                self.ir.insert_block(block, to, before);
            }
        }
        self.implementation.did_clone_blocks(self.ir, copies);
    }

    /// Moves all blocks of `from` before `before`.
    ///
    /// # Panics
    /// When `before` is not in a region.
    #[track_caller]
    pub fn inline_region_before(&mut self, from: Region, before: Block) {
        self.move_blocks(from, self.region_of(before), Some(before));
    }

    /// Moves all blocks of `from` to the end of `to`.
    #[track_caller]
    pub fn inline_region_at_end(&mut self, from: Region, to: Region) {
        self.move_blocks(from, to, None);
    }

    /// Moves the blocks of each region of `from` to the end of the region of `to` with the same index.
    #[track_caller]
    pub fn inline_regions_at_end(&mut self, from: Op, to: Op) {
        for index in 0..self.ir.num_regions(from) {
            self.move_blocks(self.ir.region(from, index), self.ir.region(to, index), None);
        }
    }

    #[track_caller]
    fn move_blocks(&mut self, from: Region, to: Region, before: Option<Block>) {
        while let Some(block) = self.ir.first_block(from) {
            self.implementation.will_move_block(self.ir, block);
            self.ir.remove_block(block);
            self.ir.insert_block(block, to, before);
            self.implementation.did_move_block(self.ir, block);
        }
    }
}

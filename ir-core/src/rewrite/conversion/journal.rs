//! Changes of the IR that a conversion makes, each with what undoing it needs.
//!
//! **Invariant**: every change of the IR in a run is recorded before the next one. Undoing goes back to a
//! mark, the last change first: to the beginning of a pattern, or of the run.

use super::action::Action;
use super::state::Conversion;
use crate::ir::{Block, Ir, Op, Use};

/// A point to which a conversion can return.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    actions: usize,
    ignored: usize,
    replaced: usize,
}

impl Conversion {
    /// The present point.
    pub(super) fn mark(&self) -> Mark {
        Mark { actions: self.journal.len(), ignored: self.ignored.len(), replaced: self.replaced.len() }
    }

    /// Whether anything happened since the mark but materializations, which disappear on their own when nothing uses them.
    pub(super) fn has_changes_since(&self, mark: Mark) -> bool {
        self.journal[mark.actions..].iter().any(|action| !matches!(action, Action::Materialized { .. }))
    }

    /// Whether the operation was replaced, erased or modified since the mark.
    pub(super) fn is_changed_since(&self, mark: Mark, op: Op) -> bool {
        let is_of = |action: &Action| matches!(action, Action::Modified(saved) if saved.op == op);
        self.is_replaced(op) || self.journal[mark.actions..].iter().any(is_of)
    }

    /// Undoes everything since the mark, the last change first.
    pub(super) fn undo(&mut self, ir: &mut Ir, mark: Mark) {
        while self.journal.len() > mark.actions {
            if let Some(action) = self.journal.pop() {
                self.undo_action(ir, action);
            }
        }
        for op in self.ignored.drain(mark.ignored..).collect::<Vec<Op>>() {
            self.clear_ignored(op);
        }
        for op in self.replaced.drain(mark.replaced..).collect::<Vec<Op>>() {
            self.clear_replaced(op);
        }
        self.clear_pattern();
    }

    /// Erases an operation that the conversion created. What foreign code uses without a rewriter remains: nothing is erased that
    /// something else uses.
    fn erase_created(&self, ir: &mut Ir, op: Op) {
        if !self.is_shared || ir.is_live(op) && !ir.has_uses(op) {
            ir.erase(op);
        }
    }

    fn undo_action(&mut self, ir: &mut Ir, action: Action) {
        match action {
            Action::Created(op) => self.erase_created(ir, op),
            Action::Moved { op, block, before } => {
                ir.remove(op);
                if let Some(block) = block {
                    ir.insert(op, block, before);
                }
            }
            Action::Modified(saved) => saved.restore(ir),
            Action::Replaced { op, .. } => {
                for result in ir.results(op).to_vec() {
                    self.values.remove(&[result]);
                }
            }
            Action::MappedValue { value, .. } => self.values.remove(&[value]),
            Action::CreatedBlock(block) => ir.erase_block(block),
            Action::ClonedBlocks(blocks) => {
                // They may use each other's values.
                blocks.iter().for_each(|block| ir.drop_references(*block));
                blocks.into_iter().for_each(|block| ir.erase_block(block));
            }
            Action::MovedBlock { block, region, before } | Action::ErasedBlock { block, region, before } => {
                ir.remove_block(block);
                ir.insert_block(block, region, before);
            }
            Action::Inlined { source, ends } => take_back(ir, source, ends),
            Action::Retargeted { old, new } => ir.replace_all_block_uses(new, old),
            Action::AddedArguments { block, count } => {
                let added: Vec<usize> = (count..ir.num_arguments(block)).collect();
                ir.erase_arguments(block, &added);
            }
            Action::Materialized { op, mapped } => {
                if !mapped.is_empty() {
                    self.values.remove(&mapped);
                }
                self.forget_materialization(op);
                self.erase_created(ir, op);
            }
            Action::Uses { value, start } => {
                // The newest use was replaced first, so it returns last.
                for Use { op, index } in self.uses.drain(start..).rev() {
                    ir.set_operand(op, index, value);
                }
            }
        }
    }
}

/// Moves the operations between these back to the end of a block.
fn take_back(ir: &mut Ir, source: Block, ends: Option<(Op, Op)>) {
    let Some((first, last)) = ends else { return };
    let mut next = Some(first);
    while let Some(op) = next {
        next = ir.next(op).filter(|_| op != last);
        ir.move_to_end(op, source);
    }
}

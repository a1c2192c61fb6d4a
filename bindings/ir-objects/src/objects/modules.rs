//! Modules that come from texts, and the end of operations, blocks and regions.

use super::Objects;
use crate::misuse::Misuse;
use ir_core::ir::{Block, Ir, Op, Order, Region, Value, Walk};
use ir_core::text::{ExternalResources, ParsedModule};

impl Objects {
    /// Moves a module that was read from a text into the context's arena, and returns its operation.
    ///
    /// # Errors
    /// When the arena has no room for it.
    pub fn adopt_module(&mut self, module: ParsedModule) -> Result<Op, Misuse> {
        let ParsedModule { ir, top, external_resources } = module;
        let op = if self.loans == 0 && self.ir.is_vacant() {
            self.epochs.restart();
            self.adopted = super::regions::Adopted::default();
            self.ir = ir;
            top
        } else if self.ir.num_free_ops() >= ir.num_ops() {
            // An arena that others are appended to again and again would grow without end.
            self.ir_mut().copy_from(&ir, top)
        } else if self.ir.has_room_for(&ir) {
            self.ir.adopt(ir, top)
        } else {
            return Err(Misuse::Full);
        };
        self.set_external_resources(op, external_resources);
        Ok(op)
    }

    /// The resources of other tools that the text of the module had, which are printed with it again.
    #[must_use]
    pub fn external_resources(&self, module: Op) -> ExternalResources {
        self.resources.get(&module).cloned().unwrap_or_default()
    }

    /// Sets the resources of other tools that are printed with the module.
    pub fn set_external_resources(&mut self, module: Op, resources: ExternalResources) {
        self.resources.retain(|&op, _| self.ir.is_live(op));
        if !resources.is_empty() {
            self.resources.insert(module, resources);
        }
    }

    /// Erases the operation and everything nested in it.
    ///
    /// # Errors
    /// When something outside of it uses a value or block in it, or a result, or a dialect conversion works
    /// on it, or passes or patterns run on an operation in it.
    pub fn erase_op(&mut self, op: Op) -> Result<(), Misuse> {
        self.check_not_converted(op)?;
        if self.transformed.iter().any(|&root| self.ir.is_live(root) && self.ir.is_ancestor(op, root)) {
            return Err(Misuse::Transformed);
        }
        if self.is_used_outside(op) {
            return Err(Misuse::Used);
        }
        self.ir_mut().erase(op);
        Ok(())
    }

    /// Records that a dialect conversion works on an operation, until [`Objects::end_conversion`]. Meanwhile
    /// only rewriters erase its ancestors and the operations in it.
    pub fn begin_conversion(&mut self, op: Op) {
        self.converted.push(op);
    }

    /// Records that passes or patterns run on an operation, until [`Objects::end_run`]. Meanwhile it cannot
    /// be erased with its ancestors.
    pub fn begin_run(&mut self, op: Op) {
        self.transformed.push(op);
    }

    /// Notes that a run on an operation is over.
    pub fn end_run(&mut self, op: Op) {
        if let Some(index) = self.transformed.iter().rposition(|&root| root == op) {
            self.transformed.remove(index);
        }
    }

    /// Notes that the conversion of an operation is over.
    pub fn end_conversion(&mut self, op: Op) {
        self.converted.retain(|converted| *converted != op);
    }

    /// Checks that no dialect conversion works on an operation, its ancestors or its descendants.
    ///
    /// # Errors
    /// A dialect conversion works on one of them.
    pub fn check_not_converted(&self, op: Op) -> Result<(), Misuse> {
        let ir = &self.ir;
        let is_same_tree =
            |&root: &Op| ir.is_live(root) && (ir.is_ancestor(root, op) || ir.is_ancestor(op, root));
        if self.converted.iter().any(is_same_tree) { Err(Misuse::Running) } else { Ok(()) }
    }

    /// Erases a region that no operation owns.
    ///
    /// # Errors
    /// When an operation owns it, or something outside uses a value or block in it.
    pub fn erase_region(&mut self, region: Region) -> Result<(), Misuse> {
        match self.parent_op(region) {
            Some(_) => Err(Misuse::Owned),
            None => self.erase_op(self.ir.parent_op(region)),
        }
    }

    /// Erases a block and everything in it.
    ///
    /// # Errors
    /// When something outside uses the block, or a value in it, or a dialect conversion works on it.
    pub fn erase_block(&mut self, block: Block) -> Result<(), Misuse> {
        if let Some(op) = self.ir.parent_op(block) {
            self.check_not_converted(op)?;
        }
        let is_inside =
            |&root: &Op| self.ir.is_live(root) && self.ir.ancestor_in_block(block, root).is_some();
        if self.transformed.iter().any(is_inside) {
            return Err(Misuse::Transformed);
        }
        if self.is_block_used_outside(block) {
            return Err(Misuse::Used);
        }
        let ir = self.ir_mut();
        ir.drop_references(block);
        ir.erase_block(block);
        Ok(())
    }

    /// Whether something outside the operation uses a result of it, or a value or block in it.
    #[must_use]
    pub fn is_used_outside(&self, op: Op) -> bool {
        let is_inside = |user| self.ir.is_ancestor(op, user);
        has_result_user_other_than(&self.ir, op, is_inside) || self.is_content_used_outside(op)
    }

    /// Whether something outside the operation uses a value or block in it.
    #[must_use]
    pub fn is_content_used_outside(&self, op: Op) -> bool {
        has_nested_user_other_than(&self.ir, op, |user| self.ir.is_ancestor(op, user))
    }

    /// Whether something outside the block uses it, or a value in it.
    #[must_use]
    pub fn is_block_used_outside(&self, block: Block) -> bool {
        let is_inside = |user: Op| is_in_block(&self.ir, block, user);
        self.ir.arguments(block).any(|value| has_other_use(&self.ir, value, is_inside))
            || self.ir.block_uses(block).any(|(user, _)| !is_inside(user))
            || self.ir.ops(block).any(|op| {
                has_result_user_other_than(&self.ir, op, is_inside)
                    || has_nested_user_other_than(&self.ir, op, is_inside)
            })
    }
}

/// Whether the operation is in the block at any depth.
fn is_in_block(ir: &Ir, block: Block, op: Op) -> bool {
    ir.ancestor_in_block(block, op).is_some()
}

fn has_other_use(ir: &Ir, value: Value, is_inside: impl Fn(Op) -> bool) -> bool {
    let block = ir.value_block(value);
    // Most uses are in the block of the definition. This check comes first, because it needs no walk to the
    // top.
    ir.uses(value).any(|used| (block.is_none() || ir.parent_block(used.op) != block) && !is_inside(used.op))
}

/// Whether a result of the operation has a user that is not inside.
fn has_result_user_other_than(ir: &Ir, op: Op, is_inside: impl Fn(Op) -> bool) -> bool {
    ir.results(op).any(|value| ir.uses(value).any(|used| !is_inside(used.op)))
}

/// Whether a value or block in the operation has a user that is not inside.
fn has_nested_user_other_than(ir: &Ir, op: Op, is_inside: impl Fn(Op) -> bool + Copy) -> bool {
    !ir.try_visit(op, Order::Pre, |nested| {
        let of_results = nested != op && ir.results(nested).any(|value| has_other_use(ir, value, is_inside));
        let used = of_results
            || ir.regions(nested).flat_map(|region| ir.blocks(region)).any(|block| {
                ir.arguments(block).any(|value| has_other_use(ir, value, is_inside))
                    || ir.block_uses(block).any(|(user, _)| !is_inside(user))
            });
        if used { Walk::Interrupt } else { Walk::Advance }
    })
}

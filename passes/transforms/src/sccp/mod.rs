//! `sccp`: sparse conditional constant propagation.
//!
//! The pass folds as if operands were constants, and undoes folds in place. Blocks are visited in MLIR's
//! order, because it decides the order of the new constants.

mod analysis;
mod calls;
mod control;
mod flow;

use self::analysis::{Analysis, LatticeValue};
pub(super) use self::control::Control;
use crate::passes::SCCP;
use ir_core::context::{Attribute, Context, Ident, Type};
use ir_core::interfaces::would_be_trivially_dead;
use ir_core::ir::{Block, Builder, Ir, Op, OpBuilder, Region, Value};
use ir_core::pass::{PassFailure, PassRun, RunPass};
use ir_core::rewrite::insertion_region;
use rustc_hash::FxHashMap;

impl RunPass for SCCP {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let (ctx, op) = (run.ctx, run.op);
        let known = Analysis::run(ctx, run.ir, op).values;
        Replacer { ctx, ir: run.ir, known: &known, created: FxHashMap::default() }.run(op);
        Ok(())
    }
}

/// Replaces values by constants.
struct Replacer<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    known: &'a FxHashMap<Value, LatticeValue>,
    /// The created constants, by their region; `None` if the dialect cannot materialize the constant.
    created: FxHashMap<(Region, Ident, Attribute, Type), Value>,
}

impl Replacer<'_> {
    /// Visits blocks in MLIR's order, which determines the order of constants.
    fn run(&mut self, op: Op) {
        let mut pending = Vec::new();
        self.push_blocks(op, &mut pending);
        while let Some(block) = pending.pop() {
            let mut next = self.ir.first_op(block);
            while let Some(op) = next {
                next = self.ir.next(op);
                if !self.replace_results(block, op) {
                    self.push_blocks(op, &mut pending);
                }
            }
            for index in 0..self.ir.num_arguments(block) {
                let first = self.ir.first_op(block);
                self.replace(block, first, self.ir.argument(block, index));
            }
        }
    }

    fn push_blocks(&self, op: Op, pending: &mut Vec<Block>) {
        for region in self.ir.regions(op) {
            let before = pending.len();
            pending.extend(self.ir.blocks(region));
            pending[before..].reverse();
        }
    }

    /// Replaces the constant results. Returns whether the operation was erased.
    fn replace_results(&mut self, block: Block, op: Op) -> bool {
        let count = self.ir.num_results(op);
        let mut replaced = 0;
        for index in 0..count {
            replaced += usize::from(self.replace(block, Some(op), self.ir.result(op, index)));
        }
        let is_dead = count != 0 && replaced == count && would_be_trivially_dead(self.ir, op);
        if is_dead {
            self.ir.erase(op);
        }
        is_dead
    }

    fn replace(&mut self, block: Block, before: Option<Op>, value: Value) -> bool {
        let Some(&LatticeValue::Constant { value: constant, dialect }) = self.known.get(&value) else {
            return false;
        };
        let Some(new) = self.constant(block, before, dialect, constant, self.ir.value_type(value)) else {
            return false;
        };
        self.ir.replace_all_uses(value, new);
        true
    }

    /// The value of an operation for the constant, at the start of the region that receives constants.
    fn constant(
        &mut self,
        block: Block,
        before: Option<Op>,
        dialect: Ident,
        value: Attribute,
        ty: Type,
    ) -> Option<Value> {
        let inside = before.or_else(|| self.ir.first_op(block))?;
        let region = insertion_region(self.ctx, self.ir, inside)?;
        let key = (region, dialect, value, ty);
        if let Some(&created) = self.created.get(&key) {
            return Some(created);
        }
        let entry = self.ir.first_block(region)?;
        let mut builder = Builder::new(self.ir);
        builder.set_insertion_point_to_start(entry);
        let definition = self.ctx.dialect(dialect)?;
        let op = definition.materialize_constant(&mut builder, value, ty)?;
        let mut created = self.ir.result(op, 0);
        // A constant of another dialect counts for both, and each constant is created once.
        let of_maker = (region, self.ir.name(op).dialect(self.ctx), value, ty);
        match self.created.get(&of_maker) {
            Some(&before) => {
                self.ir.erase(op);
                created = before;
            }
            None => {
                self.created.insert(of_maker, created);
            }
        }
        self.created.insert(key, created);
        Some(created)
    }
}

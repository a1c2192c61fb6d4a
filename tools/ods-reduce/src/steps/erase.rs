//! Operations are erased. Stand-ins replace their results.

use super::Edit;
use crate::stand_in::{self, Source};
use ir_core::context::Traits;
use ir_core::ir::{Ir, Op};

/// An edit for each operation but terminators. Users come before definitions, so that these are unused.
pub fn edits(ir: &Ir, ops: &[Op], source: Source) -> Vec<Edit> {
    let ops = ops.iter().rev().copied().filter(|&op| !ir.name(op).has(ir.context(), Traits::TERMINATOR));
    ops.map(|op| -> Edit { Box::new(move |ir| erase(ir, op, source)) }).collect()
}

fn erase(ir: &mut Ir, op: Op, source: Source) -> bool {
    if !ir.is_live(op) || (source != Source::Argument && !ir.has_uses(op)) {
        return false;
    }
    for result in ir.results(op).to_vec() {
        if ir.is_unused(result) {
            continue;
        }
        let Some(value) = stand_in::find(ir, op, ir.value_type(result), source) else { return false };
        ir.replace_all_uses(result, value);
    }
    ir.erase(op);
    true
}

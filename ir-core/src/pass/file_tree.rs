//! File names of IR dumps: a folder for each operation, and an index for each of its dumps.

use crate::context::Context;
use crate::interfaces::symbol_name;
use crate::ir::{Ir, Op};
use rustc_hash::FxHashMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// The number of dumps of each operation.
#[derive(Default)]
pub(super) struct FileTree {
    counters: Mutex<FxHashMap<Op, u32>>,
}

impl FileTree {
    /// The file for the next dump of an operation, before or after a pass:
    /// `builtin_module_m/func_func_f/0_1_cse.mlir`. The indices count the dumps of each ancestor and of the
    /// operation itself.
    pub(super) fn next_file(&self, ctx: &Context, ir: &Ir, op: Op, pass: &str) -> PathBuf {
        let mut ops: Vec<Op> = std::iter::successors(Some(op), |&op| ir.parent_op(op)).collect();
        ops.reverse();
        let mut counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        let mut path = PathBuf::new();
        let mut file = String::new();
        for current in ops {
            path.push(folder(ctx, ir, current));
            let counter = counters.entry(current).and_modify(|counter| *counter += u32::from(current == op));
            file.push_str(&format!("{}_", counter.or_default()));
        }
        path.push(format!("{file}{pass}.mlir"));
        path
    }
}

/// `func_func_f`
fn folder(ctx: &Context, ir: &Ir, op: Op) -> String {
    let name = ir.name(op).as_str(ctx).replace('.', "_");
    let symbol = symbol_name(ir, op);
    let symbol = symbol.map_or("no-symbol-name", |symbol| symbol.as_str(ctx)).replace('/', "_");
    format!("{name}_{symbol}")
}

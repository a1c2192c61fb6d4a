//! `print-op-stats`: prints the number of operations of each name.

use crate::passes::PrintOpStats;
use ir_core::ir::Order;
use ir_core::pass::{PassFailure, PassRun, RunPass};
use std::collections::BTreeMap;
use std::fmt::Write as _;

impl RunPass for PrintOpStats {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let (ir, mut counts) = (&*run.ir, BTreeMap::new());
        ir.visit(run.op, Order::Post, |op| *counts.entry(ir.name(op).as_str(ir.context())).or_insert(0) += 1);
        let text = if self.print_as_json { json(&counts) } else { table(&counts) };
        run.print(text);
        run.preserve_all();
        Ok(())
    }
}

/// The counts of operations, sorted by name.
type Counts<'a> = BTreeMap<&'a str, u64>;

/// A line for each operation name. The names are aligned at the period.
fn table(counts: &Counts<'_>) -> String {
    let names = || counts.keys().map(|name| name.split_once('.').unwrap_or(("", name)));
    let dialects = names().map(|(dialect, _)| dialect.len()).max().unwrap_or(0);
    let ops = names().map(|(_, op)| op.len()).max().unwrap_or(0);
    let mut text = "Operations encountered:\n-----------------------\n".to_owned();
    for ((dialect, op), count) in names().zip(counts.values()) {
        let point = if dialect.is_empty() { " " } else { "." };
        // Writing to a string never fails.
        let _ = writeln!(text, "  {dialect:>dialects$}{point}{op:<ops$} , {count}");
    }
    text
}

fn json(counts: &Counts<'_>) -> String {
    let lines: Vec<String> = counts.iter().map(|(name, count)| format!("  \"{name}\" : {count}")).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

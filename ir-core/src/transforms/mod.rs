//! The passes.

mod canonicalize;
mod cse;
mod equivalence;
mod inline;
mod print_ir;
mod remove_dead_values;
mod sccp;
mod strip_debug_info;
mod symbol_dce;
mod symbol_uses;
mod topological_sort;

use crate::pass::{PassEntry, PassRegistry};

/// Registers all passes of this crate.
pub fn register_passes(registry: &mut PassRegistry) {
    let entries: [PassEntry; 9] = [
        PassEntry {
            argument: "canonicalize",
            description: "Canonicalize operations",
            create: || Box::new(canonicalize::Canonicalizer::default()),
        },
        PassEntry {
            argument: "cse",
            description: "Eliminate common sub-expressions",
            create: || Box::new(cse::Cse),
        },
        PassEntry {
            argument: "inline",
            description: "Inline function calls",
            create: || Box::new(inline::Inline::default()),
        },
        PassEntry {
            argument: "print-ir",
            description: "Print IR on the debug stream",
            create: || Box::new(print_ir::PrintIr::default()),
        },
        PassEntry {
            argument: "remove-dead-values",
            description: "Remove dead values",
            create: || Box::new(remove_dead_values::RemoveDeadValues::default()),
        },
        PassEntry {
            argument: "sccp",
            description: "Sparse Conditional Constant Propagation",
            create: || Box::new(sccp::Sccp),
        },
        PassEntry {
            argument: "strip-debuginfo",
            description: "Strip debug info from all operations",
            create: || Box::new(strip_debug_info::StripDebugInfo),
        },
        PassEntry {
            argument: "symbol-dce",
            description: "Eliminate dead symbols",
            create: || Box::new(symbol_dce::SymbolDce),
        },
        PassEntry {
            argument: "topological-sort",
            description: "Sort regions without SSA dominance in topological order",
            create: || Box::new(topological_sort::TopologicalSort),
        },
    ];
    for entry in entries {
        registry.add(entry);
    }
}

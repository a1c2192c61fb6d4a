//! Passes for IR of any dialect, declared in `Passes.ods`.
//!
//! A pass accesses its operation and what is nested in it. `ir_core::pass` states what it must not do.

mod canonicalize;
mod control_flow_sink;
mod cse;
mod equivalence;
mod inline;
mod loop_invariant_code_motion;
mod mem2reg;
mod option_types;
mod passes;
mod print_ir;
mod print_op_stats;
mod remove_dead_values;
mod sccp;
mod slots;
mod sroa;
mod strip_debug_info;
mod symbol_dce;
mod topological_sort;

pub use canonicalize::Simplifier;
pub use option_types::{CallablePipeline, OpPipeline};
pub use passes::*;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

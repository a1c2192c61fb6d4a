//! The `affine` dialect: the generated code and its user-provided parts.
//!
//! ```text
//! loop_utils ─ dependence ─ constraints ─ extents ─ memory_regions
//! slices ─ memory_graph ─ passes
//! ```
//!
//! Trip counts, unrolling and promotion are in `loop_utils`, dependences and effects between accesses in
//! `dependence`. `slices` and `memory_graph` determine which loop nests `passes/fusion` fuses.

ir_core::include_dialect!("affine");

mod access;
mod bounds;
mod canonicalize;
mod constraints;
mod dependence;
mod dma;
mod extents;
mod indices;
mod inlining;
mod loop_utils;
mod loops;
mod maps;
mod memory_graph;
mod memory_regions;
mod memref_uses;
mod parallel;
pub mod passes;
mod semantics;
mod slices;
mod validity;
mod verify;

pub use canonicalize::composed_apply;
pub(crate) use dma::register as register_dma;
pub use dma::{AffineDmaStartOp, AffineDmaWaitOp};
pub(crate) use inlining::Affine;

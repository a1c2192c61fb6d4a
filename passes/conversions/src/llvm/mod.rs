//! Conversions to the dialect `llvm`: the type converter and memref descriptors (MLIR's `LLVMCommon`), and
//! the passes for single dialects.
//!
//! `types`, `descriptor` and `signatures` are the type converter. The lowerings share `patterns`,
//! `attributes`, `functions` and `ops`. There is a module for each dialect, and `passes` defines the
//! passes. `memref_to_llvm` and `to_llvm` have their own folders next to this one.
//!
//! - **Invariant**: a materialization holds a weak reference to the rules that own it, so that a converter
//!   can be dropped.
//! - **Invariant**: a branch is converted with its successors, one after the other. Each successor is
//!   looked up immediately before its conversion, because conversion replaces a block.
//! - Deliberately absent: data layouts. Pointers have 8 bytes.

mod arith;
pub(crate) mod attributes;
mod cf;
mod complex;
mod converter;
mod descriptor;
mod func;
pub(crate) mod functions;
mod index;
mod math;
pub(crate) mod ops;
mod passes;
pub(crate) mod patterns;
mod signatures;
mod texts;
mod types;
mod ub;

pub use arith::add_arith_to_llvm;
pub use cf::add_cf_to_llvm;
pub use complex::add_complex_to_llvm;
pub use descriptor::{MemRefDescriptor, UnrankedMemRefDescriptor};
pub use func::add_func_to_llvm;
pub use index::add_index_to_llvm;
pub use math::add_math_to_llvm;
pub use passes::*;
pub use signatures::CWrapperType;
pub(crate) use texts::global_text;
pub use types::{LlvmOptions, LlvmTypeConverter};
pub use ub::add_ub_to_llvm;

//! A native Rust IR that reads, verifies, transforms and prints MLIR's text.
//!
//! The top modules are layers. A module uses those to the left of it or in lines above:
//!
//! ```text
//! stack threads num
//! context ─ diagnostic ─ ir ─ text
//! attr_or_type ─ predicates
//! interfaces ─ verify ─ fold ─ rewrite
//! runtime
//! ops pass module generated
//! ```
//!
//! - **Invariant**: no two top modules need each other, directly or through others (`cargo xtask tidy`).
//! - **Invariant**: functions that take an IR take no context (`op.lhs(ir)`). Exceptions change the IR
//!   while they hold data of the context (folds, pattern drivers), or are the runtime's own checks and
//!   models.
//! - Data that is made for one context (frozen patterns, rewriters) rejects the IR of another one.
//! - **Invariant**: types, attributes and locations parse, print and fail as in `mlir-opt` 22;
//!   `tests/goldens` holds its output for some 4,000 modules.

pub mod attr_or_type;
pub mod context;
pub mod diagnostic;
pub mod fold;
#[doc(hidden)]
pub mod generated;
pub mod interfaces;
pub mod ir;
mod module;
pub mod ops;
pub mod pass;
pub mod predicates;
pub mod rewrite;
pub mod runtime;
pub mod stack;
pub mod text;
pub mod threads;
pub mod verify;

pub use apnum as num;
pub use context::Context;
pub use module::{DisplayModule, Module};

/// The names that programs need to build and change IR: `use ir_core::prelude::*`.
pub mod prelude {
    pub use crate::attr_or_type::DefHandle;
    pub use crate::context::{AttrKind, Attribute, Context, Location, NamedAttribute, Type, TypeKind};
    pub use crate::diagnostic::{Diagnostic, Severity};
    pub use crate::ir::{Block, Builder, Ir, Op, OpBuilder, OpState, Order, Region, Value};
    pub use crate::module::Module;
    pub use crate::rewrite::{PatternRewriter, PatternSet, RewritePattern};
    pub use crate::runtime::interfaces::{attribute_interface, op_interface, type_interface};
    pub use crate::runtime::{DefinedOp, OpHandle};
    pub use crate::text::Diagnostics;
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
